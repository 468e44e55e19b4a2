"""What displays are worth under a ranking, and how a match is reckoned. Changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

from smilegames.core.outcome import Outcome, ScoreLine, decided_by, places
from smilegames.games.smileyface.cards import (
    EMOTIONS,
    MEAN,
    NAMES,
    PIRATE,
    SUIT,
    SUITS,
    VALUE,
    Deck,
)
from smilegames.games.smileyface.state import State

NO_SUIT = len(SUITS)
Totals = tuple[int, ...]
"""A display's total in each suit, in the order of SUITS."""
_NOTHING: Totals = (0, 0, 0, 0)


def _worth(boss: int, newbie: int) -> tuple[int, ...]:
    return tuple(
        0 if card >= EMOTIONS or SUIT[card] == newbie else VALUE[card] + (SUIT[card] == boss)
        for card in range(len(NAMES))
    )


_WORTH = [[_worth(boss, newbie) for newbie in range(NO_SUIT + 1)] for boss in range(NO_SUIT + 1)]
"""By the suit that gets its +1, then by the suit that counts nothing, what each card is worth."""


def suit_totals(ranking: Sequence[int], displays: Sequence[Sequence[int]]) -> list[Totals]:
    """Return by seat what each suit of a display would score now (SF-20, SF-40, SF-41)."""
    boss, newbie = ranking[0], ranking[-1]
    mean: list[int] = []
    if MEAN in chain.from_iterable(displays):
        mean = [seat for seat, display in enumerate(displays) if MEAN in display]
    totals: list[Totals] = []
    for seat, display in enumerate(displays):
        if not display:
            totals.append(_NOTHING)
            continue
        spared = not mean or mean == [seat]
        worth = _WORTH[boss if spared else NO_SUIT][NO_SUIT if PIRATE in display else newbie]
        sums = [0, 0, 0, 0]
        for card in display:
            sums[SUIT[card]] += worth[card]
        totals.append(tuple(sums))
    return totals


@dataclass(frozen=True, slots=True)
class Standing:
    """How the displays compare if the round ended now."""

    totals: tuple[Totals, ...]
    """By seat, by suit."""
    scores: tuple[int, ...]
    """By seat, the best total in a single suit."""
    leaders: tuple[int, ...]
    """The seats with the highest score, ascending; more than one is a tie that nobody wins."""

    @property
    def leader(self) -> int | None:
        """The seat that would win the round, or None for a tie (SF-21)."""
        return self.leaders[0] if len(self.leaders) == 1 else None


def standing(ranking: Sequence[int], displays: Sequence[Sequence[int]]) -> Standing:
    """Compare the displays under a ranking."""
    totals = suit_totals(ranking, displays)
    scores = tuple(map(max, totals))
    best = max(scores)
    leaders = tuple(seat for seat, score in enumerate(scores) if score == best)
    return Standing(tuple(totals), scores, leaders)


TIE_BREAKS = ("score", "round_cards", "latest_round")
"""What parts players, by component of their `merit`."""


def merit(won: Sequence[int], tokens: Sequence[int], deck: Deck) -> tuple[int, int, int]:
    """Return points, Round cards and the latest round won, which rank the players (SF-30).

    `won` are the numbers of the rounds whose card a player has, ascending; `tokens` the values of
    the Reward tokens.
    """
    points = sum(deck.round_cards[number - 1] for number in won) + sum(tokens)
    return points, len(won), won[-1] if won else 0


def outcome_of(state: State, deck: Deck) -> Outcome:
    """Reckon a finished match: points, then Round cards, then the latest one won (SF-30)."""
    lines: list[tuple[ScoreLine, ...]] = []
    keys: list[tuple[int, int, int]] = []
    for seat, tokens in enumerate(state.rewards):
        won = [number for number, result in enumerate(state.results, 1) if result.winner == seat]
        reckoned = [
            ScoreLine("round_card", deck.round_cards[number - 1], {"round": number})
            for number in won
        ]
        reckoned += [ScoreLine("reward", value, {"number": n}) for n, value in enumerate(tokens, 1)]
        lines.append(tuple(reckoned))
        keys.append(merit(won, tokens, deck))
    return Outcome(
        scores=tuple(key[0] for key in keys),
        places=places(keys),
        ended_by="last_round",
        decided_by=decided_by(keys, TIE_BREAKS),
        lines=tuple(lines),
    )
