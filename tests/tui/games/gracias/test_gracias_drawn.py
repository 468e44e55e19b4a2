"""What the table of Gracias shows."""

from __future__ import annotations

from random import Random

import pytest
from wcwidth import wcwidth

from smilegames.core.chance import RandomChance
from smilegames.games.gracias.rules import GraciasRules
from smilegames.games.gracias.state import State
from smilegames.tui.drawing.ink import YOU, Tone
from tests.games.gracias.table import build, dealt, last_share, play
from tests.golden.drawings import agree
from tests.hooks.gracias import redeal
from tests.tui.games.gracias.gracias_table import (
    LARGE,
    NAMES,
    SMALL,
    TOP,
    drawn,
    fresh,
    line,
    scored,
    selected,
    sharing,
    shown,
    sit,
)

SIZES = pytest.mark.parametrize("size", [SMALL, LARGE])
WIDE_NAMES = (
    "Maximilianna",
    "美美美美美美",
    "Bartholomeus",
    "Ñandú-Érica",
    "Wilhelmina12",
    "漢字 Ω x",
)


# Players


@SIZES
def test_areas_are_six_counts_with_backs_and_points(size: tuple[int, int]) -> None:
    table = sharing()
    assert line(table, "Ada", size) == "1 Ada Mm~ ▾3 · · · · 1 ▯ 1 7"
    assert line(table, "Ben", size) == "2 Ben 2 · · · · ▾4 ▯ 2 4"
    assert line(table, "Cleo", size) == "▸ 3 Cleo 2 ▾1 · ■ · · ▯▯ 3 5"


def test_heads_name_the_kinds_by_letter_and_mark() -> None:
    head = shown(sharing()).splitlines()[0]
    assert "Rʃʃʃ  G╰┼╯  Y◢■□  B><>  Pψ●╮  O‹▲›     now all" in head


@pytest.mark.rule("GR-18", "GR-24")
def test_mice_are_with_their_holders() -> None:
    rules = build(3)
    state = dealt(rules, 1, TOP)
    assert "Mm~" in line(sit(rules, state), "Ben")
    play(rules, state, "take A", "keep chili give sardine to seat 3")
    play(rules, state, "take B", "keep cheese give cheese to seat 1")
    play(rules, state, "take C", "keep gnome give chili to seat 2")
    assert "M~" in line(sit(rules, state), "Ben")
    assert "m~" in line(sit(rules, state), "Cleo")


@pytest.mark.rule("GR-22")
def test_whoever_would_discard_is_marked() -> None:
    rules, random = build(6), Random(3)
    state = rules.start(0, RandomChance(3))
    for _ in range(40):
        table = sit(rules, state)
        for seat, name in enumerate(NAMES):
            cells = shown(table).splitlines()[1 + seat][22:58]
            falls = [cells[6 * kind] == "▾" for kind in range(6)]
            stands = rules.view(state, None).standings
            assert falls == [seat in each.discarding for each in stands], name
        rules.apply(state, random.choice(rules.choices(state)), RandomChance(1))


@pytest.mark.rule("GR-16")
@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
def test_the_receiver_thanks_until_the_next_triplet_is_taken(glyphs: str) -> None:
    rules = build(3)
    state = dealt(rules, 0, TOP)
    assert "Gracias!" not in shown(sit(rules, state))
    play(rules, state, "take A", "keep chili give sardine to seat 3")
    thanks = "¡Gracias!" if glyphs == "unicode" else "Gracias!"
    assert line(sit(rules, state, glyphs=glyphs), "Cleo").endswith(f" {thanks}")
    play(rules, state, "take B")
    assert "Gracias!" not in shown(sit(rules, state))


@pytest.mark.rule("GR-16")
@pytest.mark.parametrize("seats", [3, 6])
def test_nobody_thanks_for_a_card_that_is_shuffled_away(seats: int) -> None:
    table = scored(seats)
    assert table.view.last_share is not None
    assert table.escape()
    assert "which triplet?" in shown(table)
    assert "Gracias!" not in shown(table)


# The middle


@SIZES
def test_triplets_have_letter_names_and_a_number(size: tuple[int, int]) -> None:
    text = shown(fresh(), size)
    for name, times in (("chili", 2), ("sardine", 1), ("cheese", 2), ("gnome", 1)):
        assert text.count(name) == times
    for letter in "ABC":
        assert f"░ {letter} ░" in text
    assert ["1", "2", "3"] in [row.split() for row in text.splitlines()]
    assert "Ada, which triplet?" in text


@pytest.mark.rule("GR-12")
def test_taken_triplets_are_gone() -> None:
    rules = build(3)
    state = dealt(rules, 0, TOP)
    play(rules, state, "take B")
    assert "still in the middle  A RB  C OR" in shown(sit(rules, state))
    play(rules, state, "keep cheese give cheese to seat 2")
    text = shown(sit(rules, state))
    assert "░ B ░" not in text
    assert "░ A ░" in text


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@SIZES
def test_a_blank_row_stands_before_what_is_still_in_the_middle(
    seats: int, size: tuple[int, int]
) -> None:
    rules = build(seats)
    state = rules.start(0, RandomChance(3))
    rules.apply(state, rules.choices(state)[0], RandomChance(3))
    table = sit(rules, state)
    table.press("1")
    rows = shown(table, size).splitlines()
    at = next(y for y, row in enumerate(rows) if "still in the middle" in row)
    assert not rows[at - 1][31:].strip()


