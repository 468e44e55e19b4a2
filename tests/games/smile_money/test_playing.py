"""A turn: what may be played and taken, where the cards go, bombs and Smiles."""

from __future__ import annotations

import pytest

from smilegames.core.errors import NotationError
from smilegames.games.smile_money import events
from smilegames.games.smile_money.actions import Play
from smilegames.games.smile_money.foresight import best_capture, foresee, takeable
from tests.games.smile_money.positions import cards, do, lay_out, legal, new_rules, shown


@pytest.mark.rule("MO-10", "MO-15")
def test_a_card_is_played_even_when_nothing_matches() -> None:
    rules = new_rules()
    state = lay_out(rules, ["G1 R2", "Y1"], "L1 P3")
    assert legal(rules, state) == ["play R2", "play G1"]
    told = do(rules, state, "play R2")
    assert shown(rules, state.table) == "R2 P3 L1"
    assert shown(rules, state.piles[0]) == ""
    assert told == [events.Laid(0, rules.names.index("R2"))]
    assert rules.to_act(state) == 1


@pytest.mark.rule("MO-11")
@pytest.mark.parametrize("letter", "RYE")
def test_a_limited_colour_takes_exactly_one(letter: str) -> None:
    rules = new_rules()
    state = lay_out(rules, [f"{letter}2", ""], f"{letter}1 {letter}3 {letter}3 G1")
    assert legal(rules, state) == [
        f"play {letter}2 take {letter}3",
        f"play {letter}2 take {letter}1",
        f"play {letter}2",
    ]


@pytest.mark.rule("MO-12")
@pytest.mark.parametrize("letter", "PGL")
def test_a_free_colour_takes_any_number(letter: str) -> None:
    rules = new_rules()
    state = lay_out(rules, [f"{letter}2", ""], f"{letter}1 {letter}1 {letter}3 R1")
    own = letter
    assert legal(rules, state) == [
        f"play {own}2 take {own}1 {own}1 {own}3",
        f"play {own}2 take {own}1 {own}1",
        f"play {own}2 take {own}1 {own}3",
        f"play {own}2 take {own}1",
        f"play {own}2 take {own}3",
        f"play {own}2",
    ]


@pytest.mark.rule("MO-13")
def test_nothing_may_be_taken_though_something_could() -> None:
    rules = new_rules()
    state = lay_out(rules, ["G1", "R1"], "G3")
    do(rules, state, "play G1")
    assert shown(rules, state.table) == "G1 G3"
    assert state.last_capture is None


@pytest.mark.rule("MO-14")
def test_the_cards_taken_and_the_taking_card_join_the_own_pile() -> None:
    rules = new_rules()
    state = lay_out(rules, ["G2", "R1"], "G1 G1 G3 R3", piles=["L1"])
    told = do(rules, state, "play G2 take G1 G3")
    assert shown(rules, state.piles[0]) == "G1 G2 G3 L1"
    assert shown(rules, state.table) == "R3 G1"
    taken = events.Captured(0, 0, rules.names.index("G2"), cards(rules, "G1 G3"))
    assert told == [taken]
    assert state.last_capture == 0


@pytest.mark.rule("MO-16")
def test_a_bomb_takes_every_card_always() -> None:
    rules = new_rules()
    state = lay_out(rules, ["X", "R1"], "G1 R3 X")
    assert legal(rules, state) == ["play X"]
    told = do(rules, state, "play X")
    assert state.table == 0
    assert shown(rules, state.piles[0]) == "R3 G1 X X"
    assert told == [events.Boom(0, 0, rules.kinds.bomb, cards(rules, "R3 G1 X"))]


@pytest.mark.rule("MO-17")
def test_a_bomb_on_an_empty_table_stays_there() -> None:
    rules = new_rules()
    state = lay_out(rules, ["X R1", "R1"])
    told = do(rules, state, "play X")
    assert shown(rules, state.table) == "X"
    assert state.piles == [0, 0]
    assert told == [events.Laid(0, rules.kinds.bomb)]
    assert state.last_capture is None


@pytest.mark.rule("MO-17")
def test_a_bomb_on_the_table_goes_to_another_bomb_only_and_prevents_a_smile() -> None:
    rules = new_rules()
    state = lay_out(rules, ["G1 R1", "X"], "G2 X")
    assert legal(rules, state) == ["play R1", "play G1 take G2", "play G1"]
    told = do(rules, state, "play G1 take G2")
    assert shown(rules, state.table) == "X"
    assert state.smiles == [0, 0]
    assert not any(isinstance(event, events.Smiled) for event in told)
    do(rules, state, "play X")
    assert shown(rules, state.piles[1]) == "X X"


@pytest.mark.rule("MO-18")
def test_equal_cards_are_one_choice() -> None:
    rules = new_rules()
    state = lay_out(rules, ["R1 R1 R1 X", ""], "R2 R2")
    assert legal(rules, state) == ["play R1 take R2", "play R1", "play X"]


@pytest.mark.rule("MO-20")
def test_clearing_the_table_is_a_smile() -> None:
    rules = new_rules()
    state = lay_out(rules, ["G1", "R1"], "G2 G3", smiles=[1, 0])
    told = do(rules, state, "play G1 take G2 G3")
    assert state.smiles == [2, 0]
    assert told[-1] == events.Smiled(0, 0, 2)


