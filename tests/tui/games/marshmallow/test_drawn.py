"""What people must be able to read at the table of Marshmallow Test."""

from __future__ import annotations

from itertools import cycle
from random import Random

import pytest
from wcwidth import wcwidth

from smilegames.core.chance import RandomChance
from smilegames.games.marshmallow.actions import plays_of
from smilegames.tui.drawing.glyphs import ASCII, UNICODE, Glyphs
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.drawing.ink import Tone
from smilegames.tui.games.marshmallow.marks import Marks, marks_of
from smilegames.tui.games.marshmallow.suits import SuitRow, suits_of
from smilegames.tui.table.phase import Phase
from tests.games.marshmallow.table import build, play, position
from tests.tui.games.marshmallow.marshmallow_table import (
    FIVE,
    LONG,
    SUIT_KEYS,
    TWELVE,
    Sat,
    card,
    drawn,
    gone_out,
    laid,
    naming,
)

both = pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=["unicode", "ascii"])


def names_of(grid: Grid) -> list[str]:
    """Return the cards that can be pressed, from left to right, row by row."""
    rows, found = grid.text().splitlines(), []
    for hit in sorted(grid.hits, key=lambda hit: (hit.y >= 6, hit.x)):
        row = rows[hit.y + 1][hit.x + 1 : hit.x + hit.width - 1]
        found.append("".join(char for char in row if char not in "▌| "))
    return found


# Seats


@pytest.mark.rule("MT-02", "MT-17", "MT-20")
def test_each_seat_shows_tricks_score_and_what_going_out_would_score() -> None:
    table = laid(FIVE, "G5 P3", trump="P", tricks=[0, 2, 2, 1, 1], scores=[11, 7, 14, 0, 1])
    assert [table.line(seat) for seat in range(5)] == [
        "Ada □□□ 0 of 3 ◖◗◖◗ • 11 points going out: 6 points",
        "Ben ■■□ 2 of 3 ◖◗ •• 7 points going out: 4 points has no green",
        "▸ Cleo ■■□ 2 of 3 ◖◗◖◗ •••• 14 points going out: 4 points",
        "Dee ■□□ 1 of 3 0 points going out: 5 points",
        "Emil ■□□ 1 of 3 • 1 point going out: 5 points",
    ]


@pytest.mark.rule("MT-20", "MT-21", "MT-22")
def test_who_is_out_keeps_the_tricks_and_shows_what_that_scored() -> None:
    table = gone_out()
    assert table.line(0) == "Ada ■■■ 3 of 3 •••• 4 points out · 4 points"
    assert table.line(1).startswith("▸ Ben")


@pytest.mark.rule("MT-20", "MT-23")
def test_the_next_round_begins_with_what_the_last_one_scored() -> None:
    table = laid(["G9", "G2 K2"], "G9 G2", tricks=[5, 4], scores=[0, 2])
    assert table.line(0).endswith("4 points last round: 4 points")
    assert table.line(1).endswith("2 points last round: still in")


@pytest.mark.rule("MT-18")
def test_voids_shown_are_listed_where_there_is_room() -> None:
    assert laid(["G5 G6", "K2 K3", "Y1 Y2"], "G5 K2").line(1).endswith("has no green")


@both
@pytest.mark.parametrize("names", [LONG, ("Ada",) * 5])
def test_a_seats_line_holds_the_most_there_can_be(glyphs: Glyphs, names: tuple[str, ...]) -> None:
    table = laid(FIVE[:2], tricks=[5, 5], scores=[24, 19], names=names, glyphs=glyphs)
    for seat in (0, 1):
        line = table.line(seat)
        assert names[seat] in line
        assert f"5 of 6 {'()()()()' if glyphs is ASCII else '◖◗◖◗◖◗'}"[:11] in line
        assert line.endswith("going out: 5 points")


# The trick


@pytest.mark.rule("MT-10", "MT-16")
def test_the_trick_lies_in_seating_order_whoever_leads() -> None:
    rules = build(5)
    hands = ["G2 G3", "Y1", "B1", "G7 G8", "P4 P5"]
    state = position(rules, hands, trump="P", leader=3)
    play(rules, state, "G7 P4")
    names, top, values, *_, foot = Sat(rules, state).trick().text().splitlines()
    assert names.split() == ["Ada", "Ben", "Cleo", "Dee", "Emil"]
    assert values[28:].split() == ["│▌G", "7│", "│▌P", "4│"]
    assert (top.index("led"), foot.index("wins")) == (30, 39)


