"""What people must be able to read at the table of Gracias."""

from __future__ import annotations

from random import Random

import pytest
from wcwidth import wcwidth

from smilegames.core.chance import RandomChance
from smilegames.core.events import Event
from smilegames.games.gracias.rules import GraciasRules
from smilegames.games.gracias.state import State
from smilegames.tui.drawing.grid import Area, Grid
from smilegames.tui.drawing.ink import TEXT, YOU, Ink, Tone
from smilegames.tui.games.gracias.mice import Mice, mice_of
from tests.games.gracias.table import build, dealt, last_share, play
from tests.hooks.gracias import redeal
from tests.tui.games.gracias.gracias_table import (
    LONG,
    NAMES,
    TOP,
    Laid,
    drawn,
    fresh,
    sharing,
    sit,
    speaker_for,
)

# Areas


def test_areas_are_six_counts_with_backs_and_points() -> None:
    table = sharing()
    assert table.line("Ada") == "1 Ada Mm~ ▾3 · · · · 1 ▯ 1 7"
    assert table.line("Ben") == "2 Ben 2 · · · · ▾4 ▯ 2 4"
    assert table.line("Cleo") == "▸ 3 Cleo 2 ▾1 · ■ · · ▯▯ 3 5"
    head = table.areas().text().splitlines()[0]
    assert "Rʃʃʃ  G╰┼╯  Y◢■□  B><>  Pψ●╮  O‹▲›     now all" in head


@pytest.mark.rule("GR-18", "GR-24")
def test_mice_are_with_their_holders() -> None:
    rules = build(3)
    state = dealt(rules, 1, TOP)
    assert "Mm~" in sit(rules, state).line("Ben")
    play(rules, state, "take A", "keep chili give sardine to seat 3")
    play(rules, state, "take B", "keep cheese give cheese to seat 1")
    play(rules, state, "take C", "keep gnome give chili to seat 2")
    table = sit(rules, state)
    assert "M~" in table.line("Ben")
    assert "m~" in table.line("Cleo")
    told = mice_of(table.speaker, table.public)
    assert drawn(Mice(table.glyphs), told, (80, 1)).text().strip() == (
        "M~ large mouse: Ben calls the kinds   m~ small mouse: Cleo goes first"
    )
    told = mice_of(speaker_for(rules, LONG), table.public)
    assert drawn(Mice(table.glyphs), told, (80, 1)).text().strip() == (
        "M~ 美美美美美美 calls the kinds   m~ Bartholomeus goes first"
    )


@pytest.mark.rule("GR-22")
def test_whoever_would_discard_is_marked() -> None:
    rules, random = build(6), Random(3)
    state = rules.start(0, RandomChance(3))
    for _ in range(40):
        rows = sit(rules, state).areas().text().splitlines()
        for seat, name in enumerate(NAMES):
            cells = rows[1 + seat][22:58]
            falls = [cells[6 * kind] == "▾" for kind in range(6)]
            stands = rules.view(state, None).standings
            assert falls == [seat in each.discarding for each in stands], name
        rules.apply(state, random.choice(rules.choices(state)), RandomChance(1))


@pytest.mark.rule("GR-16")
@pytest.mark.parametrize("plain", [False, True])
def test_the_receiver_thanks_until_the_next_move(plain: bool) -> None:
    rules = build(3)
    state = dealt(rules, 0, TOP)
    assert "Gracias!" not in sit(rules, state).areas().text()
    play(rules, state, "take A")
    events = play(rules, state, "keep chili give sardine to seat 3")
    table = sit(rules, state, last=events, plain=plain)
    assert table.line("Cleo").endswith(" Gracias!" if plain else " ¡Gracias!")
    mark = "*" if plain else "•"
    assert f"1{mark} " in table.line("Cleo")
    assert f"2{mark} " in table.line("Ada")
    assert table.areas().text().count(mark) == 2
    events = play(rules, state, "take B")
    text = sit(rules, state, last=events).areas().text()
    assert "Gracias!" not in text
    assert "•" not in text


@pytest.mark.rule("GR-16")
@pytest.mark.parametrize("seats", [3, 6])
def test_nobody_thanks_for_a_card_that_is_shuffled_away(seats: int) -> None:
    rules, random = build(seats), Random(7)
    state = rules.start(0, RandomChance(7))
    events: list[Event] = []
    while not state.reckonings:
        events.clear()
        rules.apply(state, random.choice(rules.choices(state)), RandomChance(7), events.append)
    text = sit(rules, state, last=events).areas().text()
    assert "Gracias!" not in text
    assert "•" not in text


