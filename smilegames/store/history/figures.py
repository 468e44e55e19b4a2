"""Figures of what was played: who won how often, in what places, against whom. Pure reckoning."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from smilegames.store.history.archive import Played
from smilegames.store.names import folded

RATED_FROM = 5
"""Matches from which on a rating means something."""


@dataclass(frozen=True, slots=True)
class Figures:
    """One player's, of one game or of all."""

    name: str
    """As it was spelled last."""
    played: int
    won: int
    """Shared first places count as well."""
    place: float
    """The average, from 1."""
    score: float | None
    """The average; None over several games, whose points are not alike."""
    best: int | None
    """The highest score, likewise."""
    streak: int
    """How many of the last matches were won in a row."""
    longest: int
    """The longest that such a streak ever was."""
    rating: float | None
    """The skill that is as good as certain, 0 for a stranger; None below RATED_FROM matches."""


class Against(NamedTuple):
    """How a player fared against another."""

    name: str
    met: int
    """Matches in which they were no partners."""
    ahead: int
    behind: int
    level: int


class PlaceThen(NamedTuple):
    """A player's place in a match."""

    place: int
    of: int
    """How many played."""


def of_game(played: Sequence[Played], game: str | None) -> list[Played]:
    """Return the matches of a game, or all."""
    return [match for match in played if game in (None, match.game)]


def games_of(played: Sequence[Played]) -> list[str]:
    """Return the ids of the games that were played, in the order of the alphabet."""
    return sorted({match.game for match in played})


def names_of(played: Sequence[Played]) -> dict[str, str]:
    """Return by folded name how everybody was spelled last; programs are nobody."""
    people = [match.names[seat] for match in played for seat in match.people]
    return {folded(name): name for name in people}


def figures(played: Sequence[Played]) -> list[Figures]:
    """Reckon everybody's figures over matches in the order in which they were begun.

    Who won most comes first, then who had the better places on the average.
    """
    from smilegames.store.history.rating import ratings

    rated = ratings(played)
    one_game = len(games_of(played)) == 1
    reckoned = [
        _figures(name, player, played, rated[player], one_game)
        for player, name in names_of(played).items()
    ]
    return sorted(reckoned, key=lambda each: (-each.won, each.place, folded(each.name)))


def against(played: Sequence[Played], player: str) -> list[Against]:
    """Compare a player with everybody met, the one met most often first."""
    me = folded(player)
    names = names_of(played)
    tally: dict[str, list[int]] = {}
    for match in played:
        mine = match.seat_of(me)
        if mine is None:
            continue
        for seat in match.people:
            if match.sides[seat] != match.sides[mine]:
                ours, theirs = match.places[mine], match.places[seat]
                counts = tally.setdefault(folded(match.names[seat]), [0, 0, 0])
                counts[0 if ours < theirs else 1 if ours > theirs else 2] += 1
    compared = [Against(names[other], sum(counts), *counts) for other, counts in tally.items()]
    return sorted(compared, key=lambda each: (-each.met, folded(each.name)))


def places_over_time(played: Sequence[Played], player: str) -> list[PlaceThen]:
    """Return a player's places, oldest first."""
    me = folded(player)
    seats = ((match, match.seat_of(me)) for match in played)
    return [
        PlaceThen(match.places[seat], len(match.names)) for match, seat in seats if seat is not None
    ]


def _figures(
    name: str, player: str, played: Sequence[Played], rating: float, one_game: bool
) -> Figures:
    seats = [(match, seat) for match in played if (seat := match.seat_of(player)) is not None]
    places = [match.places[seat] for match, seat in seats]
    scores = [match.scores[seat] for match, seat in seats]
    streak, longest = _streaks(places)
    return Figures(
        name,
        played=len(seats),
        won=places.count(1),
        place=sum(places) / len(places),
        score=sum(scores) / len(scores) if one_game else None,
        best=max(scores) if one_game else None,
        streak=streak,
        longest=longest,
        rating=rating if len(seats) >= RATED_FROM else None,
    )


def _streaks(places: Sequence[int]) -> tuple[int, int]:
    """Return how many were won in a row at the end, and at the most."""
    streak = longest = 0
    for place in places:
        streak = streak + 1 if place == 1 else 0
        longest = max(longest, streak)
    return streak, longest
