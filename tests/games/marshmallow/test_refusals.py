"""Why not: each reason with its rule, in every phase."""

from __future__ import annotations

import pytest

from smilegames.core.errors import NotationError
from smilegames.games.marshmallow.actions import ACTIONS
from smilegames.games.marshmallow.state import Phase
from tests.games.marshmallow.table import build, finished, play, position, suit


@pytest.mark.rule("MT-10", "MT-11", "MT-14", "MT-15")
@pytest.mark.parametrize(
    ("trump", "trick", "card", "code", "rule"),
    [
        ("P", "G5", "B1", "not_in_hand", "MT-10"),
        ("P", "G5", "G5", "not_in_hand", "MT-10"),
        ("", "G5", "K3", "must_follow", "MT-11"),
        ("", "G5", "P2", "must_follow", "MT-11"),
        ("P", "G5", "K3", "must_follow", "MT-11"),
        ("P", "G5", "P2", "not_released", "MT-14"),
        ("P", "G5 K1", "P2", "not_released", "MT-14"),
        ("P", "G5 P1", "K3", "follow_or_trump", "MT-14"),
        ("P", "P5", "K3", "must_follow", "MT-15"),
    ],
)
def test_a_card_that_may_not_be_played(
    trump: str, trick: str, card: str, code: str, rule: str
) -> None:
    rules = build(3)
    cards = trick.split()
    hands = [*cards, "G1 P2 K3", "Y9"]
    state = position(rules, hands[:3], trump=trump)
    play(rules, state, trick)
    action = rules.parse(f"play {card}")
    assert action not in rules.choices(state)
    refusal = rules.refusal(state, action)
    assert (refusal.code, refusal.rule, refusal.params["seat"]) == (code, rule, len(cards))


@pytest.mark.rule("MT-12", "MT-13")
def test_trump_is_named_once_and_never_in_round_one() -> None:
    rules = build(3)
    trump = rules.parse("trump G")
    first = position(rules, ["G1", "G2", "G3"])
    assert rules.refusal(first, trump).code == "no_trump_yet"
    second = position(rules, ["G1", "G2", "G3"], trump="P", leader=1)
    refusal = rules.refusal(second, trump)
    assert (refusal.code, refusal.params) == ("trump_is_named", {"seat": 1, "trump": suit("P")})


@pytest.mark.rule("MT-13")
def test_no_card_before_trump_is_named() -> None:
    rules = build(3)
    state = position(rules, ["G1", "G2", "G3"], trump="P", leader=2)
    state.phase = Phase.NAME_TRUMP
    refusal = rules.refusal(state, rules.parse("play G3"))
    assert (refusal.code, refusal.params, refusal.rule) == ("trump_first", {"seat": 2}, "MT-13")


@pytest.mark.rule("MT-30")
def test_nothing_after_the_end() -> None:
    rules = build(2)
    state = finished(rules, 1)
    assert {rules.refusal(state, action).code for action in ACTIONS} == {"over"}


def test_notation_reads_back() -> None:
    rules = build(2)
    assert len({rules.spell(action) for action in ACTIONS}) == len(ACTIONS) == 65
    for action in ACTIONS:
        assert rules.parse(rules.spell(action)) is action
    assert rules.parse("  PLAY  g7 ") == rules.parse("play G7")


@pytest.mark.parametrize(
    "text", ["", "play", "play G13", "play G0", "play G07", "trump", "trump R", "G7", "trump G7"]
)
def test_other_texts_name_no_action(text: str) -> None:
    with pytest.raises(NotationError):
        build(2).parse(text)