def test_the_table_shows_what_a_selected_share_would_change() -> None:
    table = sharing()
    table.pressed("1", "2")
    assert table.line("Ada").endswith("▾3 · · · · ▾1 ▯ 1 7 -1")
    assert table.line("Ben").endswith("2 · · · · ■ ▯ 2 4 +1")
    assert table.line("Cleo").endswith("▾3 ▾1 · ■ · · ▯▯ 3 5 -2")
    assert table.areas().rows[3][23] == ("3", YOU.on(Tone.LIT))


# The middle


@pytest.mark.parametrize("size", [(80, 8), (80, 16), (106, 24)])
def test_triplets_have_letter_names_and_a_number(size: tuple[int, int]) -> None:
    text = fresh().middle(size).text()
    for name, times in (("chili", 2), ("sardine", 1), ("cheese", 2), ("gnome", 1)):
        assert text.count(name) == times
    for letter in "ABC":
        assert f"░ {letter} ░" in text
    assert ["1", "2", "3"] in [row.split() for row in text.splitlines()]


@pytest.mark.rule("GR-12")
def test_taken_triplets_are_gone() -> None:
    rules = build(3)
    state = dealt(rules, 0, TOP)
    play(rules, state, "take B")
    assert "in the middle  A RB  C OR" in sit(rules, state).options().text()
    play(rules, state, "keep cheese give cheese to seat 2")
    table = sit(rules, state)
    text = table.middle().text()
    assert "░ B ░" not in text
    assert "░ A ░" in text
    table.pressed("2")
    assert "×" in table.middle().text()


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("height", [8, 9, 10, 17, 23])
def test_what_is_still_in_the_middle_stands_below_the_options(seats: int, height: int) -> None:
    rules = build(seats)
    state = rules.start(0, RandomChance(3))
    rules.apply(state, rules.choices(state)[0], RandomChance(3))
    table = sit(rules, state)
    for key in ("", "1"):
        table.chooser.press(key)
        rows = table.options((51, height)).text().rstrip().splitlines()
        at = next(y for y, row in enumerate(rows) if "in the middle" in row)
        assert at == len(rows) - 1
        assert not rows[at - 1].strip() or height < seats + 2


def test_the_pair_tells_which_card_stays() -> None:
    table = sharing()
    assert table.pair().text().splitlines()[-1].split() == ["1", "2"]
    table.pressed("2")
    assert "╰── give ──╯ ╰── keep ──╯" in table.pair().text()


# The prompt


def test_a_selected_triplet_says_what_keeping_each_card_means() -> None:
    table = fresh()
    assert table.prompt()[0] == "Ada, which triplet?"
    table.pressed("3")
    assert "─ take ─" in table.middle().text()
    assert table.prompt() == [
        "Keep: 2 gnomes, the most; Ada would discard.",
        "Keep: 2 chilies each; Ada and Ben would discard.",
    ]


@pytest.mark.rule("GR-14", "GR-15")
def test_the_face_down_card_is_offered_before_the_gift_is_chosen() -> None:
    table = sharing()
    look = "Look at the face-down card first (p): it stays with you in any case."
    assert table.prompt() == ["Cleo, which open card stays, and which is given away?", look]
    seen = "The face-down card is a cactus; it stays with you in any case."
    assert sharing(own=True).prompt()[1] == seen
    assert sharing("gnome gnome").prompt()[1] == look


def test_a_gift_says_what_it_does_in_words() -> None:
    table = sharing()
    text = table.options().text()
    assert "3 chilies each; Ada and Cleo would discard" in text
    assert "a gnome, safe; Ben would discard 4" in text
    table.pressed("1")
    text = table.options().text()
    assert "1 Ada            then 2; Ben discards 4" in text
    assert "2 Ben            a pile; Ada discards 1" in text
    table.pressed("2")
    assert "▸ 2 Ben" in table.options().text()
    assert table.prompt() == [
        "Keep: 3 chilies each; Ada and Cleo would discard.",
        "To Ben: a pile of five, safe; Ada would discard 1.",
    ]


def test_names_that_do_not_fit_give_way_to_numbers() -> None:
    rules = build(6)
    heaps = ["1 chili 1 cactus"] * 5 + ["1 cactus"]
    state = last_share(rules, heaps, [""] * 6, "chili gnome", large=0)
    state.turn, state.small = 5, 0
    table = sit(rules, state, names=LONG)
    assert "a chili each; 6 players would discard" in table.options().text()
    table.pressed("2", "1")
    assert table.prompt() == [
        "Keep: a gnome, the most; 漢字 Ω x would discard.",
        "To Maximilianna: 2 chilies, the most; Maximilianna would discard.",
    ]
    assert table.prompt(64)[1] == "To Maximilianna: 2 chilies, the most; would be discarded."


# Secrets


