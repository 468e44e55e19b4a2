"""What people must be able to read at the table of Smile & Money."""

from __future__ import annotations

from random import Random

import pytest
from wcwidth import wcwidth

from smilegames.core.chance import RandomChance
from smilegames.games.smile_money.rules import SmileMoneyRules
from smilegames.games.smile_money.state import State
from smilegames.tui.drawing.glyphs import ASCII, UNICODE, Glyphs
from smilegames.tui.drawing.ink import Tone
from smilegames.tui.games.smile_money.aside import Aside, leaving_of
from smilegames.tui.games.smile_money.faces import card_face
from smilegames.tui.games.smile_money.holding import cards_of
from smilegames.tui.games.smile_money.laid import TableCards
from smilegames.tui.games.smile_money.lying import laid_of
from smilegames.tui.games.smile_money.piles import Piles, piles_of
from smilegames.tui.games.smile_money.seating import COLUMNS, seat_line
from smilegames.tui.widgets.hand import Hand
from smilegames.tui.widgets.seats import Seats
from tests.games.smile_money.positions import OPTIONS, do, lay_out, new_rules
from tests.hooks.smile_money import unprinted
from tests.tui.games.smile_money.money_table import (
    LONG,
    NAMES,
    SMALL,
    TWENTY,
    advice,
    asked,
    laid,
    painted,
    selected,
    speaker_of,
    table_cards,
)

LARGE = (106, 20)


def public(rules: SmileMoneyRules, state: State) -> list[str]:
    """Return the rows of seats and piles, side by side."""
    view, speaker, seats = rules.view(state, None), speaker_of(rules), rules.seats
    lines = tuple(
        seat_line(speaker, view, seat, acts=seat == view.to_act, glyphs=UNICODE)
        for seat in range(seats)
    )
    left = painted(Seats(UNICODE, seats, COLUMNS), lines, (36, seats + 1)).text()
    data = piles_of(speaker, view, view.to_act)
    right = painted(Piles(UNICODE, seats), data, (44, seats + 1)).text()
    return [
        " ".join(f"{one} {other}".split())
        for one, other in zip(left.split("\n"), right.split("\n"), strict=True)
    ]


def last_play(
    rules: SmileMoneyRules, state: State, play: str, size: tuple[int, int] = (36, 7)
) -> str:
    """Play, and return what lies beside the hand."""
    told = do(rules, state, play)
    data = leaving_of(speaker_of(rules), told, UNICODE)
    assert data is not None
    return painted(Aside(UNICODE), data, size).text()


def test_seats_and_piles_show_what_is_public() -> None:
    rules = new_rules(4, colour_challenge=True)
    piles = ["R1 R2 R3 Y3 Y3", "", "G1 G3", ""]
    state = lay_out(rules, ["R1 G1 L2 X", "R1", "G1 G1", ""], "R2", piles, smiles=[2, 0, 0, 0])
    state.dealer, state.last_capture = 3, 2
    assert public(rules, state)[:4] == [
        "▸ Ada ■■■■ pile 5 2 Smiles ┿┿│││",
        "Ben ■□□□ pile 0 0 Smiles",
        "Cleo ■■□□ pile 2 0 Smiles ││ last capture",
        "Dee dealer □□□□ pile 0 0 Smiles",
    ]


def test_a_stroke_stands_for_as_many_cards_in_every_pile() -> None:
    rules = new_rules(2, colour_challenge=True)
    state = lay_out(rules, ["R1", "R1"], "R2", ["P1 " * 3 + "L1 " * 9, "G1 " * 14])
    state.last_capture = 1
    low, high = (row.count("│") for row in public(rules, state)[:2])
    assert 0 < low < high


@pytest.mark.rule("MO-41")
def test_pairs_have_a_pile_for_each_team() -> None:
    rules = new_rules(4, pairs=True, colour_challenge=True)
    state = lay_out(rules, ["R1", "R1", "G2", "R2"], "G1 G3", ["R1 R2"], smiles=[1, 0, 0, 0])
    state.last_capture = 2
    assert public(rules, state)[:4] == [
        "▸ Ada dealer ■□□□ Ada & Cleo",
        "Ben ■□□□ pile 2 1 Smile ┿│ last capture",
        "Cleo ■□□□ Ben & Dee",
        "Dee ■□□□ pile 0 0 Smiles",
    ]
    state.to_act = 2
    partner = asked(rules, state)
    selected(partner)
    assert "+6 coins for Ada & Cleo" in advice(partner)