@pytest.mark.rule("MT-16", "MT-20")
def test_a_selected_card_is_shown_where_it_would_lie_and_what_it_does() -> None:
    table = laid(FIVE, "G5 P3", trump="P", tricks=[0, 2, 2, 1, 1], scores=[11, 7, 14, 0, 1])
    before = table.trick().text().splitlines()
    after = table.press(SUIT_KEYS["P"], SUIT_KEYS["P"]).trick().text().splitlines()
    assert "P" in after[2][19:27]
    assert "9" in after[2][19:27]
    assert before[-1][10:18] == "╰ wins ╯"
    assert after[-1][19:27] == "╰ wins ╯"
    assert after[-1].count("wins") == 1
    assert table.prompt() == "P9 wins so far. If it wins, you go out for 4 points."


@pytest.mark.rule("MT-11")
def test_what_may_not_be_played_is_not_seen_in_the_trick() -> None:
    table = laid(FIVE, "G5 P3")
    before = table.trick().text()
    assert table.press(SUIT_KEYS["K"]).trick().text() == before


@pytest.mark.rule("MT-17")
def test_the_trick_lies_until_the_next_is_led() -> None:
    table = laid(["G5 K1", "G9 K2", "G7 K3"], "G5 G9 G7")
    lying = table.trick().text().splitlines()
    assert lying[2].replace(" ", "") == "│▌G5││▌G9││▌G7│"
    assert lying[-1].count("took") == 1
    play(table.rules, table.state, "K2")
    rows = Sat(table.rules, table.state).trick().text()
    assert "K" in rows
    assert "G" not in rows


@pytest.mark.rule("MT-20")
@pytest.mark.parametrize(
    ("tricks", "face"), [((2, 0, 0, 0), "¬  ¬"), ((2, 2, 1, 1), "•  •"), ((2, 2, 2, 2), "^  ^")]
)
def test_whoever_is_out_is_a_marshmallow_in_the_next_trick(
    tricks: tuple[int, ...], face: str
) -> None:
    table = gone_out(tricks)
    play(table.rules, table.state, "K2")
    rows = Sat(table.rules, table.state).trick(height=7).text()
    assert face in rows
    assert f"+{sum(tricks) - 2}" in rows


def test_only_what_is_yours_now_is_amber() -> None:
    """Your place in the trick; nothing of the hand, before something is selected."""
    table = laid(FIVE, "G5 P3", trump="P")
    amber = {
        x
        for row in table.trick().rows
        for x, (char, ink) in enumerate(row)
        if ink.fore is Tone.YOU and char.strip()
    }
    assert amber
    assert amber <= set(range(19, 27))
    assert not any(ink.fore is Tone.YOU for row in table.hand().rows for _, ink in row)


@pytest.mark.rule("MT-12", "MT-13", "MT-15")
def test_lead_and_trump_stand_beside_the_trick() -> None:
    def marks(table: Sat, height: int = 1) -> str:
        told = marks_of(table.speaker, table.public)
        return drawn(Marks(UNICODE), told, 33, height).text()

    assert marks(laid(FIVE)) == "lead open  trump none"
    assert marks(laid(FIVE, "G5", trump="Y")) == "lead G green  trump Y yellow"
    assert marks(laid(FIVE, "G5", trump="Y"), 2) == "lead   G green\ntrump  Y yellow"
    assert marks(naming()) == "lead open  trump open"


# The prompt


def test_the_question_comes_first_and_then_what_is_new() -> None:
    table = laid(FIVE, "G5 P3")
    table.recap = ("Ada took a trick: 1 of 3.",)
    assert table.prompt() == (
        "Cleo, which card? Green must be followed. • Ada took a trick: 1 of 3."
    )


def test_what_has_no_room_is_left_out_whole() -> None:
    table = laid(FIVE, "G5 P3", names=LONG)
    table.recap = ("Maximilianne went out: 11 → 19 points.", "Dominiquella has no green.", "A. B.")
    said = table.prompt(height=4)
    assert said == (
        "Christophera, which card? Green must be followed. • Maximilianne went out: 11 → 19 points."
    )


def test_everybody_reads_how_the_trick_stands_while_the_hand_is_covered() -> None:
    table = laid(FIVE, "G5 P3", tricks=[2, 0, 0, 1, 1])
    assert table.prompt(Phase.COVERED) == (
        "Ada's G5 wins so far. If it wins, Ada goes out for 2 points. "
        "Still to play: Cleo, Dee and Emil."
    )


@pytest.mark.rule("MT-14")
def test_a_break_in_is_explained_and_opens_the_trumps() -> None:
    table = laid(FIVE, "G5 P3", trump="P")
    assert table.prompt().endswith(
        "Ben broke in with a trump: follow green, or trump with purple instead."
    )
    assert table.hand().text().splitlines()[-1].split() == ["1", "2", "3", "4", "5", *"×" * 7]


