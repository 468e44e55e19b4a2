"""What the table of SmileyFace shows."""

from __future__ import annotations

from random import Random

import pytest
from wcwidth import wcwidth

from smilegames.core.chance import RandomChance
from smilegames.games.smileyface.cards import MISCHIEF
from smilegames.games.smileyface.state import Stolen
from smilegames.tui.drawing.ink import SUNK, TAG, Tone
from smilegames.tui.games.smileyface.table import SmileyFaceTable
from tests.games.smileyface.table import cards, random_positions, rules, table
from tests.golden.drawings import agree
from tests.hooks.smileyface import redeal
from tests.tui.games.smileyface.face_table import (
    HELP,
    LARGE,
    LONG,
    NAMES,
    PASS,
    ROUND,
    SMALL,
    TOKENS,
    cleaning_up,
    counsel,
    drawn,
    laid,
    scored,
    seat_row,
    selected,
    shown,
    sit,
)

SIZES = pytest.mark.parametrize("size", [SMALL, LARGE])


@pytest.mark.rule("SF-14", "SF-15", "SF-19", "SF-20")
def test_a_line_says_all_that_is_public_of_a_seat() -> None:
    opened = laid(
        hands=["A1 A2", "S1", "", "U1"],
        displays=["H1 H3", "A5", "S2 U4 mean", ""],
        ranking="AUSH",
        passed=[2, 3],
        helpers={1: 3},
    )
    heads = shown(opened).splitlines()[0].split()
    assert heads == ["hand", "won", "H", "0", "S", "U", "A+1", "on", "display"]
    assert seat_row(opened, "Ada ") == ["▸", "Ada", "2", "0", "·", "·", "·", "H1", "H3"]
    assert seat_row(opened, "Ben ") == ["Ben", "★", "1", "·", "·", "·", "5", "A5"]
    assert seat_row(opened, "Cleo") == [
        *("Cleo", "0", "passed", "·", "2", "4", "·", "S2", "U4", "Mean")
    ]
    assert seat_row(opened, "Dee") == ["Dee", "1", "helps", "Ben", "·", "·", "·", "·"]


@pytest.mark.rule("SF-21")
def test_those_who_tie_are_marked_and_told() -> None:
    opened = laid(displays=["A5", "A5", "S2"], ranking="HAUS")
    assert [seat_row(opened, name)[at] for name, at in (("Ada", 2), ("Ben", 1))] == ["=", "="]
    assert "Ada and Ben tie at 5: nobody would win." in counsel(opened)
    assert "Nobody scores anything yet." in counsel(laid())
    assert "★" not in shown(laid())


@pytest.mark.rule("SF-04", "SF-22")
def test_round_cards_and_tokens_won_are_counted() -> None:
    game, state = (
        rules(),
        table(hands=["H1"], passed=[1, 2, 3], displays=["", "H4"], helpers={1: 0}),
    )
    game.apply(state, game.parse("pass"), RandomChance(1))
    one = state.results[0]
    state.results = [one, one, one._replace(winner=2), one, one, one]
    state.rewards = [(1, 2), (0,), (), ()]
    opened = sit(game, state)
    opened.press("commit")
    assert seat_row(opened, "Ben")[2:4] == ["10", "■5◆1"]
    assert seat_row(opened, "Cleo")[2:4] == ["2", "■"]
    assert seat_row(opened, "Ada")[3:5] == ["0", "◆◆"]


@pytest.mark.rule("SF-05")
def test_the_ranking_names_boss_and_newbie() -> None:
    rows = shown(laid(ranking="UAHS")).splitlines()[6:10]
    assert [row[:29].split()[-3] for row in rows] == ["▌U", "▌A", "▌H", "▌S"]
    assert rows[0].startswith("   Boss +1  ▌U °o° Surprise")
    assert rows[3].startswith("   Newbie 0 ▌S ╥_╥ Sadness")


@pytest.mark.rule("SF-12", "SF-20")
@SIZES
def test_a_card_is_shown_as_if_it_lay_there(size: tuple[int, int]) -> None:
    opened = laid(hands=["A3"], displays=["A1", "H2"], ranking="AUSH")
    assert selected(opened, "1") == "play A3"
    assert "2→6" in shown(opened, size)
    cells = [cell for row in drawn(opened, size).rows for cell in row]
    at = next(at for at, (_, ink) in enumerate(cells) if ink.back is Tone.YOU)
    assert "".join(char for char, _ in cells[at : at + 4]).split()[0] == "A3"
    assert "Play Anger 3 You still lead, with 6. You: Anger 2→6" in counsel(opened)