@pytest.mark.rule("MO-12", "MO-20")
def test_a_capture_is_shown_before_it_is_made() -> None:
    chooser = laid("G1 G3 R2", "G2 R1")
    selected(chooser, "2")
    assert advice(chooser) == "G2 takes G1 and G3 +6 coins"
    assert table_cards(chooser).text().count("✓") == 2
    selected(chooser, "5")
    assert "It can take up to 2: G1 and G3." in advice(chooser)
    assert table_cards(chooser).text().count("✓") == 1


@pytest.mark.rule("MO-11", "MO-12", "MO-18")
@pytest.mark.parametrize(
    ("table", "hand", "told"),
    [
        ("P1 P1", "P2 X", "It can take up to 2: P1 ×2."),
        ("P1 P1 P3", "P2 X", "It can take up to 3: P1 ×2 and P3."),
        ("P1", "P2 X", "It can take P1."),
        ("R1 R1", "R2 X", "It can take R1."),
        ("R1 R3 R3", "R2 X", "It can take one: R1 or R3."),
    ],
)
def test_what_a_card_can_take_is_said_as_it_is(table: str, hand: str, told: str) -> None:
    chooser = laid(table, hand)
    selected(chooser, "1", "0")
    assert told in advice(chooser)


@pytest.mark.rule("MO-11")
def test_where_nothing_else_could_be_taken_nothing_else_is_offered() -> None:
    chooser = laid("R1 R1 G1", "R2 X")
    selected(chooser, "1")
    assert advice(chooser) == "R2 takes R1 +3 coins"


@pytest.mark.rule("MO-20")
def test_a_smile_is_announced() -> None:
    chooser = laid("G1 G3", "G2 R1")
    selected(chooser, "2")
    assert "That clears the table: a Smile, +2!" in advice(chooser)
    assert "╰Smile!─╯" in hand_of(chooser)
    selected(chooser, "5")
    assert "a Smile" not in advice(chooser)


def hand_of(chooser) -> str:
    cards = cards_of(chooser.speaker, chooser.view, chooser, UNICODE, 9)
    return painted(Hand(UNICODE), cards, (44, 7)).text()


@pytest.mark.rule("MO-16")
def test_a_bomb_is_announced() -> None:
    chooser = laid("G1 G3 R2")
    selected(chooser, "4")
    text = advice(chooser)
    assert "The bomb takes all there is: 3 cards +6 coins" in text
    assert "is no Smile" in text
    assert "╰ BOOM! ╯" in hand_of(chooser)
    assert table_cards(chooser).text().count("✓") == 3


@pytest.mark.rule("MO-15", "MO-17")
def test_what_stays_is_announced() -> None:
    chooser = laid("")
    selected(chooser, "1")
    assert "No red card lies there." in advice(chooser)
    selected(chooser, "4")
    assert "Only another bomb can take it" in advice(chooser)
    assert "No Smile is possible while a bomb lies there." in advice(laid("X R2"))


def test_what_cannot_be_taken_sinks_and_the_arrows_are_seen() -> None:
    chooser = laid("G1 R2", "G2 R1")
    selected(chooser, "2")
    rows = table_cards(chooser).rows
    red = next(ink for row in rows for char, ink in row if char == "R")
    assert red.fore is Tone.SUNK
    selected(chooser, "up")
    assert "‹5✓›" in table_cards(chooser).text()
    selected(chooser, "lift")
    assert "‹5›" in table_cards(chooser).text()
    selected(chooser, "right", "lift")
    assert "‹›" in table_cards(chooser).text()
    assert advice(chooser) == "It can take G1."


@pytest.mark.rule("MO-15")
def test_a_card_that_stays_is_marked_until_somebody_chooses() -> None:
    rules = new_rules(2)
    state = lay_out(rules, ["G1 X", "R2 R3"], "R1 G3")
    told = last_play(rules, state, "play G1")
    assert "Ada plays G1" in told
    assert "It stays on the table." in told
    chooser = asked(rules, state)
    assert table_cards(chooser).text().count("•") == 1
    selected(chooser, "1")
    assert "•" not in table_cards(chooser).text()


