"""The Suit Ranking chart: four suits in a column, and how they stood or would stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from smilegames.games.smileyface.cards import SUITS
from smilegames.text.game_text import Speaker
from smilegames.text.games.smileyface import table as said
from smilegames.text.games.smileyface.sentences import suit_name
from smilegames.tui.drawing.card import draw_frame
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import BOLD, DIM, SUNK, TAG, YOU, Ink, Tone
from smilegames.tui.games.smileyface.emotions import SUIT_TONES, small_face
from smilegames.tui.widgets.zone import Zone

WIDTH = 37
RANK_AT, SUIT_AT = 3, 13
_FRAME_AT, _FRAME_WIDTH, _CARD_ROWS = SUIT_AT - 1, 18, 3
_FACE, _NAME, _BESIDE, _OTHER = 3, 7, 17, 21
"""Columns from the suit on: its face, its name, and what stands beside it."""


@dataclass(frozen=True, slots=True)
class Chart:
    """A ranking with what is to be said of it. Suits are 0 to 3, Boss first."""

    ranking: tuple[int, ...]
    names: tuple[str, ...]
    """By suit."""
    boss: str
    """What the highest suit is called."""
    newbie: str
    was: str
    """Stands before a suit of the ranking before."""
    before: tuple[int, ...] | None = None
    """The ranking before the last move; None where that left it alone."""
    then: tuple[int, ...] | None = None
    """The ranking after what is thought of; None where that leaves it alone."""
    open_suits: tuple[int, ...] | None = None
    """The suits that may be chosen now; None where none is asked for."""
    aimed: int | None = None


class Ranking(Zone[Chart]):
    """The chart in the middle of its place, as cards where there is room."""

    def draw(self, area: Area, data: Chart) -> None:
        draw_ranking(area, data, self.glyphs)


def chart_of(
    speaker: Speaker,
    ranking: Sequence[int],
    *,
    before: Sequence[int] | None = None,
    then: Sequence[int] | None = None,
    open_suits: tuple[int, ...] | None = None,
    aimed: int | None = None,
) -> Chart:
    """Return the chart of a ranking; `before` and `then` say nothing where they are equal to it."""
    now = tuple(ranking)
    earlier, later = (
        None if other is None or tuple(other) == now else tuple(other) for other in (before, then)
    )
    return Chart(
        ranking=now,
        names=tuple(suit_name(speaker, suit) for suit in range(len(SUITS))),
        boss=speaker.words(said.BOSS),
        newbie=speaker.words(said.NEWBIE),
        was=speaker.words(said.WAS),
        before=earlier,
        then=later,
        open_suits=open_suits,
        aimed=aimed,
    )


def draw_ranking(area: Area, chart: Chart, glyphs: Glyphs) -> None:
    """Draw the chart, at least 4 rows high and WIDTH columns wide."""
    apart = _CARD_ROWS if area.height >= len(SUITS) * _CARD_ROWS else 1
    top = max(0, (area.height - apart * len(SUITS)) // 2)
    for row in range(len(SUITS)):
        line = area.part(0, top + row * apart, WIDTH, apart)
        if apart > 1:
            frame = line.part(_FRAME_AT, 0, _FRAME_WIDTH, _CARD_ROWS)
            frame.fill(Tone.CARD)
            draw_frame(frame, Ink(SUIT_TONES[chart.ranking[row]]), glyphs)
            line = line.part(0, 1, None, 1)
        _draw_rank(line, chart, row, glyphs, framed=apart > 1)


def _draw_rank(line: Area, chart: Chart, row: int, glyphs: Glyphs, *, framed: bool) -> None:
    suit = chart.ranking[row]
    last = len(chart.ranking) - 1
    rank = chart.boss if row == 0 else chart.newbie if row == last else ""
    line.put(RANK_AT, 0, rank, BOLD if row == 0 else DIM)
    sunk = chart.open_suits is not None and suit not in chart.open_suits
    ink = SUNK if sunk else Ink(SUIT_TONES[suit])
    suit_at = SUIT_AT if framed else SUIT_AT - 1
    line.put(suit_at, 0, f"{glyphs.bar}{SUITS[suit]}", ink._replace(bold=not sunk))
    line.put(suit_at + _FACE, 0, small_face(suit, glyphs), ink)
    line.put(suit_at + _NAME, 0, chart.names[suit], TAG if suit == chart.aimed else ink)
    if chart.open_suits is not None:
        if not sunk:
            line.put(1, 0, str(row + 1), YOU)
        line.part(0, 0, suit_at + _BESIDE, 1).hit(("aim", suit))
    # Beside a frame it stands one column off, as beside a name.
    beside = line.part(suit_at + framed, 0)
    if chart.then is not None:
        beside.put(_BESIDE + 2, 0, glyphs.onward, DIM)
        _draw_other(beside, chart.then[row], chart.then[row] != suit, glyphs)
    elif chart.before is not None:
        beside.put(_BESIDE, 0, chart.was, DIM)
        _draw_other(beside, chart.before[row], chart.before[row] != suit, glyphs)


def _draw_other(beside: Area, suit: int, differs: bool, glyphs: Glyphs) -> None:
    ink = Ink(SUIT_TONES[suit], bold=differs, underline=differs)
    beside.put(_OTHER, 0, f"{glyphs.bar}{SUITS[suit]}", ink)
