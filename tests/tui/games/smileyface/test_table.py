"""What everybody sees at the table of SmileyFace, and what only whoever lifts a hand does."""

from __future__ import annotations

from random import Random

import pytest

from smilegames.core.record import Policy
from smilegames.games.smileyface.cards import MISCHIEF
from smilegames.games.smileyface.state import Stolen
from smilegames.tui.drawing.ink import SUNK, TAG, Tone
from smilegames.tui.games.smileyface.counsel import Counsel
from smilegames.tui.games.smileyface.displays import Displays
from smilegames.tui.games.smileyface.ranking import Ranking
from smilegames.tui.table.phase import Phase
from smilegames.tui.widgets.hand import Hand
from tests.games.smileyface.table import cards, random_positions, rules, table
from tests.hooks.smileyface import redeal
from tests.tui.games.smileyface.face_table import (
    LARGE,
    LONG,
    MIDDLE,
    SMALL,
    counsel_of,
    line_of,
    scored,
    screen_of,
    sitting,
)

SIZES = pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])


@pytest.mark.rule("SF-14", "SF-15", "SF-19", "SF-20")
async def test_a_line_says_all_that_is_public_of_a_seat() -> None:
    state = table(
        hands=["A1 A2", "S1", "", "U1"],
        displays=["H1 H3", "A5", "S2 U4 mean", ""],
        ranking="AUSH",
        passed=[2, 3],
        helpers={1: 3},
    )
    async with sitting(state) as person:
        heads = person.shown.split("\n")[1].split()
        assert heads == ["hand", "won", "H", "0", "S", "U", "A+1", "on", "display"]
        assert line_of(person, "Ada ") == ["▸", "Ada", "2", "0", "·", "·", "·", "H1", "H3"]
        assert line_of(person, "Ben ") == ["Ben", "★", "1", "·", "·", "·", "5", "A5"]
        assert line_of(person, "Cleo") == [
            *("Cleo", "0", "passed", "·", "2", "4", "·", "S2", "U4", "Mean")
        ]
        assert line_of(person, "Dee") == ["Dee", "1", "helps", "Ben", "·", "·", "·", "·"]


@pytest.mark.rule("SF-21")
async def test_those_who_tie_are_marked_and_told() -> None:
    async with sitting(table(hands=["H1"], displays=["A5", "A5"], ranking="HAUS")) as person:
        assert [line_of(person, name)[at] for name, at in (("Ada", 2), ("Ben", 1))] == ["=", "="]
        await person.press("space")
        assert "Ada and Ben tie at 5: nobody would win." in counsel_of(person)
    async with sitting(table(hands=["H1"])) as person:
        assert "★" not in person.shown
        await person.press("space")
        assert "Nobody scores anything yet." in counsel_of(person)


@pytest.mark.rule("SF-04", "SF-22")
async def test_round_cards_and_tokens_won_are_counted() -> None:
    state = scored()
    one = state.results[0]
    state.results = [one, one, one._replace(winner=2), one, one, one]
    state.rewards = [(1, 2), (0,), (), ()]
    async with sitting(state) as person:
        assert line_of(person, "Ben")[2:4] == ["10", "■5◆1"]
        assert line_of(person, "Cleo")[2:4] == ["2", "■"]
        assert line_of(person, "Ada")[3:5] == ["0", "◆◆"]


@pytest.mark.rule("SF-04")
async def test_the_title_says_what_the_round_is_for() -> None:
    async with sitting(table(hands=["H1"], round_number=6)) as person:
        assert "round 6 of 7, 3 points   Ada plays" in person.shown.split("\n")[0]


@pytest.mark.rule("SF-05")
async def test_the_ranking_names_boss_and_newbie() -> None:
    async with sitting(table(hands=["H1"], ranking="UAHS")) as person:
        rows = person.app.screen.query_one(Ranking).grid.text().split("\n")
        rows = [row for row in rows if row]
        assert [row.split()[-3] for row in rows] == ["▌U", "▌A", "▌H", "▌S"]
        assert rows[0] == "   Boss +1  ▌U °o° Surprise"
        assert rows[3] == "   Newbie 0 ▌S ╥_╥ Sadness"


@pytest.mark.rule("SF-12", "SF-20")
@SIZES
async def test_a_card_is_shown_as_if_it_lay_there(size: tuple[int, int]) -> None:
    state = table(hands=["A3"], displays=["A1", "H2"], ranking="AUSH")
    async with sitting(state, size=size) as person:
        await person.press("space", "1")
        displays = person.app.screen.query_one(Displays).grid
        assert "2→6" in displays.text()
        thought = [cell for row in displays.rows for cell in row if Tone.YOU in cell[1]]
        assert len(thought) > 3
        told = "Play Anger 3 You still lead, with 6. You: Anger 2→6"
        assert told in counsel_of(person)


