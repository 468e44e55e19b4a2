"""What the table of Smile & Money shows."""

from __future__ import annotations

from random import Random

import pytest
from wcwidth import wcwidth

from smilegames.core.chance import RandomChance
from smilegames.text.games.smile_money.sentences import TABLE_TALK
from smilegames.tui.drawing.ink import SUNK, Tone
from tests.games.smile_money.positions import OPTIONS, do, lay_out, new_rules
from tests.golden.drawings import agree
from tests.hooks.smile_money import redeal, unprinted
from tests.tui.games.smile_money.money_table import (
    LARGE,
    NAMES,
    SMALL,
    TWENTY,
    advice,
    drawn,
    laid,
    selected,
    shown,
    sit,
)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_seats_show_what_is_public(size: tuple[int, int]) -> None:
    rules = new_rules(4, colour_challenge=True)
    piles = ["R1 R2 R3 Y3 Y3", "", "G1 G3", ""]
    state = lay_out(rules, ["R1 G1 L2 X", "R1", "G1 G1", ""], "R2", piles, smiles=[2, 0, 0, 0])
    state.dealer, state.last_capture = 3, 2
    rows = [row for row in shown(sit(rules, state), size).splitlines() if "pile" in row]
    assert [row.split() for row in rows] == [
        ["▸", "Ada", "hand", "■■■■", "pile", "5", "2", "Smiles", "┿┿│"],
        ["Ben", "hand", "■□□□", "pile", "0", "0", "Smiles"],
        ["Cleo", "hand", "■■□□", "pile", "2", "0", "Smiles", "│", "last", "capture"],
        ["Dee", "dealer", "hand", "□□□□", "pile", "0", "0", "Smiles"],
    ]


@pytest.mark.rule("MO-41")
def test_pairs_show_teams_and_whose_pile_it_is() -> None:
    table = laid("G1 G3", pairs=True)
    text = shown(table)
    assert "Cleo                 hand ■■□□  with Ada: one pile for both" in text
    assert "Dee                  hand □□□□  with Ben: one pile for both" in text
    rules = table.rules
    state = lay_out(rules, ["", "", "G2", "R1"], "G1 G3", to_act=2)
    partner = sit(rules, state)
    selected(partner, "1")
    assert "+6 coins for the pile of Ada" in advice(partner)
    table.clear()
    assert table.cover_note() == TABLE_TALK
    assert laid().cover_note() == ""


@pytest.mark.rule("MO-12", "MO-20")
def test_a_capture_is_shown_before_it_is_made() -> None:
    table = laid("G1 G3 R2", "G2 R1")
    selected(table, "2")
    text = advice(table)
    assert "G2 takes G1 and G3" in text
    assert "+6 coins" in text
    assert "Smile" not in text
    assert shown(table).count("✓") == 2
    selected(table, "5")
    assert "It can take any of G1 and G3." in advice(table)
    assert shown(table).count("✓") == 1


@pytest.mark.rule("MO-20")
def test_a_smile_is_announced() -> None:
    table = laid("G1 G3", "G2")
    selected(table, "1")
    assert "That clears the table: a Smile, +2!" in advice(table)
    assert "╰Smile!─╯" in shown(table)
    selected(table, "5")
    assert "a Smile" not in advice(table)


@pytest.mark.rule("MO-16")
def test_a_bomb_is_announced() -> None:
    table = laid("G1 G3 R2")
    selected(table, "4")
    text = advice(table)
    assert "The bomb takes all 3 cards +6 coins" in text
    assert "is no Smile" in text
    assert "nothing" not in text
    assert "╰ BOOM! ╯" in shown(table)
    assert shown(table).count("✓") == 3
    assert not table.press("0")


@pytest.mark.rule("MO-15", "MO-17")
def test_what_stays_is_announced() -> None:
    table = laid("")
    selected(table, "1")
    assert "No red card lies there." in advice(table)
    selected(table, "4")
    assert "Only another bomb can take it" in advice(table)
    lies = laid("X R2")
    assert "No Smile is possible while a bomb lies there." in advice(lies)


def test_what_cannot_be_taken_sinks() -> None:
    table = laid("G1 R2", "G2")
    before = drawn(table)
    selected(table, "1")
    grid = drawn(table)
    text = grid.text().splitlines()
    y = next(y for y, row in enumerate(text) if "▌R" in row and y < 10)
    x = text[y].index("▌R")
    assert before.rows[y][x][1].fore is Tone.RED
    assert grid.rows[y][x][1].fore is SUNK.fore
    assert "5 ✓" in grid.text()


@pytest.mark.rule("MO-16", "MO-20")
@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize(
    ("play", "told"),
    [("play G1 take G3", "Ada has cleared the table."), ("play X", "Ada has dropped a bomb.")],
)
def test_a_smile_and_a_boom_are_moments(size: tuple[int, int], play: str, told: str) -> None:
    rules = new_rules(2)
    state = lay_out(rules, ["G1 X R1", "R2 R3"], "G3")
    assert "██" not in shown(sit(rules, state), size)
    do(rules, state, play)
    text = shown(sit(rules, state), size)
    assert text.count("██") > 20
    assert told in text
    do(rules, state, "play R2")
    assert "██" not in shown(sit(rules, state), size)


