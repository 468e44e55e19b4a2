"""What a seat may know of a position: everything but the order of the pile."""

from __future__ import annotations

from dataclasses import dataclass

from smilegames.games.smile.state import AUCTIONS, State


@dataclass(slots=True)
class View:
    """A position as `seat` may know it (None: the spectator).

    Bead counts follow from public acts, so they are here for every reader; a screen prints a
    hand's count only to its owner, or to all when `open_beads` is on or the match is over (SM-05).
    Which cards the pile still holds follows too: those that are nowhere else.
    """

    seat: int | None
    to_act: int | None
    """None when the match is over."""
    auction: int
    """1 to `auctions`."""
    auctions: int
    starter: int
    """Who bid first in this auction."""
    turned_up: tuple[int, ...]
    """The cards of this auction, those already taken included, ascending by value (SM-10)."""
    row: tuple[int, ...]
    """The cards still on the table, ascending by value (SM-10)."""
    row_beads: tuple[int, ...]
    """Beads on each card of the row."""
    kept: tuple[tuple[int, ...], ...]
    """By seat, the cards in front of it, in the order taken."""
    clear: tuple[int, ...]
    """By seat, clear beads in hand."""
    blue: tuple[int, ...]
    """By seat, blue beads."""
    out: tuple[int | None, ...]
    """By seat, the card taken in this auction; None while the seat is still bidding."""
    won: tuple[int, ...]
    """By seat, the beads that came with it."""
    supply_clear: int
    """Below 0 when substitutes are in use; people are shown 0 then (SM-18)."""
    supply_blue: int
    """Below 0 when substitutes are in use; people are shown 0 then (SM-18)."""
    pile: int
    """How many cards are still face down."""
    removed: tuple[int, ...]
    """Cards that left in pairs, oldest first (SM-20)."""
    borrows: bool
    """True where the seat to act must borrow the bead that it bids (SM-16)."""
    open_beads: bool
    """The table's option: everybody's count is shown to everybody."""
    over: bool


def view_of(state: State, seat: int | None, *, open_beads: bool) -> View:
    """Build what `seat` may know; None is the spectator."""
    to_act = state.to_act
    return View(
        seat=seat,
        to_act=to_act,
        auction=state.auction,
        auctions=AUCTIONS,
        starter=state.starter,
        turned_up=state.turned_up,
        row=tuple(state.row),
        row_beads=tuple(state.row_beads),
        kept=tuple(state.kept),
        clear=tuple(state.clear),
        blue=tuple(state.blue),
        out=tuple(state.out),
        won=tuple(state.won),
        supply_clear=state.supply_clear,
        supply_blue=state.supply_blue,
        pile=len(state.pile),
        removed=state.removed,
        borrows=to_act is not None and not state.clear[to_act] and not any(state.row_beads),
        open_beads=open_beads,
        over=to_act is None,
    )
