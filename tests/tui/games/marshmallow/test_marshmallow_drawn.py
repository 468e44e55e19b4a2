"""What people must be able to read at the table of Marshmallow Test."""

from __future__ import annotations

from itertools import cycle, product
from random import Random

import pytest
from smilegames.tui.games.marshmallow.table import MarshmallowTable
from wcwidth import wcwidth

from smilegames.core.chance import RandomChance
from smilegames.games.marshmallow.actions import plays_of
from smilegames.tui.drawing.ink import Tone
from tests.games.marshmallow.table import build, play, position
from tests.golden.drawings import agree
from tests.hooks import marshmallow as hooks
from tests.tui.games.marshmallow.marshmallow_table import (
    LARGE,
    LONG,
    NAMES,
    SMALL,
    SUIT_KEYS,
    advice,
    drawn,
    laid,
    naming,
    selected,
    shown,
    sit,
)

SIZES = [SMALL, LARGE]
TWELVE = "P2 P9 G1 G4 G11 K3 K6 K10 B5 B8 Y7 Y12"
FIVE = ["G5 G6", "P3 P4", TWELVE, "K1 K2", "Y5 Y6"]


def line_of(table: MarshmallowTable, name: str, size: tuple[int, int] = SMALL) -> str:
    return next(line for line in shown(table, size).splitlines() if name in line)


def cards_shown(table: MarshmallowTable, size: tuple[int, int] = SMALL) -> list[str]:
    """Return the names of the cards drawn below the last rule, from left to right, row by row."""
    rows = shown(table, size).splitlines()
    below = max(at for at, row in enumerate(rows) if set(row) == {"─"})
    found = []
    for hit in sorted(drawn(table, size).hits, key=lambda hit: (hit.y, hit.x)):
        row = rows[hit.y + 1][hit.x + 1 : hit.x + hit.width - 1]
        if hit.y > below:
            found.append(row.replace("▌", "").replace(" ", ""))
    return found


# Seats


@pytest.mark.rule("MT-02", "MT-17", "MT-20")
def test_each_seat_shows_tricks_score_and_what_going_out_would_score() -> None:
    table = laid(FIVE, "G5 P3", trump="P", tricks=[0, 2, 2, 1, 1], scores=[11, 7, 14, 0, 1])
    lines = [" ".join(line_of(table, name).split()) for name in NAMES]
    assert lines == [
        "Ada □□□ 0 of 3 ◖◗◖◗ • 11 points going out now: 6",
        "Ben ■■□ 2 of 3 ◖◗ •• 7 points going out now: 4",
        "▸ Cleo ■■□ 2 of 3 ◖◗◖◗ •••• 14 points going out now: 4",
        "Dee ■□□ 1 of 3 0 points going out now: 5",
        "Emil ■□□ 1 of 3 • 1 point going out now: 5",
    ]


def gone_out(tricks: tuple[int, ...] = (2, 2, 1, 1)) -> MarshmallowTable:
    """Ada has just gone out; Ben is to lead."""
    rules = build(4)
    hands = ["G9 Y1", "G2 K2", "G3 K3", "G4 K4"]
    state = position(rules, hands, tricks=tricks, scores=[0, 3, 0, 0])
    play(rules, state, "G9 G2 G3 G4")
    return sit(rules, state)


@pytest.mark.rule("MT-20", "MT-21", "MT-22")
@pytest.mark.parametrize("size", SIZES)
def test_everybody_sees_what_a_going_out_scored_and_why(size: tuple[int, int]) -> None:
    table = gone_out()
    assert "out · scored 4" in line_of(table, "Ada", size)
    text = " ".join(shown(table, size).split())
    assert "+4" in text
    told = "Ada went out and scored 4, the tricks of Ben (2), Cleo (1) and Dee (1)."
    assert all(word in text for word in told.split())
    assert table.moment(table.view) == told
    assert "■■■" in line_of(table, "Ada", size)


@pytest.mark.rule("MT-20")
def test_the_longest_names_leave_room_for_why() -> None:
    rules = build(5)
    hands = ["G9 K1", "G2 K2", "G3 K3", "G4 K4", "G5 K5"]
    state = position(rules, hands, tricks=[2, 2, 2, 2, 2])
    play(rules, state, "G9 G2 G3 G4 G5")
    told = "Maximilianne scored 8 tricks: Bartholomäus 2, Christophera 2,"
    assert told in advice(sit(rules, state, names=LONG))


@pytest.mark.rule("MT-20")
@pytest.mark.parametrize(
    ("tricks", "face"), [((2, 0, 0, 0), "¬  ¬"), ((2, 2, 1, 1), "•  •"), ((2, 2, 2, 2), "^  ^")]
)
def test_the_marshmallow_smiles_the_more_it_scored(tricks: tuple[int, ...], face: str) -> None:
    assert face in shown(gone_out(tricks))


