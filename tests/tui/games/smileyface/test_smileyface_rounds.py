"""The end of a round at the table of SmileyFace: its board, and the Clean-up after it."""

from __future__ import annotations

import pytest

from smilegames.core.chance import RandomChance
from smilegames.games.smileyface.state import CLEAN_UP
from tests.games.smileyface.table import rules, table
from tests.tui.games.smileyface.face_table import (
    DONE,
    HELP,
    LARGE,
    NAMES,
    PASS,
    ROUND,
    SMALL,
    TOKENS,
    cleaning_up,
    counsel,
    scored,
    seat_row,
    selected,
    shown,
    sit,
)

SIZES = pytest.mark.parametrize("size", [SMALL, LARGE])


@pytest.mark.rule("SF-25")
def test_clean_up_discards_one_at_a_time_or_is_done() -> None:
    opened = cleaning_up("H1 thief storm")
    assert selected(opened, "2") == "discard thief"
    assert opened.legal
    assert selected(opened, "right") == "discard storm"
    assert selected(opened, "1") == "discard H1"
    assert not opened.legal
    assert selected(opened, DONE) == "done"
    assert opened.legal
    for key in (PASS, HELP):
        selected(opened, key)
        assert not opened.legal


@pytest.mark.rule("SF-25")
@pytest.mark.parametrize("closing", [ROUND, "commit", "lift", "2", DONE])
def test_the_end_of_a_round_is_up_until_a_key(closing: str) -> None:
    opened = cleaning_up("H1 thief")
    assert opened.telling
    assert "Ben wins round 1" in shown(opened)
    assert opened.selected is None
    assert opened.press(closing)
    assert not opened.telling
    assert "Ben wins round 1" not in shown(opened)
    assert opened.press(ROUND)
    assert not opened.telling
    assert "Ben wins round 1" in shown(opened)
    assert opened.escape()
    assert "Ben wins round 1" not in shown(opened)


@pytest.mark.rule("SF-21", "SF-25")
def test_every_player_sees_the_end_of_a_round_behind_the_curtain_once() -> None:
    game, state = rules(), table(passed=[1, 2, 3], hands=["thief storm", "H1", "S1", "U1"])
    game.apply(state, game.parse("pass"), RandomChance(1))
    opened = sit(game, state)
    for seat, decisions in enumerate([["discard thief", "done"], ["done"], ["done"], ["done"]]):
        for number, decision in enumerate(decisions):
            assert state.to_act == seat
            assert opened.telling == (number == 0)
            opened.press("commit")
            game.apply(state, game.parse(decision), RandomChance(1))
            if number == len(decisions) - 1:
                opened.clear()
                assert "_pick" in vars(opened)
            view = game.view(state, state.to_act)
            opened.show(view, view, state.to_act, game.choices(state))
    assert not opened.telling


@pytest.mark.rule("SF-25")
def test_whoever_sits_at_an_open_table_sees_the_end_of_a_round_once() -> None:
    game, state = rules(), table(passed=[1, 2, 3], hands=["A1", "H1", "S1", "U1"])
    game.apply(state, game.parse("pass"), RandomChance(1))
    opened, told = sit(game, state), []
    while state.phase is CLEAN_UP:
        told.append(opened.telling)
        game.apply(state, game.parse("done"), RandomChance(1))
        view = game.view(state, state.to_act)
        opened.show(view, view, state.to_act, game.choices(state))
    assert told == [True, False, False, False]


@pytest.mark.rule("SF-26")
def test_the_last_round_ends_on_the_board_too() -> None:
    game, state = rules(), table(passed=[1, 2, 3], displays=["", "S4"], round_number=7)
    for _ in range(6):
        state.results.append(state.results[-1] if state.results else _tie())
    game.apply(state, game.parse("pass"), RandomChance(1))
    opened = sit(game, state, own=False)
    assert opened.finale()
    assert "Ben wins round 7" in shown(opened)
    assert "That was the last round." in shown(opened)
    assert "Nobody drew a Reward token." in shown(opened)
    assert opened.hints() == []
    for key in ("commit", "1", PASS, TOKENS, ROUND):
        assert not opened.press(key)
    assert not opened.escape()


def _tie() -> object:
    game, state = rules(), table(passed=[1, 2, 3])
    game.apply(state, game.parse("pass"), RandomChance(1))
    return state.results[0]


@pytest.mark.rule("SF-21", "SF-22", "SF-24", "SF-25")
@SIZES
def test_the_board_tells_how_a_round_ended(size: tuple[int, int]) -> None:
    opened = cleaning_up("thief")
    text = shown(opened, size)
    assert "Ben wins round 1 with 8: 1 point" in text
    assert "Dee had helped Ben and draws a Reward token." in text
    assert "Round 2 is for 1 point. Ben starts it." in text
    assert "helps Ben" in text
    assert text.count("Boss +1") == 2
    assert "Thief" not in text
    moment = opened.moment(opened.rules.view(scored(), None))
    assert moment.startswith("Ben wins round 1 with 8: 1 point. Dee had helped Ben")


@pytest.mark.rule("SF-06", "SF-21")
def test_the_board_tells_a_tie() -> None:
    game, state = (
        rules(),
        table(hands=["H1"], displays=["A5", "A5"], ranking="HASU", passed=[1, 2, 3], first=2),
    )
    game.apply(state, game.parse("pass"), RandomChance(1))
    text = shown(sit(game, state))
    assert "Round 1 is a tie at 5: nobody wins it" in text
    assert "Ada and Ben are level. The Round card leaves the game." in text
    assert "Round 2 is for 1 point. Cleo starts it." in text
    state = table(hands=["H1"], passed=[1, 2, 3])
    game.apply(state, game.parse("pass"), RandomChance(1))
    text = shown(sit(game, state))
    assert "Nobody has a point to show. The Round card leaves the game." in text
    assert "=" not in text
    assert sit(game, table()).moment(game.view(table(), None)) == ""


@pytest.mark.rule("SF-25")
def test_clean_up_shows_who_was_asked_and_what_stays() -> None:
    opened = cleaning_up("H1 thief storm")
    opened.press("commit")
    assert "Ada, which Mischief cards go?" in counsel(opened)
    assert "passed" not in shown(opened)
    selected(opened, "2")
    assert "discard" in shown(opened)
    assert "You keep Storm." in counsel(opened)
    selected(opened, "smileyface.done")
    assert "You keep Thief and Storm. Ben is next." in counsel(opened)
    state = scored()
    for _ in range(3):
        rules().apply(state, rules().parse("done"), RandomChance(1))
    last = sit(rules(), state)
    last.press("commit")
    assert ["done" in seat_row(last, name) for name in NAMES[:4]] == [True, True, True, False]
    selected(last, "smileyface.done")
    assert "No Mischief card stays in your hand. Then round 2 begins." in counsel(last)