@pytest.mark.rule("MT-11")
def test_what_may_not_be_played_is_marked_and_stands_lower() -> None:
    table = laid(FIVE, "G5 P3")
    labels = table.hand().text().splitlines()[-1].split()
    assert labels == [*"××", "1", "2", "3", *"×" * 7]
    tops = {hit.target[1]: hit.y for hit in table.hand().hits}  # type: ignore[index]
    assert {card for card, y in tops.items() if y == 1} == set(table.own.playable)
    assert {y for card, y in tops.items() if card not in table.own.playable} == {2}
    table.press(SUIT_KEYS["K"])
    assert "‹×›" in table.hand().text()
    assert table.prompt() == "K3 can't be played now. Green must be followed."


@pytest.mark.rule("MT-24")
def test_five_players_are_told_of_the_last_trick() -> None:
    table = laid(["G5", "G6", "G7", "G8", "G9"], tricks=[2, 2, 2, 2, 2])
    assert "last trick" not in table.prompt()
    table = laid(["G5 K1", "G6", "G7", "G8", "G9"], tricks=[2, 2, 2, 2, 2])
    table.state.trick = 12
    assert table.prompt().endswith("The last trick of the round.")


# Naming trump


def suits(table: Sat, *, lifted: bool = True) -> Grid:
    data = suits_of(table.speaker, table.own if lifted else None, table.chooser.trump)
    return drawn(SuitRow(table.glyphs), data, 46, 6)


@pytest.mark.rule("MT-13")
def test_the_dealer_sees_the_suits_and_what_the_hand_holds_of_them() -> None:
    table = naming(seats=5)
    rows = [" ".join(row.split()) for row in suits(table).text().splitlines()]
    assert rows[0] == "1 purple 2 green 3 pink 4 blue 5 yellow"
    assert rows[-1] == "2 cards 3 cards 3 cards 2 cards 2 cards"
    assert names_of(table.hand()) == TWELVE.split()
    assert table.prompt().startswith("Ada, which suit is trump?")
    rows = suits(table.press("3")).text().splitlines()
    assert rows[-2].count("trump") == 1
    assert rows[-2].index("trump") == 20
    assert table.prompt().startswith(
        "Pink is trump this round. 3 of your cards are pink: 3, 6 and 10."
    )
    tops = {hit.target: hit.y for hit in table.hand().hits}
    assert {name for name in TWELVE.split() if tops["card", card(name)] == 1} == {"K3", "K6", "K10"}


@pytest.mark.rule("MT-13")
def test_covered_the_suits_tell_nothing_of_the_hand() -> None:
    grid = suits(naming(seats=5), lifted=False)
    assert grid.text().splitlines()[0].split() == ["purple", "green", "pink", "blue", "yellow"]
    assert "card" not in grid.text()
    assert grid.hits == []


def test_every_suit_can_be_pressed() -> None:
    assert [hit.target for hit in suits(naming()).hits] == [("trump", at) for at in range(5)]


# The hand


@both
@pytest.mark.parametrize(("width", "height"), [(80, 7), (80, 13), (106, 15)])
def test_a_hand_of_twelve_can_be_read(width: int, height: int, glyphs: Glyphs) -> None:
    table = laid([TWELVE, *FIVE[:4]], glyphs=glyphs)
    assert names_of(table.hand(width, height)) == TWELVE.split()
    targets = {hit.target for hit in table.hand(width, height).hits}
    assert targets == {("card", card(name)) for name in TWELVE.split()}


# All of it


@both
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_matches_can_be_drawn(seats: int, glyphs: Glyphs) -> None:
    """At every size in turn, with long names, whatever is selected."""
    rules, random, chance = build(seats), Random(seats), RandomChance(seats)
    state = rules.start(None, chance)
    sizes = cycle([(46, 6, 7), (46, 11, 13), (70, 16, 15)])
    while rules.to_act(state) is not None:
        table = Sat(rules, state, LONG, glyphs)
        choices = rules.choices(state)
        table.chooser.selected = random.choice([None, *choices, *plays_of(state.hands[state.turn])])
        width, height, below = next(sizes)
        text = "\n".join(
            [
                *(table.line(seat) for seat in range(seats)),
                table.trick(width, height).text(),
                table.hand(width + 34, below).text(),
                table.prompt(),
            ]
        )
        for char in set(text) - {"\n"} - set("".join(LONG)):
            assert glyphs.plainly(char).isascii() if glyphs is ASCII else wcwidth(char) == 1
        rules.apply(state, random.choice(choices), chance)