@pytest.mark.rule("MO-20")
@pytest.mark.parametrize(
    ("hand", "table", "play"),
    [
        ("X", "G2 G3", "play X"),
        ("G1", "G2 G3", "play G1 take G3"),
        ("G1", "", "play G1"),
        ("R1", "R2 R2", "play R1 take R2"),
    ],
)
def test_no_smile_by_a_bomb_for_a_rest_or_on_an_empty_table(
    hand: str, table: str, play: str
) -> None:
    rules = new_rules()
    state = lay_out(rules, [hand, "R1"], table)
    told = do(rules, state, play)
    assert state.smiles == [0, 0]
    assert not any(isinstance(event, events.Smiled) for event in told)


@pytest.mark.rule("MO-13", "MO-16", "MO-20")
@pytest.mark.parametrize(
    ("table", "play", "coins", "clears", "smile", "points"),
    [
        ("G1 G3 R2", "play G2 take G1 G3", 6, False, False, 6),
        ("G1 G3", "play G2 take G1 G3", 6, True, True, 8),
        ("G1 G3", "play G2 take G3", 5, False, False, 5),
        ("G1 G3", "play G2", 0, False, False, 0),
        ("G1 G3 X", "play X", 4, True, False, 4),
        ("", "play X", 0, False, False, 0),
    ],
)
def test_what_a_play_would_do_is_told_beforehand(
    table: str, play: str, coins: int, clears: bool, smile: bool, points: int
) -> None:
    rules = new_rules()
    state = lay_out(rules, ["G2 X", "R1"], table)
    told = foresee(rules.view(state, 0), rules.parse(play), rules.kinds)
    assert (told.coins, told.clears, told.smile, told.points) == (coins, clears, smile, points)
    do(rules, state, play)
    assert rules.kinds.worth(state.piles[told.owner]) == coins
    assert state.smiles[told.owner] == smile


@pytest.mark.rule("MO-13")
@pytest.mark.parametrize(
    ("card", "can", "best"),
    [
        ("R2", "R1 R3 R3", "R3"),
        ("G1", "G1 G2", "G1 G2"),
        ("L1", "", ""),
        ("X", "R1 R3 R3 G1 G2 X", "R1 R3 R3 G1 G2 X"),
    ],
)
def test_the_marks_for_a_chosen_card(card: str, can: str, best: str) -> None:
    rules = new_rules()
    view = rules.view(lay_out(rules, ["R2", ""], "R1 R3 R3 G1 G2 X"), 0)
    kind = rules.names.index(card)
    assert takeable(view, kind, rules.kinds) == cards(rules, can)
    assert best_capture(view, kind, rules.kinds) == cards(rules, best)


@pytest.mark.parametrize(
    ("play", "code", "rule"),
    [
        pytest.param("play G2", "not_in_hand", "MO-10", marks=pytest.mark.rule("MO-10")),
        pytest.param("play X take R1", "bomb_takes_all", "MO-16", marks=pytest.mark.rule("MO-16")),
        pytest.param("play R1 take Y1", "not_on_table", "MO-11", marks=pytest.mark.rule("MO-11")),
        pytest.param("play G1 take L1", "other_colour", "MO-12", marks=pytest.mark.rule("MO-12")),
        pytest.param("play R1 take L1", "other_colour", "MO-11", marks=pytest.mark.rule("MO-11")),
        pytest.param("play R1 take R2 R2", "one_only", "MO-11", marks=pytest.mark.rule("MO-11")),
        pytest.param(
            "play G1 take G3 G3", "too_few_on_table", "MO-12", marks=pytest.mark.rule("MO-12")
        ),
        pytest.param("play G1 take G3 X", "bomb_stays", "MO-17", marks=pytest.mark.rule("MO-17")),
    ],
)
def test_refusals_name_the_rule(play: str, code: str, rule: str) -> None:
    rules = new_rules()
    state = lay_out(rules, ["R1 G1 X", "G2"], "R2 R2 L1 G1 G3 X")
    refusal = rules.refusal(state, rules.parse(play))
    assert (refusal.code, refusal.rule) == (code, rule)


def test_more_refusals() -> None:
    rules = new_rules()
    state = lay_out(rules, ["G1", ""], "G1 G3")
    unordered = Play("play", *(cards(rules, "G1")), cards(rules, "G1 G3")[::-1])
    assert rules.refusal(state, unordered).code == "out_of_order"
    state.hands = [(), ()]
    assert rules.refusal(state, rules.parse("play G1")).code == "over"


@pytest.mark.rule("MO-18")
def test_notation() -> None:
    rules = new_rules()
    plays = ["play R2", "play R2 take R3", "play G1 take G1 G1 G3", "play X"]
    for text in plays:
        assert rules.spell(rules.parse(text)) == text
    assert rules.parse(" PLAY  g1 take G3 g1 ") == rules.parse("play G1 take G1 G3")
    for text in ("", "play", "play R9", "play R2 take", "take R2", "play R2 R3", "play X X"):
        with pytest.raises(NotationError):
            rules.parse(text)
