"""What many matches say about each bot: how much it won, how sure that is, and how it played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import mean

from smilegames.bots.contest import Contest, Played

CONFIDENCE = 1.96
"""Standard deviations on both sides of a mean that 95 % of a normal distribution lies between."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How one bot of a contest did."""

    bot: str
    share: float
    """Wins by match, shared ones in parts, 0 to 1."""
    low: float
    """The true share lies between `low` and `high`, with 95 % confidence."""
    high: float
    mean_score: float
    places: tuple[int, ...]
    """How often it came first, second and so on."""
    decisions: int
    seconds: float
    """How long it thought, in all."""


def standings(contest: Contest, played: Sequence[Played]) -> list[Standing]:
    """Reckon each bot of a contest, in its order. At least one match was played."""
    return [_standing(contest.bots[bot], bot, played) for bot in range(len(contest.bots))]


def _standing(name: str, bot: int, played: Sequence[Played]) -> Standing:
    share = mean(match.win(bot) for match in played)
    low, high = interval(share, len(played))
    places = [match.places[bot] for match in played]
    return Standing(
        name,
        share,
        low,
        high,
        mean(match.scores[bot] for match in played),
        tuple(places.count(place) for place in range(1, len(played[0].places) + 1)),
        sum(match.decisions[bot] for match in played),
        sum(match.seconds[bot] for match in played),
    )


def interval(share: float, matches: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share, 0 to 1, found in so many matches."""
    spread = CONFIDENCE**2 / matches
    centre = (share + spread / 2) / (1 + spread)
    reach = CONFIDENCE * sqrt(share * (1 - share) / matches + spread / (4 * matches))
    reach /= 1 + spread
    return max(0.0, centre - reach), min(1.0, centre + reach)
