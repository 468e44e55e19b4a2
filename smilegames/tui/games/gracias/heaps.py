"""What lies before the players of Gracias: a line each, with six heaps under the kinds' heads."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area, cut
from smilegames.tui.drawing.ink import BOLD, DIM, SUNK, TEXT, YOU, Ink, Tone
from smilegames.tui.games.gracias.kinds import KindFace

HERE_AT, NUMBER_AT, NAME_AT, NAME_WIDTH, MICE_AT, HEAPS_AT, HEAP_WIDTH = 1, 3, 5, 12, 18, 22, 6
TAIL_AT = HEAPS_AT + 6 * HEAP_WIDTH
"""Where the columns behind the heaps begin."""


class Heap(NamedTuple):
    """One player's cards of one kind."""

    piles: int = 0
    """Full piles of five (GR-21)."""
    loose: int = 0
    more: int = 0
    """Further cards that lie (or lay, a moment ago) face down."""
    most: bool = False
    """Nobody has more loose ones: they are, or would be, discarded (GR-22)."""
    gone: bool = False
    """They have been discarded."""
    chosen: bool = False
    """What is selected would change it."""


class SeatLine(NamedTuple):
    """What stands on one player's line before the columns of its tail."""

    number: str
    name: str
    mice: str
    heaps: Sequence[Heap]
    acting: bool = False


def fall_mark(glyphs: Glyphs) -> str:
    """Return what marks cards that fall."""
    return "v" if glyphs.name == "ascii" else "▾"


def back_marks(number: int, glyphs: Glyphs) -> str:
    """Return so many face-down cards, to be counted at a glance."""
    return ("#" if glyphs.name == "ascii" else "▯") * number


def mice(large: bool, small: bool) -> str:
    """Return the mice of one player: a body each, and a tail."""
    bodies = "M" * large + "m" * small
    return f"{bodies}~" if bodies else ""


def draw_heads(
    line: Area, faces: Sequence[KindFace], legend: str, lit: Collection[int] = ()
) -> None:
    """Draw the heads of the six columns, those of `lit` kinds amber, and a legend before them."""
    line.put(NAME_AT, 0, legend, DIM)
    for kind, face in enumerate(faces):
        x = HEAPS_AT + kind * HEAP_WIDTH + 1
        letter = YOU if kind in lit else face.ink._replace(bold=True)
        line.put(line.put(x, 0, face.letter, letter), 0, face.mark, face.ink)


def draw_seat(line: Area, seat: SeatLine, faces: Sequence[KindFace], glyphs: Glyphs) -> None:
    """Draw a player's line, lit where it is the player's turn, up to its tail."""
    if seat.acting:
        line.fill(Tone.LIT)
        line.put(HERE_AT, 0, glyphs.here, YOU)
    line.put(NUMBER_AT, 0, seat.number, DIM)
    line.put(NAME_AT, 0, cut(seat.name, NAME_WIDTH), BOLD if seat.acting else TEXT)
    line.put(MICE_AT, 0, seat.mice, BOLD)
    for kind, (heap, face) in enumerate(zip(seat.heaps, faces, strict=True)):
        place = line.part(HEAPS_AT + kind * HEAP_WIDTH, 0, HEAP_WIDTH, 1)
        _draw_heap(place, heap, face.ink, glyphs)


def _draw_heap(place: Area, heap: Heap, suit: Ink, glyphs: Glyphs) -> None:
    text = _piles(heap.piles, glyphs)
    if heap.loose or not (heap.piles or heap.more):
        text += str(heap.loose) if heap.loose else glyphs.dot
    if heap.gone:
        ink = SUNK
    elif heap.chosen:
        ink = YOU
    elif text == glyphs.dot:
        ink = SUNK
    else:
        ink = suit._replace(bold=heap.most)
    if heap.most:
        place.put(0, 0, fall_mark(glyphs), SUNK if heap.gone else BOLD)
    x = place.put(1, 0, text, ink)
    if heap.more:
        place.put(x, 0, f"+{heap.more}", BOLD)


def _piles(number: int, glyphs: Glyphs) -> str:
    return glyphs.full * number if number < 3 else f"{number}{glyphs.full}"
