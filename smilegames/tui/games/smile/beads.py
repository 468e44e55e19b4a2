"""The beads that lie beside the row: the supply for all to see, one's own under a lifted corner."""

from __future__ import annotations

from typing import NamedTuple

from smilegames.games.smile.actions import TAKE
from smilegames.games.smile.foresight import foresee
from smilegames.games.smile.scoring import score_lines
from smilegames.games.smile.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.smile import table as said
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, YOU, Ink, Tone
from smilegames.tui.games.smile.chooser import SmileChooser
from smilegames.tui.table.scene import Scene
from smilegames.tui.widgets.zone import Zone

DRAWN = 8
"""So many of one's own beads are drawn: with more, the line would not hold the longest of all."""
MARGIN = 3


class Corner(NamedTuple):
    """What lies under the corner of the acting player, or what lifts it."""

    offer: str = ""
    """How the corner is lifted, while it is down."""
    whose: str = ""
    """Who looks; empty while it is down."""
    clear: int = 0
    counted: str = ""
    """The same number in words."""
    owed: str = ""
    """Borrowed beads; empty for none."""
    notes: tuple[str, ...] = ()
    """What follows from the beads and from the selection."""


class OwnBeads(Zone[Corner]):
    """A rule, and two lines of what only one player may see."""

    def draw(self, area: Area, data: Corner) -> None:
        area.rule(0, self.glyphs.rule)
        if not data.whose:
            area.put(MARGIN, 1, data.offer, DIM)
            return
        x = area.put(MARGIN, 1, data.whose, YOU)
        x = area.put(x + 3, 1, self.glyphs.bead * min(data.clear, DRAWN)) + (data.clear > 0)
        area.put(x, 1, data.counted, BOLD)
        x = MARGIN
        if data.owed:
            x = area.put(x, 2, data.owed, Ink(Tone.BLUE)) + 3
        for note in data.notes:
            x = area.put(x, 2, note, TEXT) + 3


class Stock(NamedTuple):
    """What is left of the beads that belong to nobody."""

    label: str
    clear: int
    blue: int
    note: str = ""


class Supply(Zone[Stock]):
    """A rule, and the beads of both kinds by number (SM-18)."""

    def draw(self, area: Area, data: Stock) -> None:
        area.rule(0, self.glyphs.rule)
        right = area.width - 2
        blue = f"{self.glyphs.borrowed} {data.blue}"
        x = area.put_right(right, 1, blue, Ink(Tone.BLUE))
        x = area.put_right(x - 2, 1, f"{self.glyphs.bead} {data.clear}", TEXT)
        area.put_right(x - 2, 1, data.label, DIM)
        area.put_right(right, 2, data.note, TEXT)


def stock_of(speaker: Speaker, view: View) -> Stock:
    """Return the supply; what is used up shows 0, however many substitutes lie about (SM-18)."""
    words, clear, blue = speaker.words, view.supply_clear, view.supply_blue
    note = words(said.SUBSTITUTES) if min(clear, blue) < 0 else ""
    return Stock(words(said.SUPPLY), max(0, clear), max(0, blue), note)


def corner_of(
    speaker: Speaker, scene: Scene[View], chooser: SmileChooser, peek_key: str, glyphs: Glyphs
) -> Corner:
    """Return the own beads of whoever decides, while they look or where all may (SM-05)."""
    words, seat = speaker.words, scene.looks
    if seat is None:
        return Corner()
    own, name = scene.own, speaker.name(seat)
    if own is None and scene.public.open_beads:
        own = scene.public
    elif own is None:
        return Corner(offer=words(said.PEEK_OFFER, key=peek_key, name=name))
    alone = peek_key and not own.open_beads
    clear, blue = own.clear[seat], own.blue[seat]
    return Corner(
        whose=words(said.PEEK_WHOSE if alone else said.BEADS_OF, name=name),
        clear=clear,
        counted=words(said.BEADS, n=clear),
        owed=f"{glyphs.borrowed} {words(said.BORROWED, n=blue)}" if blue else "",
        notes=_notes(speaker, own, seat, chooser),
    )


def _notes(speaker: Speaker, own: View, seat: int, chooser: SmileChooser) -> tuple[str, ...]:
    words, deck = speaker.words, chooser.deck
    values = [deck.value_of[card] for card in own.kept[seat]]
    points = sum(line.points for line in score_lines(values, own.clear[seat], own.blue[seat]))
    now = words(said.SCORE_NOW, score=points)
    if not chooser.legal or chooser.selected is None:
        return (now,)
    seen = foresee(own, chooser.selected, deck)
    if seen.borrows and chooser.selected.verb != TAKE:
        return (words(said.BORROWS),)
    return now, words(said.BEADS_AFTER, n=seen.clear)