@pytest.mark.rule("MO-31")
def test_no_coins_of_a_pile_are_shown() -> None:
    rules, random = new_rules(4), Random(1)
    state = lay_out(rules, ["G1", "R2", "", ""], "G3", ["R3 R3 R2", "Y1"])
    text = shown(sit(rules, state))
    for _ in range(5):
        assert shown(sit(rules, unprinted(rules, state, random))) == text


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_dealing_anew_what_is_hidden_changes_nothing(size: tuple[int, int]) -> None:
    rules, random = new_rules(4, pairs=True), Random(3)
    state = rules.start(2, RandomChance(3))
    for own in (True, False):
        before = drawn(sit(rules, state, own=own), size)
        twin = redeal(rules, state, 2 if own else None, random)
        again = drawn(sit(rules, twin, own=own), size)
        assert again.rows == before.rows


def test_nobodys_hand_lies_open_on_the_public_table() -> None:
    rules = new_rules(2)
    table = sit(rules, lay_out(rules, ["G1 X R1", "R2"], "L3"), own=False)
    text = shown(table)
    assert text.count("░░░░░░░") == 3 * 3
    assert "▌G" not in text
    assert not table.press("1")
    assert table.hints() == []


@pytest.mark.parametrize("size", [SMALL, LARGE, (100, 26), (200, 60)])
@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_whole_matches_are_drawn(
    seats: int, options: dict[str, bool], glyphs: str, size: tuple[int, int]
) -> None:
    """Every row keeps its cells, from a first card to the last, whatever is selected."""
    rules, random = new_rules(seats, **options), Random(seats)
    names = ("Maximilian12", "東京都東京都", "Cristóbal", "Dee") if glyphs == "unicode" else NAMES
    state = rules.start(0, RandomChance(seats))
    while rules.to_act(state) is not None:
        table = sit(rules, state, glyphs=glyphs, names=names)
        table.press(random.choice(["1", "right", "left", "x"]))
        table.press(random.choice(["down", "5", "0"]))
        grid = drawn(table, size)
        text = grid.text()
        if glyphs == "ascii":
            assert text.isascii()
        wide = {char for char in text if wcwidth(char) != 1} - {"\n"}
        assert wide <= set("".join(names))
        for name in names[:seats]:
            assert name in text
        rules.apply(state, random.choice(rules.choices(state)), RandomChance(0))
    drawn(sit(rules, state, glyphs=glyphs, names=names), size)


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
def test_each_colour_has_a_face_of_its_own(glyphs: str) -> None:
    rules = new_rules(2)
    everything = "R2 Y2 E2 P2 G2 L2 X"
    for size in (SMALL, LARGE):
        table = sit(rules, lay_out(rules, ["R1", ""], everything), glyphs=glyphs)
        cards = [table._face(kind, rows) for kind in table.view.table for rows in range(1, 6)]
        pictures = {(len(card.picture), card.picture) for card in cards}
        assert len(pictures) == 7 * 4
        for letter in "RYEPGLX":
            assert letter in shown(table, size)


@pytest.mark.parametrize("count", [0, 1, 4, 9, 20, 30, 48])
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_every_card_on_the_table_can_be_read(count: int, size: tuple[int, int]) -> None:
    rules, random = new_rules(4), Random(count)
    kinds = sorted(random.sample(rules.kinds.deck, count))
    state = lay_out(rules, ["R1", "", "", ""])
    state.table = rules.kinds.bag(kinds)
    table = sit(rules, state)
    grid = drawn(table, size)
    targets = [hit.target for hit in grid.hits if isinstance(hit.target, tuple)]
    assert sorted(kind for _, kind, _ in targets) == kinds
    hand_at = next(hit.y for hit in grid.hits if hit.target == "1")
    text = "\n".join(grid.text().splitlines()[:hand_at]).replace(" ", "")
    for name in rules.names[:-1]:
        lying = kinds.count(rules.names.index(name))
        assert text.count(name) == lying


def test_twenty_cards_lie_apart() -> None:
    assert shown(laid(TWENTY)).count("╭───╮") == 20


@pytest.mark.parametrize(("size", "name"), [(SMALL, "80x20"), (LARGE, "82x36")])
def test_the_drawings_are_as_they_were(size: tuple[int, int], name: str) -> None:
    rules = new_rules(4, colour_challenge=True)
    piles = ["R1 R1 R2 R2 Y1 Y2 Y2", "G1 G1", "L1 L2 L2 L2 L2", "P1 P1 P3"]
    state = lay_out(rules, ["R1 G1 L2 X", "R1", "G1 G1", "E1"], TWENTY, piles, smiles=[1, 0, 2, 0])
    state.last_capture = 1
    table = sit(rules, state)
    selected(table, "2", "5")
    agree(f"smile_money_4_{name}", shown(table, size))
    rules = new_rules(2)
    state = lay_out(rules, ["G1 G2 X R1", "R2 R3 X Y1"], "G3 G1")
    do(rules, state, "play G1 take G1 G3")
    table = sit(rules, state)
    selected(table, "1")
    agree(f"smile_money_2_{name}", shown(table, size))
