"""The rules of Smile & Money: dealing, playing and capturing. Knows no text and no screen."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.core.chance import Chance
from smilegames.core.errors import Refusal
from smilegames.core.events import Tell
from smilegames.core.outcome import Outcome
from smilegames.core.seats import clockwise, left_of
from smilegames.games.smile_money import actions, events, refusals, scoring
from smilegames.games.smile_money.actions import Play
from smilegames.games.smile_money.captures import captures
from smilegames.games.smile_money.kinds import CARDS, Deck, Kinds
from smilegames.games.smile_money.state import State
from smilegames.games.smile_money.view import View

ON_TABLE = 4
"""Cards turned up at the start (MO-03)."""
IN_HAND = 4
"""Cards that each seat gets in every deal (MO-03, MO-04)."""


class SmileMoney:
    """Smile & Money for a number of seats, a deck and the two variants."""

    version = 1

    def __init__(
        self, seats: int, deck: Deck, *, colour_challenge: bool = False, pairs: bool = False
    ) -> None:
        self.seats = seats
        self.colour_challenge = colour_challenge
        self.kinds = Kinds(deck)
        self.names = self.kinds.names
        """Notation of every kind of card: `R2`, `G3`, `X`."""
        self.captains = tuple(seat % 2 if pairs else seat for seat in range(seats))
        """By seat, whose pile its captures join; partners sit opposite (MO-41)."""
        self.deals = (CARDS - ON_TABLE) // (IN_HAND * seats)
        self._left = tuple(left_of(seat, seats) for seat in range(seats))
        self._last_answer: tuple[tuple[int, ...], int, list[Play]] = ((), 0, [])
        """Hand, table, and the choices they gave: a match asks twice about every decision."""
        self._made: dict[Play, Play] = {}
        self._plays: tuple[dict[int, tuple[Play, ...]], ...] = tuple({} for _ in self.names)
        """By played kind, then by the bag of what lies of its colour: the legal plays."""

    def start(self, first: int | None, chance: Chance, tell: Tell | None = None) -> State:
        """Lay the table and deal the first hands. `first` is the first dealer (MO-02, MO-03)."""
        dealer = chance.pick(self.seats) if first is None else first
        cards = tuple(map(self.kinds.deck.__getitem__, chance.order(CARDS)))
        state = State(
            to_act=dealer,
            dealer=dealer,
            draw_pile=cards[ON_TABLE:],
            table=self.kinds.bag(cards[:ON_TABLE]),
            hands=[()] * self.seats,
            piles=[0] * self.seats,
            smiles=[0] * self.seats,
            last_capture=None,
            last_player=None,
            last_play=None,
        )
        if tell is not None:
            tell(events.FirstDealer(dealer, by_lot=first is None))
            tell(events.TableLaid(self.kinds.cards(state.table)))
        self._deal(state, tell)
        return state

    def to_act(self, state: State) -> int | None:
        """Return the seat that must play, or None when the match is over."""
        return state.to_act if state.hands[state.to_act] else None

    def choices(self, state: State) -> Sequence[Play]:
        """List the plays by card ascending, for each card its largest capture first, none last."""
        hand, table, answer = state.hands[state.to_act], state.table, self._last_answer
        if hand is answer[0] and table == answer[1]:
            return answer[2]
        listed: list[Play] = []
        companions, known, before = self.kinds.companions, self._plays, -1
        for card in hand:
            if card != before:
                before = card
                lying = table & companions[card]
                plays = known[card].get(lying)
                listed += self._list_plays(card, lying) if plays is None else plays
        self._last_answer = (hand, table, listed)
        return listed

    def refusal(self, state: State, action: Play) -> Refusal:
        """Say why a play that is not among the choices is not."""
        return refusals.refuse(self.kinds, state, action)

    def apply(self, state: State, action: Play, chance: Chance, tell: Tell | None = None) -> None:
        """Play a card; when that was the last one in all hands, deal again or end (MO-04)."""
        _, card, take = action
        kinds, seat = self.kinds, state.to_act
        hand = state.hands[seat]
        place = hand.index(card)
        state.hands[seat] = hand[:place] + hand[place + 1 :]
        state.last_player, state.last_play = seat, action
        taken = state.table if card == kinds.bomb else kinds.bag(take)
        if taken:
            self._capture(state, action, taken, tell)
        else:
            state.table += kinds.unit[card]
            if tell is not None:
                tell(events.Laid(seat, card))
        state.to_act = self._left[seat]
        if not state.hands[state.to_act]:
            self._pass_deal(state, tell)

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome, or None while the match goes on."""
        if state.hands[state.to_act]:
            return None
        return scoring.reckon(self.kinds, state, self.captains, self.colour_challenge)

    def view(self, state: State, seat: int | None) -> View:
        """Build what `seat` may know, public memory included; None is the spectator (MO-31)."""
        kinds = self.kinds
        unseen = [*state.draw_pile]
        for owner, hand in enumerate(state.hands):
            unseen += () if owner == seat else hand
        return View(
            seat=seat,
            to_act=self.to_act(state),
            dealer=state.dealer,
            deal=self._deal_number(state),
            deals=self.deals,
            draw_size=len(state.draw_pile),
            table=kinds.cards(state.table),
            hand=() if seat is None else state.hands[seat],
            hand_sizes=tuple(map(len, state.hands)),
            piles=tuple(kinds.cards(pile) for pile in state.piles),
            smiles=tuple(state.smiles),
            captains=self.captains,
            last_capture=state.last_capture,
            last_player=state.last_player,
            last_play=state.last_play,
            unseen=tuple(sorted(unseen)),
        )

    def imagine(self, view: View, chance: Chance) -> State:
        """Build a position that agrees with `view`: the unseen cards dealt by `chance`."""
        bag = self.kinds.bag
        unseen = [view.unseen[place] for place in chance.order(len(view.unseen))]
        hands = [view.hand if seat == view.seat else () for seat in range(self.seats)]
        for seat, size in enumerate(view.hand_sizes):
            if seat != view.seat:
                hands[seat] = tuple(sorted(unseen[:size]))
                del unseen[:size]
        return State(
            to_act=view.dealer if view.to_act is None else view.to_act,
            dealer=view.dealer,
            draw_pile=tuple(unseen),
            table=bag(view.table),
            hands=hands,
            piles=[bag(pile) for pile in view.piles],
            smiles=list(view.smiles),
            last_capture=view.last_capture,
            last_player=view.last_player,
            last_play=view.last_play,
        )

    def spell(self, action: Play) -> str:
        """Write a play in notation: `play R2`, `play G1 take G1 G3`."""
        return actions.spell(action, self.names)

    def parse(self, text: str) -> Play:
        """Read a play from notation. Raises NotationError."""
        play = actions.parse(text, self.names)
        return self._made.get(play, play)

    def _list_plays(self, card: int, lying: int) -> tuple[Play, ...]:
        """Make and keep the plays of `card` where `lying` is on the table of its colour."""
        takes = captures(self.kinds.cards(lying), self.kinds.limited(card))
        found = [Play("play", card, take) for take in takes]
        plays = tuple(self._made.setdefault(play, play) for play in found)
        self._plays[card][lying] = plays
        return plays

    def _capture(self, state: State, action: Play, taken: int, tell: Tell | None) -> None:
        """Move the taken cards and the card that took them to the pile (MO-14, MO-16, MO-20)."""
        seat, card = state.to_act, action.card
        owner = self.captains[seat]
        bomb = card == self.kinds.bomb
        state.table -= taken
        state.piles[owner] += taken + self.kinds.unit[card]
        state.last_capture = seat
        smile = not bomb and not state.table
        if smile:
            state.smiles[owner] += 1
        if tell is not None:
            if bomb:
                tell(events.Boom(seat, owner, card, self.kinds.cards(taken)))
            else:
                tell(events.Captured(seat, owner, card, action.take))
            if smile:
                tell(events.Smiled(seat, owner, state.smiles[owner]))

    def _pass_deal(self, state: State, tell: Tell | None) -> None:
        """All hands are empty: the deal passes left, or the match ends (MO-04)."""
        if state.draw_pile:
            state.dealer = state.to_act = self._left[state.dealer]
            if tell is not None:
                tell(events.DealPassed(state.dealer))
            self._deal(state, tell)
        elif tell is not None:
            self._tell_end(state, tell)

    def _deal(self, state: State, tell: Tell | None) -> None:
        """Deal every hand, a card at a time, clockwise from the dealer (MO-03)."""
        seats = self.seats
        dealt = state.draw_pile[: IN_HAND * seats]
        state.draw_pile = state.draw_pile[IN_HAND * seats :]
        for turn, seat in enumerate(clockwise(state.dealer, seats)):
            state.hands[seat] = tuple(sorted(dealt[turn::seats]))
        if tell is not None:
            number = self._deal_number(state)
            tell(events.Dealt(state.dealer, number, self.deals, tuple(state.hands)))

    def _deal_number(self, state: State) -> int:
        return self.deals - len(state.draw_pile) // (IN_HAND * self.seats)

    def _tell_end(self, state: State, tell: Tell) -> None:
        if state.table:
            seat = state.last_capture if self.colour_challenge else None
            owner = None if seat is None else self.captains[seat]
            tell(events.LeftOver(self.kinds.cards(state.table), seat, owner))
        piles = scoring.piles_to_count(state, self.captains, self.colour_challenge)
        owners = tuple(sorted(set(self.captains)))
        coins = tuple(self.kinds.worth(piles[owner]) for owner in owners)
        tell(events.Counted(owners, coins, tuple(state.smiles[owner] for owner in owners)))
