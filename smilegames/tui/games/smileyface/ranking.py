"""The Suit Ranking chart of SmileyFace: four suits in a column, and how they would stand then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from smilegames.games.smileyface.cards import SUITS
from smilegames.text.game_text import Speaker
from smilegames.text.games.smileyface import table as said
from smilegames.text.games.smileyface.sentences import suit_name
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import BOLD, DIM, SUNK, TAG, YOU, Ink
from smilegames.tui.games.smileyface.displays import marks
from smilegames.tui.games.smileyface.emotions import SUIT_TONES, small_face

WIDTH, THEN_AT = 34, 29
RANK_AT, SUIT_AT, FACE_AT, NAME_AT = 3, 12, 15, 19


@dataclass(frozen=True, slots=True)
class Chart:
    """A ranking with what is to be said of it. Suits are 0 to 3, Boss first."""

    ranking: Sequence[int]
    names: Sequence[str]
    """By suit."""
    boss: str
    """What the highest suit is called."""
    newbie: str
    then: Sequence[int] | None = None
    """The ranking after a choice."""
    open_suits: Sequence[int] | None = None
    """The suits that may be chosen now; None where none is asked for."""
    chosen: int | None = None


def chart_of(
    speaker: Speaker,
    ranking: Sequence[int],
    *,
    then: Sequence[int] | None = None,
    open_suits: Sequence[int] | None = None,
    chosen: int | None = None,
) -> Chart:
    """Return the chart of a ranking in the words of a speaker."""
    names = [suit_name(speaker, suit) for suit in range(len(SUITS))]
    boss, newbie = speaker.words(said.BOSS), speaker.words(said.NEWBIE)
    return Chart(ranking, names, boss, newbie, then, open_suits, chosen)


def draw_ranking(area: Area, chart: Chart, glyphs: Glyphs) -> None:
    """Draw the chart in four rows, WIDTH columns wide."""
    last = len(chart.ranking) - 1
    for row, suit in enumerate(chart.ranking):
        line = area.part(0, row, WIDTH, 1)
        rank = chart.boss if row == 0 else chart.newbie if row == last else ""
        line.put(RANK_AT, 0, rank, BOLD if row == 0 else DIM)
        sunk = chart.open_suits is not None and suit not in chart.open_suits
        ink = SUNK if sunk else Ink(SUIT_TONES[suit])
        line.put(SUIT_AT, 0, f"{glyphs.bar}{SUITS[suit]}", ink._replace(bold=not sunk))
        line.put(FACE_AT, 0, small_face(suit, glyphs), ink)
        line.put(NAME_AT, 0, chart.names[suit], TAG if suit == chart.chosen else ink)
        if chart.open_suits is not None:
            if not sunk:
                line.put(1, 0, str(row + 1), YOU)
            line.part(0, 0, THEN_AT, 1).hit(("aim", suit))
        if chart.then is not None and tuple(chart.then) != tuple(chart.ranking):
            then = chart.then[row]
            line.put(THEN_AT, 0, marks(glyphs).arrow, DIM)
            tone = Ink(SUIT_TONES[then], bold=True, underline=then != suit)
            line.put(THEN_AT + 2, 0, f"{glyphs.bar}{SUITS[then]}", tone)
