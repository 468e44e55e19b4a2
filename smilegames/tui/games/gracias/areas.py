"""The areas as a table of suits: six counts, backs, points; what a move did or would do to them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from smilegames.core.events import Event
from smilegames.games.gracias.actions import Share
from smilegames.games.gracias.events import SessionBegan, Shared
from smilegames.games.gracias.scoring import PILE
from smilegames.games.gracias.view import View
from smilegames.text.games.gracias import table as said
from smilegames.text.words import Words
from smilegames.tui.drawing.glyphs import Glyphs, signed
from smilegames.tui.drawing.ink import BOLD, DIM, SUNK, YOU, Ink
from smilegames.tui.drawing.suit_table import Heap, SuitHead, SuitLine, Suits, Tail
from smilegames.tui.games.gracias.kinds import KindFace
from smilegames.tui.games.gracias.outlook import Outlook

BACKS_AT, NOW_END, ALL_END, SPEECH_AT = 0, 7, 11, 12
"""Columns behind the heaps."""
HEAD_PICTURE = 1
"""Which of a kind's pictures stands above its column."""


@dataclass(frozen=True, slots=True)
class Areas:
    """All that the areas are drawn from."""

    view: View
    """What everybody sees."""
    outlook: Outlook
    faces: Sequence[KindFace]
    glyphs: Glyphs
    share: Share | None = None
    """The share that is selected, if it can be done."""
    gift: Shared | None = None
    """The last move, where it was a gift: its cards stay marked until the next."""
    acts: int | None = None
    """The seat that must decide."""
    looks: int | None = None
    """The seat whose face-down cards the outlook counts in."""


def fall_mark(glyphs: Glyphs) -> str:
    """Return what marks cards that fall."""
    return "v" if glyphs.name == "ascii" else "▾"


def back_marks(number: int, glyphs: Glyphs) -> str:
    """Return so many face-down cards, to be counted at a glance."""
    return ("]" if glyphs.name == "ascii" else "▯") * number


def mice(*, large: bool, small: bool) -> str:
    """Return the mice of one player: a body each, and a tail."""
    bodies = "M" * large + "m" * small
    return f"{bodies}~" if bodies else ""


def thanks(words: Words, glyphs: Glyphs) -> str:
    """Return what whoever gets a card says (GR-16)."""
    return words(said.GRACIAS_PLAIN if glyphs.name == "ascii" else said.GRACIAS)


def pile_marks(number: int, glyphs: Glyphs) -> str:
    """Return so many piles of five."""
    return glyphs.full * number if number < 3 else f"{number}{glyphs.full}"


def heads_of(faces: Sequence[KindFace], lit: Sequence[int] = ()) -> tuple[SuitHead, ...]:
    """Return the heads of the six kinds, those of `lit` kinds amber."""
    return tuple(
        SuitHead(face.letter, face.mark, face.ink, face.pictures[HEAD_PICTURE], lit=kind in lit)
        for kind, face in enumerate(faces)
    )


def gift_in(events: Sequence[Event]) -> Shared | None:
    """Return the gift that a decision was, unless its cards have been shuffled since."""
    if any(isinstance(event, SessionBegan) for event in events):
        return None
    return next((event for event in events if isinstance(event, Shared)), None)


def suits_of(areas: Areas) -> Suits:
    """Return the table."""
    words, share = areas.outlook.speaker.words, areas.share
    tails = [
        Tail(NOW_END, words(said.POINTS_NOW), DIM, ends=True),
        Tail(ALL_END, words(said.POINTS_ALL), DIM, ends=True),
    ]
    if share is not None:
        tails.append(Tail(SPEECH_AT, words(said.CHANGE), DIM))
    lit = () if share is None else (share.kept, share.given)
    return Suits(
        legend=words(said.WOULD_DISCARD, mark=fall_mark(areas.glyphs)),
        heads=heads_of(areas.faces, lit),
        tails=tuple(tails),
        lines=_lines(areas),
    )


def _lines(areas: Areas) -> tuple[SuitLine, ...]:
    """Return a line for each seat; how all stands is reckoned once for all of them."""
    outlook, share = areas.outlook, areas.share
    stands, counts, points = outlook.standings(share), outlook.open_areas(share), outlook.points
    falls = [frozenset(stand.discarding) for stand in stands]
    return tuple(
        _line(areas, seat, _Stand(counts[seat], [seat in each for each in falls], points[seat]))
        for seat in range(len(areas.view.areas))
    )


class _Stand(NamedTuple):
    """How a seat stands now or, given a share, would after it."""

    numbers: Sequence[int]
    """By kind, of its open cards."""
    falls: Sequence[bool]
    """By kind: it would discard them."""
    points: int
    """What the session would score now."""


def _line(areas: Areas, seat: int, stand: _Stand) -> SuitLine:
    view, outlook = areas.view, areas.outlook
    return SuitLine(
        number=str(seat + 1),
        name=outlook.speaker.name(seat),
        heaps=tuple(_heap(areas, seat, stand, kind) for kind in range(len(areas.faces))),
        signs=mice(large=seat == view.large, small=seat == view.small),
        tails=(
            Tail(BACKS_AT, back_marks(view.backs[seat], areas.glyphs), DIM),
            Tail(NOW_END, str(stand.points), BOLD, ends=True),
            Tail(ALL_END, str(view.totals[seat]), DIM, ends=True),
            *_speech(areas, seat),
        ),
        acts=seat == areas.acts,
    )


def _heap(areas: Areas, seat: int, stand: _Stand, kind: int) -> Heap:
    outlook, gift, glyphs = areas.outlook, areas.gift, areas.glyphs
    number, falls = stand.numbers[kind], stand.falls[kind]
    own = outlook.own.count(kind) if seat == areas.looks else 0
    came = gift is not None and (seat, kind) in (
        (gift.seat, gift.kept),
        (gift.receiver, gift.given),
    )
    chosen = number != areas.view.areas[seat][kind]
    return Heap(
        text=heap_text(number, glyphs, quiet=bool(own)),
        ink=YOU if chosen else heap_ink(areas.faces[kind], number, strong=falls),
        sign=fall_mark(glyphs) if falls else "",
        more=f"+{own}" if own else glyphs.fresh if came else "",
    )


def heap_text(number: int, glyphs: Glyphs, *, quiet: bool = False) -> str:
    """Return cards of a kind as piles and loose ones; a dot for none, unless `quiet`."""
    if not number:
        return "" if quiet else glyphs.dot
    loose = number % PILE
    return pile_marks(number // PILE, glyphs) + (str(loose) if loose else "")


def heap_ink(face: KindFace, number: int, *, strong: bool) -> Ink:
    """Return the ink of a heap: its kind's, sunk where there is nothing."""
    return face.ink._replace(bold=strong) if number else SUNK


def _speech(areas: Areas, seat: int) -> tuple[Tail, ...]:
    """Return the thanks for a gift (GR-16), or what the selected share would change."""
    words, outlook, share, gift = (
        areas.outlook.speaker.words,
        areas.outlook,
        areas.share,
        areas.gift,
    )
    if share is not None:
        change = outlook.after(share).points[seat] - outlook.points[seat]
        return (Tail(SPEECH_AT, signed(change), YOU),) if change else ()
    if gift is None or gift.receiver != seat:
        return ()
    ink = areas.faces[gift.given].ink._replace(bold=True)
    return (Tail(SPEECH_AT, thanks(words, areas.glyphs), ink),)
