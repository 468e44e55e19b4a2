"""The boards of Smile & Money: a new deal, the last card, and the piles turned over."""

from __future__ import annotations

import pytest

from smilegames.core.chance import StackedChance
from smilegames.games.smile_money.rules import SmileMoneyRules
from smilegames.games.smile_money.state import State
from smilegames.tui.drawing.glyphs import UNICODE
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.games.smile_money.moments import moments_of
from smilegames.tui.table.course import Change
from smilegames.tui.widgets.board import Moment
from tests.games.smile_money.positions import cards, lay_out, new_rules
from tests.tui.games.smile_money.money_table import LONG, NAMES, speaker_of

ALL_RED = "R1 R1 R2 R2 R2 R3 R3"


def boards(
    rules: SmileMoneyRules, state: State, play: str, names: tuple[str, ...] = NAMES
) -> list[Moment]:
    """Play, and return the boards that everybody sees."""
    before, told = rules.view(state, None), []
    rules.apply(state, rules.parse(play), StackedChance(), told.append)
    events = [event.seen_by(None) for event in told]
    change = Change(before, events, rules.view(state, None))
    return list(moments_of(speaker_of(rules, names), change, rules.outcome(state)))


def shown(board: Moment, size: tuple[int, int] = (80, 19)) -> list[str]:
    """Return the rows of a board, spaces between words as one."""
    grid = Grid(*size)
    board.draw(grid.area(), UNICODE)
    return [" ".join(row.split()) for row in grid.text().splitlines() if row.strip()]


def test_a_play_within_a_deal_has_no_board() -> None:
    rules = new_rules(2)
    assert boards(rules, lay_out(rules, ["R1 R2", "Y1"], "R3"), "play R1 take R3") == []


@pytest.mark.rule("MO-04", "MO-31")
def test_a_new_deal_shows_who_deals_what_is_left_and_the_piles_by_size() -> None:
    rules = new_rules(2)
    state = lay_out(rules, ["R1", ""], "R3 G1", ["Y1 Y3", "P1 P2 P3"], smiles=[0, 1])
    state.draw_pile = cards(rules, "R1 R2 R3 Y1 Y2 Y3 E1 E2 E3 P1 P2 P3 G1 G2 G3 L1")
    (board,) = boards(rules, state, "play R1 take R3")
    assert board.line == "Ada plays R1 and takes R3: 4 coins for Ada. Ben deals and begins."
    text = shown(board)
    assert "Deal 5 of 6" in text
    assert "Ben deals and plays first" in text
    assert "8 cards are left in the draw pile" in text
    assert "Ada pile 4 0 Smiles ││││" in text
    assert "Ben pile 3 1 Smile ┿││" in text


@pytest.mark.rule("MO-21", "MO-30")
def test_the_piles_are_turned_over_one_by_one_and_counted() -> None:
    rules = new_rules(2)
    state = lay_out(rules, ["R1", ""], "R3 G1", ["Y1 Y3", "P1 P2 P3"], smiles=[0, 1])
    last, first, second, total = boards(rules, state, "play R1 take R3")
    assert "1 card is left on the table. It belongs to nobody." in shown(last)
    assert first.line == "In the pile of Ada: 8 coins."
    assert second.line == "In the pile of Ben: 6 coins. 1 Smile is worth 2 more."
    assert any("░" in row for row in shown(first))
    assert not any("░" in row for row in shown(second))
    assert "coins 8 6" in shown(second)
    assert total.line == "Ada and Ben share the win with 8 points each."
    rows = shown(total)
    assert "R ■‿■ red 13 4 ·" in rows
    assert "Smiles +0 1 × 2 +2" in rows
    assert "points ★ 8 ★ 8" in rows


@pytest.mark.rule("MO-40", "MO-41", "MO-42")
def test_of_teams_the_last_capture_the_colours_and_the_win_are_told() -> None:
    rules = new_rules(4, pairs=True, colour_challenge=True)
    state = lay_out(rules, ["", "", "R3", ""], "Y2 Y3", [ALL_RED, "Y1"])
    state.to_act, state.last_capture = 2, 0
    last, *_, colours, total = boards(rules, state, "play R3")
    assert " ".join(shown(last)).startswith(
        "The last card has been played 3 cards are left on the table. Ada made the last capture, "
        "so they go onto the pile of Ada & Cleo."
    )
    rows = shown(colours)
    assert "R ■‿■ red 11222333 ★ 17 ·" in rows
    assert "most of a colour +2 +0" in rows
    assert "all of a colour +3 +0" in rows
    assert total.line == "Ada & Cleo win, 27 to 1."


def test_no_word_is_cut_with_the_longest_names() -> None:
    rules = new_rules(4, colour_challenge=True)
    state = lay_out(rules, ["", "", "R3", ""], "Y2 Y3", ["R1 X", "Y1", "G1", "P1"])
    state.to_act, state.last_capture = 2, 3
    for board in boards(rules, state, "play R3", LONG):
        text = " ".join(shown(board))
        assert "…" not in text
        assert "The last card" in text or all(name in text for name in LONG)
    state = lay_out(rules, ["", "", "R3", ""], "", ["R1 X", "Y1", "G1", "P1"])
    state.to_act, state.draw_pile = 2, cards(rules, "R1 R2 R3 Y1 " * 4)
    (board,) = boards(rules, state, "play R3", LONG)
    assert "1 draw" not in board.line
    assert "The draw pile is used up: this is the last deal" in shown(board)


def test_many_cards_of_a_colour_are_counted_where_their_coins_find_no_room() -> None:
    rules = new_rules(4)
    state = lay_out(rules, ["R1", "", "", ""], "", ["P1 P1 P1 P1 P2 P2 P2 P3 X X", "Y1"])
    total = boards(rules, state, "play R1")[-1]
    assert "P •‿- purple 11112223 13 · · ·" in shown(total)
    assert "X >v< bombs 2 cards 0 · · ·" in shown(total)
