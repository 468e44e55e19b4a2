"""Scoring: a session's cards turned into points, told step by step."""

from __future__ import annotations

from random import Random

import pytest

from smilegames.core.events import Event
from smilegames.games.gracias.events import (
    KindCalled,
    MicePassed,
    PilesMade,
    ScoringBegan,
    SessionBegan,
    SessionScored,
    TurnedUp,
)
from smilegames.games.gracias.scoring import piles, points, standing, standings
from tests.games.gracias.scorer import session_points
from tests.games.gracias.table import (
    BAGPIPE,
    CACTUS,
    CHEESE,
    CHILI,
    GNOME,
    SARDINE,
    area,
    build,
    finished,
    last_share,
    play,
)
from tests.hooks import gracias as hooks

EXAMPLE = (
    area("7 chili 3 cactus 2 cheese 1 sardine 1 gnome"),
    area("3 chili 3 cactus 1 cheese 2 sardine 4 gnome"),
    area("1 chili 2 cactus 4 cheese 1 sardine 5 bagpipe 2 gnome"),
)
"""The rulebook's worked example, all cards turned up."""


def told_at_the_end() -> list[Event]:
    """Play the example's last gift, Cleo's gnome for Ana; return what comes after it."""
    rules = build(3)
    state = last_share(
        rules,
        face_up=[
            "5 chili 2 cactus 2 cheese 1 sardine",
            "2 chili 3 cactus 1 sardine 3 gnome",
            "1 chili 1 cactus 4 cheese 1 sardine 2 bagpipe 1 gnome",
        ],
        face_down=[
            "chili cactus chili",
            "gnome chili cheese sardine",
            "bagpipe gnome bagpipe bagpipe",
        ],
        pair="cactus gnome",
    )
    told = play(rules, state, "keep cactus give gnome to seat 1")
    assert state.reckonings[0].areas == EXAMPLE
    return told[1:]


@pytest.mark.rule("GR-20", "GR-21", "GR-22", "GR-23")
def test_the_worked_example() -> None:
    assert points(standings(EXAMPLE)) == (7, 1, 7)


@pytest.mark.rule("GR-20")
def test_face_down_cards_are_turned_up_by_each_player_in_turn() -> None:
    told = told_at_the_end()
    assert told[0] == ScoringBegan(1, 0)
    assert told[1:4] == [
        TurnedUp(0, (CHILI, CACTUS, CHILI)),
        TurnedUp(1, (GNOME, CHILI, CHEESE, SARDINE)),
        TurnedUp(2, (BAGPIPE, GNOME, BAGPIPE, BAGPIPE)),
    ]


@pytest.mark.rule("GR-20")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_has_four_to_turn_up_and_nothing_is_face_down_after(seats: int) -> None:
    rules = build(seats, sessions=1)
    state = finished(rules, seats)
    assert state.face_down == [()] * seats
    assert sum(map(sum, state.reckonings[0].areas)) == 14 * seats
    assert [len(kinds) for kinds in state.reckonings[0].turned_up] == [4] * seats


@pytest.mark.rule("GR-21")
@pytest.mark.parametrize(
    ("cards", "heaps", "loose"),
    [(0, 0, 0), (4, 0, 4), (5, 1, 0), (9, 1, 4), (10, 2, 0), (18, 3, 3)],
)
def test_every_full_five_make_a_pile(cards: int, heaps: int, loose: int) -> None:
    assert piles(area(f"{cards} chili")) == heaps
    assert standing((cards, 0, 0)).loose == (loose, 0, 0)


@pytest.mark.rule("GR-21")
def test_piles_are_told_after_all_cards_are_up() -> None:
    assert told_at_the_end()[4:6] == [PilesMade(0, CHILI, 1, 2), PilesMade(2, BAGPIPE, 1, 0)]


