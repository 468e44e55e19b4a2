"""Chairs round a table with the names being written in them, a line each."""

from __future__ import annotations

from typing import NamedTuple

from textual.geometry import Size

from smilegames.tui.drawing.grid import Area, cells_of, cut, width_of
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, YOU, Ink, Tone
from smilegames.tui.widgets.zone import Zone

NAME_AT = 14
FIELD_WIDTH = 26
_CURSOR = Ink(reverse=True)


class NameField(NamedTuple):
    """A chair and the name in it."""

    chair: str
    name: str
    cursor: int | None = None
    """How many characters stand before the cursor; None where nobody writes here."""
    held: bool = False
    """True while the chair itself is held, to move who sits in it."""
    note: str = ""
    """What is said of the name."""
    wrong: bool = False
    """Whether the note says what is wrong."""
    given: bool = False
    """True where nobody writes the name: a program has it."""

    @property
    def here(self) -> bool:
        """True on the line that keys go to."""
        return self.held or self.cursor is not None


class NameFields(Zone[tuple[NameField, ...]]):
    """A press of the mouse on a line stands for ("chair", its index)."""

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return a row or two for each chair."""
        return len(self.data or ()) * (2 if self.screen.has_class("-high") else 1)

    def draw(self, area: Area, data: tuple[NameField, ...]) -> None:
        step = 2 if area.height >= 2 * len(data) else 1
        for at, field in enumerate(data):
            line = area.part(0, at * step, None, 1)
            line.hit(("chair", at))
            self._draw_field(line, field)
            beside = NAME_AT + FIELD_WIDTH + 2
            place = area.part(NAME_AT + 1, at * 2 + 1) if step > 1 else line.part(beside, 0)
            self._draw_note(place, field)

    def _draw_field(self, line: Area, field: NameField) -> None:
        if field.held:
            line.part(0, 0, NAME_AT - 1).fill(Tone.LIT)
        if field.here:
            line.put(0, 0, self.glyphs.here, YOU)
        line.put(2, 0, field.chair, YOU if field.held else TEXT if field.here else DIM)
        box = line.part(NAME_AT, 0, FIELD_WIDTH)
        box.fill(Tone.LIT if field.cursor is not None else Tone.PANEL)
        name = box.part(1, 0, FIELD_WIDTH - 2)
        if field.given:
            name.put(0, 0, field.name, BOLD if field.here else TEXT)
        else:
            self._draw_name(name, field)

    def _draw_note(self, note: Area, field: NameField) -> None:
        if field.wrong:
            note.put(0, 0, self.glyphs.cross, BOLD)
            note = note.part(2, 0)
        note.put(
            0, 0, cut(field.note, note.width, self.glyphs.ellipsis), BOLD if field.wrong else DIM
        )

    def _draw_name(self, box: Area, field: NameField) -> None:
        """Draw the name, or the part of a long one where the cursor is."""
        if field.cursor is None:
            box.put(0, 0, cut(field.name, box.width, self.glyphs.ellipsis), TEXT)
            return
        before = width_of(field.name[: field.cursor])
        hidden = max(0, before - box.width + 1)
        cells = cells_of(field.name)
        box.put(0, 0, "".join(cells[hidden : hidden + box.width]), BOLD)
        under = "".join(cells[before : before + 1]) or " "
        box.put(before - hidden, 0, under, _CURSOR)
