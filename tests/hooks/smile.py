"""What the suites over all games need to know of Smile."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from smilegames.games.smile.actions import Action
from smilegames.games.smile.rules import SmileRules
from smilegames.games.smile.state import State
from tests.games.smile.scorer import score

MAX_DECISIONS = 560
"""Each bead is bid at most once in an auction. Five seats own 30 beads and borrow at most four
in each of ten auctions (one each time no card has a bead), which makes 520 bids; and 40 takes."""


def conserved(rules: SmileRules, state: State) -> None:
    """Assert that every card and bead is in exactly one place, substitutes counted (SM-18)."""
    cards = [*state.pile, *state.row, *state.removed, *(c for cards in state.kept for c in cards)]
    assert sorted(cards) == list(range(10 * rules.seats))
    assert sum(state.clear) + sum(state.row_beads) + state.supply_clear == 35
    assert sum(state.blue) + state.supply_blue == 5
    assert min(*state.clear, *state.blue, *state.row_beads, 0) == 0
    assert len(state.row) == len(state.row_beads)
    if state.to_act is not None:
        assert len(state.row) == state.out.count(None)


def redeal(rules: SmileRules, state: State, seat: int | None, random: Random) -> State:
    """Shuffle what nobody can know: the order of the pile. Bead counts follow from public acts."""
    dealt = state.copy()
    pile = list(dealt.pile)
    random.shuffle(pile)
    dealt.pile = tuple(pile)
    return dealt


def unprinted(rules: SmileRules, state: State, random: Random) -> State:
    """Change what follows from public acts and is not printed all the same: bead counts (SM-05)."""
    changed = state.copy()
    if not rules.open_beads:
        changed.clear = [random.choice((0, 1, 7)) for _ in state.clear]
    return changed


def universe(rules: SmileRules) -> Sequence[Action]:
    """Name every action of the notation: each verb with each card."""
    return [rules.parse(f"{verb} {name}") for verb in ("bid", "take") for name in rules.names]


def rescore(rules: SmileRules, state: State) -> tuple[int, ...]:
    """Score a finished state by the second scorer, from card names and counts alone."""
    cards = [[rules.names[card] for card in kept] for kept in state.kept]
    return tuple(score(*facts) for facts in zip(cards, state.clear, state.blue, strict=True))


def variants() -> list[dict[str, Any]]:
    """List the combinations of options worth testing."""
    return [{"open_beads": False}, {"open_beads": True}]
