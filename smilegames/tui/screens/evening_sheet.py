"""The score sheet of an evening: a line a match, a column a player, their places added up."""

from __future__ import annotations

from typing import NamedTuple

from smilegames.tui.drawing.faces import LARGE_HEIGHT, LARGE_WIDTH, Face, draw_face
from smilegames.tui.drawing.grid import Area, cut, width_of
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT
from smilegames.tui.widgets.zone import Zone

_WIDEST = 15
"""Columns of a player at the most."""
_POINTS_FROM = 8
"""Columns of a player from which on there is room for points."""
_FACES = ((LARGE_HEIGHT + 1, LARGE_WIDTH + 3), (3, 8), (2, 0), (1, 0))
"""Rows and columns of a match with its game's face, the largest first, or without one."""


class MatchLine(NamedTuple):
    """A match."""

    game: str
    face: Face
    places: tuple[int, ...]
    """By player, in the order of the columns."""
    scores: tuple[int, ...]


class ScoreSheet(NamedTuple):
    """The evening."""

    players: tuple[str, ...]
    """Who is ahead comes first."""
    leaders: int
    """How many of them lead."""
    matches: tuple[MatchLine, ...]
    sums: tuple[int, ...]
    together: str
    """What the sums are called."""
    top: int = 0
    """Matches scrolled out above, counted from the latest that fit."""


class ScoreSheetZone(Zone[ScoreSheet]):
    """Shows the latest matches where there is no room for all."""

    beyond = 0
    """Matches that find no room."""

    def draw(self, area: Area, data: ScoreSheet) -> None:
        games = [data.together, *(match.game for match in data.matches)]
        step, face = _size(area, data)
        left = face + max(map(width_of, games)) + 2
        wide = min(_WIDEST, (area.width - left) // len(data.players))
        for at, name in enumerate(data.players):
            ink = BOLD if at < data.leaders else DIM
            place = area.part(left + at * wide, 0, wide, 1)
            place.put_right(wide, 0, cut(name, wide - 1, self.glyphs.ellipsis), ink)
        edge = left + wide * len(data.players)
        area.part(0, 1, edge).rule(0, self.glyphs.rule)
        room = max(1, (area.height - 4) // step)
        self.beyond = max(0, len(data.matches) - room)
        first = max(0, self.beyond - data.top)
        shown = data.matches[first : first + room]
        for y, match in enumerate(shown):
            place = area.part(0, 2 + y * step, None, step)
            if face:
                draw_face(place.part(0, 0, face - 3, step - 1), match.face, self.glyphs)
            middle = place.part(0, (step - 1) // 2, None, 1)
            self._draw_match(middle, match, face, left, wide)
        below = 2 + len(shown) * step - (step == 2)
        area.part(0, below, edge).rule(0, self.glyphs.rule)
        area.put(face, below + 1, data.together, DIM)
        for at, total in enumerate(data.sums):
            ink = BOLD if at < data.leaders else TEXT
            area.put_right(left + (at + 1) * wide, below + 1, str(total), ink)

    def _draw_match(self, line: Area, match: MatchLine, name_at: int, left: int, wide: int) -> None:
        line.put(name_at, 0, match.game, TEXT)
        for at, (place, score) in enumerate(zip(match.places, match.scores, strict=True)):
            right = left + (at + 1) * wide
            line.put_right(right, 0, str(place), BOLD if place == 1 else TEXT)
            if wide >= _POINTS_FROM:
                line.put_right(right - 2, 0, f"({score})", DIM)


def _size(area: Area, data: ScoreSheet) -> tuple[int, int]:
    """Return the largest size in which all matches fit, the smallest if none is."""
    names = max(width_of(match.game) for match in data.matches) + 2
    players = _POINTS_FROM * len(data.players)
    for rows, columns in _FACES:
        fits = len(data.matches) * rows <= area.height - 4
        if fits and columns + names + players <= area.width:
            return rows, columns
    return 1, 0