@pytest.mark.rule("SF-42", "SF-46", "SF-47")
def test_cards_that_change_places_are_marked_where_they_go_and_come() -> None:
    opened = laid(hands=["thief eraser swap"], displays=["H1", "S2 U4"], ranking="AUSH")
    selected(opened, "1", "2", "2")
    assert seat_row(opened, "Ada")[-4:] == ["0→4", "·", "H1", "U4"]
    assert seat_row(opened, "Ben")[-3:] == ["·", "S2", "U4"]
    assert "Thief: take Surprise 4 from Ben" in counsel(opened)
    assert "You lead then, with 4. You: Surprise 0→4; Ben: Surprise 4→0" in counsel(opened)
    row = drawn(opened).rows[2]
    x = "".join(char for char, _ in row).index("U4")
    assert row[x][1]._replace(back=None) == SUNK._replace(underline=True)
    opened.press("left")
    selected(opened, "1", "2", "1")
    assert "Swap: Happiness 1 for Ben's Sadness 2" in counsel(opened)
    assert seat_row(opened, "Ada")[-2:] == ["H1", "S2"]
    assert seat_row(opened, "Ben")[-3:] == ["H1", "S2", "U4"]


@pytest.mark.rule("SF-45")
def test_the_ranking_is_shown_before_and_after() -> None:
    opened = laid(hands=["usurper"], displays=["H2", "S3", "U1", "A1 A1"], ranking="AUSH", seats=4)
    opened.press("1")
    assert "which suit goes to the top?" in counsel(opened)
    selected(opened, "3")
    rows = shown(opened).splitlines()[6:10]
    assert [row[29:33] for row in rows] == ["→ ▌S", "→ ▌A", "→ ▌U", "→ ▌H"]
    assert "Ben leads then, with 4. Ben: Sadness 3→4; Dee: Anger 4→2" in counsel(opened)


@pytest.mark.rule("SF-40", "SF-41", "SF-48")
@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("1", "Ada leads then, with 2."),
        ("2", "Stays: Newbie cards here count as printed."),
        ("3", "Chance decides the new ranking; the old one may come up again."),
    ],
)
def test_other_effects_are_foretold(key: str, said: str) -> None:
    opened = laid(hands=["mean pirate shake-up"], displays=["A1 H3", "S1 A1"], ranking="AUSH")
    selected(opened, key)
    assert said.replace("Ada leads", "You lead") in counsel(opened).replace("You still", "You")


@pytest.mark.rule("SF-40", "SF-41")
@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
def test_what_a_lasting_card_does_is_told_whole_in_the_smallest_window(glyphs: str) -> None:
    """With the most players, and more totals that change than a row holds."""
    displays = ["A1 H3", "S1 A2", "A3", "A4 H1", "A5 H2", "H4", "H5 S2", "U1"]
    state = table(seats=8, hands=["mean pirate"], displays=displays, ranking="AUSH")
    opened = sit(rules(8), state, glyphs=glyphs, names=LONG)
    selected(opened, "1")
    assert "Stays: Boss cards elsewhere lose their +1." in shown(opened)
    selected(opened, "2")
    assert "Stays: Newbie cards here count as printed." in shown(opened)


def test_only_one_row_of_digits_is_up_at_a_time() -> None:
    opened = laid(hands=["thief S1"], displays=["H1", "S2 U4"])
    assert shown(opened).splitlines()[-1].split() == ["1", "2"]
    opened.press("2")
    assert "1" not in shown(opened).splitlines()[-1]
    assert [row[1] for row in shown(opened).splitlines()[1:5]] == ["▸", "2", " ", " "]


@pytest.mark.rule("SF-19", "SF-43")
def test_a_stolen_card_is_remembered_by_the_two_who_saw_it() -> None:
    state = table(hands=["H1", "S1 pickpocket", "A1"], to_act=1)
    state.stolen = [Stolen(0, 1, cards("H1")[0])]
    victim = sit(rules(), state)
    selected(victim, "2", "1")
    assert "Ada's only card. Only the two of you see it." in counsel(victim)
    assert "Ada holds Happiness 1, taken from your hand." in counsel(victim)
    assert "Ada holds" not in counsel(_aimed(victim, "3"))
    victim.press(TOKENS)
    assert "Ada holds Happiness 1, taken from your hand." in counsel(victim)
    state.to_act = 0
    robber = sit(rules(), state)
    assert "known" in shown(robber)
    robber.press(TOKENS)
    assert "Ben knows of Happiness 1 in your hand." in counsel(robber)
    assert "You have no Reward token." in counsel(robber)


def _aimed(opened: SmileyFaceTable, key: str) -> SmileyFaceTable:
    selected(opened, key)
    return opened


