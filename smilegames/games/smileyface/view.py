"""What one seat, or a spectator, may know of a match; built up, never cut down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from smilegames.games.smileyface.cards import Deck
from smilegames.games.smileyface.scoring import Standing, standing
from smilegames.games.smileyface.state import (
    NOBODY,
    Past,
    Phase,
    RoundResult,
    Shown,
    State,
    Stolen,
    Theft,
)


@dataclass(slots=True)
class View:
    """A value that shares nothing with the state. Seats are 0-based, clockwise."""

    seat: int | None
    """Whose view it is; None: a spectator's."""
    phase: Phase
    round: int
    """1 to 7."""
    points: int
    """What this round's card is worth (SF-04)."""
    first: int
    """The seat that started this round."""
    to_act: int | None
    """The seat that must decide; None when the match is over."""
    ranking: tuple[int, ...]
    """The Suit Ranking chart: suits, Boss first, Newbie last."""
    displays: tuple[tuple[int, ...], ...]
    """By seat, ascending: by suit, then value, lasting Mischief cards last."""
    standing: Standing
    """What the displays are worth now, and who leads (SF-20, SF-21, SF-40, SF-41)."""
    passed: tuple[bool, ...]
    helpers: tuple[int | None, ...]
    """By seat, whose Helping Hand lies before it (SF-15)."""
    won: tuple[tuple[int, ...], ...]
    """By seat, the numbers of the rounds whose card it has, ascending."""
    hand_sizes: tuple[int, ...]
    reward_counts: tuple[int, ...]
    """By seat, how many Reward tokens it has."""
    rewards_left: int
    """How many Reward tokens nobody has."""
    discards: tuple[int, ...]
    """The discard pile since the last shuffle, oldest first."""
    pile: int
    """How many cards the draw pile has."""
    results: tuple[RoundResult, ...]
    """How each round ended so far."""
    hand: tuple[int, ...]
    """The own hand, ascending; empty for a spectator."""
    rewards: tuple[tuple[int, ...] | None, ...]
    """By seat, Reward values: the own until the match is over, then all; None: unknown (SF-19)."""
    shown: tuple[Shown, ...]
    """The cards that have left hands since the last shuffle, oldest first."""
    past: tuple[Past, ...]
    """The same of the rounds before, by round, and how many cards each hand kept (SF-25)."""
    thefts: tuple[Theft, ...]
    """All thefts, oldest first; a card only where this seat saw it (SF-19)."""
    kept: tuple[tuple[int, ...], ...]
    """What the own hand was at each shuffle, ascending."""
    stolen: tuple[Stolen, ...]
    """Stolen cards this seat knows in another hand, or holds and another knows of (SF-19)."""


def view_of(state: State, seat: int | None, deck: Deck) -> View:
    """Build what `seat` may know; None is the spectator."""
    over = state.phase is Phase.OVER
    rounds_won: list[list[int]] = [[] for _ in state.hands]
    for number, result in enumerate(state.results, 1):
        if result.winner is not None:
            rounds_won[result.winner].append(number)
    return View(
        seat=seat,
        phase=state.phase,
        round=state.round,
        points=deck.round_cards[state.round - 1],
        first=state.first,
        to_act=None if over else state.to_act,
        ranking=tuple(state.ranking),
        displays=tuple(map(tuple, state.displays)),
        standing=standing(state.ranking, state.displays),
        passed=tuple(bool(state.passed >> each & 1) for each in range(len(state.hands))),
        helpers=tuple(None if helper == NOBODY else helper for helper in state.helpers),
        won=tuple(map(tuple, rounds_won)),
        hand_sizes=tuple(map(len, state.hands)),
        reward_counts=tuple(map(len, state.rewards)),
        rewards_left=len(state.rewards_left),
        discards=tuple(state.discards),
        pile=len(state.pile),
        results=tuple(state.results),
        hand=() if seat is None else tuple(state.hands[seat]),
        rewards=tuple(
            values if over or each == seat else None for each, values in enumerate(state.rewards)
        ),
        shown=tuple(state.shown),
        past=state.past,
        thefts=_as_seen(state.thefts, seat),
        kept=() if seat is None else tuple([hands[seat] for hands in state.kept]),
        stolen=tuple(entry for entry in state.stolen if seat in (entry.holder, entry.knower)),
    )


def _as_seen(thefts: Sequence[Theft], seat: int | None) -> tuple[Theft, ...]:
    """Hide which card was stolen from all but robber and victim (SF-19)."""
    return tuple(
        [
            theft if seat in (theft.robber, theft.victim) else theft._replace(card=None)
            for theft in thefts
        ]
    )
