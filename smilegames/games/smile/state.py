"""A position of Smile. Cards are small numbers that the rules' tables explain."""

from __future__ import annotations

from dataclasses import dataclass

AUCTIONS = 10
CLEAR_BEADS = 35
BLUE_BEADS = 5
HAND_BEADS = 6
"""Clear beads that everybody starts with (SM-04)."""


@dataclass(slots=True)
class State:
    """A position. The seat to act always has at least two cards on the table before it: the last
    card of an auction is never decided about (SM-15)."""

    to_act: int | None
    """None when the match is over."""
    auction: int
    """1 to 10."""
    starter: int
    """Who bid first in this auction."""
    turned_up: tuple[int, ...]
    """The cards of this auction, those already taken included, ascending by value (SM-10)."""
    row: list[int]
    """The cards still on the table, ascending by value (SM-10)."""
    row_beads: list[int]
    """Beads on each card of the row."""
    kept: list[tuple[int, ...]]
    """By seat, the cards in front of it, in the order taken."""
    clear: list[int]
    """By seat, clear beads in hand."""
    blue: list[int]
    """By seat, blue beads, each one a loan."""
    out: list[int | None]
    """By seat, the card taken in this auction; None while the seat is still bidding."""
    won: list[int]
    """By seat, the beads that came with it."""
    supply_clear: int
    """Negative: so many substitutes are in use (SM-18)."""
    supply_blue: int
    """Negative: so many substitutes are in use (SM-18)."""
    pile: tuple[int, ...]
    """Face down, top first."""
    removed: tuple[int, ...]
    """Cards that left in pairs, oldest first (SM-20)."""

    def copy(self) -> State:
        """Return an equal state that shares nothing mutable with this one."""
        return State(
            self.to_act,
            self.auction,
            self.starter,
            self.turned_up,
            self.row[:],
            self.row_beads[:],
            self.kept[:],
            self.clear[:],
            self.blue[:],
            self.out[:],
            self.won[:],
            self.supply_clear,
            self.supply_blue,
            self.pile,
            self.removed,
        )
