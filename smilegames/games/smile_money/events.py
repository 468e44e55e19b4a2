"""What happens in Smile & Money, as facts. Cards are kinds; tuples of them ascend."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from smilegames.core.events import Event


@dataclass(slots=True)
class FirstDealer(Event):
    """The match begins; `seat` deals first (MO-02)."""

    seat: int
    by_lot: bool
    """True where chance chose, not the opening question."""


@dataclass(slots=True)
class TableLaid(Event):
    """Cards were turned up on the table, once a match (MO-03)."""

    reveals: ClassVar[bool] = True
    cards: tuple[int, ...]


@dataclass(slots=True)
class DealPassed(Event):
    """All hands are empty; the deal passes left to `dealer` (MO-04)."""

    dealer: int


@dataclass(slots=True)
class Dealt(Event):
    """Every seat got its cards. Each seat sees its own (MO-03, MO-41: a partner's neither)."""

    reveals: ClassVar[bool] = True
    dealer: int
    deal: int
    """Which deal this is, from 1."""
    deals: int
    """How many deals the match has."""
    hands: tuple[tuple[int, ...] | None, ...]
    """By seat; None where hidden from the reader."""

    def seen_by(self, seat: int | None) -> Self:
        """Return it with the hands of all others hidden."""
        hands = (hand if owner == seat else None for owner, hand in enumerate(self.hands))
        return type(self)(self.dealer, self.deal, self.deals, tuple(hands))


@dataclass(slots=True)
class Laid(Event):
    """A card was played, took nothing and stays on the table (MO-15, MO-17)."""

    reveals: ClassVar[bool] = True
    seat: int
    card: int


@dataclass(slots=True)
class Captured(Event):
    """A card was played and took others of its colour (MO-11, MO-12, MO-14)."""

    reveals: ClassVar[bool] = True
    seat: int
    owner: int
    """Whose pile they joined: the seat itself, or its captain (MO-41)."""
    card: int
    cards: tuple[int, ...]
    """What was taken, the played card aside."""


@dataclass(slots=True)
class Boom(Event):
    """A bomb took every card of the table (MO-16)."""

    reveals: ClassVar[bool] = True
    seat: int
    owner: int
    card: int
    cards: tuple[int, ...]


@dataclass(slots=True)
class Smiled(Event):
    """The capture just told cleared the table: a Smile on the pile of `owner` (MO-20)."""

    seat: int
    owner: int
    smiles: int
    """How many that pile has now."""


@dataclass(slots=True)
class LeftOver(Event):
    """The last card is played and cards are left on the table."""

    cards: tuple[int, ...]
    seat: int | None
    """Who made the last capture and so brings them in (MO-40), or None: nobody (MO-21)."""
    owner: int | None
    """Whose pile they join: that seat's own, or its captain's (MO-41)."""


@dataclass(slots=True)
class Counted(Event):
    """The piles were turned over and counted (MO-30, MO-31)."""

    reveals: ClassVar[bool] = True
    owners: tuple[int, ...]
    """The seats that have a pile, ascending."""
    coins: tuple[int, ...]
    """On each of these piles, what was left on the table included where it went there (MO-40)."""
    smiles: tuple[int, ...]
    """On each of these piles."""
