"""Figures over matches that were written down by hand, so that each can be checked by eye."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path

import pytest

from smilegames.core.game import Game
from smilegames.store.history import figures as reckoning
from smilegames.store.history.archive import Played, read_archive
from smilegames.store.history.figures import (
    RATED_FROM,
    Against,
    PlaceThen,
    against,
    figures,
    games_of,
    of_game,
    places_over_time,
)
from tests.support.past import FIRST, NAMES, past


def over(
    places: Sequence[int],
    scores: Sequence[int] = (),
    *,
    names: Sequence[str] = NAMES,
    game: str = "smile",
    sides: Sequence[int] = (),
    programs: Sequence[str | None] = (),
) -> Played:
    seats = range(len(places))
    return Played(
        Path("x.jsonl"),
        game,
        "2026-01-01T19:00:00Z",
        tuple(names[seat] for seat in seats),
        tuple(sides or seats),
        tuple(places),
        tuple(scores or (10 - place for place in places)),
        tuple(programs),
    )


def of(name: str, played: Sequence[Played]) -> reckoning.Figures:
    (found,) = [each for each in figures(played) if each.name == name]
    return found


def test_played_won_and_the_averages() -> None:
    played = [over((1, 2), (9, 4)), over((1, 1), (5, 5)), over((2, 1), (-3, 0))]
    ada = of("Ada", played)
    assert (ada.played, ada.won, ada.best) == (3, 2, 9)
    assert ada.place == pytest.approx(4 / 3)
    assert ada.score == pytest.approx(11 / 3)


def test_programs_are_nobody_in_the_figures() -> None:
    played = [
        over((2, 1), names=("Ada", "Wren"), programs=(None, "hard")),
        over((1, 2, 3), names=("Ada", "Ben", "Wren"), programs=(None, None, "easy")),
        over((2, 1), names=("Ada", "Wren")),
    ]
    assert {each.name for each in figures(played)} == {"Ada", "Ben", "Wren"}
    assert (of("Ada", played).played, of("Wren", played).played) == (3, 1)
    assert [each.name for each in against(played, "Ada")] == ["Ben", "Wren"]
    assert places_over_time(played, "Wren") == [PlaceThen(1, 2)]


def test_programs_of_one_strength_are_one_rival_whatever_their_names() -> None:
    lost = over((2, 1), names=("Ada", "Wren"), programs=(None, "hard"))
    other = over((2, 1), names=("Ada", "Finch"), programs=(None, "hard"))
    assert of("Ada", [lost, other] * 3).rating == of("Ada", [lost] * 6).rating
    weaker = over((2, 1), names=("Ada", "Finch"), programs=(None, "easy"))
    assert of("Ada", [lost, weaker] * 3).rating != of("Ada", [lost] * 6).rating


def test_points_of_several_games_are_not_compared() -> None:
    played = [over((1, 2)), over((1, 2), game="gracias")]
    assert (of("Ada", played).score, of("Ada", played).best) == (None, None)
    assert of("Ada", of_game(played, "gracias")).score == 9
    assert games_of(played) == ["gracias", "smile"]


def test_streaks() -> None:
    results = [1, 1, 2, 1, 1, 1, 2, 1]
    played = [over((place, 3 - place)) for place in results]
    assert (of("Ada", played).streak, of("Ada", played).longest) == (1, 3)
    assert (of("Ben", played).streak, of("Ben", played).longest) == (0, 1)


def test_who_won_most_comes_first_then_who_had_the_better_places() -> None:
    played = [over((1, 2, 3, 4)), over((1, 3, 2, 4)), over((3, 2, 1, 4)), over((2, 1, 3, 4))]
    assert [each.name for each in figures(played)] == ["Ada", "Ben", "Cleo", "Dora"]


def test_a_player_is_one_however_they_are_spelled() -> None:
    played = [over((1, 2), names=("ADA", "Ben")), over((1, 2), names=("Ada", "ben"))]
    assert [(each.name, each.played) for each in figures(played)] == [("Ada", 2), ("ben", 2)]


def test_a_rating_means_nothing_before_some_matches() -> None:
    played = [over((1, 2, 3))] * (RATED_FROM - 1)
    assert {each.rating for each in figures(played)} == {None}
    played.append(over((1, 2), names=("Ada", "Ben")))
    ratings = {each.name: each.rating for each in figures(played)}
    assert ratings["Cleo"] is None
    assert ratings["Ada"] > ratings["Ben"]


def test_a_rating_follows_who_was_beaten() -> None:
    """A win against somebody strong is worth more than one against somebody weak."""
    strong, weak = ("Ada", "Ben"), ("Cleo", "Dora")
    grown = [over((1, 2), names=("Ada", "Dora"))] * 8
    over_strong = of("Ben", grown + [over((2, 1), names=strong)] * RATED_FROM)
    over_weak = of("Cleo", grown + [over((1, 2), names=weak)] * RATED_FROM)
    assert over_strong.rating > over_weak.rating


def test_partners_are_rated_as_one_and_not_compared() -> None:
    played = [over((1, 3, 1, 3), sides=(0, 1, 0, 1))] * RATED_FROM
    ratings = {each.name: each.rating for each in figures(played)}
    assert ratings["Ada"] == ratings["Cleo"] > ratings["Ben"] == ratings["Dora"]
    assert [each.name for each in against(played, "Ada")] == ["Ben", "Dora"]


def test_one_side_alone_is_rated_all_the_same() -> None:
    assert of("Ada", [over((1, 2), sides=(0, 0))] * RATED_FROM).rating is not None


def test_head_to_head() -> None:
    played = [over((1, 2, 3)), over((2, 1, 3)), over((1, 1)), over((2, 1), names=("Cleo", "Ben"))]
    assert against(played, "ben") == [
        Against("Ada", 3, 1, 1, 1),
        Against("Cleo", 3, 3, 0, 0),
    ]
    assert against(played, "Zoe") == []


def test_places_over_time() -> None:
    played = [over((1, 2, 3)), over((2, 1)), over((2, 1), names=("Ben", "Cleo"))]
    assert places_over_time(played, "ada") == [PlaceThen(1, 3), PlaceThen(2, 2)]


def test_pairs_of_smile_and_money_are_sides() -> None:
    past("smile_money", NAMES, options={"pairs": True})
    past("smile_money", NAMES)
    past("smile_money", NAMES[:3])
    assert [match.sides for match in read_archive().played] == [
        (0, 1, 0, 1),
        (0, 1, 2, 3),
        (0, 1, 2),
    ]


def test_what_was_begun_first_counts_first_whatever_the_files_are_called(coin: Game) -> None:
    for at in range(RATED_FROM):
        past("coin", when=FIRST + timedelta(days=at), seed=at)
    before = figures(read_archive().played)
    for number, match in enumerate(reversed(read_archive().played)):
        match.path.rename(match.path.with_name(f"again-{number}.jsonl"))
    assert figures(read_archive().played) == before
