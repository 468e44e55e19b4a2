"""The rules of SmileyFace for 4 to 8 players: seven rounds of displays under a changing ranking.

What may be done is `choices`, what cards do to displays is `effects`, what it comes to is
`scoring`; this module says in which order everything happens.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any

from smilegames.core.chance import Chance
from smilegames.core.errors import Refusal
from smilegames.core.events import Event, Tell, latest
from smilegames.core.outcome import Outcome
from smilegames.core.seats import clockwise, left_of
from smilegames.games.smileyface import effects, events
from smilegames.games.smileyface.actions import Action, AtSeat, Bare, OnCard, notation
from smilegames.games.smileyface.cards import (
    CARDS,
    MISCHIEF,
    NAMES,
    ROUNDS,
    SUITS,
    Deck,
    hand_limit,
)
from smilegames.games.smileyface.choices import Choices
from smilegames.games.smileyface.events import Cause, RoundOpened
from smilegames.games.smileyface.imagining import imagine
from smilegames.games.smileyface.mischief import EFFECTS
from smilegames.games.smileyface.refusals import refusal
from smilegames.games.smileyface.scoring import outcome_of, suit_totals
from smilegames.games.smileyface.state import (
    CLEAN_UP,
    NOBODY,
    OVER,
    SHOWN,
    TURNS,
    Past,
    RoundResult,
    State,
)
from smilegames.games.smileyface.stolen import after_showing
from smilegames.games.smileyface.view import View, view_of

Deed = Callable[[State, Any, Chance, Tell | None], None]


class SmileyFaceRules(Choices):
    """SmileyFace for a number of seats, a deck and the option `mischief`."""

    def __init__(self, seats: int, deck: Deck, mischief: bool) -> None:
        super().__init__(seats)
        self.seats = seats
        self.deck = deck
        self.mischief = mischief
        """True where the Mischief cards are in the draw pile (SF-31)."""
        self.names = NAMES
        """By card, its name."""
        self.cards = deck.cards(mischief)
        """Everything that is dealt from, ascending."""
        self.hand_limit = hand_limit(seats)
        self._notation = notation(self.tables)
        self._everybody = (1 << seats) - 1
        self._left = [left_of(seat, seats) for seat in range(seats)]
        self._after = _next_seats(seats)
        self._clockwise = [tuple(clockwise(first, seats)) for first in range(seats)]
        self._deeds: dict[str, Deed] = {
            **dict.fromkeys(MISCHIEF, self._mischief),
            "play": self._play,
            "pass": self._pass,
            "help": self._help,
            "discard": self._discard,
            "done": self._done,
        }

    # The contract.

    def start(self, first: int | None, chance: Chance, tell: Tell | None = None) -> State:
        """Set the table. `first` starts round 1; None leaves it to chance (SF-06)."""
        seats = self.seats
        opener = chance.pick(seats) if first is None else first
        ranking = chance.order(len(SUITS))
        state = State(
            phase=TURNS,
            round=1,
            first=opener,
            to_act=opener,
            ranking=ranking,
            hands=[[] for _ in range(seats)],
            displays=[[] for _ in range(seats)],
            passed=0,
            helpers=[NOBODY] * seats,
            helped=0,
            pile=[self.cards[at] for at in reversed(chance.order(len(self.cards)))],
            discards=[],
            rewards=[()] * seats,
            rewards_left=self.deck.reward_tokens,
            stolen=[],
            results=[],
            shown=[],
            past=(),
            thefts=(),
            kept=(),
        )
        if tell:
            tell(events.RankingSet(Cause.SET_UP, tuple(ranking)))
            tell(events.RoundOpened(1, self.deck.round_cards[0], opener))
        self._deal(state, tell)
        return state

    def to_act(self, state: State) -> int | None:
        """Return the seat that must decide, or None when the match is over."""
        return None if state.to_act == NOBODY else state.to_act

    def refusal(self, state: State, action: Action) -> Refusal:
        """Say why an action that is not among the choices is not (see `refusals`)."""
        return refusal(state, action)

    def apply(self, state: State, action: Action, chance: Chance, tell: Tell | None = None) -> None:
        """Change `state` by a legal action of the seat to act, and by all that follows from it."""
        self._deeds[action[0]](state, action, chance, tell)

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome, or None while the match goes on."""
        return outcome_of(state, self.deck) if state.phase is OVER else None

    def recall(self, told: Sequence[Event]) -> int:
        """Return where the present round begins, Clean-up included."""
        return latest(told, RoundOpened)

    def view(self, state: State, seat: int | None) -> View:
        """Build what `seat` may know; None is the spectator."""
        return view_of(state, seat, self.deck)

    def imagine(self, view: View, chance: Chance) -> State:
        """Build a whole state that agrees with a view."""
        return imagine(view, chance, self.deck, self.mischief)

    def spell(self, action: Action) -> str:
        """Write an action in the notation of records."""
        return self._notation.spell(action)

    def parse(self, text: str) -> Action:
        """Read an action back. Raises NotationError."""
        return self._notation.parse(text)

    # Step 2: one action a turn.

    def _play(self, state: State, action: OnCard, chance: Chance, tell: Tell | None) -> None:
        seat, card = state.to_act, action.card
        state.hands[seat].remove(card)
        state.shown.append(SHOWN[seat][card])
        insort(state.displays[seat], card)
        if state.stolen:
            state.stolen = after_showing(state.stolen, seat, card)
        if tell:
            tell(events.EmotionPlayed(seat, card))
        state.to_act = self._after[state.passed][seat]

    def _mischief(self, state: State, action: Action, chance: Chance, tell: Tell | None) -> None:
        seat, verb = state.to_act, action[0]
        card = CARDS[verb]
        self._show(state, card)
        if tell:
            tell(events.MischiefPlayed(seat, card))
        if verb in EFFECTS:
            state.discards.append(card)
            EFFECTS[verb](state, action, chance, tell)
        else:
            effects.lay(state.displays, seat, card)
        state.to_act = self._after[state.passed][seat]

    def _pass(self, state: State, action: Bare, chance: Chance, tell: Tell | None) -> None:
        if tell:
            tell(events.Passed(state.to_act))
        self._tip_over(state, chance, tell)

    def _help(self, state: State, action: AtSeat, chance: Chance, tell: Tell | None) -> None:
        seat, receiver, card = state.to_act, action.seat, action.card
        effects.move(state.displays, seat, receiver, card)
        state.helpers[receiver] = seat
        state.helped |= 1 << receiver
        if tell:
            tell(events.HandLent(seat, receiver, card))
        self._tip_over(state, chance, tell)

    def _show(self, state: State, card: int) -> None:
        """Take a card out of the acting hand for all to see."""
        state.hands[state.to_act].remove(card)
        state.shown.append(SHOWN[state.to_act][card])
        if state.stolen:
            state.stolen = after_showing(state.stolen, state.to_act, card)

    def _tip_over(self, state: State, chance: Chance, tell: Tell | None) -> None:
        """The acting player is out of the round, which ends with the last one (SF-14)."""
        seat = state.to_act
        state.passed |= 1 << seat
        if state.passed == self._everybody:
            self._score_round(state, chance, tell)
        else:
            state.to_act = self._after[state.passed][seat]

    # Steps 3 to 5: what follows from the last pass.

    def _score_round(self, state: State, chance: Chance, tell: Tell | None) -> None:
        scores = tuple(map(max, suit_totals(state.ranking, state.displays)))
        best = max(scores)
        winner = scores.index(best) if scores.count(best) == 1 else None
        helper = None if winner is None else state.helpers[winner]
        if helper == NOBODY:
            helper = None
        ranking, displays = tuple(state.ranking), tuple(map(tuple, state.displays))
        state.results.append(RoundResult(ranking, displays, scores, winner, helper))
        if tell:
            points = self.deck.round_cards[state.round - 1]
            tell(events.RoundScored(state.round, points, scores, winner))
        if winner is not None and helper is not None:
            self._reward(state, helper, winner, chance, tell)
        state.discards += chain.from_iterable(displays)
        state.displays = [[] for _ in displays]
        state.helpers = [NOBODY] * self.seats
        state.helped = 0
        if state.round == ROUNDS:
            self._finish(state, tell)
        else:
            self._renew_ranking(state, chance, tell)
            state.phase = CLEAN_UP
            self._ask(state, state.first, chance, tell)

    def _reward(
        self, state: State, helper: int, winner: int, chance: Chance, tell: Tell | None
    ) -> None:
        """The winner's helper draws one of the Reward tokens left (SF-22)."""
        left = state.rewards_left
        at = chance.pick(len(left))
        state.rewards_left = left[:at] + left[at + 1 :]
        state.rewards[helper] += (left[at],)
        if tell:
            tell(events.RewardDrawn(helper, winner, left[at]))

    def _renew_ranking(self, state: State, chance: Chance, tell: Tell | None) -> None:
        """The Newbie suit becomes the Boss, the rest is shuffled below it (SF-24)."""
        *others, newbie = state.ranking
        state.ranking = [newbie] + [others[at] for at in chance.order(len(others))]
        if tell:
            tell(events.RankingSet(Cause.NEW_ROUND, tuple(state.ranking)))

    def _finish(self, state: State, tell: Tell | None) -> None:
        """After round 7 nothing more is played (SF-26)."""
        state.phase = OVER
        state.to_act = NOBODY
        if tell:
            tell(events.RewardsShown(tuple(state.rewards)))

    # Step 6, and Step 1 of the round after it.

    def _ask(self, state: State, seat: int, chance: Chance, tell: Tell | None) -> None:
        """Let `seat` clean up or, where its hand is empty, the next with a card (SF-25)."""
        while not state.hands[seat]:
            seat = self._left[seat]
            if seat == state.first:
                self._open_round(state, chance, tell)
                return
        state.to_act = seat

    def _ask_next(self, state: State, chance: Chance, tell: Tell | None) -> None:
        left = self._left[state.to_act]
        if left == state.first:
            self._open_round(state, chance, tell)
        else:
            self._ask(state, left, chance, tell)

    def _discard(self, state: State, action: OnCard, chance: Chance, tell: Tell | None) -> None:
        self._show(state, action.card)
        state.discards.append(action.card)
        if tell:
            tell(events.MischiefDiscarded(state.to_act, action.card))
        if not state.hands[state.to_act]:
            self._ask_next(state, chance, tell)

    def _done(self, state: State, action: Bare, chance: Chance, tell: Tell | None) -> None:
        if tell:
            tell(events.CleanUpDone(state.to_act))
        self._ask_next(state, chance, tell)

    def _open_round(self, state: State, chance: Chance, tell: Tell | None) -> None:
        """Shuffle everything but the hands together, and start the next round."""
        state.past += (Past(tuple(state.shown), tuple(map(len, state.hands))),)
        state.kept += (tuple(map(tuple, state.hands)),)
        state.shown = []
        pile = state.pile[::-1] + state.discards
        state.pile = list(map(pile.__getitem__, chance.order(len(pile))))
        state.pile.reverse()
        state.discards.clear()
        state.passed = 0
        state.phase = TURNS
        state.round += 1
        winner = state.results[-1].winner
        if winner is not None:
            state.first = winner
        state.to_act = state.first
        if tell:
            tell(events.PileShuffled(len(pile)))
            points = self.deck.round_cards[state.round - 1]
            tell(events.RoundOpened(state.round, points, state.first))
        self._draw(state, tell)

    def _deal(self, state: State, tell: Tell | None) -> None:
        """Deal round 1's hands one card at a time, clockwise from the first player."""
        dealt = self.seats * self.hand_limit
        top_down = state.pile[: -dealt - 1 : -1]
        del state.pile[-dealt:]
        for place, seat in enumerate(self._clockwise[state.first]):
            hand = state.hands[seat] = sorted(top_down[place :: self.seats])
            if tell:
                tell(events.CardsDrawn(seat, len(hand), tuple(hand)))

    def _draw(self, state: State, tell: Tell | None) -> None:
        """Fill the hands up, one player after another (SF-10); the pile always suffices (SF-27)."""
        pile = state.pile
        for seat in self._clockwise[state.first]:
            hand = state.hands[seat]
            short = self.hand_limit - len(hand)
            if short > 0:
                drawn = pile[-short:]
                del pile[-short:]
                hand += drawn
                hand.sort()
                if tell:
                    tell(events.CardsDrawn(seat, short, tuple(sorted(drawn))))


def _next_seats(seats: int) -> list[list[int]]:
    """Return, by bit mask of who has passed, then by seat, whose turn comes next (SF-11).

    The last mask, everybody, has no such seat and is left out.
    """
    return [
        [
            next(
                after for after in clockwise(left_of(seat, seats), seats) if not passed >> after & 1
            )
            for seat in range(seats)
        ]
        for passed in range((1 << seats) - 1)
    ]