@pytest.mark.rule("SF-12")
async def test_what_a_move_did_lies_there_for_the_next_player_covered_and_lifted() -> None:
    state = table(hands=["A3", "H1"], displays=["A1", "H2"], ranking="AUSH")
    async with sitting(state) as person:
        await person.press("space", "1", "enter")
        assert screen_of(person).course.phase is Phase.COVERED
        assert "Ada plays Anger 3 and still leads, with 6." in person.shown
        assert line_of(person, "Ada")[-3:] == ["2→6", "A1", "+A3"]
        assert "Ben" in person.app.screen.query_one(Hand).grid.text()
        await person.press("space")
        assert line_of(person, "Ada")[-3:] == ["2→6", "A1", "+A3"]
        assert "Ada plays Anger 3" not in counsel_of(person), "the line below says it"
        await person.press("1")
        assert line_of(person, "Ada")[-3:] == ["6", "A1", "A3"]


@pytest.mark.rule("SF-42", "SF-46", "SF-47")
async def test_cards_that_change_places_are_marked_where_they_go_and_come() -> None:
    state = table(
        hands=["thief eraser swap", "U1"], displays=["H1", "S2 U4"], ranking="AUSH", seats=4
    )
    async with sitting(state) as person:
        await person.press("space", "1", "2")
        assert line_of(person, "Ada")[-4:] == ["0→4", "·", "H1", "+U4"]
        assert line_of(person, "Ben")[-3:] == ["·", "S2", "×U4"]
        said = counsel_of(person)
        assert "Thief: take Surprise 4 from Ben" in said
        assert "You lead then, with 4. You: Surprise 0→4; Ben: Surprise 4→0" in said
        await person.press("enter")
        shown = person.words
        assert "Thief: Ada takes Surprise 4 from Ben's display. Ada leads with 4." in shown
        assert line_of(person, "Ada")[-2:] == ["H1", "+U4"]
        await person.press("space")
        said = counsel_of(person)
        assert "• Ben's best total: 4 → 2." in said


@pytest.mark.rule("SF-13")
async def test_the_recap_tells_what_a_mischief_card_did_and_not_that_it_was_played() -> None:
    hands, displays = ["eraser", "mean", "pirate pirate"], ["", "S3"]
    state = table(hands=hands, displays=displays, ranking="AUSH", to_act=2, passed=[3])
    async with sitting(state) as person:
        for _ in ("Cleo", "Ada", "Ben"):
            await person.press("space", "1", "enter")
        await person.press("space")
        said = counsel_of(person)
        assert "• Sadness 3 is gone from Ben's display." in said
        assert "Ada plays Eraser." not in said


@pytest.mark.rule("SF-44", "SF-45")
async def test_the_ranking_is_shown_before_and_after() -> None:
    displays = ["H2", "S3", "U1", "A1 A1"]
    state = table(hands=["usurper", "H1"], displays=displays, ranking="AUSH")
    async with sitting(state) as person:
        await person.press("space", "1")
        assert "which suit goes to the top?" in counsel_of(person)
        await person.press("3")
        chart = person.app.screen.query_one(Ranking).grid.text()
        rows = [row for row in chart.split("\n") if "→" in row]
        assert [row.split()[-2:] for row in rows] == [["→", f"▌{suit}"] for suit in "SAUH"]
        assert "Ben leads then, with 4. Ben: Sadness 3→4; Dee: Anger 4→2" in counsel_of(person)
        await person.press("enter")
        assert "Ada's Usurper: Sadness takes the top" in person.words
        chart = person.app.screen.query_one(Ranking).grid.text()
        rows = [row for row in chart.split("\n") if "was" in row]
        assert [row.split()[-2:] for row in rows] == [["was", f"▌{suit}"] for suit in "AUSH"]


@pytest.mark.rule("SF-40", "SF-41", "SF-44")
@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("1", "You lead then, with 2. Stays: Boss cards elsewhere lose their +1."),
        ("2", "Stays: Newbie cards here count as printed."),
        ("3", "Chance decides the new ranking; the old one may come up again."),
    ],
)
async def test_other_effects_are_foretold(key: str, said: str) -> None:
    state = table(hands=["mean pirate shake-up"], displays=["A1 H3", "S1 A1"], ranking="AUSH")
    async with sitting(state) as person:
        await person.press("space", key)
        assert said in counsel_of(person)


