"""What is not among the choices is refused, with a reason in words, and changes nothing."""

from __future__ import annotations

import re

import pytest

from smilegames.core.errors import IllegalAction, Refusal
from tests.support.each import each_table
from tests.support.matches import frozen, new_match, play, state_of
from tests.support.playing import played, unlisted
from tests.support.seeds import rule_ids
from tests.support.tables import Table


@each_table
@pytest.mark.parametrize("seed", [1, 2])
def test_the_rules_say_why(table: Table, seed: int) -> None:
    rules, speaker = table.rules, table.speaker()
    known = rule_ids(table.game_id)
    for turn in played(table, seed).sample(8):
        before = turn.state.copy()
        for action in unlisted(table, turn.state, most=150, seed=turn.number):
            refusal = rules.refusal(turn.state, action)
            check_refusal(refusal, known)
            sentence = table.text.refusal(speaker, refusal)
            assert sentence.strip(), refusal
            assert not re.search(r"[{}]|\bNone\b", sentence), sentence
        assert turn.state == before


def check_refusal(refusal: Refusal, known: frozenset[str]) -> None:
    """A code, not prose; a rule of this game's, or none."""
    assert isinstance(refusal, Refusal)
    assert re.fullmatch(r"[a-z][a-z0-9_-]*", refusal.code), refusal.code
    assert refusal.rule == "" or refusal.rule in known, refusal


@each_table
def test_a_match_refuses_and_stays_as_it_was(table: Table) -> None:
    match = new_match(table, 3)
    for stop in (0, 3, 10):
        play(match, stop, until=stop)
        seat = match.to_act
        if seat is None:
            break
        before = frozen(match)
        for action in unlisted(table, state_of(match), most=10, seed=stop):
            with pytest.raises(IllegalAction) as caught:
                match.submit(seat, action, match.version)
            assert caught.value.refusal == match.refusal(seat, action)
            assert caught.value.spelled == table.rules.spell(action)
        assert frozen(match) == before
        assert all(match.refusal(seat, action) is None for action in match.choices(seat))
