"""Drawings of Marshmallow Test: its cards, scores as heaps, tricks as boxes, marshmallows.

A marshmallow's mood goes by what its player scored: the more, the wider the smile.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from smilegames.tui.drawing.card import CardFace, CardLook, draw_card
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area, cut
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, YOU, Ink, Tone

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

NAME_AT, NAME_WIDTH, BOXES_AT, COUNT_AT, HEAP_AT, POINTS_END, STATUS_AT = 3, 12, 17, 24, 33, 56, 59
"""Columns of a seat's line."""
MOST_LARGE = 4
"""So many large marshmallows are drawn one by one; more of them as one with a number."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What a seat's line shows."""

    name: str
    acts: bool
    out: bool
    """Out of the round."""
    tricks: int
    needed: int
    """Tricks that put a player out."""
    count: str
    """The two in words."""
    heap: tuple[int, int]
    """Marshmallows, large and small."""
    points: str
    status: str
    """What going out would score, or has scored."""
    close: bool
    """The next trick puts the player out."""


def draw_standing(line: Area, seat: Standing, glyphs: Glyphs) -> None:
    """Draw a seat's line, lit where its player is to act."""
    ink = BOLD if seat.acts else DIM if seat.out else TEXT
    if seat.acts:
        line.fill(Tone.LIT)
        line.put(1, 0, glyphs.here, YOU)
    line.put(NAME_AT, 0, cut(seat.name, NAME_WIDTH, glyphs.ellipsis), ink)
    tricks = boxes(seat.tricks, seat.needed, glyphs)
    line.put(BOXES_AT, 0, tricks, DIM if seat.out else Ink(Tone.ORANGE))
    line.put(COUNT_AT, 0, seat.count, DIM)
    line.put(HEAP_AT, 0, heap(*seat.heap, glyphs), Ink(Tone.WHITE))
    line.put_right(POINTS_END, 0, seat.points, ink)
    line.put(STATUS_AT, 0, seat.status, TEXT if seat.close else DIM)


def suit_face(letter: str, value: str, width: int, height: int, glyphs: Glyphs) -> CardFace:
    """Return the face of a card for a size: woven to the edge, or with air where it is tall."""
    air = ("",) if height >= 7 else ()
    picture = weave(letter, max(3, width - 4), height - 3 - 2 * len(air), glyphs)
    return CardFace(letter, value, TONES[letter], (*air, *picture, *air))


def weave(letter: str, width: int, rows: int, glyphs: Glyphs) -> tuple[str, ...]:
    """Return the weave of a suit in so many rows of `width` cells: it tells the suit by itself."""
    pair = (_PLAIN_WEAVES if glyphs.name == "ascii" else _WEAVES)[letter]
    return tuple((pair[row % 2] * width)[:width] for row in range(rows))


@dataclass(frozen=True, slots=True)
class SuitChoice:
    """A suit to choose."""

    letter: str
    above: str
    below: str
    """Words above and below the card."""
    tag: str
    """Marks the suit that is selected; empty for the others."""
    target: str
    """What a press of the mouse stands for."""


def draw_suits(area: Area, choices: Sequence[SuitChoice], glyphs: Glyphs, *, large: bool) -> Area:
    """Draw suits to choose from side by side, and return the area that remains beside them."""
    width, height, step = (9, 7, 11) if large else (8, 4, 9)
    top = (area.height - height - 2) // 2
    for at, choice in enumerate(choices):
        place = area.part(at * step, top, width, height + 2)
        tone = TONES[choice.letter]
        place.put_centre(0, choice.above, Ink(tone))
        face = CardFace(
            choice.letter, "", tone, weave(choice.letter, width - 4, height - 3, glyphs)
        )
        look = CardLook(selected=bool(choice.tag), tag=choice.tag)
        draw_card(place.part(0, 1, None, height), face, look, glyphs)
        place.put_centre(height + 1, choice.below, YOU if choice.tag else DIM)
        place.hit(choice.target)
    return area.part(len(choices) * step + 1, top)


def draw_mark(area: Area, x: int, y: int, label: str, letter: str, name: str) -> int:
    """Write what a suit is now, and which; return the column after it.

    Without a letter it is none.
    """
    x = area.put(x, y, label, DIM) + 1
    if not letter:
        return area.put(x, y, name, DIM)
    return area.put(x, y, f"{letter} {name}", Ink(TONES[letter], bold=True))


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


def draw_marshmallow(area: Area, points: int, ink: Ink, glyphs: Glyphs) -> None:
    """Draw a marshmallow in the middle of an area of at least 6 by 5, what it scored below it."""
    plain = glyphs.name == "ascii"
    across, down = glyphs.edge[4:]
    left, right, mouth = _mood(points, plain=plain)
    top_left, top_right, low_left, low_right = (*"..''",) if plain else glyphs.edge[:4]
    rows = (
        f"{top_left}{across * 4}{top_right}",
        f"{down}{left}  {right}{down}",
        f"{down}{mouth:^4}{down}",
        f"{low_left}{across * 4}{low_right}",
        f"+{points}",
    )
    for y, row in enumerate(rows, max(0, (area.height - len(rows)) // 2)):
        area.put_centre(y, row, ink)


def _mood(points: int, *, plain: bool) -> tuple[str, str, str]:
    """Return eyes and mouth: sulking for nothing, beaming from six points on."""
    if points >= 6:
        return ("^", "^", "\\__/" if plain else "╰──╯")
    if points >= 3:
        return ("o", "o", "\\/") if plain else ("•", "•", "╰╯")
    if points >= 1:
        return ("o", "o", "--") if plain else ("•", "•", "──")
    return ("-", "-", "/\\") if plain else ("¬", "¬", "╭╮")
