"""What a gift would do, as everybody or as its giver can tell."""

from __future__ import annotations

from random import Random

import pytest

from smilegames.core.chance import RandomChance
from smilegames.games.gracias import foresight
from smilegames.games.gracias.actions import Share
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
def test_standing_now() -> None:
    assert foresight.standing_now(view(), CHILI)[:2] == ((3, 2, 2), 3)
    assert foresight.standing_now(view(), CHILI, peeked=True)[:2] == ((3, 2, 3), 3)
    assert foresight.standing_now(view(None), CHILI, peeked=True)[:2] == ((3, 2, 2), 3)
    assert foresight.standing_now(view(), BAGPIPE).discarding == ()


@pytest.mark.rule("GR-15")
def test_nobody_counts_cards_that_others_have_face_down() -> None:
    assert foresight.areas(view(0), peeked=True) == (
        area("3 chili 2 gnome"),
        area("2 chili 4 gnome"),
        area("2 chili 1 cactus"),
    )
    assert foresight.areas(view(0)) == view(0).areas


@pytest.mark.rule("GR-21", "GR-22")
def test_standing_with_more_cards() -> None:
    assert foresight.standing_with(view(), GNOME, [1])[:2] == ((1, 0, 0), 1)
    assert foresight.standing_with(view(), CHILI, [2, 2])[:2] == ((3, 2, 4), 4)
    assert foresight.standing_with(view(), CACTUS, [0], peeked=True)[:2] == ((1, 0, 2), 2)


@pytest.mark.rule("GR-13", "GR-22")
def test_standings_after_a_share() -> None:
    share = Share("keep", CHILI, GNOME, 1)
    after = foresight.standings_after(view(), share)
    assert after[CHILI][:2] == ((3, 2, 3), 3)
    assert after[GNOME][:2] == ((1, 0, 0), 1)
    assert after[CACTUS] == view().standings[CACTUS]
    assert foresight.standings_after(view(), share, peeked=True)[CHILI].discarding == (2,)


@pytest.mark.rule("GR-23")
def test_points_now_and_after() -> None:
    assert foresight.points_now(view()) == (1, 2, 2)
    assert foresight.points_now(view(), peeked=True) == (1, 2, 0)
    share = Share("keep", CHILI, GNOME, 1)
    assert foresight.points_after(view(), share) == (0, 3, 0)


@pytest.mark.rule("GR-13", "GR-23")
def test_what_is_foreseen_comes_true() -> None:
    rules, random, chance = build(4, sessions=1), Random(5), RandomChance(5)
    state = rules.start(0, chance)
    while rules.to_act(state) is not None:
        seat, action = rules.to_act(state), random.choice(rules.choices(state))
        before = rules.view(state, seat)
        rules.apply(state, action, chance)
        if isinstance(action, Share) and state.phase is not Phase.OVER:
            after = rules.view(state, seat)
            for peeked in (False, True):
                foreseen = foresight.areas_after(before, action, peeked=peeked)
                assert foreseen == foresight.areas(after, peeked=peeked)
                assert foresight.points_after(before, action, peeked=peeked) == (
                    foresight.points_now(after, peeked=peeked)
                )


def test_looking_ahead_leaves_the_view_alone() -> None:
    before = view()
    foresight.points_after(before, Share("keep", GNOME, CHILI, 0), peeked=True)
    assert before == view()
