"""What cards and beads are worth at the end."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.core.outcome import Outcome, ScoreLine, decided_by, places
from smilegames.games.smile.cards import Deck
from smilegames.games.smile.state import State

BEADS_PER_POINT = 5


def score_lines(values: Sequence[int], clear: int, blue: int) -> tuple[ScoreLine, ...]:
    """Reckon one seat's score line by line (SM-30). `values` are those of its remaining cards."""
    return (
        ScoreLine("cards", sum(values), {"cards": len(values)}),
        ScoreLine("beads", clear // BEADS_PER_POINT, {"beads": clear}),
        ScoreLine("blue", -blue, {"beads": blue}),
    )


def reckon(values: Sequence[Sequence[int]], clear: Sequence[int], blue: Sequence[int]) -> Outcome:
    """Score every seat and rank them: most points, then most clear beads (SM-30, SM-31)."""
    lines = tuple(score_lines(*facts) for facts in zip(values, clear, blue, strict=True))
    scores = tuple(sum(line.points for line in seat) for seat in lines)
    keys = list(zip(scores, clear, strict=True))
    return Outcome(scores, places(keys), "auctions", decided_by(keys, ("score", "beads")), lines)


def outcome_of(state: State, deck: Deck) -> Outcome:
    """Reckon a finished match."""
    values = [[deck.value_of[card] for card in cards] for cards in state.kept]
    return reckon(values, state.clear, state.blue)