def test_a_selected_triplet_says_what_keeping_each_card_means() -> None:
    table = fresh()
    selected(table, "3")
    text = shown(table)
    assert "╰──── take ────╯" in text
    assert "keep ▌O gnome    2 gnomes, the most: Ada would discard" in text
    assert "keep ▌R chili    2 chilies each: Ada and Ben would discard" in text


@SIZES
def test_a_gift_says_what_it_does_in_words(size: tuple[int, int]) -> None:
    table = sharing()
    text = shown(table, size)
    assert "3 chilies each: Ada and Cleo would discard" in text
    assert "a gnome, safe: Ben would discard 4" in text
    selected(table, "1")
    text = shown(table, size)
    assert "keep ▌R chili    3 chilies each: Ada and Cleo would discard" in text
    assert "1 Ada           would have 2; Ben discards 4" in text
    assert "2 Ben           a pile; Ada discards 1" in text
    selected(table, "2")
    text = shown(table, size)
    assert "▸ 2 Ben" in text
    assert "give ▌O gnome    to Ben:  a pile of five, safe: Ada would discard 1" in text


@SIZES
def test_the_table_shows_what_a_selected_share_would_change(size: tuple[int, int]) -> None:
    table = sharing()
    selected(table, "1", "2")
    assert line(table, "Ada", size).endswith("▾3 · · · · ▾1 ▯ 1 7 -1")
    assert line(table, "Ben", size).endswith("2 · · · · ■ ▯ 2 4 +1")
    assert line(table, "Cleo", size).endswith("▾3 ▾1 · ■ · · ▯▯ 3 5 -2")
    row = drawn(table).rows[3]
    assert row[23] == ("3", YOU.on(Tone.LIT))


def test_names_that_do_not_fit_give_way_to_numbers() -> None:
    rules = build(6)
    heaps = ["1 chili 1 cactus"] * 5 + ["1 cactus"]
    state = last_share(rules, heaps, [""] * 6, "chili gnome", large=0)
    state.turn, state.small = 5, 0
    table = sit(rules, state, names=WIDE_NAMES)
    assert "a chili each: 6 players would discard" in shown(table)
    selected(table, "2", "1")
    assert "to Maximilianna:  2 chilies, the most: would be discarded" in shown(table)


# Secrets


@pytest.mark.rule("GR-15")
@SIZES
def test_face_down_cards_show_only_in_a_peek(size: tuple[int, int]) -> None:
    public, peek = sharing(), sharing(own=True)
    assert "p: Cleo lifts a corner of the face-down cards" in shown(public, size)
    assert "Only Cleo looks  ▌R chili  ▌G cactus" in shown(peek, size)
    assert line(peek, "Cleo", size).endswith("▾2+1 ▾1+1 · ■ · · ▯▯ 1 5")
    selected(peek, "1", "2")
    assert "keep ▌R chili    4 chilies, the most: Cleo would discard" in shown(peek, size)
    peek.look_private(None)
    assert "3 chilies each" in shown(peek, size)


def test_where_there_is_no_peek_the_cards_are_simply_there() -> None:
    table = sharing(own=True)
    table.peek_key = ""
    assert "Face down before Cleo  ▌R chili" in shown(table)
    rules = build(3)
    table = sit(rules, dealt(rules, 0, TOP), own=True)
    assert "Only Ada looks  none yet" in shown(table)


@pytest.mark.rule("GR-15")
@pytest.mark.parametrize("seats", [3, 6])
def test_the_public_table_tells_no_secret(seats: int) -> None:
    rules, random = build(seats), Random(seats)
    state = rules.start(0, RandomChance(seats))
    while rules.to_act(state) is not None:
        if random.random() < 0.1:
            looks = [
                [drawn(table).rows for table in seen(rules, each)]
                for each in (state, redeal(rules, state, None, random))
            ]
            assert looks[0] == looks[1]
        rules.apply(state, random.choice(rules.choices(state)), RandomChance(1))


def seen(rules: GraciasRules, state: State) -> list[object]:
    """Return the table with nothing selected and after some keys."""
    tables = []
    for keys in ((), ("1",), ("right",), ("2", "1"), ("1", "3", "up")):
        table = sit(rules, state)
        for key in keys:
            table.press(key)
        tables.append(table)
    return tables


# The scoring board