@pytest.mark.rule("SF-15", "SF-22")
def test_passing_and_helping_say_what_comes_of_it() -> None:
    opened = laid(displays=["H1", "A5", "S2"], ranking="AUSH")
    selected(opened, PASS)
    assert "You do nothing more in this round. Ben still leads, with 6." in counsel(opened)
    opened.press(HELP)
    assert "If the one you help wins, you draw a Reward token." in counsel(opened)
    rows = [row[1] for row in shown(opened).splitlines()[1:5]]
    assert rows == ["▸", "2", "3", "4"]
    selected(opened, "3", "1")
    assert "If Cleo wins, you draw a Reward token." in counsel(opened)


@pytest.mark.rule("SF-21", "SF-22")
@pytest.mark.parametrize(
    ("displays", "helpers", "keys", "said"),
    [
        (["H1", "A5"], {}, (PASS,), "That ends the round: Ben takes 1 point."),
        (["A5", "A1"], {}, (PASS,), "That ends the round: you take 1 point."),
        (["A1", "A1"], {}, (PASS,), "That ends the round in a tie"),
        (["H1", "A5"], {}, (HELP, "2", "1"), "Ben takes 1 point. You draw a Reward token."),
        (["H1", "A5"], {}, (HELP, "3", "1"), "That ends the round: Ben takes 1 point."),
    ],
)
def test_the_last_to_pass_is_told_what_that_makes(
    displays: list[str], helpers: dict[int, int], keys: tuple[str, ...], said: str
) -> None:
    opened = laid(displays=displays, helpers=helpers, passed=[1, 2, 3], ranking="AUSH")
    assert "Everybody else has passed." in counsel(opened)
    selected(opened, *keys)
    assert said in counsel(opened)
    assert ("Reward token" in counsel(opened)) == ("Reward token" in said)


@pytest.mark.rule("SF-17")
@SIZES
def test_a_card_without_a_target_is_sunk_and_says_why(size: tuple[int, int]) -> None:
    opened = laid(hands=["H1 thief mean"])
    grid = drawn(opened, size)
    assert "no target" in grid.text()
    row = next(row for row in grid.rows if "Thief" in "".join(char for char, _ in row))
    text = "".join(char for char, _ in row)
    assert row[text.index("Thief")][1].fore is Tone.SUNK
    assert row[text.index("Mean")][1].fore is Tone.PURPLE
    opened.press("3")
    assert "finds no target: nobody else shows an Emotion card." in counsel(opened)
    assert "Take an Emotion card from an opponent's display" in counsel(opened)


@pytest.mark.rule("SF-40")
def test_a_mean_that_lies_there_is_told() -> None:
    one = laid(displays=["mean A1", "A2"], ranking="AUSH")
    assert "Mean: only Ada's Boss cards get +1." in counsel(one)
    two = laid(displays=["mean A1", "A2 mean"], ranking="AUSH")
    assert "Mean in 2 displays: no Boss card gets +1." in counsel(two)


@pytest.mark.rule("SF-16", "SF-17")
def test_targets_stand_beside_their_keys_and_only_legal_ones_are_bright() -> None:
    opened = laid(hands=["swap"], displays=["H1 H1 S3 mean", "U4", "pirate"])
    selected_before = opened.press("1")
    assert selected_before
    assert "Swap: give which card of yours? 1 H1 (2) 2 S3 3 Mean" in counsel(opened)
    grid = drawn(opened)
    offers = {
        hit.target[1]: grid.rows[hit.y][hit.x][1].fore
        for hit in grid.hits
        if hit.target[0] == "aim"
    }
    assert list(offers.values()) == [Tone.YOU, Tone.YOU, Tone.SUNK]
    opened.press("2")
    assert "Swap: S3 goes to whom?" in counsel(opened)
    assert [row[1] for row in shown(opened).splitlines()[1:5]] == ["▸", "2", " ", " "]
    opened.press("2")
    assert "Swap: S3 for which of Ben's cards?" in counsel(opened)
    opened.press("1")
    row = drawn(opened).rows[2]
    assert row[3][1]._replace(back=None) == TAG._replace(back=None)


