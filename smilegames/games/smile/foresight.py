"""What a bid or a take would lead to, worked out from a view alone, for tables and for bots.

A hand's bead count is in every view and on no table (SM-05): `clear` and `score` are for the eyes
of the player who acts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from smilegames.core.seats import clockwise, left_of
from smilegames.games.smile.actions import BID, Action
from smilegames.games.smile.cards import Deck
from smilegames.games.smile.scoring import score_lines
from smilegames.games.smile.view import View


class Taking(NamedTuple):
    """A card that comes to a seat."""

    seat: int
    card: int
    beads: int
    """How many lie on the card and come with it."""
    partner: int | None
    """The kept card of the same colour that leaves together with it (SM-20)."""
    cards: int
    """What the seat's cards add up to afterwards."""


@dataclass(frozen=True, slots=True)
class Foresight:
    """The table as it would be right after an action."""

    beads: int
    """On the card bid on; none are left where a card is taken."""
    borrows: bool
    """The bead that is bid comes from the supply, together with a blue one (SM-16)."""
    clear: int
    """Clear beads in the acting hand."""
    blue: int
    """Blue beads before the acting seat."""
    taken: Taking | None
    """What the seat to act takes; None for a bid."""
    last: Taking | None
    """What the only player left then takes without being asked, ending the auction (SM-15)."""
    next_seat: int | None
    """Who decides next; None where the match is over."""
    score: int
    """What the acting seat would score if the match ended then (SM-30)."""


def foresee(view: View, action: Action, deck: Deck) -> Foresight:
    """Return what a legal action of the seat to act would lead to."""
    seat = view.to_act
    assert seat is not None
    at = view.row.index(action.card)
    clear, blue, taken, last = view.clear[seat], view.blue[seat], None, None
    kept, next_seat = view.kept[seat], _next_seat(view, seat)
    if action.verb == BID:
        clear -= not view.borrows
        blue += view.borrows
    else:
        taken = _taking(view, seat, at, deck)
        clear += taken.beads
        kept = _kept_after(kept, taken)
        if len(view.row) == 2:
            last = _taking(view, next_seat, 1 - at, deck)
    ends = last is not None and view.auction == view.auctions
    values = [deck.value_of[card] for card in kept]
    return Foresight(
        beads=0 if taken else view.row_beads[at] + 1,
        borrows=view.borrows and taken is None,
        clear=clear,
        blue=blue,
        taken=taken,
        last=last,
        next_seat=None if ends else next_seat,
        score=sum(line.points for line in score_lines(values, clear, blue)),
    )


def _next_seat(view: View, seat: int) -> int:
    """Return the next player still in the auction, who starts the next one if left alone."""
    seats = len(view.out)
    return next(
        other for other in clockwise(left_of(seat, seats), seats) if view.out[other] is None
    )


def _taking(view: View, seat: int, at: int, deck: Deck) -> Taking:
    card, kept = view.row[at], view.kept[seat]
    partner = deck.partner(kept, card)
    change = deck.value_of[card] if partner is None else -deck.value_of[partner]
    return Taking(seat, card, view.row_beads[at], partner, deck.worth(kept) + change)


def _kept_after(kept: Sequence[int], taken: Taking) -> tuple[int, ...]:
    if taken.partner is None:
        return (*kept, taken.card)
    return tuple([card for card in kept if card != taken.partner])
