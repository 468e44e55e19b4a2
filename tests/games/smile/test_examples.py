"""The worked examples of the source, played."""

from __future__ import annotations

import pytest

from smilegames.games.smile.events import Borrowed, PairLeft
from smilegames.games.smile.scoring import score_lines
from tests.games.smile.scorer import score
from tests.games.smile.table import build, numbers, offered, play, position, spelled


@pytest.mark.rule("SM-12", "SM-13", "SM-15", "SM-16", "SM-20", "SM-21")
def test_adele_bianca_and_christopher() -> None:
    rules = build(3)
    adele, bianca, christopher = range(3)
    state = position(rules, "Y-2 W+1 B+1", kept=("", "Y+4", ""), clear=(3, 4, 0))
    assert offered(rules, state) == ["bid Y-2"]
    play(rules, state, "bid Y-2")
    assert offered(rules, state) == ["bid Y-2", "take Y-2"]
    assert PairLeft(bianca, *numbers(rules, "Y+4 Y-2")) in play(rules, state, "take Y-2")
    assert (state.clear[bianca], state.kept[bianca]) == (5, ())
    assert offered(rules, state) == ["bid W+1", "bid B+1"]
    assert play(rules, state, "bid B+1")[0] == Borrowed(christopher)
    assert offered(rules, state) == ["bid W+1", "bid B+1", "take B+1"]
    play(rules, state, "take B+1")
    assert spelled(rules, state.kept[adele]) == "B+1"
    assert spelled(rules, state.kept[christopher]) == "W+1"
    assert (state.clear, state.blue) == ([3, 5, 0], [0, 0, 1])
    assert (state.auction, rules.to_act(state)) == (3, christopher)


@pytest.mark.rule("SM-30")
def test_six_three_and_minus_two() -> None:
    lines = score_lines([6, 3, -2], clear=6, blue=1)
    assert [(line.code, line.points) for line in lines] == [
        ("cards", 7),
        ("beads", 1),
        ("blue", -1),
    ]
    assert score(["R+6", "B+3", "Y-2"], clear=6, blue=1) == 7