@pytest.mark.rule("SF-48")
async def test_a_storm_marks_what_everybody_loses() -> None:
    state = table(hands=["storm", "H1"], displays=["S1 S2", "S3", "U1"], ranking="AUSH")
    async with sitting(state) as person:
        await person.press("space", "1", "3", "enter")
        assert "Ada's Storm over Sadness: 2 cards are gone." in person.words
        assert line_of(person, "Ada")[-2:] == ["×S1", "S2"]
        assert line_of(person, "Ben")[-1] == "×S3"


@pytest.mark.rule("SF-40", "SF-41")
@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
async def test_what_a_lasting_card_does_is_told_whole_in_the_smallest_window(glyphs: str) -> None:
    """With the most players, and more totals that change than a row holds."""
    displays = ["A1 H3", "S1 A2", "A3", "A4 H1", "A5 H2", "H4", "H5 S2", "U1"]
    state = table(seats=8, hands=["mean pirate"], displays=displays, ranking="AUSH")
    async with sitting(state, names=LONG, glyphs=glyphs) as person:
        await person.press("space", "1")
        assert "Stays: Boss cards elsewhere lose their +1." in person.words
        await person.press("2")
        assert "Stays: Newbie cards here count as printed." in person.words


@pytest.mark.rule("SF-17")
async def test_the_mouse_chooses_on_the_hand_the_displays_and_beside_the_ranking() -> None:
    state = table(hands=["thief usurper"], displays=["H1", "S2 U4", "A1"], ranking="HSUA")
    async with sitting(state, size=MIDDLE) as person:
        await person.click("Space lifts")
        await person.click("Thief")
        await person.click("Ben")
        await person.click("2 U4")
        assert "Thief: take Surprise 4 from Ben" in counsel_of(person)
        await person.press("escape", "escape", "escape")
        await person.click("Usurper")
        await person.click("°o° Surprise")
        assert "Usurper: Surprise to the top" in counsel_of(person)


async def test_escape_is_offered_once_and_last() -> None:
    state = table(hands=["thief S1"], displays=["H1", "S2 U4", "A1"])
    async with sitting(state) as person:
        await person.press("space")
        assert person.footer.endswith("Esc pause")
        await person.press("1")
        assert person.footer.endswith("Esc back")
        assert person.footer.count("Esc") == 1


async def test_only_one_row_of_digits_is_up_at_a_time() -> None:
    state = table(hands=["thief S1"], displays=["H1", "S2 U4", "A1"])
    async with sitting(state) as person:
        await person.press("space")
        hand = person.app.screen.query_one(Hand).grid
        assert hand.text().split("\n")[-1].split() == ["1", "2"]
        await person.press("2")
        hand = person.app.screen.query_one(Hand).grid
        assert hand.text().split("\n")[-1].split() == ["‹2›"]
        keys = [row[1] for row in person.shown.split("\n")[2:6]]
        assert keys == ["▸", "2", "3", " "]


@pytest.mark.rule("SF-19", "SF-43")
async def test_what_a_pickpocket_stole_is_told_the_thief_before_the_cover() -> None:
    state = table(hands=["S1 pickpocket", "A1", "U1"], displays=["", "H1"])
    async with sitting(state) as person:
        await person.press("space", "2", "2")
        assert "Ben's only card. Only the two of you see it." in counsel_of(person)
        await person.press("enter")
        assert screen_of(person).course.phase is Phase.TOLD
        assert "Only Ada looks Ada picks Anger 1 from Ben's hand." in counsel_of(person)
        assert "known" in person.app.screen.query_one(Hand).grid.text()
        assert "Pickpocket: Ada picks a card from Ben's hand." in person.shown
        await person.press("enter")
        assert screen_of(person).course.phase is Phase.COVERED
        assert "Anger 1" not in person.shown
        assert "known" not in person.shown


@pytest.mark.rule("SF-19", "SF-43")
async def test_a_stolen_card_is_remembered_by_the_two_who_saw_it() -> None:
    state = table(hands=["H1", "S1 pickpocket", "A1"], to_act=1)
    state.stolen = [Stolen(0, 1, cards("H1")[0])]
    async with sitting(state) as person:
        await person.press("space", "2", "1")
        said = counsel_of(person)
        assert "Ada's only card. Only the two of you see it." in said
        assert "Ada holds Happiness 1, taken from your hand." in said
        await person.press("3")
        assert "Ada holds" not in counsel_of(person)
        await person.press("t")
        assert "Ada holds Happiness 1, taken from your hand." in counsel_of(person)
    state.to_act = 0
    async with sitting(state) as person:
        await person.press("space")
        assert "known" in person.shown
        await person.press("t")
        assert "Ben knows of Happiness 1 in your hand." in counsel_of(person)
        assert "You have no Reward token." in counsel_of(person)


