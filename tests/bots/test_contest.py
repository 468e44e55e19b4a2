"""Contests: who sits where, what is counted, and that the seed decides it everywhere."""

from __future__ import annotations

from dataclasses import replace

import pytest

from smilegames.bots import crews
from smilegames.bots.budget import Budget
from smilegames.bots.contest import Contest, Played, play
from smilegames.bots.standings import interval, standings
from smilegames.games.registry import games
from tests.support.tables import house_deck

GAME = games()["smile"]
CONTEST = Contest(
    "smile",
    GAME.defaults(),
    house_deck(GAME),
    ("hard", "normal", "easy"),
    Budget(iterations=6),
    seed=3,
)


def timeless(played: list[Played]) -> list[Played]:
    """Return matches in order, without how long was thought."""
    ordered = sorted(played, key=lambda match: match.number)
    return [replace(match, seconds=()) for match in ordered]


def test_everybody_sits_everywhere() -> None:
    assert [CONTEST.seated(number) for number in range(4)] == [
        (0, 1, 2),
        (2, 0, 1),
        (1, 2, 0),
        (0, 1, 2),
    ]
    matches = [play(CONTEST, number) for number in range(3)]
    assert [match.seats for match in matches] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert [match.seed for match in matches] == [3, 4, 5]
    assert all(min(match.decisions) > 0 for match in matches)


def test_the_seed_decides_everything() -> None:
    assert timeless([play(CONTEST, 1)]) == timeless([play(CONTEST, 1)])
    assert timeless([play(replace(CONTEST, seed=4), 0)])[0].scores == play(CONTEST, 1).scores or (
        play(CONTEST, 1).seats != play(replace(CONTEST, seed=4), 0).seats
    )


def test_one_process_or_two_play_the_same() -> None:
    here = timeless(list(crews.alone(CONTEST, range(5))))
    assert timeless(list(crews.on_cores(CONTEST, range(5), 2))) == here


def match(number: int, places: tuple[int, ...], scores: tuple[int, ...]) -> Played:
    return Played(number, number, (0, 1, 2), scores, places, (4, 5, 6), (0.5, 0.0, 0.0))


def test_standings_add_up() -> None:
    played = [match(0, (1, 2, 3), (9, 5, 1)), match(1, (1, 1, 3), (7, 7, 2))]
    first, second, third = standings(CONTEST, played)
    assert (first.bot, second.bot, third.bot) == ("hard", "normal", "easy")
    assert (first.share, second.share, third.share) == (0.75, 0.25, 0.0)
    assert (first.places, second.places, third.places) == ((2, 0, 0), (1, 1, 0), (0, 0, 2))
    assert (first.mean_score, first.decisions, first.seconds) == (8, 8, 1.0)
    assert third.low == 0 < third.high


def test_the_interval_is_wilsons() -> None:
    """Against values worked out by hand: 0 of 10, 5 of 10, 300 of 400."""
    assert interval(0.0, 10) == pytest.approx((0.0, 0.2775), abs=5e-4)
    assert interval(0.5, 10) == pytest.approx((0.2366, 0.7634), abs=5e-4)
    assert interval(0.75, 400) == pytest.approx((0.7053, 0.7899), abs=5e-4)
