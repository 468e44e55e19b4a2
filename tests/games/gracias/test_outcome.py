"""Who wins, and which tie-break says so."""

from __future__ import annotations

from random import Random

import pytest

from smilegames.games.gracias.events import MatchEnded
from smilegames.games.gracias.scoring import reckon
from smilegames.games.gracias.state import Reckoning
from tests.games.gracias.scorer import ranking
from tests.games.gracias.table import area, build, finished, last_share, play


def reckonings(*players: tuple[int, ...]) -> tuple[Reckoning, ...]:
    """Return sessions in which the players, by seat, scored these points."""
    nothing, no_cards = ((0,) * 6,) * len(players), ((),) * len(players)
    return tuple(Reckoning(nothing, points, no_cards) for points in zip(*players, strict=True))


@pytest.mark.rule("GR-30")
@pytest.mark.parametrize(
    ("players", "places", "decided"),
    [
        pytest.param([(5, 5, 6), (5, 5, 5), (9, 0, 1)], (1, 2, 3), "score", id="points"),
        pytest.param([(5, 5, 5), (7, 4, 4), (1, 1, 1)], (2, 1, 3), "best_session", id="best"),
        pytest.param([(3, 7, 5), (7, 4, 4), (0, 0, 0)], (1, 2, 3), "next_session", id="next"),
        pytest.param([(3, 7, 5), (5, 3, 7), (2, 2, 2)], (1, 1, 3), "shared", id="shared"),
        pytest.param([(3, 7, 5), (5, 3, 7), (7, 5, 3)], (1, 1, 1), "shared", id="all"),
        pytest.param([(9, 9, 9), (5, 5, 5), (6, 5, 4)], (1, 3, 2), "score", id="second place"),
        pytest.param([(4,), (4,), (3,)], (1, 1, 3), "shared", id="one session"),
        pytest.param(
            [(8, 7, 4, 3), (8, 7, 5, 2), (8, 7, 5, 2)], (3, 1, 1), "shared", id="third best"
        ),
        pytest.param(
            [(8, 7, 6, 3, 1), (8, 7, 6, 2, 2), (0,) * 5], (1, 2, 3), "next_session", id="and so on"
        ),
    ],
)
def test_ranking(players: list[tuple[int, ...]], places: tuple[int, ...], decided: str) -> None:
    outcome = reckon(reckonings(*players))
    assert outcome.places == places
    assert outcome.decided_by == decided
    assert outcome.scores == tuple(map(sum, players))
    assert outcome.ended_by == "sessions"


@pytest.mark.rule("GR-30")
def test_a_second_ranking_agrees() -> None:
    random = Random(4)
    for _ in range(400):
        sessions = random.randint(1, 5)
        players = [
            tuple(random.randrange(3) for _ in range(sessions)) for _ in range(random.randint(3, 6))
        ]
        assert reckon(reckonings(*players)).places == ranking(players)


@pytest.mark.rule("GR-23", "GR-30")
def test_there_is_a_line_for_every_session() -> None:
    areas = (area("6 chili 2 gnome"), area("2 chili 3 gnome"), area("10 cheese"))
    session = Reckoning(areas, (4, 0, 2), ((),) * 3)
    outcome = reckon((session, session))
    assert [
        [(line.code, line.points, dict(line.params)) for line in lines] for lines in outcome.lines
    ] == [
        [
            ("session", 4, {"session": 1, "piles": 1, "loose": 3}),
            ("session", 4, {"session": 2, "piles": 1, "loose": 3}),
        ],
        [
            ("session", 0, {"session": 1, "piles": 0, "loose": 0}),
            ("session", 0, {"session": 2, "piles": 0, "loose": 0}),
        ],
        [
            ("session", 2, {"session": 1, "piles": 2, "loose": 0}),
            ("session", 2, {"session": 2, "piles": 2, "loose": 0}),
        ],
    ]


@pytest.mark.rule("GR-30")
def test_the_end_is_told_and_only_then_is_there_an_outcome() -> None:
    rules = build(3, sessions=1)
    state = last_share(
        rules,
        face_up=["2 chili", "1 chili", "1 gnome"],
        face_down=["", "", ""],
        pair="cheese cheese",
    )
    assert rules.outcome(state) is None
    told = play(rules, state, "keep cheese give cheese to seat 1")
    assert told[-1] == MatchEnded((1,))
    outcome = rules.outcome(state)
    assert outcome is not None
    assert outcome.scores == (0, 1, 0)


@pytest.mark.rule("GR-30")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_lines_add_up_to_the_scores(seats: int) -> None:
    rules = build(seats)
    for seed in range(20):
        outcome = rules.outcome(finished(rules, seed))
        assert outcome is not None
        assert outcome.scores == tuple(
            sum(line.points for line in lines) for lines in outcome.lines
        )