@pytest.mark.rule("SF-19")
@SIZES
def test_dealing_anew_what_is_hidden_changes_nothing(size: tuple[int, int]) -> None:
    game, random = rules(6), Random(3)
    for state in random.sample(list(random_positions(game, 3))[:-1], 12):
        before = drawn(sit(game, state), size)
        twin = redeal(game, state, game.to_act(state), random)
        assert drawn(sit(game, twin), size).rows == before.rows


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
@pytest.mark.parametrize("size", [SMALL, LARGE, (100, 26), (200, 60)])
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_whole_matches_are_drawn(seats: int, size: tuple[int, int], glyphs: str) -> None:
    """Every row keeps its cells from the first card to the last, whatever is selected."""
    game, random = rules(seats), Random(seats)
    names = LONG if glyphs == "unicode" else NAMES
    positions = list(random_positions(game, seats))
    for state in (*random.sample(positions[:-1], 12), positions[-1]):
        opened = sit(game, state, glyphs=glyphs, names=names)
        for keys in ((), ("commit",), *_keys(random)):
            for key in keys:
                opened.press(key)
            text = drawn(opened, size).text()
            if glyphs == "ascii":
                assert text.isascii()
            wide = {char for char in text if wcwidth(char) != 1} - {"\n"}
            assert wide <= set("".join(names))
            for name in names[:seats]:
                assert name in text
            assert opened.title().where


def _keys(random: Random) -> list[tuple[str, ...]]:
    return [
        (random.choice("123"), random.choice(["down", "up", "2", "3"])),
        (random.choice([PASS, HELP]), random.choice(["down", "up", "2", "1"])),
        (random.choice([TOKENS, ROUND]),),
    ]


@pytest.mark.rule("SF-12")
@pytest.mark.parametrize(
    "display", ["H1 H2 H2 S3 U4 U5 A1 A1", "H1 S2 U3 A4 mean mean pirate pirate"]
)
def test_the_fullest_displays_are_readable_beside_the_longest_names(display: str) -> None:
    """A display holds what its owner's hand did, and a card that came with a Helping Hand."""
    game, state = rules(8), table(seats=8, displays=["", display, "S5"], hands=["storm"])
    won = scored().results[0]
    state.results = [won] * 4 + [won._replace(winner=2)] * 2
    state.rewards = [(), (1, 1), (0,), *[()] * 5]
    for key in ("right", "down"):
        opened = sit(game, state, names=LONG)
        opened.press(key)
        row = next(row for row in shown(opened).splitlines() if LONG[1] in row)
        cards = "".join(row.split()[-8:])
        for suit in "HSUA":
            values = "".join(name[1] for name in display.split() if name[0] == suit)
            assert f"{suit}{values}" in cards or all(
                f"{suit}{value}" in cards for value in values
            ), row
        if "mean" in display:
            assert cards.endswith(("MMPP", "MeanMeanPiratePirate"))
    full = shown(sit(game, state, names=LONG), LARGE)
    for name in display.split():
        assert f" {name.capitalize() if len(name) > 2 else name} " in full


@pytest.mark.parametrize("seats", [4, 8])
def test_each_card_has_a_look_of_its_own(seats: int) -> None:
    for names in ("H3 S3 U3 A3", " ".join(MISCHIEF[:5]), " ".join(MISCHIEF[5:])):
        opened = laid(seats=seats, hands=[names], displays=["H1", "S1"])
        for size in (SMALL, LARGE):
            for glyphs in ("unicode", "ascii"):
                state = table(seats=seats, hands=[names], displays=["H1", "S1"])
                text = shown(sit(rules(seats), state, glyphs=glyphs), size)
                for name in names.split():
                    assert (name.capitalize() if len(name) > 2 else name[0]) in text
        assert opened.title().turn == "Ada plays"


def test_a_long_name_is_broken_where_it_may_be() -> None:
    opened = laid(hands=["pickpocket H1 H2 H3 H3 H4 H5"], displays=["", "S1"])
    assert "Pick-" in shown(opened)
    assert "pocket" in shown(opened)


@pytest.mark.parametrize(("size", "name"), [(SMALL, "80x20"), (LARGE, "82x36")])
def test_the_drawings_are_as_they_were(size: tuple[int, int], name: str) -> None:
    state = table(
        seats=8,
        hands=["H5 A2 thief usurper storm", "S1 S2", "U1", "A1 A1", "H1", "S4", "S5", ""],
        displays=[
            *("H2 H3", "S3 S3 U2", "A4 A5 mean", "U3 U4 A3", "", "H4 S5 pirate", "A2", "U5 U5 H1")
        ],
        ranking="AUSH",
        passed=[4, 7],
        helpers={2: 4},
        round_number=4,
    )
    won = scored().results[0]
    state.results = [won, won._replace(winner=0, helper=1), won._replace(winner=None, helper=None)]
    state.rewards = [(), (2,), (), (1,), *[()] * 4]
    opened = sit(rules(8), state)
    selected(opened, "3", "3", "2")
    agree(f"smileyface_8_{name}", shown(opened, size))
    agree(f"smileyface_round_{name}", shown(cleaning_up("H1 thief storm"), size))