@pytest.mark.rule("GR-22")
@pytest.mark.parametrize(
    ("counts", "discarding", "staying"),
    [
        pytest.param((3, 2, 1), (0,), (0, 2, 1), id="the most"),
        pytest.param((3, 3, 1), (0, 1), (0, 0, 1), id="a tie"),
        pytest.param((2, 2, 2), (0, 1, 2), (0, 0, 0), id="all level"),
        pytest.param((0, 1, 0), (1,), (0, 0, 0), id="a sole holder"),
        pytest.param((0, 0, 0), (), (0, 0, 0), id="nothing is not the most"),
        pytest.param((7, 3, 1), (1,), (2, 0, 1), id="a pile does not count"),
        pytest.param((5, 10, 0), (), (0, 0, 0), id="piles only"),
        pytest.param((6, 1, 0), (0, 1), (0, 0, 0), id="level beside a pile"),
    ],
)
def test_who_has_the_most_discards(
    counts: tuple[int, ...], discarding: tuple[int, ...], staying: tuple[int, ...]
) -> None:
    stands = standing(counts)
    assert stands.discarding == discarding
    assert stands.staying == staying


@pytest.mark.rule("GR-22")
def test_kinds_are_called_one_by_one() -> None:
    assert told_at_the_end()[6:12] == [
        KindCalled(CHILI, (1,), 3),
        KindCalled(CACTUS, (0, 1), 3),
        KindCalled(CHEESE, (2,), 4),
        KindCalled(SARDINE, (1,), 2),
        KindCalled(BAGPIPE, (), 0),
        KindCalled(GNOME, (1,), 4),
    ]


@pytest.mark.rule("GR-23")
def test_what_stays_is_counted_then_the_mice_move() -> None:
    assert told_at_the_end()[12:17] == [
        SessionScored(0, area("2 chili 2 cheese 1 sardine 1 gnome"), 1, 7, 7),
        SessionScored(1, area("1 cheese"), 0, 1, 1),
        SessionScored(2, area("1 chili 2 cactus 1 sardine 2 gnome"), 1, 7, 7),
        MicePassed(0, 1),
        SessionBegan(2, 3),
    ]


@pytest.mark.rule("GR-20", "GR-23")
def test_players_come_clockwise_from_the_large_mouse_and_totals_add_up() -> None:
    rules = build(3, sessions=2)
    state = last_share(
        rules,
        face_up=["1 chili", "2 chili", "4 gnome"],
        face_down=["gnome", "", "cheese"],
        pair="cheese cheese",
        large=1,
        earlier=[(5, 6, 7)],
    )
    told = play(rules, state, "keep cheese give cheese to seat 2")
    assert [event.seat for event in told if isinstance(event, TurnedUp)] == [1, 2, 0]
    scored = [event for event in told if isinstance(event, SessionScored)]
    assert [(each.seat, each.points, each.total) for each in scored] == [
        (1, 0, 6),
        (2, 0, 7),
        (0, 2, 7),
    ]


@pytest.mark.rule("GR-23")
def test_a_pile_is_one_point_and_so_is_a_loose_card() -> None:
    assert points(standings((area("5 chili"), area("1 cactus"), area("2 cactus")))) == (1, 1, 0)


@pytest.mark.rule("GR-25")
def test_having_the_most_of_a_kind_earns_nothing() -> None:
    assert points(standings((area("4 chili"), area("3 chili"), area("")))) == (0, 3, 0)


@pytest.mark.rule("GR-20", "GR-21", "GR-22", "GR-23")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_second_scorer_agrees_on_random_endings(seats: int) -> None:
    rules = build(seats)
    for seed in range(60):
        state = finished(rules, seed)
        outcome = rules.outcome(state)
        assert outcome is not None
        assert hooks.rescore(rules, state) == outcome.scores
        for areas, scored, _ in state.reckonings:
            assert tuple(session_points(hooks.lying(rules, areas))) == scored


@pytest.mark.rule("GR-21", "GR-22", "GR-23")
def test_the_second_scorer_agrees_on_heaps_of_any_size() -> None:
    rules, random = build(3), Random(9)
    for _ in range(300):
        heaps = [tuple(random.randrange(8) for _ in range(6)) for _ in range(random.randint(3, 6))]
        assert points(standings(heaps)) == tuple(session_points(hooks.lying(rules, heaps)))
