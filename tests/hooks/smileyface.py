"""What the shared suites need to know of SmileyFace, written without its engine's own helpers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from smilegames.games.smileyface.actions import Action, Tables, every_action
from smilegames.games.smileyface.cards import NAMES
from smilegames.games.smileyface.rules import SmileyFaceRules
from smilegames.games.smileyface.state import Phase, State, Stolen
from tests.games.smileyface import scorer

MAX_DECISIONS = 7 * (44 + 8 + 18 + 8)
"""A round: at most every card in hand, a pass each, every Mischief card discarded, a done each."""


def conserved(rules: SmileyFaceRules, state: State) -> None:
    """Assert that every card and token is somewhere, once."""
    cards = Counter(state.pile) + Counter(state.discards)
    for held in (*state.hands, *state.displays):
        assert held == sorted(held)
        cards += Counter(held)
    assert cards == Counter(rules.cards)
    tokens = Counter(state.rewards_left)
    for drawn in state.rewards:
        tokens += Counter(drawn)
    assert tokens == Counter(rules.deck.reward_tokens)
    assert sorted(state.ranking) == [0, 1, 2, 3]
    helpers = [helper for helper in state.helpers if helper >= 0]
    assert len(helpers) == len(set(helpers))
    assert all(state.passed >> helper & 1 for helper in helpers)
    for seat, helper in enumerate(state.helpers):
        assert helper != seat
        assert bool(state.helped >> seat & 1) == (helper >= 0)
    for holder, hand in enumerate(state.hands):
        for knower in range(rules.seats):
            known = Counter(
                entry.card
                for entry in state.stolen
                if (entry.holder, entry.knower) == (holder, knower)
            )
            assert known <= Counter(hand)
    assert sum(map(len, state.hands)) <= 44
    assert len(state.results) == state.round - (state.phase is Phase.TURNS)


def redeal(rules: SmileyFaceRules, state: State, seat: int | None, random: Random) -> State:
    """Return a copy in which everything `seat` can't know is dealt anew."""
    other = state.copy()
    kept: list[list[int]] = []
    hidden = list(state.pile)
    for holder, hand in enumerate(state.hands):
        if holder == seat:
            kept.append(list(hand))
            continue
        known = [
            entry.card
            for entry in state.stolen
            if entry.holder == holder and seat is not None and entry.knower == seat
        ]
        kept.append(known)
        hidden += (Counter(hand) - Counter(known)).elements()
    random.shuffle(hidden)
    for holder, hand in enumerate(state.hands):
        while len(kept[holder]) < len(hand):
            kept[holder].append(hidden.pop())
        other.hands[holder] = sorted(kept[holder])
    other.pile = hidden
    _remember_anew(other, seat, random)
    _forge_the_past(other, seat, random)
    if state.phase is not Phase.OVER:
        _redeal_rewards(other, seat, random)
    return other


def _remember_anew(state: State, seat: int | None, random: Random) -> None:
    """Let the others know other stolen cards, such as their holders now have."""
    free: dict[tuple[int, int], list[int]] = {}
    for index, (holder, knower, _) in enumerate(state.stolen):
        if seat is not None and seat in (holder, knower):
            continue
        cards = free.setdefault((holder, knower), list(state.hands[holder]))
        card = cards.pop(random.randrange(len(cards)))
        state.stolen[index] = Stolen(holder, knower, card)


def _forge_the_past(state: State, seat: int | None, random: Random) -> None:
    """Let the others have kept and stolen other cards, whatever they were."""
    kinds = range(len(NAMES))
    state.kept = tuple(
        tuple(
            hand if owner == seat else tuple(sorted(random.choices(kinds, k=len(hand))))
            for owner, hand in enumerate(hands)
        )
        for hands in state.kept
    )
    state.thefts = tuple(
        theft
        if seat is not None and seat in (theft.robber, theft.victim)
        else theft._replace(card=random.choice(kinds))
        for theft in state.thefts
    )


def _redeal_rewards(state: State, seat: int | None, random: Random) -> None:
    hidden = list(state.rewards_left)
    for owner, drawn in enumerate(state.rewards):
        if owner != seat:
            hidden += drawn
    random.shuffle(hidden)
    for owner, drawn in enumerate(state.rewards):
        if owner != seat:
            state.rewards[owner] = tuple(hidden.pop() for _ in drawn)
    state.rewards_left = tuple(sorted(hidden))


def universe(rules: SmileyFaceRules) -> Sequence[Action]:
    """List every action that the notation can name."""
    return every_action(Tables(rules.seats))


def rescore(rules: SmileyFaceRules, state: State) -> tuple[int, ...]:
    """Reckon a finished match from what lay on the table at each scoring."""
    points = [0] * rules.seats
    for result, card in zip(state.results, rules.deck.round_cards, strict=True):
        names = [[rules.names[card] for card in display] for display in result.displays]
        scores = scorer.round_scores("".join("HSUA"[suit] for suit in result.ranking), names)
        assert scores == list(result.scores)
        assert scorer.round_winner(scores) == result.winner
        if result.winner is not None:
            points[result.winner] += card
    for seat, tokens in enumerate(state.rewards):
        points[seat] += sum(tokens)
    return tuple(points)


def variants() -> list[dict[str, Any]]:
    """List the option combinations worth testing."""
    return [{"mischief": True}, {"mischief": False}]