@pytest.mark.rule("SF-22")
async def test_tokens_come_up_by_their_key_and_name_who_looks() -> None:
    state = table(hands=["H1"])
    state.rewards[0] = (2, 0)
    async with sitting(state) as person:
        await person.press("t")
        assert "Reward tokens" not in person.shown
        await person.press("space", "t")
        assert "Only Ada looks Reward tokens 2, 0: 2 points." in counsel_of(person)
        await person.press("enter")
        assert "Only Ada looks" not in person.shown
        assert person.decided == []


@pytest.mark.rule("SF-15", "SF-22")
async def test_passing_and_helping_say_what_comes_of_it() -> None:
    state = table(hands=["H2"], displays=["H1 H3", "A5", "S2"], ranking="AUSH")
    async with sitting(state) as person:
        await person.press("space", "x")
        assert "You do nothing more in this round. Ben still leads, with 6." in counsel_of(person)
        await person.press("h")
        assert "If the one you help wins, you draw a Reward token." in counsel_of(person)
        assert [row[1] for row in person.shown.split("\n")[2:6]] == ["▸", "2", "3", "4"]
        await person.press("3", "1")
        assert "If Cleo wins, you draw a Reward token." in counsel_of(person)
        await person.press("enter")
        assert "Ada passes and lends Cleo a Helping Hand, with Happiness 1." in person.words


@pytest.mark.rule("SF-14")
async def test_whoever_is_left_alone_goes_on_without_a_cover() -> None:
    state = table(hands=["H1 H2 H3", "A1"], displays=["", "A5"], passed=[2, 3])
    async with sitting(state) as person:
        await person.press("space", "1", "enter", "space", "x", "enter")
        assert "Ben passes. Only Ada is still in." in person.words
        await person.press("space", "1", "enter")
        assert screen_of(person).course.phase is Phase.LIFTED
        assert "Everybody else has passed." in counsel_of(person)


@pytest.mark.rule("SF-21", "SF-22")
@pytest.mark.parametrize(
    ("displays", "keys", "said"),
    [
        (["H1", "A5"], "x", "That ends the round: Ben takes 1 point."),
        (["A5", "A1"], "x", "That ends the round: you take 1 point."),
        (["A1", "A1"], "x", "That ends the round in a tie"),
        (["H1", "A5"], "h 2", "Ben takes 1 point. You draw a Reward token."),
        (["H1", "A5"], "h 3", "That ends the round: Ben takes 1 point."),
    ],
)
async def test_the_last_to_pass_is_told_what_that_makes(
    displays: list[str], keys: str, said: str
) -> None:
    state = table(hands=["U1"], displays=displays, passed=[1, 2, 3], ranking="AUSH")
    async with sitting(state) as person:
        await person.press("space")
        assert "Everybody else has passed." in counsel_of(person)
        await person.press(*keys.split())
        assert said in counsel_of(person)
        assert ("Reward token" in counsel_of(person)) == ("Reward token" in said)


@pytest.mark.rule("SF-17")
@SIZES
async def test_a_card_without_a_target_is_sunk_and_says_why(size: tuple[int, int]) -> None:
    async with sitting(table(hands=["H1 thief mean"]), size=size) as person:
        await person.press("space")
        grid = person.app.screen.query_one(Hand).grid
        assert "no target" in grid.text()
        row = next(row for row in grid.rows if "Thief" in "".join(char for char, _ in row))
        text = "".join(char for char, _ in row)
        assert row[text.index("Thief")][1].fore is Tone.SUNK
        await person.press("3")
        said = counsel_of(person)
        assert "finds no target: nobody else shows an Emotion card." in said
        assert "finds no target" in person.shown.split("\n")[-3]


@pytest.mark.rule("SF-40")
@pytest.mark.parametrize(
    ("displays", "said"),
    [
        (["mean A1", "A2"], "Mean: only Ada's Boss cards get +1."),
        (["mean A1", "A2 mean"], "Mean in 2 displays: no Boss card gets +1."),
    ],
)
async def test_a_mean_that_lies_there_is_told(displays: list[str], said: str) -> None:
    async with sitting(table(hands=["H1"], displays=displays, ranking="AUSH")) as person:
        await person.press("space")
        assert said in counsel_of(person)


