"""Hints in words: every choice of every game has its reasons, and none of them tells a secret."""

from __future__ import annotations

from random import Random

import pytest

from smilegames.text.game_text import Speaker
from smilegames.text.hints import hint, reasons
from smilegames.text.words import Words
from tests.support.each import each_seat_count
from tests.support.playing import played
from tests.support.tables import NAMES, Table
from tests.support.twins import twins


def speaker_at(table: Table) -> Speaker:
    return Speaker(Words(), NAMES[: table.seats], table.rules)


@each_seat_count
def test_every_choice_has_reasons_in_sentences(table: Table) -> None:
    speaker, rules, told = speaker_at(table), table.rules, 0
    for turn in played(table).sample(5):
        view = rules.view(turn.state, turn.seat)
        for action in rules.choices(turn.state):
            said = reasons(speaker, table.game_id, view, action)
            assert all(line and line == line.strip() for line in said)
            told += bool(said)
    assert told


@each_seat_count
def test_what_a_seat_can_not_see_changes_no_hint(table: Table) -> None:
    speaker, rules, random = speaker_at(table), table.rules, Random(f"hint {table}")
    for turn in played(table).sample(2):
        said = [
            [
                hint(speaker, table.game_id, rules.view(state, turn.seat), each, 0.8, tried=True)
                for each in rules.choices(state)
            ]
            for state in (turn.state, *twins(table, turn.state, turn.seat, random))
        ]
        assert all(each == said[0] for each in said)


@pytest.mark.parametrize(
    ("sure", "words"),
    [(1.0, "quite sure, 100 %"), (0.71, "rather sure, 71 %"), (0.5, "a close call, 50 %")],
)
def test_how_sure_it_is(sure: float, words: str) -> None:
    table = next(each for each in _tables() if each.game_id == "smile")
    turn = played(table).turns[0]
    view = table.rules.view(turn.state, turn.seat)
    said = hint(speaker_at(table), "smile", view, turn.action, sure, tried=True)
    assert said[0].endswith(f": {words}.")
    (lone, *_) = hint(speaker_at(table), "smile", view, turn.action, sure, tried=False)
    assert lone.endswith(": nothing else comes near.")


def _tables() -> list[Table]:
    from tests.support.tables import one_table_each

    return one_table_each()


def test_a_game_without_reasons_has_hints_all_the_same() -> None:
    assert reasons(speaker_at(_tables()[0]), "unheard_of", None, None) == ()
