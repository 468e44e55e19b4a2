"""Sits down at the table of Gracias without a screen: positions in, what its zones draw out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from smilegames.core.events import Event
from smilegames.games.gracias.rules import GraciasRules
from smilegames.games.gracias.state import State
from smilegames.games.gracias.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.words import Words
from smilegames.tui.drawing.advice import fitting
from smilegames.tui.drawing.glyphs import ASCII, UNICODE, Glyphs
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.games.gracias.areas import Areas, gift_in, suits_of
from smilegames.tui.games.gracias.chooser import GraciasChooser
from smilegames.tui.games.gracias.kinds import kind_faces
from smilegames.tui.games.gracias.offering import options_of, pair_of
from smilegames.tui.games.gracias.outlook import Outlook
from smilegames.tui.games.gracias.own import Own, own_of
from smilegames.tui.games.gracias.sharing import Gift, Pair
from smilegames.tui.games.gracias.triplets import Triplets, triplets_of
from smilegames.tui.games.gracias.wording import prompt_lines
from smilegames.tui.keys import Keys
from smilegames.tui.table.phase import Phase
from smilegames.tui.table.scene import Scene
from smilegames.tui.widgets.board import Moment
from smilegames.tui.widgets.suit_table import SuitTable
from smilegames.tui.widgets.zone import Zone
from tests.games.gracias.table import build, dealt, last_share

NAMES = ("Ada", "Ben", "Cleo", "Dee", "Elio", "Fay")
LONG = ("Maximilianna", "美美美美美美", "Bartholomeus", "Ñandú-Érica", "Wilhelmina12", "漢字 Ω x")
TOP = (
    "chili chili cactus gnome chili cactus  "
    "chili cheese gnome  sardine cheese chili  bagpipe bagpipe cactus"
)
"""Layouts, from the starter on: a chili and a gnome, two chilies, two cacti. Triplets: A chili and
sardine, B two cheeses, C gnome and chili; the last three cards are their hidden ones."""


def speaker_for(rules: GraciasRules, names: Sequence[str] = NAMES) -> Speaker:
    """Return whoever tells a match of these rules."""
    return Speaker(Words(), names[: rules.seats], rules)


@dataclass
class Laid:
    """A table with somebody asked: what they press, and what the zones show of it."""

    speaker: Speaker
    chooser: GraciasChooser
    public: View
    own: View | None
    last: Sequence[Event]
    glyphs: Glyphs
    peek_key: str = "p"

    @property
    def scene(self) -> Scene[View]:
        return Scene(Phase.LIFTED, self.public, self.own, self.public.to_act, self.last)

    @property
    def outlook(self) -> Outlook:
        return Outlook(self.own or self.public, self.own is not None, self.speaker)

    def pressed(self, *keys: str) -> str:
        """Press keys, all of them understood, and return what is selected, in notation."""
        for key in keys:
            assert self.chooser.press(key), key
        selected = self.chooser.selected
        return "" if selected is None else str(self.speaker.rules.spell(selected))

    def areas(self, width: int = 80) -> Grid:
        """Return the table of areas as it is drawn."""
        table = Areas(
            self.public,
            self.outlook,
            kind_faces(self.glyphs),
            self.glyphs,
            share=self.chooser.share,
            gift=gift_in(self.last),
            acts=self.public.to_act,
            looks=self.public.to_act,
        )
        seats = len(self.public.areas)
        zone = SuitTable(self.glyphs, seats, 6, 0)
        return drawn(zone, suits_of(table), (width, seats + 2))

    def line(self, name: str) -> str:
        """Return the words on a player's line, a space apart."""
        rows = self.areas().text().splitlines()
        return " ".join(next(row for row in rows if name in row.split()).split())

    def middle(self, size: tuple[int, int] = (80, 8)) -> Grid:
        """Return the triplets as they are drawn."""
        faces = kind_faces(self.glyphs)
        data = triplets_of(self.speaker, self.public, self.chooser.take, faces)
        return drawn(Triplets(self.glyphs), data, size)

    def pair(self, size: tuple[int, int] = (27, 8)) -> Grid:
        """Return the two open cards of a share as they are drawn."""
        assert self.public.sharing is not None
        faces = kind_faces(self.glyphs)
        data = pair_of(self.speaker, self.public.sharing, self.chooser, faces)
        return drawn(Pair(self.glyphs), data, size)

    def options(self, size: tuple[int, int] = (51, 8)) -> Grid:
        """Return what is to be chosen next in a share as it is drawn."""
        faces = kind_faces(self.glyphs)
        data = options_of(self.public, self.outlook, self.chooser, faces, self.glyphs)
        return drawn(Gift(self.glyphs), data, size)

    def prompt(self, width: int = 76) -> list[str]:
        """Return the lines of the prompt."""
        lines = prompt_lines(self.scene, self.chooser, self.outlook, self.peek_key, "•")
        return [fitting(text, width) for text, _ in lines]

    def corner(self, size: tuple[int, int] = (76, 1)) -> str:
        """Return what the acting player's own corner shows."""
        data = own_of(self.speaker, self.scene, self.own, self.peek_key, kind_faces(self.glyphs))
        return "" if data is None else drawn(Own(self.glyphs), data, size).text()


def drawn(zone: Zone[Any], data: object, size: tuple[int, int]) -> Grid:
    """Return what a zone draws on a size, no screen round it."""
    grid = Grid(*size)
    zone.draw(grid.area(), data)
    return grid


def board(moment: Moment, size: tuple[int, int] = (80, 19), glyphs: Glyphs = UNICODE) -> str:
    """Return what a board shows."""
    grid = Grid(*size)
    moment.draw(grid.area(), glyphs)
    return grid.text()


def line_of(text: str, name: str) -> str:
    """Return the first line that a name stands in, its words a space apart."""
    return " ".join(next(row for row in text.splitlines() if name in row.split()).split())


def sit(
    rules: GraciasRules,
    state: State,
    *,
    own: bool = False,
    last: Sequence[Event] = (),
    plain: bool = False,
    names: Sequence[str] = NAMES,
) -> Laid:
    """Ask whoever is to act: at the public table or, with `own`, while they look."""
    speaker = speaker_for(rules, names)
    seat = rules.to_act(state)
    assert seat is not None
    public = rules.view(state, None)
    private = rules.view(state, seat) if own else None
    chooser = GraciasChooser(speaker, Keys().printed)
    chooser.ask(private or public, private, seat, rules.choices(state))
    told = [each for event in last if (each := event.seen_by(None)) is not None]
    return Laid(speaker, chooser, public, private, told, ASCII if plain else UNICODE)


def fresh(seats: int = 3) -> Laid:
    """Sit down at the start of a match."""
    rules = build(seats)
    return sit(rules, dealt(rules, 0, TOP))


def sharing(pair: str = "chili gnome", *, own: bool = False, plain: bool = False) -> Laid:
    """Sit down where Cleo, with a chili and a cactus face down, shares two cards."""
    rules = build(3)
    state = last_share(
        rules,
        face_up=["3 chili 1 gnome", "2 chili 4 gnome", "2 chili 1 cactus 5 sardine"],
        face_down=["gnome", "cheese", "chili cactus"],
        pair=pair,
        earlier=[(7, 4, 5)],
    )
    return sit(rules, state, own=own, plain=plain)
