"""Sentences that show the tone; the shared suites hold all others to their form."""

from __future__ import annotations

import pytest

from smilegames.games.smile_money import events
from smilegames.text.game_text import Speaker, game_text
from smilegames.text.games.smile_money.sentences import TABLE_TALK
from smilegames.text.words import Words
from tests.games.smile_money.positions import cards, do, lay_out, new_rules

TEXT = game_text("smile_money")


def speaker(**options: bool) -> Speaker:
    return Speaker(Words(), ["Ada", "Ben", "Cleo", "Dan"], new_rules(4, **options))


@pytest.mark.rule("MO-14", "MO-16", "MO-20")
def test_a_round_is_told() -> None:
    said = speaker()
    rules = said.rules
    state = lay_out(rules, ["R1", "X", "R2", "R3"], "R3 L1")
    told = do(rules, state, "play R1 take R3", "play X", "play R2", "play R3 take R2")
    assert [TEXT.event(said, event) for event in told] == [
        "Ada plays R1 and takes R3.",
        "BOOM! Ben drops a bomb and takes everything: L1.",
        "Cleo plays R2, which stays.",
        "Dan plays R3 and takes R2.",
        "The table is clear: a first Smile for Dan!",
        "The piles are turned over and counted: Ada (4 coins), Ben (1 coin), Cleo (0 coins) and "
        "Dan (5 coins and 1 Smile).",
    ]


@pytest.mark.rule("MO-41")
def test_a_pair_is_told_as_one() -> None:
    said = speaker(pairs=True)
    rules = said.rules
    captured = events.Captured(2, 0, *cards(rules, "R1"), cards(rules, "R3"))
    assert TEXT.event(said, captured) == "Cleo plays R1 and takes R3 for Ada & Cleo."
    counted = TEXT.event(said, events.Counted((0, 1), (12, 9), (0, 2)))
    assert counted == (
        "The piles are turned over and counted: "
        "Ada & Cleo (12 coins) and Ben & Dan (9 coins and 2 Smiles)."
    )


@pytest.mark.rule("MO-41")
def test_the_curtain_of_a_pair_says_who_may_not_speak() -> None:
    assert "don't speak" in TABLE_TALK
    assert "gestures" in TABLE_TALK


@pytest.mark.rule("MO-21", "MO-40")
def test_leftovers_are_told() -> None:
    said = speaker()
    left = cards(said.rules, "R1 X")
    nobody = "R1 and a bomb are left on the table and belong to nobody."
    assert TEXT.event(said, events.LeftOver(left, None, None)) == nobody
    ben = "Ben has made the last capture and gets what is left: R1 and a bomb."
    assert TEXT.event(said, events.LeftOver(left, 1, 1)) == ben


@pytest.mark.rule("MO-40", "MO-42")
def test_of_a_pair_the_player_made_the_last_capture_and_the_team_gets_what_is_left() -> None:
    said = speaker(pairs=True)
    told = TEXT.event(said, events.LeftOver(cards(said.rules, "R1 X"), 2, 0))
    assert told == "Cleo has made the last capture: Ada & Cleo get what is left: R1 and a bomb."


@pytest.mark.rule("MO-18")
def test_equal_cards_are_told_together() -> None:
    said = speaker()
    boom = events.Boom(1, 1, said.rules.kinds.bomb, cards(said.rules, "R1 G3 G3 G3"))
    told = TEXT.event(said, boom)
    assert told == "BOOM! Ben drops a bomb and takes everything: R1 and G3 ×3."


def test_the_key_that_commits_and_the_undo_name_a_play() -> None:
    rules = speaker().rules
    assert TEXT.doing(rules.parse("play R1")) == "play it"
    assert TEXT.doing(rules.parse("play R1 take R2")) == "play it"
    assert TEXT.deed(rules.parse("play X")) == "card"
    assert TEXT.deed(rules.parse("play R1 take R2")) == "capture"


@pytest.mark.rule("MO-11")
def test_a_refusal_says_why() -> None:
    said = speaker()
    state = lay_out(said.rules, ["R1", "", "", ""], "R2 R3")
    refusal = said.rules.refusal(state, said.rules.parse("play R1 take R2 R3"))
    why = "R1 takes one card at most: red, yellow and grey are limited."
    assert TEXT.refusal(said, refusal) == why