@pytest.mark.rule("MT-20", "MT-23")
def test_the_next_round_begins_with_what_the_last_one_scored() -> None:
    rules = build(2)
    state = position(rules, ["G9", "G2 K2"], tricks=[5, 4], scores=[0, 2])
    play(rules, state, "G9 G2")
    table = sit(rules, state)
    assert "last round: 4" in line_of(table, "Ada")
    assert "last round: still in" in line_of(table, "Ben")
    assert "tricks of Ben (4)" in shown(table)


@pytest.mark.rule("MT-18")
def test_voids_shown_are_listed_where_there_is_room() -> None:
    table = laid(["G5 G6", "K2 K3", "Y1 Y2"], "G5 K2")
    assert "has no green" in shown(table, LARGE)


# The trick


@pytest.mark.rule("MT-10", "MT-16")
def test_the_trick_lies_in_seating_order_whoever_leads() -> None:
    rules = build(5)
    hands = ["G2 G3", "Y1", "B1", "G7 G8", "P4 P5"]
    state = position(rules, hands, trump="P", leader=3)
    play(rules, state, "G7 P4")
    table = sit(rules, state)
    names, top, values, *_, foot = shown(table).splitlines()[7:13]
    assert names[:47].split() == list(NAMES)
    assert values[29:46].split() == ["│▌G", "7│", "│▌P", "4│"]
    assert (top.index("led"), foot.index("wins")) == (31, 40)
    assert "lead G green  trump P purple" in names


@pytest.mark.rule("MT-16", "MT-20")
def test_a_selected_card_is_shown_where_it_would_lie_and_what_it_does() -> None:
    table = laid(FIVE, "G5 P3", trump="P", tricks=[0, 2, 2, 1, 1], scores=[11, 7, 14, 0, 1])
    before = shown(table).splitlines()
    selected(table, SUIT_KEYS["P"], "right")
    after = shown(table).splitlines()
    assert "P" in after[9][20:28]
    assert "9" in after[9][20:28]
    assert "wins" in before[12][11:20]
    assert "wins" in after[12][20:29]
    assert "wins" not in after[12][11:20]
    assert advice(table).startswith(
        "lead G green trump P purple P9 wins so far. If it wins, you go out for 4."
    )


def test_only_what_is_yours_now_is_amber() -> None:
    """The seat, its place in the trick, the selection and what it brings; nothing without one."""
    table = laid(FIVE, "G5 P3", trump="P")
    amber = {
        (y, char)
        for y, row in enumerate(drawn(table).rows)
        for char, ink in row
        if ink.fore is Tone.YOU and char.strip()
    }
    assert {char for y, char in amber if y < 7} == {"▸"}
    assert {char for y, char in amber if y > 12} == set()


@pytest.mark.rule("MT-14")
def test_a_break_in_is_explained_and_opens_the_trumps() -> None:
    table = laid(FIVE, "G5 P3", trump="P")
    assert "Ben broke in with a trump: green or purple may follow." in advice(table)
    labels = shown(table).splitlines()[19].split()
    assert labels == ["1", "2", "3", "4", "5", *"×" * 7]


@pytest.mark.rule("MT-11")
def test_what_may_not_be_played_is_marked_and_stands_lower() -> None:
    table = laid(FIVE, "G5 P3", trump="")
    assert shown(table).splitlines()[19].split() == [*"××", "1", "2", "3", *"×" * 7]
    tops = {hit.target[1]: hit.y for hit in drawn(table).hits}  # type: ignore[index]
    assert {card for card, y in tops.items() if y == 14} == set(table.view.playable)
    assert {y for card, y in tops.items() if card not in table.view.playable} == {15}
    selected(table, SUIT_KEYS["K"])
    assert "‹×›" in shown(table)
    assert "K3 can't be played now. Green must be followed." in advice(table)


@pytest.mark.rule("MT-24")
def test_five_players_see_the_last_trick_coming() -> None:
    rules = build(5)
    state = position(rules, ["G5", "G6", "G7", "G8", "G9"], tricks=[2, 2, 2, 2, 2])
    assert "trick 11 of 12" in sit(rules, state).title().where
    state.tricks[0], state.trick = 3, 12
    table = sit(rules, state)
    assert "trick 12 of 12" in table.title().where
    assert "The last trick of the round." in shown(table)


def test_the_header_says_who_does_what() -> None:
    assert laid(FIVE).title().turn == "Ada leads"
    assert laid(FIVE, "G5").title().turn == "Ben plays"
    title = naming(TWELVE).title()
    assert (title.where, title.turn) == ("round 2", "Ada names trump")
    assert laid(FIVE[:2]).title().aside == "20 points win"


# Naming trump


