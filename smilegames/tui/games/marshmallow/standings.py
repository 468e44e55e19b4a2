"""How everybody stands: what the round brought, the marshmallows, and the way to the target."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from smilegames.games.marshmallow.scoring import marshmallows
from smilegames.games.marshmallow.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.marshmallow import table as said
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, Ink, Tone
from smilegames.tui.games.marshmallow.marshmallows import heap

WIDEST = 84
NAME_AT, WON_AT, HEAP_AT = 3, 18, 38
"""Columns of the first row; the second, a bar, begins under what was won."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One player at the end of a round or of the match."""

    name: str
    won: str
    """What the round brought, in words."""
    gained: int
    score: int
    """Points, those gained included."""
    target: int
    points: str
    """The points in words."""
    to_go: str
    """How many are missing, in words; empty at the target."""
    place: str = ""
    """The final place; empty while the match is on."""

    def at(self, place: int) -> Standing:
        """Return the same in its final place."""
        return replace(self, place=str(place))


def standings_of(speaker: Speaker, before: View, after: View) -> tuple[Standing, ...]:
    """Return everybody, by seat, after the decision that ended a round (`before` it, and after)."""
    words = speaker.words
    won: list[int | None] = [None] * len(after.scores)
    for out in after.goings_out:
        if out.round == before.round:
            won[out.seat] = out.points
    return tuple(
        Standing(
            name=speaker.name(seat),
            won=_won(speaker, points),
            gained=points or 0,
            score=score,
            target=after.target,
            points=words(said.POINTS, n=score),
            to_go=words(said.TO_GO, n=after.target - score) if score < after.target else "",
        )
        for seat, (points, score) in enumerate(zip(won, after.scores, strict=True))
    )


def _won(speaker: Speaker, points: int | None) -> str:
    if points is None:
        return speaker.words(said.STILL_IN)
    message = said.WENT_OUT if points else said.WENT_OUT_FOR_NOTHING
    return speaker.words(message, points=points)


def rows_for(players: int, height: int) -> int:
    """Return how many of so many rows the standings of some players take."""
    return (players - 1) * _apart(players, height) + 2


def draw_standings(area: Area, standings: Sequence[Standing], glyphs: Glyphs) -> None:
    """Draw two rows for each from the top of an area on, with air between them if there is room."""
    apart = _apart(len(standings), area.height)
    width = min(WIDEST, area.width - 8)
    left = (area.width - width) // 2
    for at, standing in enumerate(standings):
        _draw_standing(area.part(left, at * apart, width, 2), standing, glyphs)


def _apart(players: int, height: int) -> int:
    return max(2, min(4, (height - 2) // (players - 1)))


def _draw_standing(area: Area, standing: Standing, glyphs: Glyphs) -> None:
    area.put(0, 0, standing.place, BOLD)
    area.put(NAME_AT, 0, standing.name, BOLD)
    area.put(WON_AT, 0, standing.won, TEXT if standing.gained else DIM)
    after = heap(*marshmallows(standing.score), glyphs)
    x = HEAP_AT
    before = heap(*marshmallows(standing.score - standing.gained), glyphs)
    if standing.gained and before:
        x = area.put(x, 0, f"{before} {glyphs.onward} ", DIM)
    area.put(x, 0, after, Ink(Tone.WHITE))
    area.put_right(area.width, 0, standing.points, BOLD)
    _draw_way(area.part(WON_AT, 1, area.width - WON_AT - 10, 1), standing, glyphs)
    area.put_right(area.width, 1, standing.to_go, DIM)


def _draw_way(area: Area, standing: Standing, glyphs: Glyphs) -> None:
    """Draw the way to the target: what there was, what was gained, what is missing."""
    old, new, missing = ("#", "+", "-") if glyphs.name == "ascii" else ("━", "═", "─")
    ends = [
        min(area.width, points * area.width // standing.target)
        for points in (standing.score - standing.gained, standing.score)
    ]
    x = area.put(0, 0, old * ends[0], Ink(Tone.WHITE))
    x = area.put(x, 0, new * (ends[1] - ends[0]), Ink(Tone.ORANGE))
    area.put(x, 0, missing * (area.width - x), Ink(Tone.RULE))
