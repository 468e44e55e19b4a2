"""The characters that drawings are made of: a Unicode set of width 1, and an ASCII one."""

from __future__ import annotations

from dataclasses import dataclass

_PLAINLY = {
    ord(char): plain
    for plain, chars in {
        "-": "–—−─━═",
        "|": "│┃║▌",
        "+": "┌┐└┘├┤┬┴┼╭╮╯╰┏┓┗┛",
        '"': "“”„«»",
        "!": "¡",
        "?": "¿",
        "'": "‘’",
        "*": "•",
        ".": "…·",
        "x": "×",
        "<": "←",
        ">": "→",
        "^": "↑",
        "v": "↓",
    }.items()
    for char in chars
}
"""What sentences and books are set with, cell for cell in ASCII."""


@dataclass(frozen=True, slots=True)
class Glyphs:
    """One set; every field is a character of one cell unless it says otherwise."""

    name: str
    edge: tuple[str, str, str, str, str, str]
    """Corners and sides of a card: top left, top right, bottom left, bottom right, across, down."""
    rule: str
    here: str
    """Marks the row of whoever is to act."""
    bar: str
    """The suit bar on a card."""
    bead: str
    borrowed: str
    """A blue bead."""
    dot: str
    ellipsis: str
    full: str
    empty: str
    back: str
    """Fills the back of a face-down card."""
    left: str
    right: str
    star: str
    cross: str
    """Marks what can't be chosen."""
    onward: str
    """From one player to the next."""
    fresh: str
    """Marks a line of the log that is new to its reader."""

    def plainly(self, text: str) -> str:
        """Return a text in characters of this set, as far as it is ours and not a player's."""
        return text.translate(_PLAINLY) if self.name == "ascii" else text

    def plain_cells(self, cells: list[str]) -> list[str]:
        """Return cells of text likewise."""
        return [self.plainly(cell) for cell in cells] if self.name == "ascii" else cells


def signed(value: int) -> str:
    """Write a value with its sign, as card names do: +3, -2, 0."""
    return f"{value:+d}" if value else "0"


UNICODE = Glyphs(
    name="unicode",
    edge=("╭", "╮", "╰", "╯", "─", "│"),
    rule="─",
    here="▸",
    bar="▌",
    bead="●",
    borrowed="◆",
    dot="·",
    ellipsis="…",
    full="■",
    empty="□",
    back="░",
    left="‹",
    right="›",
    star="★",
    cross="×",
    onward="→",
    fresh="•",
)
ASCII = Glyphs(
    name="ascii",
    edge=(".", ".", ".", ".", "-", "|"),
    rule="-",
    here=">",
    bar="|",
    bead="o",
    borrowed="#",
    dot=".",
    ellipsis=".",
    full="#",
    empty="-",
    back=":",
    left="<",
    right=">",
    star="*",
    cross="x",
    onward=">",
    fresh="*",
)
