"""Drawings of Marshmallow Test: its cards, scores as heaps, tricks as boxes, marshmallows.

A marshmallow's mood goes by what its player scored: the more, the wider the smile.
"""

from __future__ import annotations

from smilegames.tui.drawing.card import CardFace
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import Ink, Tone

TONES = {"P": Tone.PURPLE, "G": Tone.GREEN, "K": Tone.PINK, "B": Tone.BLUE, "Y": Tone.YELLOW}
"""By suit letter."""

_WEAVES = {"P": ("▚", "▚"), "G": ("≈", "≈"), "K": ("∴ ", " ∵"), "B": ("╱", "╱"), "Y": ("◆ ", " ◆")}
_PLAIN_WEAVES = {
    "P": ("/\\", "\\/"),
    "G": ("~", "~"),
    "K": (". ", " ."),
    "B": ("/", "/"),
    "Y": ("* ", " *"),
}
"""By suit letter: what fills the odd rows and the even ones."""

LARGE_SIZE = (14, 7)
"""Columns and rows of a large marshmallow with its mood."""
_BODY = (
    "  ╭────────╮",
    " ╭╯        ╰╮",
    "│            │",
    "│            │",
    "│            │",
    " ╰╮        ╭╯",
    "  ╰────────╯",
)
_PLAIN_BODY = (
    "  .--------.",
    " /          \\",
    "|            |",
    "|            |",
    "|            |",
    " \\          /",
    "  '--------'",
)
_LIP = ("──", "__")
"""What makes a small mouth a large one, in Unicode and in ASCII."""
MOST_LARGE = 4
"""So many large marshmallows are drawn one by one; more of them as one with a number."""


def suit_face(letter: str, value: str, glyphs: Glyphs) -> CardFace:
    """Return the face of a card: the weave that fills it tells the suit by itself."""
    weaves = _PLAIN_WEAVES if glyphs.name == "ascii" else _WEAVES
    return CardFace(letter, value, TONES[letter], pattern=weaves[letter])


def boxes(taken: int, needed: int, glyphs: Glyphs) -> str:
    """Draw tricks as boxes: full for those taken, empty for those still needed to go out."""
    return glyphs.full * taken + glyphs.empty * (needed - taken)


def heap(large: int, small: int, glyphs: Glyphs) -> str:
    """Draw marshmallows side by side, large ones first."""
    plain = glyphs.name == "ascii"
    whole, piece = ("()", ".") if plain else ("◖◗", "•")
    many = f"{whole}{'x' if plain else '×'}{large}"
    parts = (whole * large if large <= MOST_LARGE else many, piece * small)
    return " ".join(part for part in parts if part)


def marshmallow_picture(points: int, glyphs: Glyphs) -> tuple[str, ...]:
    """Return the marshmallow of a player who is out, with its mood and what it scored below it."""
    plain = glyphs.name == "ascii"
    across, down = glyphs.edge[4:]
    left, right, mouth = _mood(points, plain=plain)
    top_left, top_right, low_left, low_right = (*"..''",) if plain else glyphs.edge[:4]
    return (
        f"{top_left}{across * 4}{top_right}",
        f"{down}{left}  {right}{down}",
        f"{down}{mouth:^4}{down}",
        f"{low_left}{across * 4}{low_right}",
        f"+{points}",
    )


def moods(points: int, glyphs: Glyphs) -> tuple[tuple[str, ...], ...]:
    """Return the face alone of a marshmallow that scored so much, the largest drawing first."""
    plain = glyphs.name == "ascii"
    left, right, small = _mood(points, plain=plain)
    wide = _wide(small, plain=plain)
    return (
        (f"{left}   {right}", "", wide),
        (f"{left}  {right}", small),
        (f"{left}{right}",),
    )


def _wide(mouth: str, *, plain: bool) -> str:
    """Return the large mouth that a small one stands for."""
    return f"{mouth[0]}{mouth[1:-1] * 2 or _LIP[plain]}{mouth[-1]}"


def draw_large(area: Area, points: int, glyphs: Glyphs) -> None:
    """Draw a marshmallow of LARGE_SIZE whose mood goes by what its player scored."""
    plain = glyphs.name == "ascii"
    left, right, small = _mood(points, plain=plain)
    mouth = _wide(small, plain=plain)
    body = _PLAIN_BODY if plain else _BODY
    for y, row in enumerate(body):
        outline = row.lstrip()
        area.put(len(row) - len(outline), y, outline, Ink(Tone.WHITE, Tone.CARD))
    inside = area.part(1, 0, LARGE_SIZE[0] - 2, LARGE_SIZE[1])
    inside.put_centre(2, f"{left}    {right}", Ink(Tone.WHITE, bold=True))
    inside.put_centre(4, mouth, Ink(Tone.WHITE, bold=True))


def _mood(points: int, *, plain: bool) -> tuple[str, str, str]:
    """Return eyes and mouth: sulking for nothing, beaming from six points on."""
    if points >= 6:
        return ("^", "^", "\\__/" if plain else "╰──╯")
    if points >= 3:
        return ("o", "o", "\\/") if plain else ("•", "•", "╰╯")
    if points >= 1:
        return ("o", "o", "--") if plain else ("•", "•", "──")
    return ("-", "-", "/\\") if plain else ("¬", "¬", "╭╮")
