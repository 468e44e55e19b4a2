"""The rules of Smile & Money: dealing, playing and capturing. Knows no text and no screen."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.core.chance import Chance
from smilegames.core.errors import Refusal
from smilegames.core.events import Event, Tell, latest
from smilegames.core.outcome import Outcome
from smilegames.core.seats import clockwise, left_of
from smilegames.games.smile_money import events, scoring
from smilegames.games.smile_money.actions import Play, notation
from smilegames.games.smile_money.captures import captures
from smilegames.games.smile_money.imagining import imagine
from smilegames.games.smile_money.kinds import CARDS, Deck, Kinds
from smilegames.games.smile_money.refusals import refusal
from smilegames.games.smile_money.scoring import outcome_of
from smilegames.games.smile_money.state import IN_HAND, ON_TABLE, Made, State
from smilegames.games.smile_money.view import View, view_of

PLAYED = (events.Laid, events.Captured, events.Boom)
"""What is told first of a play."""


class SmileMoneyRules:
    """Smile & Money for a number of seats, a deck and the two variants.

    `captains` says in pairs, by seat, whose pile its captures join (MO-41); empty: its own.
    """

    def __init__(
        self,
        seats: int,
        deck: Deck,
        *,
        colour_challenge: bool = False,
        captains: Sequence[int] = (),
    ) -> None:
        self.seats = seats
        self.colour_challenge = colour_challenge
        self.kinds = Kinds(deck)
        self.names = self.kinds.names
        """Notation of every kind of card: `R2`, `G3`, `X`."""
        self.captains = tuple(captains or range(seats))
        """By seat, whose pile its captures join: its own or, in pairs, its captain's (MO-41)."""
        self._notation = notation(self.names)
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
            plays=(),
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
        """Say why a play that is not among the choices is not (see `refusals`)."""
        return refusal(state, action, self.kinds)

    def apply(self, state: State, action: Play, chance: Chance, tell: Tell | None = None) -> None:
        """Play a card; when that was the last one in all hands, deal again or end (MO-04)."""
        _, card, take = action
        kinds, seat = self.kinds, state.to_act
        hand = state.hands[seat]
        place = hand.index(card)
        state.hands[seat] = hand[:place] + hand[place + 1 :]
        state.last_player, state.last_play = seat, action
        state.plays += (Made(seat, action, state.table),)
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
        return outcome_of(state, self.kinds, self.captains, self.colour_challenge)

    def recall(self, told: Sequence[Event]) -> int:
        """Return where the last round of plays begins, one of each seat (MO-31)."""
        return latest(told, PLAYED, self.seats)

    def view(self, state: State, seat: int | None) -> View:
        """Build what `seat` may know, public memory included; None is the spectator (MO-31)."""
        return view_of(state, seat, self.kinds, self.captains)

    def imagine(self, view: View, chance: Chance) -> State:
        """Build a position that agrees with `view`: the unseen cards dealt by `chance`."""
        return imagine(view, chance, self.kinds)

    def spell(self, action: Play) -> str:
        """Write a play in notation: `play R2`, `play G1 take G1 G3`."""
        return self._notation.spell(action)

    def parse(self, text: str) -> Play:
        """Read a play from notation. Raises NotationError."""
        play = self._notation.parse(text)
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
        state.plays = ()
        for turn, seat in enumerate(clockwise(state.dealer, seats)):
            state.hands[seat] = tuple(sorted(dealt[turn::seats]))
        if tell is not None:
            tell(events.Dealt(state.dealer, state.deal, state.deals, tuple(state.hands)))

    def _tell_end(self, state: State, tell: Tell) -> None:
        if state.table:
            seat = state.last_capture if self.colour_challenge else None
            owner = None if seat is None else self.captains[seat]
            tell(events.LeftOver(self.kinds.cards(state.table), seat, owner))
        piles = scoring.piles_to_count(state, self.captains, self.colour_challenge)
        owners = tuple(sorted(set(self.captains)))
        coins = tuple(self.kinds.worth(piles[owner]) for owner in owners)
        tell(events.Counted(owners, coins, tuple(state.smiles[owner] for owner in owners)))
