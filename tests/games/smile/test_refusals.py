"""Why not: every way an action can be refused, and the notation it is written in."""

from __future__ import annotations

import pytest

from smilegames.core.errors import NotationError
from smilegames.games.smile.actions import Bid, Take
from smilegames.games.smile.cards import Deck
from smilegames.games.smile.rules import SmileRules
from tests.games.smile.table import build, finished, numbers, position
from tests.hooks import smile as hooks

BARE, BEADED = (0, 0, 0), (1, 0, 0)


@pytest.mark.parametrize(
    ("beads", "clear", "action", "code", "rule"),
    [
        pytest.param(BARE, 6, "bid R+3", "not_lowest", "SM-12", marks=pytest.mark.rule("SM-12")),
        pytest.param(BARE, 0, "bid R+3", "not_lowest", "SM-12", marks=pytest.mark.rule("SM-16")),
        pytest.param(
            BARE, 6, "take Y-2", "no_beads_anywhere", "SM-13", marks=pytest.mark.rule("SM-13")
        ),
        pytest.param(
            BARE, 0, "take Y-2", "no_beads_anywhere", "SM-13", marks=pytest.mark.rule("SM-16")
        ),
        pytest.param(
            BEADED, 6, "take R+3", "no_beads_on_it", "SM-13", marks=pytest.mark.rule("SM-13")
        ),
        pytest.param(
            BEADED, 0, "bid Y-2", "must_back_out", "SM-17", marks=pytest.mark.rule("SM-17")
        ),
        pytest.param(
            BEADED, 0, "bid R+3", "must_back_out", "SM-17", marks=pytest.mark.rule("SM-17")
        ),
        pytest.param(
            BEADED, 6, "bid Y+1", "not_turned_up", "SM-10", marks=pytest.mark.rule("SM-10")
        ),
        pytest.param(
            BEADED, 6, "take N-3", "left_in_a_pair", "SM-20", marks=pytest.mark.rule("SM-20")
        ),
        pytest.param(
            BEADED, 6, "take N+3", "already_taken", "SM-13", marks=pytest.mark.rule("SM-13")
        ),
    ],
)
def test_reasons(beads: tuple[int, ...], clear: int, action: str, code: str, rule: str) -> None:
    rules = build(3)
    state = position(rules, "Y-2 W+1 R+3", beads=beads, clear=(clear, 6, 6), kept=("", "N+3", ""))
    state.removed = tuple(numbers(rules, "N-3 N-1"))
    state.pile = tuple(numbers(rules, "Y+1"))
    refused = rules.parse(action)
    assert refused not in rules.choices(state)
    refusal = rules.refusal(state, refused)
    assert (refusal.code, refusal.rule) == (code, rule)
    assert refusal.params["card"] == refused.card


def test_no_move_after_the_end_and_none_that_does_not_exist() -> None:
    rules = build(3)
    assert rules.refusal(finished(rules, 1), rules.parse("bid Y-2")).code == "over"
    state = position(rules, "Y-2 W+1 R+3")
    assert rules.refusal(state, Bid("bid", 99)).code == "unknown"
    assert rules.refusal(state, Take("bake", 1)).code == "unknown"


@pytest.mark.rule("SM-19")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_notation_reads_back(seats: int) -> None:
    rules = build(seats)
    universe = hooks.universe(rules)
    assert len(set(universe)) == 20 * seats
    assert [rules.parse(rules.spell(action)) for action in universe] == list(universe)


@pytest.mark.parametrize("text", ["", "bid", "bid Y", "bid Y-9", "pay Y-2", "bid N+2"])
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        build(3).parse(text)
    assert caught.value.text == text


def test_capitals_and_spaces_are_forgiven_where_they_tell_nothing() -> None:
    rules = build(3)
    assert rules.parse(" TAKE   y-2 ") == rules.parse("take Y-2")
    many = SmileRules(3, Deck([("N", 1)] * 30), open_beads=False)
    assert [many.parse(f"bid N+1{copy}").card for copy in "aA"] == [0, 26]
    with pytest.raises(NotationError):
        many.parse("BID N+1a")
    assert many.parse("BID N+1e").card == 4
