"""Smile: ten auctions in which everybody gets a card, wanted or not. Knows no sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from string import ascii_letters

from smilegames.core.chance import Chance
from smilegames.core.errors import NotationError, Refusal
from smilegames.core.events import Tell
from smilegames.core.outcome import Outcome
from smilegames.core.seats import left_of
from smilegames.games.smile.actions import BID, TAKE, Action, Bid, Take
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
from smilegames.games.smile.scoring import reckon
from smilegames.games.smile.state import (
    AUCTIONS,
    BLUE_BEADS,
    CLEAR_BEADS,
    HAND_BEADS,
    SmileState,
)
from smilegames.games.smile.view import SmileView

COLOURS = "YWRB"
UNCOLOURED = "N"


class SmileRules:
    """Smile for 3 to 5 seats with a deck of ten cards a seat.

    `cards` are (colour letter, value) pairs. A card is its number in `names`, `colour_of` and
    `value_of`.
    """

    version = 1

    def __init__(self, seats: int, cards: Sequence[tuple[str, int]], *, open_beads: bool) -> None:
        order = COLOURS + UNCOLOURED
        kinds = sorted(cards, key=lambda kind: (order.index(kind[0]), kind[1]))
        self.seats = seats
        self.open_beads = open_beads
        self.colour_of = tuple(colour for colour, _ in kinds)
        """By card: a letter of COLOURS, or UNCOLOURED."""
        self.value_of = tuple(value for _, value in kinds)
        """By card: -5 to 6."""
        self.names = _names(kinds)
        """By card: colour, value, and a copy letter where two are alike (SM-19)."""
        self._left = tuple(left_of(seat, seats) for seat in range(seats))
        self._bid = tuple(Bid(BID, card) for card in range(len(kinds)))
        self._take = tuple(Take(TAKE, card) for card in range(len(kinds)))
        self._only_bid = tuple((bid,) for bid in self._bid)
        self._only_take = tuple((take,) for take in self._take)
        self._either = tuple(zip(self._bid, self._take, strict=True))
        self._read: dict[str, Action] = {
            self.spell(action): action for pair in self._either for action in pair
        }

    def start(self, first: int | None, chance: Chance, tell: Tell | None = None) -> SmileState:
        """Shuffle, hand out the beads and turn up the first auction (SM-02, SM-04, SM-06)."""
        seats = self.seats
        if first is None:
            first = chance.pick(seats)
        state = SmileState(
            to_act=first,
            auction=0,
            starter=first,
            row=[],
            row_beads=[],
            kept=[()] * seats,
            clear=[HAND_BEADS] * seats,
            blue=[0] * seats,
            out=[None] * seats,
            supply_clear=CLEAR_BEADS - HAND_BEADS * seats,
            supply_blue=BLUE_BEADS,
            pile=tuple(chance.order(len(self.names))),
            removed=(),
        )
        self._reveal(state, first, tell)
        return state

    def to_act(self, state: SmileState) -> int | None:
        """Return the seat that must decide, or None when the match is over."""
        return state.to_act

    def choices(self, state: SmileState) -> Sequence[Action]:
        """List bids, then takes, each in the order of the row."""
        seat = state.to_act
        if seat is None:
            return ()
        row = state.row
        card = row[0]
        if self.value_of[row[1]] == self.value_of[card]:
            return self._choices_among_equals(state)
        # Beads lie on cards of the lowest value only: a card is bid on while it is the lowest,
        # and it stays the lowest until it is taken.
        if not state.row_beads[0]:
            return self._only_bid[card]
        return self._either[card] if state.clear[seat] else self._only_take[card]

    def refusal(self, state: SmileState, action: Action) -> Refusal:
        """Say why an action that is not among the choices is not."""
        if state.to_act is None:
            return Refusal("over")
        if action not in self._read.values():
            return Refusal("unknown")
        verb, card = action
        if card not in state.row:
            return self._refuse_absent(state, card)
        params = {"card": card, "seat": state.to_act}
        if verb == TAKE:
            code = "no_beads_on_it" if any(state.row_beads) else "no_beads_anywhere"
            return Refusal(code, params, "SM-13")
        if any(state.row_beads) and not state.clear[state.to_act]:
            return Refusal("must_back_out", params, "SM-17")
        return Refusal("not_lowest", {**params, "lowest": self.lowest(state.row)}, "SM-12")

    def apply(
        self, state: SmileState, action: Action, chance: Chance, tell: Tell | None = None
    ) -> None:
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

    def outcome(self, state: SmileState) -> Outcome | None:
        """Return the outcome, or None while the match goes on."""
        if state.to_act is not None:
            return None
        values = [[self.value_of[card] for card in cards] for cards in state.kept]
        return reckon(values, state.clear, state.blue)

    def view(self, state: SmileState, seat: int | None) -> SmileView:
        """Build what `seat` may know: all but the order of the pile."""
        to_act = state.to_act
        return SmileView(
            seat=seat,
            to_act=to_act,
            auction=state.auction,
            auctions=AUCTIONS,
            starter=state.starter,
            row=tuple(state.row),
            row_beads=tuple(state.row_beads),
            kept=tuple(state.kept),
            clear=tuple(state.clear),
            blue=tuple(state.blue),
            out=tuple(state.out),
            supply_clear=state.supply_clear,
            supply_blue=state.supply_blue,
            pile=len(state.pile),
            removed=state.removed,
            borrows=to_act is not None and not state.clear[to_act] and not any(state.row_beads),
            open_beads=self.open_beads,
            over=to_act is None,
        )

    def imagine(self, view: SmileView, chance: Chance) -> SmileState:
        """Build a state that agrees with `view`: the cards not seen yet, in some order."""
        seen = {*view.row, *view.removed}.union(*view.kept)
        unseen = [card for card in range(len(self.names)) if card not in seen]
        return SmileState(
            to_act=view.to_act,
            auction=view.auction,
            starter=view.starter,
            row=list(view.row),
            row_beads=list(view.row_beads),
            kept=list(view.kept),
            clear=list(view.clear),
            blue=list(view.blue),
            out=list(view.out),
            supply_clear=view.supply_clear,
            supply_blue=view.supply_blue,
            pile=tuple([unseen[at] for at in chance.order(len(unseen))]),
            removed=view.removed,
        )

    def spell(self, action: Action) -> str:
        """Write an action as in `bid Y-2`."""
        verb, card = action
        return f"{verb} {self.names[card]}"

    def parse(self, text: str) -> Action:
        """Read an action back from its notation. Raises NotationError."""
        try:
            return self._read[text]
        except KeyError:
            raise NotationError(text) from None

    def lowest(self, row: Sequence[int]) -> tuple[int, ...]:
        """Return the cards of a row that take bids: those of the lowest value (SM-12, SM-14)."""
        value_of = self.value_of
        return tuple([card for card in row if value_of[card] == value_of[row[0]]])

    def partner(self, kept: Sequence[int], card: int) -> int | None:
        """Return which of a seat's `kept` cards would leave together with `card` (SM-20)."""
        colour = self.colour_of[card]
        if colour != UNCOLOURED:
            for other in kept:
                if self.colour_of[other] == colour:
                    return other
        return None

    def _choices_among_equals(self, state: SmileState) -> Sequence[Action]:
        """The choices where several cards share the lowest value (SM-12, SM-13, SM-17)."""
        bids: list[Action] = []
        takes: list[Action] = []
        lowest = self.value_of[state.row[0]]
        for card, beads in zip(state.row, state.row_beads, strict=True):
            if self.value_of[card] == lowest:
                bids.append(self._bid[card])
            if beads:
                takes.append(self._take[card])
        seat = state.to_act
        assert seat is not None
        return bids + takes if state.clear[seat] or not takes else takes

    def _refuse_absent(self, state: SmileState, card: int) -> Refusal:
        if card in state.removed:
            return Refusal("left_in_a_pair", {"card": card}, "SM-20")
        for seat, cards in enumerate(state.kept):
            if card in cards:
                return Refusal("already_taken", {"card": card, "seat": seat}, "SM-13")
        return Refusal("not_turned_up", {"card": card}, "SM-10")

    def _lay_bead(self, state: SmileState, seat: int, card: int, tell: Tell | None) -> None:
        if state.clear[seat]:
            state.clear[seat] -= 1
        else:
            self._borrow(state, seat, tell)
        at = state.row.index(card)
        state.row_beads[at] += 1
        if tell is not None:
            tell(BeadBid(seat, card, state.row_beads[at]))

    def _borrow(self, state: SmileState, seat: int, tell: Tell | None) -> None:
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

    def _back_out(self, state: SmileState, seat: int, card: int, tell: Tell | None) -> None:
        """Beads to the hand first, then the pair check (SM-21)."""
        at = state.row.index(card)
        del state.row[at]
        beads = state.row_beads.pop(at)
        state.clear[seat] += beads
        state.out[seat] = card
        kept = state.kept[seat]
        partner = self.partner(kept, card)
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

    def _end_auction(self, state: SmileState, tell: Tell | None) -> None:
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

    def _reveal(self, state: SmileState, starter: int, tell: Tell | None) -> None:
        """Turn up a card for each seat, ascending (SM-10)."""
        seats = self.seats
        # Sorting is stable, so equal values stay in the order turned up.
        state.row = sorted(state.pile[:seats], key=self.value_of.__getitem__)
        state.pile = state.pile[seats:]
        state.row_beads = [0] * seats
        state.out = [None] * seats
        state.auction += 1
        state.starter = state.to_act = starter
        if tell is not None:
            tell(Revealed(state.auction, starter, tuple(state.row)))


def _names(kinds: Sequence[tuple[str, int]]) -> tuple[str, ...]:
    """Name each card, as in `Y-2`, `W+5` or `N+2a` (SM-19)."""
    total = Counter(kinds)
    used = Counter[tuple[str, int]]()
    names = []
    for kind in kinds:
        colour, value = kind
        copy = ascii_letters[used[kind]] if total[kind] > 1 else ""
        used[kind] += 1
        names.append(f"{colour}{value:+d}{copy}")
    return tuple(names)
