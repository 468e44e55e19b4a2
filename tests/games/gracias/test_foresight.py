"""What a gift would do, as everybody or as its giver can tell."""

from __future__ import annotations

from random import Random

import pytest

from smilegames.core.chance import RandomChance
from smilegames.games.gracias import foresight
from smilegames.games.gracias.actions import Share, Take
from smilegames.games.gracias.foresight import foresee
from smilegames.games.gracias.state import Phase
from smilegames.games.gracias.view import View
from tests.games.gracias.table import (
    BAGPIPE,
    CACTUS,
    CHILI,
    GNOME,
    area,
    build,
    last_share,
)


def view(seat: int | None = 2) -> View:
    """Return seat 3 about to share a chili and a gnome, with a chili and a cactus face down."""
    rules = build(3)
    state = last_share(
        rules,
        face_up=["3 chili 1 gnome", "2 chili 4 gnome", "2 chili 1 cactus"],
        face_down=["gnome", "cheese", "chili cactus"],
        pair="chili gnome",
    )
    return rules.view(state, seat)


@pytest.mark.rule("GR-22")
def test_the_view_says_who_would_discard_as_things_lie_open() -> None:
    assert [stands.discarding for stands in view().standings] == [(0,), (2,), (), (), (), (1,)]
    assert view().standings == view(None).standings


@pytest.mark.rule("GR-22")
def test_how_kinds_stand_now() -> None:
    assert foresight.now(view()).standings[CHILI][:2] == ((3, 2, 2), 3)
    assert foresight.now(view(), peeked=True).standings[CHILI][:2] == ((3, 2, 3), 3)
    assert foresight.now(view(None), peeked=True).standings[CHILI][:2] == ((3, 2, 2), 3)
    assert foresight.now(view()).standings[BAGPIPE].discarding == ()


@pytest.mark.rule("GR-15")
def test_nobody_counts_cards_that_others_have_face_down() -> None:
    assert foresight.now(view(0), peeked=True).areas == (
        area("3 chili 2 gnome"),
        area("2 chili 4 gnome"),
        area("2 chili 1 cactus"),
    )
    assert foresight.now(view(0)).areas == view(0).areas


@pytest.mark.rule("GR-21", "GR-22")
def test_standing_with_more_cards() -> None:
    assert foresight.standing_with(view(), GNOME, [1])[:2] == ((1, 0, 0), 1)
    assert foresight.standing_with(view(), CHILI, [2, 2])[:2] == ((3, 2, 4), 4)
    assert foresight.standing_with(view(), CACTUS, [0], peeked=True)[:2] == ((1, 0, 2), 2)


@pytest.mark.rule("GR-13", "GR-22")
def test_standings_after_a_share() -> None:
    share = Share("keep", CHILI, GNOME, 1)
    after = foresee(view(), share).standings
    assert after[CHILI][:2] == ((3, 2, 3), 3)
    assert after[GNOME][:2] == ((1, 0, 0), 1)
    assert after[CACTUS] == view().standings[CACTUS]
    assert foresee(view(), share, peeked=True).standings[CHILI].discarding == (2,)


@pytest.mark.rule("GR-23")
def test_points_now_and_after() -> None:
    assert foresight.now(view()).points == (1, 2, 2)
    assert foresight.now(view(), peeked=True).points == (1, 2, 0)
    assert foresee(view(), Share("keep", CHILI, GNOME, 1)).points == (0, 3, 0)


@pytest.mark.rule("GR-13", "GR-14", "GR-23")
@pytest.mark.parametrize("peeked", [False, True])
def test_what_is_foreseen_comes_true(peeked: bool) -> None:
    """A take brings only a face-down card, which nobody foresees and its owner then counts."""
    rules, random, chance = build(4, sessions=1), Random(5), RandomChance(5)
    state = rules.start(0, chance)
    while rules.to_act(state) is not None:
        seat, action = rules.to_act(state), random.choice(rules.choices(state))
        foreseen = foresee(rules.view(state, seat), action, peeked=peeked)
        rules.apply(state, action, chance)
        if state.phase is not Phase.OVER and not (peeked and isinstance(action, Take)):
            assert foreseen == foresight.now(rules.view(state, seat), peeked=peeked)


def test_looking_ahead_leaves_the_view_alone() -> None:
    before = view()
    foresee(before, Share("keep", GNOME, CHILI, 0), peeked=True)
    assert before == view()
