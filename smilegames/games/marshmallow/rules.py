"""The rules of Marshmallow Test: whose choice it is, which choices, and what follows from each."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.core.chance import Chance
from smilegames.core.errors import Refusal
from smilegames.core.events import Event, Tell, latest
from smilegames.core.outcome import Outcome
from smilegames.core.seats import clockwise
from smilegames.games.marshmallow import events
from smilegames.games.marshmallow.actions import (
    BLUE,
    GREEN,
    PINK,
    PLAYS_IN,
    PURPLE,
    TRUMPS,
    YELLOW,
    Action,
    notation,
)
from smilegames.games.marshmallow.cards import (
    BIT_OF,
    CARDS,
    NAMES,
    NO_SUIT,
    STRENGTH,
    SUIT_OF,
    SUITS,
    size_of,
)
from smilegames.games.marshmallow.events import RoundEnd
from smilegames.games.marshmallow.imagining import imagine
from smilegames.games.marshmallow.refusals import refusal
from smilegames.games.marshmallow.scoring import (
    TRICKS_IN_A_ROUND,
    TRICKS_TO_GO_OUT,
    outcome_of,
    points_for_going_out,
)
from smilegames.games.marshmallow.state import (
    PLAYED,
    GoingOut,
    Phase,
    PlayedRound,
    State,
    next_in,
)
from smilegames.games.marshmallow.view import View, view_of

# Looked up at every decision, where an enum's own attribute would cost as much as a rule.
PLAY, NAME_TRUMP, OVER = Phase.PLAY, Phase.NAME_TRUMP, Phase.OVER
ONE_LEFT, LAST_TRICK = RoundEnd


class MarshmallowRules:
    """Marshmallow Test for 2 to 5 `seats`, played to `target` points (MT-31)."""

    def __init__(self, seats: int, target: int) -> None:
        self.seats = seats
        self.target = target
        self.needed = TRICKS_TO_GO_OUT[seats]
        """The trick that puts its taker out (MT-20)."""
        self.names = NAMES
        """By card: its name."""
        self.suits = SUITS
        """By suit: its letter."""
        self._everybody = next_in((True,) * seats)
        self._receivers = [
            tuple(clockwise(dealer, seats)) * TRICKS_IN_A_ROUND for dealer in range(seats)
        ]
        """By dealer, who gets each card; those after that lie aside (MT-05)."""
        self._notation = notation()

    # The protocol

    def start(self, first: int | None, chance: Chance, tell: Tell | None = None) -> State:
        """Set the table for round 1. `first` deals; None lets chance name the dealer (MT-04)."""
        if first is None:
            first = chance.pick(self.seats)
            if tell is not None:
                tell(events.FirstDealerDrawn(first))
        state = State(
            phase=PLAY,  # MT-12: round 1 has no trump to name
            round=0,
            dealer=first,
            turn=first,
            trump=NO_SUIT,
            hands=[],
            plays=[],
            trick=0,
            trick_start=0,
            leader=first,
            lead=NO_SUIT,
            released=False,
            winning=None,
            after=(),
            tricks=[],
            voids=[],
            scores=[0] * self.seats,
            goings_out=(),
            history=(),
        )
        self._deal(state, first, chance, tell)
        return state

    def to_act(self, state: State) -> int | None:
        """Return the seat that must decide, or None when the match is over."""
        return state.turn if state.phase is not OVER else None

    def choices(self, state: State) -> Sequence[Action]:
        """List the legal actions: cards sorted by suit, then rank; or the five suits."""
        hand, lead = state.hands[state.turn], state.lead
        if lead != NO_SUIT and hand[lead]:
            following = PLAYS_IN[lead][hand[lead]]
            if not state.released:
                return following
            trumps = PLAYS_IN[state.trump][hand[state.trump]]  # MT-14
            return following + trumps if lead < state.trump else trumps + following
        if state.phase is not PLAY:
            return TRUMPS if state.phase is NAME_TRUMP else ()
        # MT-10, MT-11: as `plays_of` does, whose call would cost a tenth.
        purple, green, pink, blue, yellow = hand
        return PURPLE[purple] + GREEN[green] + PINK[pink] + BLUE[blue] + YELLOW[yellow]

    def refusal(self, state: State, action: Action) -> Refusal:
        """Say why an action that is not among the choices is not (see `refusals`)."""
        return refusal(state, action)

    def apply(self, state: State, action: Action, chance: Chance, tell: Tell | None = None) -> None:
        """Change `state` by a legal action, and by the end of trick, round or match it brings."""
        lead, card = state.lead, action[1]
        if lead == NO_SUIT and state.phase is NAME_TRUMP:
            self._name_trump(state, card, tell)
            return
        seat, suit = state.turn, SUIT_OF[card]
        state.hands[seat][suit] ^= BIT_OF[card]
        played = PLAYED[seat][card]
        state.plays.append(played)
        if tell is not None:
            tell((events.LED if lead == NO_SUIT else events.FOLLOWED)[seat][card])
        if lead == NO_SUIT:
            state.lead = suit
            state.winning = played
        else:
            if suit != lead:
                self._leave_suit(state, suit, tell)
            assert state.winning is not None
            strengths = STRENGTH[state.trump][lead]
            if strengths[card] > strengths[state.winning[1]]:
                state.winning = played
        state.turn = following = state.after[seat]
        if following == state.leader:
            self._finish_trick(state, chance, tell)

    def outcome(self, state: State) -> Outcome | None:
        """Return the ranking by points (MT-32), or None before somebody reaches the target."""
        return outcome_of(state) if state.phase is OVER else None

    def recall(self, told: Sequence[Event]) -> int:
        """Return where the trick before the present one begins (MT-17)."""
        for number in range(latest(told, events.TrickTaken), 0, -1):
            event = told[number]
            if isinstance(event, events.CardPlayed) and event.leads:
                return number
        return 0

    def view(self, state: State, seat: int | None) -> View:
        """Build what `seat` may know (None: the spectator)."""
        playable: tuple[int, ...] = ()
        if seat == state.turn and state.phase is PLAY:
            playable = tuple(action[1] for action in self.choices(state))
        return view_of(state, seat, self.needed, self.target, playable)

    def imagine(self, view: View, chance: Chance) -> State:
        """Build a state that agrees with `view`, unseen cards dealt by `chance`."""
        return imagine(view, chance)

    def spell(self, action: Action) -> str:
        """Write an action in the notation, as in `play G7` or `trump P`."""
        return self._notation.spell(action)

    def parse(self, text: str) -> Action:
        """Read an action back from its notation. Raises NotationError."""
        return self._notation.parse(text)

    # A card is played

    def _name_trump(self, state: State, suit: int, tell: Tell | None) -> None:
        state.trump = suit  # MT-13
        state.phase = PLAY
        if tell is not None:
            tell(events.TrumpNamed(state.turn, suit))

    def _leave_suit(self, state: State, suit: int, tell: Tell | None) -> None:
        """Note what a card of another suit than the lead shows, and whether it releases trump."""
        if suit == state.trump and state.released:
            return  # MT-18: MT-14 allows it with lead-suit cards in hand, so it shows nothing
        seat, lead = state.turn, state.lead
        if tell is not None and not state.voids[seat] & 1 << lead:
            tell(events.VoidShown(seat, lead))
        state.voids[seat] |= 1 << lead
        if suit == state.trump:
            state.released = True
            if tell is not None and state.after[seat] != state.leader:
                tell(events.TrumpReleased(seat, lead, suit))

    # A trick is complete

    def _finish_trick(self, state: State, chance: Chance, tell: Tell | None) -> None:
        """Give the trick to its winner, and open the next one unless the round is over."""
        assert state.winning is not None
        taker, card = state.winning
        state.tricks[taker] = tricks = state.tricks[taker] + 1
        if tell is not None:
            tell(events.TrickTaken(taker, card, tricks, self.needed))
        leader = taker  # MT-17
        why = LAST_TRICK if state.trick == TRICKS_IN_A_ROUND else None  # MT-24
        if tricks == self.needed:
            self._go_out(state, taker, tell)
            leader, why = self._go_on_without(state, taker, why, tell)
        if why is not None:
            self._end_round(state, leader, why, chance, tell)
            return
        state.trick += 1
        state.trick_start = len(state.plays)
        state.turn = state.leader = leader
        state.lead = NO_SUIT
        state.released = False
        state.winning = None

    def _go_out(self, state: State, seat: int, tell: Tell | None) -> None:
        """Score `seat` and take it out of the round; its hand lies thrown in (MT-20, MT-21)."""
        tricks = tuple(state.tricks)
        points = points_for_going_out(seat, tricks)
        state.scores[seat] += points
        state.goings_out += (GoingOut(state.round, seat, tricks, points),)
        after, following = state.after, state.after[seat]
        state.after = tuple([following if other == seat else other for other in after])
        if tell is not None:
            thrown_in = size_of(state.hands[seat])
            tell(events.WentOut(seat, points, tricks, state.scores[seat], thrown_in))

    def _go_on_without(
        self, state: State, seat: int, why: RoundEnd | None, tell: Tell | None
    ) -> tuple[int, RoundEnd | None]:
        """Return who goes on after `seat` went out, and why the round is over, if it is."""
        if state.scores[seat] >= self.target:
            state.phase = OVER  # MT-30: at once, with the round unfinished
            if tell is not None:
                tell(events.TargetReached(seat, state.scores[seat], self.target))
            return seat, None
        leader = state.after[seat]  # MT-22
        if state.after[leader] == leader:
            return leader, ONE_LEFT  # MT-23
        if tell is not None and why is None:
            tell(events.LeadPassed(leader, seat))
        return leader, why

    # A round is over, or begins

    def _end_round(
        self,
        state: State,
        dealer: int,
        why: RoundEnd,
        chance: Chance,
        tell: Tell | None,
    ) -> None:
        """Close the round and deal the next one, whose trump `dealer` then names (MT-13)."""
        if tell is not None:
            still_in = tuple(seat for seat in range(self.seats) if state.tricks[seat] < self.needed)
            tell(events.RoundEnded(state.round, why, still_in, dealer))
        state.history += (PlayedRound(state.dealer, state.trump, tuple(state.plays)),)
        state.trump = NO_SUIT
        state.phase = NAME_TRUMP
        self._deal(state, dealer, chance, tell)

    def _deal(self, state: State, dealer: int, chance: Chance, tell: Tell | None) -> None:
        """Shuffle all cards and deal a new round, one card at a time from the dealer (MT-05)."""
        seats = self.seats
        state.hands = hands = [[0] * len(SUITS) for _ in range(seats)]
        receivers = self._receivers[dealer]
        for seat, card in zip(receivers, chance.order(len(CARDS)), strict=False):
            hands[seat][SUIT_OF[card]] |= BIT_OF[card]
        state.round += 1
        state.dealer = dealer
        state.plays = []
        state.trick = 1
        state.trick_start = 0
        state.turn = state.leader = dealer
        state.lead = NO_SUIT
        state.released = False
        state.winning = None
        state.after = self._everybody
        state.tricks = [0] * seats
        state.voids = [0] * seats
        if tell is not None:
            tell(events.Dealt(state.round, dealer, TRICKS_IN_A_ROUND, len(CARDS) - len(receivers)))
