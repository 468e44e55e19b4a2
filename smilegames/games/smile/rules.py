"""Smile: ten auctions in which everybody gets a card, wanted or not. Knows no sentence."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.core.chance import Chance
from smilegames.core.errors import Refusal
from smilegames.core.events import Event, Tell, latest
from smilegames.core.outcome import Outcome
from smilegames.core.seats import left_of
from smilegames.games.smile.actions import BID, TAKE, Action, Bid, Take, notation
from smilegames.games.smile.cards import Deck
from smilegames.games.smile.events import (
    AuctionOver,
    BeadBid,
    Borrowed,
    GameOver,
    PairLeft,
    Revealed,
    SubstitutesInUse,
    Took,
    TookLast,
)
from smilegames.games.smile.imagining import imagine
from smilegames.games.smile.refusals import refusal
from smilegames.games.smile.scoring import outcome_of
from smilegames.games.smile.state import (
    AUCTIONS,
    BLUE_BEADS,
    CLEAR_BEADS,
    HAND_BEADS,
    State,
)
from smilegames.games.smile.view import View, view_of


class SmileRules:
    """Smile for 3 to 5 seats with a deck of ten cards a seat and the option `open_beads`."""

    def __init__(self, seats: int, deck: Deck, *, open_beads: bool) -> None:
        self.seats = seats
        self.deck = deck
        self.open_beads = open_beads
        """True where everybody's count is shown to everybody (SM-05)."""
        self.names = deck.names
        """By card, its name."""
        cards = range(len(deck.names))
        self._notation = notation(deck.names)
        self._left = tuple(left_of(seat, seats) for seat in range(seats))
        self._bid = tuple(Bid(BID, card) for card in cards)
        self._take = tuple(Take(TAKE, card) for card in cards)
        self._only_bid = tuple((bid,) for bid in self._bid)
        self._only_take = tuple((take,) for take in self._take)
        self._either = tuple(zip(self._bid, self._take, strict=True))

    def start(self, first: int | None, chance: Chance, tell: Tell | None = None) -> State:
        """Shuffle, hand out the beads and turn up the first auction (SM-02, SM-04, SM-06)."""
        seats = self.seats
        if first is None:
            first = chance.pick(seats)
        state = State(
            to_act=first,
            auction=0,
            starter=first,
            turned_up=(),
            row=[],
            row_beads=[],
            kept=[()] * seats,
            clear=[HAND_BEADS] * seats,
            blue=[0] * seats,
            out=[None] * seats,
            won=[0] * seats,
            supply_clear=CLEAR_BEADS - HAND_BEADS * seats,
            supply_blue=BLUE_BEADS,
            pile=tuple(chance.order(len(self.names))),
            removed=(),
        )
        self._reveal(state, first, tell)
        return state

    def to_act(self, state: State) -> int | None:
        """Return the seat that must decide, or None when the match is over."""
        return state.to_act

    def choices(self, state: State) -> Sequence[Action]:
        """List bids, then takes, each in the order of the row."""
        seat = state.to_act
        if seat is None:
            return ()
        row = state.row
        card = row[0]
        if self.deck.value_of[row[1]] == self.deck.value_of[card]:
            return self._choices_among_equals(state)
        # Beads lie on cards of the lowest value only: a card is bid on while it is the lowest,
        # and it stays the lowest until it is taken.
        if not state.row_beads[0]:
            return self._only_bid[card]
        return self._either[card] if state.clear[seat] else self._only_take[card]

    def refusal(self, state: State, action: Action) -> Refusal:
        """Say why an action that is not among the choices is not (see `refusals`)."""
        return refusal(state, action, self.deck)

    def apply(self, state: State, action: Action, chance: Chance, tell: Tell | None = None) -> None:
        """Bid or back out, then whatever follows up to the next decision."""
        verb, card = action
        seat = state.to_act
        assert seat is not None
        if verb == BID:
            self._lay_bead(state, seat, card, tell)
        else:
            self._back_out(state, seat, card, tell)
            if len(state.row) == 1:
                self._end_auction(state, tell)
                return
        left, out = self._left, state.out
        seat = left[seat]
        while out[seat] is not None:
            seat = left[seat]
        state.to_act = seat

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome, or None while the match goes on."""
        if state.to_act is not None:
            return None
        return outcome_of(state, self.deck)

    def recall(self, told: Sequence[Event]) -> int:
        """Return where the present auction begins; with open beads, where the match did (SM-05)."""
        return 0 if self.open_beads else latest(told, Revealed)

    def view(self, state: State, seat: int | None) -> View:
        """Build what `seat` may know (None: the spectator): all but the order of the pile."""
        return view_of(state, seat, open_beads=self.open_beads)

    def imagine(self, view: View, chance: Chance) -> State:
        """Build a state that agrees with `view`, the cards not seen yet ordered by `chance`."""
        return imagine(view, chance, len(self.names))

    def spell(self, action: Action) -> str:
        """Write an action as in `bid Y-2`."""
        return self._notation.spell(action)

    def parse(self, text: str) -> Action:
        """Read an action back from its notation. Raises NotationError."""
        return self._notation.parse(text)

    def _choices_among_equals(self, state: State) -> Sequence[Action]:
        """The choices where several cards share the lowest value (SM-12, SM-13, SM-17)."""
        bids: list[Action] = []
        takes: list[Action] = []
        lowest = self.deck.value_of[state.row[0]]
        for card, beads in zip(state.row, state.row_beads, strict=True):
            if self.deck.value_of[card] == lowest:
                bids.append(self._bid[card])
            if beads:
                takes.append(self._take[card])
        seat = state.to_act
        assert seat is not None
        return bids + takes if state.clear[seat] or not takes else takes

    def _lay_bead(self, state: State, seat: int, card: int, tell: Tell | None) -> None:
        if state.clear[seat]:
            state.clear[seat] -= 1
        else:
            self._borrow(state, seat, tell)
        at = state.row.index(card)
        state.row_beads[at] += 1
        if tell is not None:
            tell(BeadBid(seat, card, state.row_beads[at]))

    def _borrow(self, state: State, seat: int, tell: Tell | None) -> None:
        """Take a clear bead, which is laid at once, and a blue one, which stays (SM-16)."""
        state.supply_clear -= 1
        state.supply_blue -= 1
        state.blue[seat] += 1
        if tell is not None:
            tell(Borrowed(seat))
            if state.supply_clear == -1:
                tell(SubstitutesInUse("clear"))
            if state.supply_blue == -1:
                tell(SubstitutesInUse("blue"))

    def _back_out(self, state: State, seat: int, card: int, tell: Tell | None) -> None:
        """Beads to the hand first, then the pair check (SM-21)."""
        at = state.row.index(card)
        del state.row[at]
        beads = state.row_beads.pop(at)
        state.clear[seat] += beads
        state.out[seat] = card
        state.won[seat] = beads
        kept = state.kept[seat]
        partner = self.deck.partner(kept, card)
        if partner is None:
            state.kept[seat] = (*kept, card)
        else:
            state.kept[seat] = tuple([other for other in kept if other != partner])
            state.removed += (partner, card)
        if tell is not None:
            # The auction's last card is never chosen: it comes by itself (SM-15).
            tell((Took if state.row else TookLast)(seat, card, beads, partner))
            if partner is not None:
                tell(PairLeft(seat, partner, card))

    def _end_auction(self, state: State, tell: Tell | None) -> None:
        """Give the last card to the last player, who starts the next auction (SM-15)."""
        last = state.out.index(None)
        self._back_out(state, last, state.row[0], tell)
        goes_on = state.auction < AUCTIONS
        if tell is not None:
            tell(AuctionOver(state.auction, last if goes_on else None))
        if goes_on:
            self._reveal(state, last, tell)
            return
        state.to_act = None
        if tell is not None:
            tell(GameOver(tuple(state.clear), tuple(state.blue)))

    def _reveal(self, state: State, starter: int, tell: Tell | None) -> None:
        """Turn up a card for each seat, ascending (SM-10)."""
        seats = self.seats
        # Sorting is stable, so equal values stay in the order turned up.
        state.row = sorted(state.pile[:seats], key=self.deck.value_of.__getitem__)
        state.turned_up = tuple(state.row)
        state.pile = state.pile[seats:]
        state.row_beads = [0] * seats
        state.out = [None] * seats
        state.won = [0] * seats
        state.auction += 1
        state.starter = state.to_act = starter
        if tell is not None:
            tell(Revealed(state.auction, starter, tuple(state.row)))