def test_what_was_taken_lies_beside_the_card_that_took_it() -> None:
    rules = new_rules(2)
    state = lay_out(rules, ["G1 X", "R2 R3"], "R1 G3 G3")
    rows = last_play(rules, state, "play G1 take G3 G3").splitlines()
    assert rows[1] == "Ada takes 2 cards with G1"
    assert rows[3] == "│▌G1│   │▌G3│ │▌G3│"
    assert rows[6] == "7 coins go onto the pile of Ada."
    large = last_play(rules, lay_out(rules, ["X", ""], TWENTY), "play X", (46, 12))
    assert "R2, R3 ×2, Y1 ×2" in large
    assert "Ada takes 20 cards with a bomb" in large


@pytest.mark.rule("MO-16", "MO-20")
@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize(
    ("play", "told"),
    [("play G1 take G3", "Ada has cleared the table."), ("play X", "Ada has dropped a bomb.")],
)
def test_a_smile_and_a_boom_are_said_large(size: tuple[int, int], play: str, told: str) -> None:
    rules = new_rules(2)
    state = lay_out(rules, ["G1 X R1", "R2 R3"], "G3")
    assert "██" not in table_cards(asked(rules, state), size).text()
    do(rules, state, play)
    text = table_cards(asked(rules, state), size).text()
    assert text.count("██") > 20
    assert told in text
    do(rules, state, "play R2")
    assert "██" not in table_cards(asked(rules, state), size).text()


def test_an_empty_table_says_so() -> None:
    assert "The table is empty." in table_cards(laid("")).text()


@pytest.mark.rule("MO-31")
def test_no_coins_of_a_pile_are_shown() -> None:
    rules, random = new_rules(4), Random(1)
    state = lay_out(rules, ["G1", "R2", "", ""], "G3", ["R3 R3 R2", "Y1"])
    rows = public(rules, state)
    for _ in range(5):
        assert public(rules, unprinted(rules, state, random)) == rows


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=lambda glyphs: glyphs.name)
def test_each_colour_has_a_face_of_its_own(glyphs: Glyphs) -> None:
    kinds = new_rules(2).kinds
    alike = [kinds.names.index(name) for name in ("R2", "Y2", "E2", "P2", "G2", "L2", "X")]
    faces = [card_face(kinds, kind, glyphs) for kind in alike]
    for sizes in zip(*(face.pictures for face in faces), strict=True):
        assert len(set(sizes)) == 7


@pytest.mark.parametrize("count", [1, 4, 9, 20, 30, 48])
@pytest.mark.parametrize("size", [SMALL, (80, 11), LARGE])
def test_every_card_on_the_table_can_be_read(count: int, size: tuple[int, int]) -> None:
    rules, random = new_rules(4), Random(count)
    kinds = sorted(random.sample(rules.kinds.deck, count))
    state = lay_out(rules, ["R1 G1", "", "", ""])
    state.table = rules.kinds.bag(kinds)
    chooser = asked(rules, state)
    selected(chooser, "2")
    grid = table_cards(chooser, size)
    assert sorted(hit.target[1] for hit in grid.hits) == kinds
    text = grid.text().replace(" ", "")
    for name in rules.names[:-1]:
        assert text.count(name) == kinds.count(rules.names.index(name))


def test_twenty_cards_lie_apart() -> None:
    assert table_cards(laid(TWENTY)).text().count("╭───╮") == 20


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=lambda glyphs: glyphs.name)
@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_whole_matches_are_drawn_in_characters_of_one_cell(
    seats: int, options: dict[str, bool], glyphs: Glyphs
) -> None:
    rules, random = new_rules(seats, **options), Random(seats)
    speaker = speaker_of(rules, LONG if glyphs is UNICODE else NAMES)
    state = rules.start(0, RandomChance(seats))
    while rules.to_act(state) is not None:
        chooser = asked(rules, state, glyphs=glyphs)
        for key in (random.choice("1x"), random.choice(["up", "5", "0"]), "lift"):
            chooser.press(key)
        view = rules.view(state, None)
        cards = laid_of(speaker, view, chooser, glyphs)
        text = painted(TableCards(glyphs), cards, SMALL).text()
        text += painted(Piles(glyphs, seats), piles_of(speaker, view, 0), (44, seats + 1)).text()
        assert text.isascii() or glyphs is UNICODE
        assert all(wcwidth(char) == 1 for char in text if char != "\n")
        rules.apply(state, random.choice(rules.choices(state)), RandomChance(0))
