"""Names set large: capitals three rows high, drawn with lines."""

from __future__ import annotations

from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import cells_of, cut, width_of

_CAPITALS = {
    "A": ("╭─╮", "├─┤", "╵ ╵"),
    "B": ("┬─╮", "├─┤", "┴─╯"),
    "C": ("╭─╴", "│  ", "╰─╴"),
    "D": ("┬─╮", "│ │", "┴─╯"),
    "E": ("┌─╴", "├─ ", "└─╴"),
    "F": ("┌─╴", "├─ ", "╵  "),
    "G": ("╭─╴", "│ ┐", "╰─╯"),
    "H": ("╷ ╷", "├─┤", "╵ ╵"),
    "I": ("╷", "│", "╵"),
    "J": ("  ╷", "  │", "╰─╯"),
    "K": ("╷ ╱", "├─ ", "╵ ╲"),
    "L": ("╷  ", "│  ", "└─╴"),
    "M": ("╭┬╮", "│││", "╵ ╵"),
    "N": ("╭─╮", "│ │", "╵ ╵"),
    "O": ("╭─╮", "│ │", "╰─╯"),
    "P": ("┬─╮", "├─╯", "╵  "),
    "Q": ("╭─╮", "│ │", "╰─╲"),
    "R": ("┬─╮", "├┬╯", "╵╰╴"),
    "S": ("╭─╴", "╰─╮", "╶─╯"),
    "T": ("╶┬╴", " │ ", " ╵ "),
    "U": ("╷ ╷", "│ │", "╰─╯"),
    "V": ("╷ ╷", "│╭╯", "╰╯ "),
    "W": ("╷ ╷", "│╷│", "╰┴╯"),
    "X": ("╲ ╱", " ╳ ", "╱ ╲"),
    "Y": ("╷ ╷", "╰┬╯", " ╵ "),
    "Z": ("╶─╮", "╭─╯", "╰─╴"),
    " ": ("  ", "  ", "  "),
}


def set_large(name: str, width: int, glyphs: Glyphs) -> tuple[str, ...]:
    """Return a name as rows of at most `width` cells, as large as it can be set.

    Plain Latin letters become drawn capitals, with the name itself below them; any other name is
    set wide, so that no accent is lost. A name is cut only where it must be.
    """
    capitals = name.upper()
    if glyphs.name == "unicode" and len(capitals) == len(name) and set(capitals) <= set(_CAPITALS):
        rows = [" ".join(_CAPITALS[letter][row] for letter in capitals) for row in range(3)]
        if width_of(rows[0]) <= width:
            return (*rows, "", name)
    spread = " ".join(cell for cell in cells_of(name) if cell)
    return (spread if width_of(spread) <= width else cut(name, width),)