@pytest.mark.rule("SF-16", "SF-17")
async def test_targets_stand_beside_their_keys_and_only_legal_ones_are_bright() -> None:
    state = table(hands=["swap"], displays=["H1 H1 S3 mean", "U4 A1", "pirate", "A2"])
    async with sitting(state) as person:
        await person.press("space", "1")
        assert "Swap: give which card of yours? 1 H1 (2) 2 S3 3 Mean" in counsel_of(person)
        grid = person.app.screen.query_one(Counsel).grid
        inks = [grid.rows[hit.y][hit.x][1].fore for hit in grid.hits]
        assert inks == [Tone.YOU, Tone.YOU, Tone.SUNK]
        await person.press("2")
        assert "Swap: S3 goes to whom?" in counsel_of(person)
        assert [row[1] for row in person.shown.split("\n")[2:6]] == ["▸", "2", " ", "4"]
        assert person.grid.rows[4][3][1].fore is SUNK.fore
        await person.press("2")
        assert "Swap: S3 for which of Ben's cards?" in counsel_of(person)
        assert person.grid.rows[3][3][1]._replace(back=None) == TAG._replace(back=None)
        await person.press("?", "escape", "space", "1")
        assert "Swap: Sadness 3 for Ben's Surprise 4" in counsel_of(person)


@pytest.mark.rule("SF-19")
@SIZES
async def test_dealing_anew_what_is_hidden_changes_nothing(size: tuple[int, int]) -> None:
    game, random = rules(6), Random(3)
    positions = [state.copy() for state in random_positions(game, 3)][:-1]
    for state in random.sample(positions, 3):
        twin = redeal(game, state, game.to_act(state), random)
        shown = []
        for each in (state, twin):
            async with sitting(each, size=size) as person:
                covered = person.grid.rows
                await person.press("space")
                shown.append((covered, person.grid.rows))
        assert shown[0] == shown[1]


@pytest.mark.rule("SF-19")
async def test_no_hand_lies_open_on_the_covered_table() -> None:
    async with sitting(table(hands=["H1 H2 thief"])) as person:
        assert "Thief" not in person.shown
        await person.press("1", "t", "x")
        assert screen_of(person).chooser.selected is None
        assert "Thief" not in person.shown


async def test_friends_who_do_not_mind_see_their_hand_at_once() -> None:
    state = table(hands=["H1", "S1"])
    async with sitting(state, policy=Policy.OPEN, motion="off") as person:
        await person.press("1", "enter")
        assert screen_of(person).course.phase is Phase.LIFTED
        assert "Ben, what do you do?" in person.shown
        assert "Ada → Ben" in person.shown
        assert line_of(person, "Ada")[-1] == "+H1"


@pytest.mark.parametrize("seats", [4, 8])
@SIZES
async def test_each_card_has_a_look_of_its_own(seats: int, size: tuple[int, int]) -> None:
    for names in (" ".join(MISCHIEF[:5]), f"H3 {' '.join(MISCHIEF[5:])}"):
        state = table(seats=seats, hands=[names], displays=["H1", "S1"])
        async with sitting(state, size=size) as person:
            await person.press("space")
            hand = person.app.screen.query_one(Hand).grid.text()
            for name in names.split():
                assert (name.capitalize() if len(name) > 2 else "▌H") in hand


@pytest.mark.rule("SF-12")
@pytest.mark.parametrize(
    "display", ["H1 H2 H2 S3 U4 U5 A1 A1", "H1 S2 U3 A4 mean mean pirate pirate"]
)
async def test_the_fullest_displays_are_readable_beside_the_longest_names(display: str) -> None:
    """A display holds what its owner's hand did, and a card that came with a Helping Hand."""
    state = table(seats=8, displays=["", display, "S5"], hands=["storm"])
    won = scored().results[0]
    state.results = [won] * 4 + [won._replace(winner=2)] * 2
    state.rewards = [(), (1, 1), (0,), *[()] * 5]
    async with sitting(state, names=LONG) as person:
        row = next(row for row in person.shown.split("\n") if LONG[1] in row)
        shown = "".join(row.split()[-8:])
        for suit in "HSUA":
            values = [name[1] for name in display.split() if name[0] == suit]
            grouped = f"{suit}{''.join(values)}" in shown
            assert grouped or all(f"{suit}{value}" in shown for value in values), row
        if "mean" in display:
            assert shown.endswith(("MMPP", "MeanMeanPiratePirate"))
