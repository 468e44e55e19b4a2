"""The matches on the shelf that wait to be gone on with: a list that scrolls to the one chosen."""

from __future__ import annotations

from typing import NamedTuple

from smilegames.tui.drawing.bars import draw_beyond
from smilegames.tui.drawing.grid import Area, cut, wrap
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, YOU, Tone
from smilegames.tui.widgets.zone import Zone

HIGH = 3
"""Rows of a match."""


class WaitingRow(NamedTuple):
    """A match that waits."""

    game: str
    players: str
    decides: str
    """Who is to decide."""
    when: str
    """When it was begun."""


class Waiting(NamedTuple):
    """The list."""

    title: str
    rows: tuple[WaitingRow, ...]
    here: int | None
    """Which is chosen; None while none is."""
    notes: tuple[str, ...] = ()
    """What else there is to say of the records, or that nothing waits."""


class WaitingList(Zone[Waiting]):
    """Shows as many as fit, the chosen one among them, and how many lie above and below."""

    _top = 0

    def draw(self, area: Area, data: Waiting) -> None:
        text = area.part(2, 0)
        text.put(0, 0, data.title, DIM)
        notes = [line for note in data.notes for line in wrap(note, text.width)]
        room = area.part(0, 2, None, area.height - 2 - len(notes) - bool(notes))
        if data.rows:
            self._draw_rows(room, text, data)
        below = min(2 + len(data.rows) * (HIGH + 1), area.height - len(notes))
        for y, line in enumerate(notes, below if data.rows else 2):
            text.put(0, y, line, DIM)

    def _draw_rows(self, room: Area, text: Area, data: Waiting) -> None:
        apart = HIGH + 1 if len(data.rows) * (HIGH + 1) <= room.height + 1 else HIGH
        shown = max(1, (room.height + apart - HIGH) // apart)
        if data.here is not None:
            self._top = min(max(self._top, data.here - shown + 1), data.here)
        self._top = max(0, min(self._top, len(data.rows) - shown))
        last = self._top + shown
        for y, at in enumerate(range(self._top, min(last, len(data.rows)))):
            self._draw_match(room.part(0, y * apart, None, HIGH), at, data)
        draw_beyond(text, self._top, len(data.rows) - last)

    def _draw_match(self, place: Area, at: int, data: Waiting) -> None:
        row, here = data.rows[at], at == data.here
        place.hit(("waiting", at))
        text = place.part(2, 0, place.width - 3)
        if here:
            place.fill(Tone.LIT)
            place.put(0, 0, self.glyphs.here, YOU)
        name = cut(row.game, text.width - len(row.when) - 1, self.glyphs.ellipsis)
        text.put(0, 0, name, YOU if here else BOLD)
        text.put_right(text.width, 0, row.when, DIM)
        text.put(0, 1, cut(row.players, text.width, self.glyphs.ellipsis), TEXT if here else DIM)
        text.put(0, 2, cut(row.decides, text.width, self.glyphs.ellipsis), DIM)