@pytest.mark.rule("MT-13")
@pytest.mark.parametrize("size", SIZES)
def test_the_dealer_sees_the_hand_and_what_a_trump_would_mean(size: tuple[int, int]) -> None:
    table = naming(TWELVE, seats=5)
    text = shown(table, size)
    counts = ["2 cards", "3 cards", "3 cards", "2 cards", "2 cards"]
    assert [word for word in counts if word in text] == counts
    assert all(name in text for name in ("purple", "green", "pink", "blue", "yellow"))
    assert cards_shown(table, size) == TWELVE.split()
    assert advice(table, size).startswith("Ada, which suit is trump?")
    selected(table, SUIT_KEYS["K"])
    assert "trump" in shown(table, size)
    assert "3 of your cards are pink: 3, 6 and 10." in advice(table, size)


# The hand


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
def test_a_hand_of_twelve_can_be_read(size: tuple[int, int], glyphs: str) -> None:
    rules = build(5)
    table = sit(rules, position(rules, [TWELVE, *FIVE[:4]]), glyphs=glyphs)
    rows = shown(table, size).splitlines()
    names = []
    for hit in sorted(drawn(table, size).hits, key=lambda hit: (hit.y, hit.x)):
        inside = rows[hit.y + 1][hit.x + 1 : hit.x + hit.width - 1]
        names.append(inside.replace("▌", "").replace("|", "").replace(" ", ""))
    assert names == TWELVE.split()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 5])
def test_a_hand_moves_once_in_a_round(seats: int, size: tuple[int, int]) -> None:
    """Cards keep their places, but for the one time when fewer become larger."""
    rules, chance = build(seats, target=50), RandomChance(3)
    state = rules.start(0, chance)
    random, moves = Random(1), dict.fromkeys(range(seats), 0)
    before: dict[int, dict[int, tuple[int, int]]] = {}
    while state.round == 1:
        seat = state.turn
        table = sit(rules, state)
        places = {hit.target[1]: (hit.x, hit.width) for hit in drawn(table, size).hits}  # type: ignore[index]
        moves[seat] += any(
            before.get(seat, places)[card] != place for card, place in places.items()
        )
        before[seat] = places
        rules.apply(state, random.choice(rules.choices(state)), chance)
    assert max(moves.values()) == 1


# All of it


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_matches_can_be_drawn(seats: int, glyphs: str) -> None:
    """At every size in turn, with long names and short ones, whatever is selected."""
    rules, random, chance = build(seats), Random(seats), RandomChance(seats)
    state = rules.start(None, chance)
    looks = cycle(product([*SIZES, (100, 24), (200, 56)], [NAMES, LONG]))
    while rules.to_act(state) is not None:
        size, names = next(looks)
        table = sit(rules, state, glyphs=glyphs, names=names)
        choices = rules.choices(state)
        table.selected = random.choice([None, *choices, *plays_of(state.hands[state.turn])])
        text = shown(table, size)
        for char in set(text) - {"\n"} - set("".join(names)):
            assert char.isascii() if glyphs == "ascii" else wcwidth(char) == 1
        for name in names[:seats]:
            assert name in text
        rules.apply(state, random.choice(choices), chance)


@pytest.mark.rule("MT-18")
@pytest.mark.parametrize("seats", [2, 5])
def test_nothing_hidden_is_painted(seats: int) -> None:
    rules, random, chance = build(seats), Random(seats), RandomChance(seats)
    state = rules.start(0, chance)
    for _ in range(60):
        seat = rules.to_act(state)
        if seat is None:
            break
        twin = hooks.redeal(rules, state.copy(), seat, random)
        action = random.choice(rules.choices(state))
        for size in SIZES:
            tables = [sit(rules, each) for each in (state, twin)]
            for table in tables:
                table.selected = action
            here, there = (drawn(table, size) for table in tables)
            assert (here.rows, here.hits) == (there.rows, there.hits)
        rules.apply(state, action, chance)


@pytest.mark.parametrize(("size", "name"), [(SMALL, "80x20"), (LARGE, "82x36")])
def test_the_drawings_are_as_they_were(size: tuple[int, int], name: str) -> None:
    rules = build(5)
    hands = ["G5 K1 B1", "P3 K2 B2", "P6 P11 G2 G9 K3 K8 B12 Y1", "G7 K5 B3", "G3 K4 B4"]
    state = position(rules, hands, trump="P", tricks=[0, 1, 2, 2, 2], scores=[11, 7, 14, 9, 0])
    state.leader = state.turn = 4
    play(rules, state, "G3 G5 P3")
    table = sit(rules, state)
    selected(table, "3")
    agree(f"marshmallow_5_{name}", shown(table, size).rstrip())
    table = naming(TWELVE, seats=2)
    selected(table, SUIT_KEYS["G"])
    agree(f"marshmallow_2_{name}", shown(table, size).rstrip())
    agree(f"marshmallow_4_{name}", shown(gone_out(), size).rstrip())
