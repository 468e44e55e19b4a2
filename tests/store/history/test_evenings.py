"""Evenings: which matches belong to one, when it is over, and who is ahead."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from smilegames.core.game import Game
from smilegames.store.errors import Unusable
from smilegames.store.history.archive import read_archive
from smilegames.store.history.evenings import (
    APART,
    Evening,
    end_evening,
    evening_ends,
    evening_now,
)
from smilegames.store.paths import data_folder
from tests.store.history.test_figures import over
from tests.support.past import FIRST, NAMES, evening_of, past

HOUR = timedelta(hours=1)


def now(moment: datetime) -> Evening | None:
    return evening_now(read_archive(), moment)


def starts(evening: Evening | None) -> int:
    return 0 if evening is None else len(evening.matches)


def test_matches_of_any_games_by_the_same_people_in_any_seats() -> None:
    evening_of(["smile", "marshmallow"])
    past("gracias", ("Cleo", "ADA", "Ben"), FIRST + HOUR)
    found = now(FIRST + 2 * HOUR)
    assert found is not None
    assert [match.game for match in found.matches] == ["smile", "marshmallow", "gracias"]
    assert [len(score.places) for score in found.scores] == [3, 3, 3]


def test_with_others_it_is_another_evening(coin: Game) -> None:
    evening_of(["coin"] * 3)
    past("coin", NAMES[:2], FIRST + 2 * HOUR)
    assert starts(now(FIRST + 3 * HOUR)) == 1
    past("coin", when=FIRST + 3 * HOUR)
    assert starts(now(FIRST + 3 * HOUR)) == 4


def test_it_is_over_after_a_nights_sleep(coin: Game) -> None:
    evening_of(["coin"] * 2)
    last = FIRST + HOUR / 2
    assert starts(now(last + APART - HOUR)) == 2
    assert now(last + APART) is None
    past("coin", when=last + APART)
    assert starts(now(last + APART)) == 1


def test_a_match_that_waits_keeps_it_going_and_does_not_score(coin: Game) -> None:
    evening_of(["coin"] * 2)
    past("coin", when=FIRST + 5 * HOUR, decisions=1)
    assert starts(now(FIRST + 8 * HOUR)) == 2
    past("coin", NAMES[:2], FIRST + 6 * HOUR, decisions=1)
    assert now(FIRST + 8 * HOUR) is None


def test_it_is_ended_by_a_key(coin: Game) -> None:
    evening_of(["coin"] * 2)
    end_evening(FIRST + HOUR)
    assert now(FIRST + 2 * HOUR) is None
    past("coin", when=FIRST + 2 * HOUR)
    assert starts(now(FIRST + 3 * HOUR)) == 1
    end_evening(FIRST + 4 * HOUR)
    assert evening_ends() == [FIRST + HOUR, FIRST + 4 * HOUR]
    assert now(FIRST + 4 * HOUR) is None


def test_what_is_written_beside_the_ends_is_passed_over(coin: Game) -> None:
    evening_of(["coin"])
    (data_folder() / "evenings").write_bytes(b"\xff\x00 junk\n2026-01-01T19:30:00Z\n2026-99\n")
    assert evening_ends() == [FIRST + HOUR / 2]


def test_where_that_can_not_be_written(coin: Game) -> None:
    (data_folder() / "evenings").mkdir(parents=True)
    with pytest.raises(Unusable):
        end_evening(FIRST)
    assert evening_ends() == []


@pytest.mark.parametrize("moment", ["0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z"])
def test_a_match_of_the_ends_of_time_is_no_evening_of_today(coin: Game, moment: str) -> None:
    evening_of(["coin"])
    strange = past("coin")
    strange.write_text(strange.read_text().replace("2026-01-01T19:00:00Z", moment))
    assert starts(now(FIRST)) == 1
    assert now(FIRST + timedelta(days=9)) is None


def test_nothing_played(coin: Game) -> None:
    assert now(FIRST) is None


def test_the_fewest_places_together_lead_then_the_most_wins() -> None:
    scores = Evening((over((1, 2, 3, 4)), over((3, 2, 1, 4)), over((3, 2, 4, 1)))).scores
    assert [(score.place, score.name, score.places, score.sum, score.won) for score in scores] == [
        (1, "Ben", (2, 2, 2), 6, 0),
        (2, "Ada", (1, 3, 3), 7, 1),
        (3, "Cleo", (3, 1, 4), 8, 1),
        (4, "Dora", (4, 4, 1), 9, 1),
    ]
    level = Evening((over((1, 2, 3)), over((2, 1, 3))))
    assert [score.place for score in level.scores] == [1, 1, 3]
    assert level.ahead == ["Ada", "Ben"]
    assert Evening((over((1, 3, 3)), over((3, 2, 1)))).ahead == ["Ada", "Cleo"]
    assert Evening((over((2, 3, 1)), over((2, 1, 3)))).ahead == ["Ben", "Cleo"]
