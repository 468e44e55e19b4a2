"""The rules of Gracias: the session's course, turn by turn, from the first mouse to the winner."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.core.chance import Chance
from smilegames.core.errors import Refusal
from smilegames.core.events import Event, Tell, latest
from smilegames.core.outcome import Outcome
from smilegames.core.seats import clockwise, left_of
from smilegames.games.gracias.actions import (
    Action,
    Share,
    Take,
    every_share,
    every_take,
    notation,
)
from smilegames.games.gracias.cards import DECK, KINDS
from smilegames.games.gracias.events import (
    LayoutDealt,
    MatchEnded,
    MicePassed,
    MiceTaken,
    RoundBegan,
    SessionBegan,
    Shared,
    SmallMousePassed,
    TripletsDealt,
    TripletTaken,
)
from smilegames.games.gracias.imagining import imagine
from smilegames.games.gracias.reckoning import tell_scoring
from smilegames.games.gracias.refusals import refusal
from smilegames.games.gracias.scoring import outcome_of, points, standings, winners
from smilegames.games.gracias.state import WIDTH, Pair, Phase, Reckoning, State
from smilegames.games.gracias.view import View, view_of

ROUNDS = 4
"""Rounds of a session (GR-03)."""
TAKE, SHARE, OVER = Phase


class GraciasRules:
    """Gracias for 3 to 6 seats and 1 to 5 sessions."""

    def __init__(self, seats: int, sessions: int = 3) -> None:
        self.seats = seats
        self.sessions = sessions
        self.names = tuple(kind.name for kind in KINDS)
        """The names of the kinds, as the notation has them."""
        self._left = tuple(left_of(seat, seats) for seat in range(seats))
        self._takes = every_take(seats)
        self._notation = notation(seats)
        shares = every_share(seats)
        self._shares = [_shares_by_pair(seat, seats, shares) for seat in range(seats)]

    def start(self, first: int | None, chance: Chance, tell: Tell | None = None) -> State:
        """Give `first` both mice (GR-04; None: a seat that chance picks) and deal."""
        seat = chance.pick(self.seats) if first is None else first
        state = State(
            phase=TAKE,
            session=0,
            round=0,
            large=seat,
            small=seat,
            turn=seat,
            supply=(),
            middle={},
            sharing=None,
            face_up=[],
            face_down=[],
            reckonings=(),
            last_giver=None,
            last_share=None,
        )
        if tell is not None:
            tell(MiceTaken(seat, drawn=first is None))
        self._begin_session(state, chance, tell)
        return state

    def to_act(self, state: State) -> int | None:
        """Return the seat whose turn it is, or None when the match is over."""
        return None if state.phase is OVER else state.turn

    def choices(self, state: State) -> Sequence[Action]:
        """List the triplets to take, or the ways to share (GR-13, GR-17, GR-19)."""
        if state.sharing is not None:
            return self._shares[state.turn][state.sharing]
        return list(state.middle)

    def refusal(self, state: State, action: Action) -> Refusal:
        """Say why an action that is not among the choices is not (see `refusals`)."""
        return refusal(state, action)

    def apply(self, state: State, action: Action, chance: Chance, tell: Tell | None = None) -> None:
        """Take or share, then go on to whatever follows of itself."""
        if isinstance(action, Take):
            self._take(state, action, tell)
            return
        self._share(state, action, tell)
        left = self._left[state.turn]
        if left != state.small:
            state.turn = left
        elif state.round < ROUNDS:
            self._begin_next_round(state, tell)
        else:
            self._end_session(state, chance, tell)

    def outcome(self, state: State) -> Outcome | None:
        """Rank the players by all sessions (GR-30), or return None while the match goes on."""
        return outcome_of(state) if state.phase is OVER else None

    def recall(self, told: Sequence[Event]) -> int:
        """Return where the present session begins."""
        return latest(told, SessionBegan)

    def view(self, state: State, seat: int | None) -> View:
        """Build what `seat` may know; None is the spectator."""
        return view_of(state, seat, self.sessions)

    def imagine(self, view: View, chance: Chance) -> State:
        """Build a position that agrees with `view`; asks for one order of the unseen cards."""
        return imagine(view, chance)

    def spell(self, action: Action) -> str:
        """Write an action as records do (docs/notation/gracias.md)."""
        return self._notation.spell(action)

    def parse(self, text: str) -> Action:
        """Read an action; capitals and spaces don't matter. Raises NotationError."""
        return self._notation.parse(text)

    def _take(self, state: State, take: Take, tell: Tell | None) -> None:
        pair, hidden = state.middle.pop(take)
        state.face_down[state.turn] += (hidden,)
        state.sharing = pair
        state.phase = SHARE
        if tell is not None:
            tell(TripletTaken(state.turn, take.triplet, pair, hidden))

    def _share(self, state: State, share: Share, tell: Tell | None) -> None:
        _, kept, given, receiver = share
        state.face_up[state.turn * WIDTH + kept] += 1
        state.face_up[receiver * WIDTH + given] += 1
        state.sharing = None
        state.phase = TAKE
        state.last_giver, state.last_share = state.turn, share
        if tell is not None:
            tell(Shared(state.turn, kept, given, receiver))

    def _begin_session(self, state: State, chance: Chance, tell: Tell | None) -> None:
        """Shuffle everything and deal first layouts, a card at a time from the starter (GR-10)."""
        seats = self.seats
        cards = [DECK[card] for card in chance.order(len(DECK))]
        state.session += 1
        state.face_down = [()] * seats
        state.face_up = [0] * (seats * WIDTH)
        state.supply = tuple(cards[2 * seats :])
        if tell is not None:
            tell(SessionBegan(state.session, self.sessions))
        for seat, first, second in zip(
            clockwise(state.small, seats), cards[:seats], cards[seats : 2 * seats], strict=True
        ):
            state.face_up[seat * WIDTH + first] += 1
            state.face_up[seat * WIDTH + second] += 1
            if tell is not None:
                tell(LayoutDealt(seat, (min(first, second), max(first, second))))
        self._begin_round(state, 1, tell)

    def _begin_round(self, state: State, number: int, tell: Tell | None) -> None:
        """Deal the triplets: a first open card to each, a second, then a face-down one (GR-11)."""
        seats, supply = self.seats, state.supply
        pairs = tuple(zip(supply[:seats], supply[seats : 2 * seats], strict=True))
        triplets = zip(pairs, supply[2 * seats : 3 * seats], strict=True)
        state.middle = dict(zip(self._takes, triplets, strict=True))
        state.supply = supply[3 * seats :]
        state.round = number
        state.turn = state.small
        if tell is not None:
            tell(RoundBegan(number, state.small))
            tell(TripletsDealt(pairs))

    def _begin_next_round(self, state: State, tell: Tell | None) -> None:
        """Pass the small mouse on, then deal (GR-18)."""
        giver, state.small = state.small, self._left[state.small]
        if tell is not None:
            tell(SmallMousePassed(giver, state.small))
        self._begin_round(state, state.round + 1, tell)

    def _end_session(self, state: State, chance: Chance, tell: Tell | None) -> None:
        """Turn everything up and score (GR-20 to GR-23); then the next session, or the end."""
        hidden = tuple(state.face_down)
        for seat, kinds in enumerate(hidden):
            for kind in kinds:
                state.face_up[seat * WIDTH + kind] += 1
        state.face_down = [()] * self.seats
        lying = state.areas
        called = standings(lying)
        state.reckonings += (Reckoning(lying, points(called), hidden),)
        if tell is not None:
            tell_scoring(state, called, tell)
        if state.session == self.sessions:
            self._end_match(state, tell)
        else:
            self._begin_next_session(state, chance, tell)

    def _begin_next_session(self, state: State, chance: Chance, tell: Tell | None) -> None:
        """Pass the large mouse on; its new holder takes the small one too (GR-24)."""
        giver, state.large = state.large, self._left[state.large]
        state.small = state.large
        if tell is not None:
            tell(MicePassed(giver, state.large))
        self._begin_session(state, chance, tell)

    def _end_match(self, state: State, tell: Tell | None) -> None:
        state.phase = OVER
        if tell is not None:
            tell(MatchEnded(winners(state.reckonings)))


def _shares_by_pair(
    seat: int, seats: int, shares: Sequence[Share]
) -> dict[Pair, tuple[Share, ...]]:
    """Return how `seat` may share each pair: either card to keep, any opponent to get the other.

    The lower kind is kept first, receivers go clockwise; equal cards give one action for each
    receiver (GR-19).
    """
    named = {share[1:]: share for share in shares}
    opponents = list(clockwise(left_of(seat, seats), seats))[:-1]
    kinds = range(WIDTH)
    return {
        (first, second): tuple(
            named[kept, given, receiver]
            for kept, given in sorted({(first, second), (second, first)})
            for receiver in opponents
        )
        for first in kinds
        for second in kinds
    }
