"""Words drawn large: for a moment at a table that everybody should see."""

from __future__ import annotations

from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area, width_of
from smilegames.tui.drawing.ink import Ink

HEIGHT = 5

_LETTERS = {
    "B": ("##### ", "##  ##", "##### ", "##  ##", "##### "),
    "E": ("######", "##    ", "##### ", "##    ", "######"),
    "I": ("##", "##", "##", "##", "##"),
    "L": ("##    ", "##    ", "##    ", "##    ", "######"),
    "M": ("##   ##", "### ###", "#######", "## # ##", "##   ##"),
    "O": (" #### ", "##  ##", "##  ##", "##  ##", " #### "),
    "S": (" #####", "##    ", " #### ", "    ##", "##### "),
    "!": ("##", "##", "##", "  ", "##"),
}
"""The letters that our words need; a word with another one is set wide instead."""


def draw_big_word(area: Area, y: int, word: str, ink: Ink, glyphs: Glyphs) -> None:
    """Draw a word in the middle of HEIGHT rows from `y` on."""
    letters = [_LETTERS.get(letter, ()) for letter in word]
    rows = [" ".join(parts) for parts in zip(*letters, strict=False)]
    if len(rows) < HEIGHT or width_of(rows[0]) > area.width:
        area.put_centre(y + HEIGHT // 2, " ".join(word), ink)
        return
    block = "#" if glyphs.name == "ascii" else "█"
    for line, row in enumerate(rows):
        area.put_centre(y + line, row.replace("#", block), ink)