@pytest.mark.rule("GR-15")
def test_face_down_cards_show_only_in_a_peek() -> None:
    public, peek = sharing(), sharing(own=True)
    assert public.corner().startswith("p: Cleo lifts a corner of the face-down cards  ▯▯")
    assert peek.corner() == "Only Cleo looks  ▌R chili  new ▌G cactus"
    assert peek.line("Cleo").endswith("▾2+1 ▾1+1 · ■ · · ▯▯ 1 5")
    peek.pressed("1", "2")
    assert peek.prompt()[0] == "Keep: 4 chilies, the most; Cleo would discard."
    public.pressed("1", "2")
    assert public.prompt()[0].startswith("Keep: 3 chilies each")


def test_the_corner_shows_small_cards_where_there_is_room() -> None:
    assert "│▌R   chili│ │▌G  cactus│" in sharing(own=True).corner((76, 3))
    assert "╰── new ───╯" in sharing(own=True).corner((76, 3))
    assert "│░░░│░░░│" in sharing().corner((76, 3))


def test_nothing_stands_in_the_corner_where_no_card_lies_face_down() -> None:
    rules = build(3)
    for own in (False, True):
        assert sit(rules, dealt(rules, 0, TOP), own=own).corner() == ""


def test_where_there_is_no_peek_the_cards_are_simply_there() -> None:
    table = sharing(own=True)
    table.peek_key = ""
    assert "Face down before Cleo  ▌R chili" in table.corner()


@pytest.mark.rule("GR-15")
@pytest.mark.parametrize("seats", [3, 6])
def test_the_public_table_tells_no_secret(seats: int) -> None:
    rules, random = build(seats), Random(seats)
    state = rules.start(0, RandomChance(seats))
    while rules.to_act(state) is not None:
        if random.random() < 0.1:
            looks = [seen(rules, each) for each in (state, redeal(rules, state, None, random))]
            assert looks[0] == looks[1]
        rules.apply(state, random.choice(rules.choices(state)), RandomChance(1))


def seen(rules: GraciasRules, state: State) -> list[object]:
    """Return the zones with nothing selected and after some keys."""
    looks: list[object] = []
    for keys in ((), ("1",), ("right",), ("2", "1"), ("1", "3", "up")):
        table = sit(rules, state)
        for key in keys:
            table.chooser.press(key)
        looks += [grid.rows for grid in zones(table)]
        looks += [table.prompt(), table.corner()]
    return looks


def zones(table: Laid) -> list[Grid]:
    """Return what lies in the middle and above, drawn."""
    grids = [table.areas(), table.middle()]
    return grids if table.public.sharing is None else [*grids, table.pair(), table.options()]


# Terminals


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("plain", [False, True])
def test_whole_matches_are_drawn(seats: int, plain: bool) -> None:
    rules, random = build(seats), Random(seats)
    state = rules.start(0, RandomChance(seats))
    names = NAMES if plain else LONG
    while rules.to_act(state) is not None:
        own = random.random() < 0.5
        table = sit(rules, state, plain=plain, names=names, own=own)
        for key in ("", *random.choices([*"12345", "right", "left", "up", "down"], k=2)):
            table.chooser.press(key)
            text = "\n".join(grid.text() for grid in zones(table)) + table.corner()
            check_characters(text, plain=plain)
            assert all(name in text for name in names[:seats])
        rules.apply(state, random.choice(rules.choices(state)), RandomChance(0))


def check_characters(text: str, *, plain: bool) -> None:
    if plain:
        assert text.isascii(), set(filter(lambda char: not char.isascii(), text))
        return
    for name in LONG:
        text = text.replace(name, "")
    assert {char for char in text if char != "\n" and wcwidth(char) != 1} == set()


@pytest.mark.parametrize("width", [45, 51])
def test_no_word_of_the_options_is_cut_off(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the longest names, at the narrowest lists that there are."""
    ends: list[tuple[int, str]] = []
    put = Area.put

    def watched(area: Area, x: int, y: int, text: str, ink: Ink = TEXT) -> int:
        end = put(area, x, y, text, ink)
        ends.append((end - area.width, text))
        return end

    monkeypatch.setattr(Area, "put", watched)
    rules, random = build(6), Random(5)
    state = rules.start(0, RandomChance(5))
    while not state.reckonings:
        if state.sharing is not None:
            table = sit(rules, state, names=LONG)
            for keys in ((), ("1",), ("2",)):
                for key in keys:
                    table.chooser.press(key)
                table.options((width, 8))
        rules.apply(state, random.choice(rules.choices(state)), RandomChance(0))
    assert {text for over, text in ends if over > 0} == set()


@pytest.mark.parametrize("height", [8, 12, 22])
def test_a_selected_triplet_keeps_its_names(height: int) -> None:
    table = fresh()
    before = table.middle((80, height)).text()
    table.pressed("2")
    after = table.middle((80, height))
    assert after.text().replace("─ take ─", "────────") == before
    amber = {y for y, row in enumerate(after.rows) for _, ink in row if ink.fore is Tone.YOU}
    assert len(amber) >= 3