@pytest.mark.rule("GR-20", "GR-21", "GR-22", "GR-23")
@SIZES
def test_the_board_tells_the_worked_example(size: tuple[int, int]) -> None:
    rules = build(3)
    state = last_share(
        rules,
        face_up=[
            "5 chili 2 cactus 2 cheese 1 sardine",
            "2 chili 3 cactus 1 sardine 3 gnome",
            "1 chili 1 cactus 4 cheese 1 sardine 2 bagpipe 1 gnome",
        ],
        face_down=[
            "chili cactus chili",
            "gnome chili cheese sardine",
            "bagpipe gnome bagpipe bagpipe",
        ],
        pair="cactus gnome",
    )
    play(rules, state, "keep cactus give gnome to seat 1")
    table = sit(rules, state)
    assert line(table, "Ada", size) == "1 Ada M~ 5+2 2+1 2 1 · 1 0"
    assert "Ben           ▌O gnome   ▌R chili   ▌Y cheese  ▌B sardine" in shown(table, size)
    selected(table, "commit")
    assert line(table, "Ada", size) == "1 Ada M~ ■2 3 2 1 · 1 0"
    assert "Cleo          ▌P bagpipe ■" in shown(table, size)
    selected(table, "commit")
    assert line(table, "Ben", size) == "2 Ben ▾3 3 1 2 · 4 0"
    assert "▌R chili    Ben discards 3 chilies" in shown(table, size)
    selected(table, *["commit"] * 4)
    text = shown(table, size)
    assert "▌G cactus   Ada and Ben discard 3 cacti each" in text
    assert "▌P bagpipe  nobody has a loose one" in text
    selected(table, *["commit"] * 2)
    text = shown(table, size)
    assert "Ada           1 pile and 6 loose cards  7 points, 7 in all  ★" in text
    assert "Ben           1 loose card              1 point, 1 in all" in text
    assert line(table, "Ben", size) == "2 Ben ▾3 ▾3 1 ▾2 · ▾4 1 1"


def test_nobody_need_have_a_pile() -> None:
    rules = build(3)
    state = last_share(rules, ["1 chili"] * 3, ["gnome"] * 3, "cactus gnome")
    play(rules, state, "keep cactus give gnome to seat 1")
    table = sit(rules, state)
    selected(table, "commit")
    assert "Nobody has five of a kind." in shown(table)


def test_points_of_all_sessions_stand_beside_the_heaps() -> None:
    table = scored(sessions=2)
    before = line(table, "Ada")
    selected(table, *["right"] * 8)
    after = line(table, "Ada")
    first, second = (reckoning.points[0] for reckoning in table.view.reckonings)
    assert before.endswith(f" {first} {first}")
    points = f" {first} {second} {first + second}"
    assert after.endswith(points)
    selected(table, "up")
    assert line(table, "Ada").endswith(points)


def test_the_title_says_where_the_match_stands() -> None:
    title = sharing().title()
    assert (title.where, title.turn) == ("session 2 of 3, round 4 of 4", "Cleo shares")
    title = scored().title()
    assert (title.where, title.turn) == ("session 1 of 3", "The session is scored")
    assert fresh().title().turn == "Ada takes a triplet"


# Terminals


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@SIZES
@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
def test_whole_matches_are_drawn(seats: int, size: tuple[int, int], glyphs: str) -> None:
    rules, random = build(seats), Random(seats)
    state = rules.start(0, RandomChance(seats))
    names = NAMES if glyphs == "ascii" else WIDE_NAMES
    while rules.to_act(state) is not None:
        table = sit(rules, state, glyphs=glyphs, names=names, own=random.random() < 0.5)
        for key in ("", *random.choices([*"12345", "right", "left", "up", "down", "commit"], k=2)):
            table.press(key)
            text = shown(table, size)
            check_characters(text, glyphs)
            assert all(name in text for name in names[:seats])
        rules.apply(state, random.choice(rules.choices(state)), RandomChance(0))
    check_characters(shown(sit(rules, state, glyphs=glyphs, names=names), size), glyphs)


def check_characters(text: str, glyphs: str) -> None:
    if glyphs == "ascii":
        assert text.isascii(), set(filter(lambda char: not char.isascii(), text))
        return
    for name in WIDE_NAMES:
        text = text.replace(name, "")
    assert {char for char in text if char != "\n" and wcwidth(char) != 1} == set()


@pytest.mark.parametrize(("size", "name"), [(SMALL, "80x20"), (LARGE, "82x36")])
def test_the_drawings_are_as_they_were(size: tuple[int, int], name: str) -> None:
    rules = build(6)
    state = rules.start(0, RandomChance(7))
    random = Random(7)
    for _ in range(27):
        rules.apply(state, random.choice(rules.choices(state)), RandomChance(7))
    table = sit(rules, state)
    selected(table, *("1", "2")[: 2 if table._kept is None else 1])
    agree(f"gracias_6_{name}", shown(table, size).rstrip())
    table = fresh()
    selected(table, "3")
    agree(f"gracias_3_{name}", shown(table, size).rstrip())
    board = scored()
    selected(board, *["right"] * 5)
    agree(f"gracias_6_scores_{name}", shown(board, size).rstrip())
