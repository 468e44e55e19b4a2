"""The end: who won, how each score came about, the course of it, and what next."""

from __future__ import annotations

import re
from random import Random

import pytest

from smilegames.core.game import Game
from smilegames.core.record import Policy
from smilegames.games.registry import games
from smilegames.store import record_file
from smilegames.store.config import SetUp
from smilegames.store.sitting import Sitting
from smilegames.text.game_text import Speaker
from smilegames.text.words import Words
from smilegames.tui.screens.result import ResultScreen
from smilegames.tui.screens.rooms import ending_of
from tests.tui import coin_text
from tests.tui.evening import NAMES, Evening, evening, seated

SIZES = pytest.mark.parametrize("size", [(80, 23), (110, 34), (150, 45)], ids=str)
each_game = pytest.mark.parametrize("game", sorted(games()))


def played_out(game: str, *, seats: int = 0, seed: int = 3, **options: object) -> Sitting:
    """Play a match at random to its end."""
    names = (*NAMES, "Fritz", "Gerda", "Hugo")[: seats or games()[game].min_seats]
    table = seated(game, names=names, seed=seed, **options)
    match, random = table.match, Random(seed)
    while match.to_act is not None:
        match.submit(match.to_act, random.choice(match.choices(match.to_act)), match.version)
    table.close()
    return table


async def look_at(person: Evening, table: Sitting) -> None:
    """Open the result of a match."""
    game = games()[table.header.game]
    await person.app.push_screen(ResultScreen(person.app.desk, table, game))
    await person.settle()


@pytest.fixture
def coins(hands: Game) -> Sitting:
    return seated("coin", policy=Policy.OPEN, rounds=1)


async def end(person: Evening) -> None:
    for _ in range(3):
        await person.press("x", "enter")
    assert person.screen == "result"


# What it says


@each_game
@SIZES
async def test_the_cards_that_scored_are_whole(game: str, size: tuple[int, int]) -> None:
    """Their lower edges have a word in the middle at the most, never a value at the end."""
    table = played_out(game, seats=games()[game].max_seats, seed=1)
    async with evening(size=size) as person:
        await look_at(person, table)
        edges = re.findall(r"╰([^╯]*)╯", person.shown)
        assert [edge for edge in edges if edge[-1].isalnum()] == []


@each_game
@SIZES
async def test_every_side_and_how_its_score_came_about(game: str, size: tuple[int, int]) -> None:
    table = played_out(game, seats=games()[game].max_seats)
    outcome = table.match.outcome
    assert outcome is not None
    speaker = Speaker(Words(), table.header.names, table.match.rules)
    async with evening(size=size) as person:
        await look_at(person, table)
        order = sorted(range(len(outcome.scores)), key=outcome.places.__getitem__)
        for seat in order:
            name, points = table.header.names[seat], outcome.scores[seat]
            assert f"{name}: {points} point" in person.words
            for line in outcome.lines[seat]:
                assert line.points == 0 or f"{line.points:+d}" in person.words
            await person.press("down")
        assert speaker.all(outcome.winners).split()[0].upper() in person.words.upper()


@each_game
def test_the_course_ends_at_the_score(game: str) -> None:
    for seed in range(4):
        table = played_out(game, seed=seed)
        match, outcome, ending = table.match, table.match.outcome, ending_of(game)
        assert outcome is not None
        assert ending is not None
        speaker = Speaker(Words(), table.header.names, match.rules)
        sides = games()[game].sides(len(table.header.names), table.header.options)
        courses = [ending.course(speaker, match, side) for side in sides]
        assert [course[-1] for course in courses] == [outcome.scores[side[0]] for side in sides]
        assert len({len(course) for course in courses}) == 1


@each_game
async def test_what_the_pictures_show_is_said(game: str) -> None:
    async with evening() as person:
        await look_at(person, played_out(game))
        assert "points over time" in person.shown


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
async def test_long_names_stand_in_a_line_with_what_they_did(glyphs: str) -> None:
    async with evening(glyphs=glyphs) as person:
        await look_at(person, played_out("smile_money", seats=4, pairs=True))
        rows = person.shown.split("\n")
        at = next(y for y, row in enumerate(rows) if row.rstrip().endswith(" win."))
        assert rows[at].partition("win.")[0].strip()


async def test_partners_are_one_side() -> None:
    async with evening() as person:
        await look_at(person, played_out("smile_money", seats=4, pairs=True))
        sides = [line for line in person.shown.split("\n") if " & " in line]
        assert any("Ada & Cleo" in line for line in sides)
        assert any("Ben & Dora" in line for line in sides)
        ranking = [line.split() for line in person.shown.split("\n") if "points" in line]
        assert not any(words[:2] == ["2", "Ada"] for words in ranking)


def tied(game: str) -> Sitting:
    """Find a match in which a tie-break parted two who are level."""
    for seed in range(60):
        table = played_out(game, seed=seed)
        outcome = table.match.outcome
        assert outcome is not None
        pairs = set(zip(outcome.scores, outcome.places, strict=True))
        if len(pairs) > len(set(outcome.scores)):
            return table
    raise AssertionError("no tie")


@pytest.mark.rule("SM-31", "SF-30", "GR-30")
@pytest.mark.parametrize(
    ("game", "numbers"),
    [("smile", "clear bead"), ("smileyface", "Round card"), ("gracias", "in the best session")],
)
async def test_what_parted_a_tie_is_told_with_its_numbers(game: str, numbers: str) -> None:
    async with evening() as person:
        await look_at(person, tied(game))
        told = person.words.partition("Level at ")[2].partition(".")[0]
        assert " with " in told
        assert numbers in told or "the card of round" in told


async def test_a_shared_win(coins: Sitting) -> None:
    async with evening(coins) as person:
        person.match._state.held[:] = [5, 2, 5]
        await end(person)
        assert "share the win." in person.words
        lettering = set("╭╮╰╯─│┬┴├┤╷╵┌└")
        said = " ".join(word for word in person.words.split() if not lettering & set(word))
        assert "The same coin: a shared win." in said
        assert person.words.count("1 Ada") == person.words.count("1 Cleo") == 1
        assert "3 Ben" in person.words


async def test_winners_and_reasons_are_told_to_the_last_word(
    hands: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many they are, and however many tie-breaks it took."""
    names = tuple(f"{name:x<12}" for name in (*NAMES[:3], "Zoe"))
    reason = "Level on points, on coins and on whatever else there was; the eldest coin decided."
    monkeypatch.setitem(coin_text.DECIDED, "shared", " ".join([reason] * 3))
    async with evening(seated("coin", names=names, policy=Policy.OPEN, rounds=1)) as person:
        person.match._state.held[:] = [5, 5, 5, 5]
        await person.press("x", "enter")
        await end(person)
        assert person.words.count("the eldest coin decided.") == 3
        for name in names:
            assert f"1 {name}" in person.words


# What one does there


async def test_the_log_is_open_to_everybody(coins: Sitting) -> None:
    async with evening(coins) as person:
        await end(person)
        await person.press("l")
        assert "Cleo keeps the coin." in person.shown
        assert "scroll" in person.footer
        await person.press("escape")
        assert "wins." in person.shown
        assert person.screen == "result"


async def test_a_long_log_scrolls_between_its_ends() -> None:
    async with evening() as person:
        await look_at(person, played_out("smile"))
        await person.press("l")
        last = person.shown
        await person.press("down", "pagedown")
        assert person.shown == last
        await person.press(*["pageup"] * 40)
        first = person.shown
        assert "Auction 1:" in first
        await person.press("end")
        assert person.shown == last


async def test_sides_are_chosen_by_arrow_by_digit_and_by_mouse(coins: Sitting) -> None:
    async with evening(coins) as person:
        await end(person)
        seen = [person.words]
        for keys in (["down"], ["3"], ["up", "up"]):
            await person.press(*keys)
            seen.append(person.words)
        assert len(set(seen)) == 3
        assert seen[3] == seen[0]
        await person.click(" 3 ")
        assert person.words == seen[2]


async def test_a_long_reckoning_scrolls(coins: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coin_text, "score_line", lambda *_: "a coin " + "and another " * 60)
    async with evening(coins) as person:
        await end(person)
        assert "← → scroll" in person.footer
        top = person.shown
        await person.press("right", "pagedown")
        assert person.shown != top
        await person.press("left", "pageup", "left")
        assert person.shown == top


async def test_again_the_next_player_to_the_left_starts(coins: Sitting) -> None:
    async with evening(coins) as person:
        await end(person)
        await person.press("a")
        assert person.screen == "coin"
        assert person.sitting is not coins
        header = person.sitting.header
        assert header.first == 1
        assert header.names == NAMES[:3]
        assert header.options == coins.header.options
        assert header.policy is Policy.OPEN
        assert "Ben decides" in person.shown
        await end(person)
        await person.press("a")
        assert "Cleo decides" in person.shown


async def test_again_goes_through_the_cover(hands: Game) -> None:
    async with evening(seated("coin", rounds=1)) as person:
        for _ in range(3):
            await person.press("space", "x", "enter")
        await person.press("a")
        assert person.cover == "Ben"


async def test_again_that_can_not_be_kept_asks_first(coins: Sitting) -> None:
    async with evening(coins) as person:
        await end(person)
        with pytest.MonkeyPatch.context() as disk:
            disk.setattr(record_file.os, "write", _no_space)
            await person.press("a")
            assert "no space is left on the disk" in person.words
            await person.press("escape")
            assert person.screen == "result"
        await person.press("a")
        assert person.screen == "coin"


def _no_space(*_: object) -> int:
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize("key", ["escape", "q", "ctrl+c"])
async def test_leaving_for_the_shelf(hands: Game, key: str) -> None:
    found = {"coin": SetUp(NAMES[:3], {"rounds": 1}, "open")}
    async with evening(games=found) as person:
        await person.press("enter", "enter")
        await end(person)
        assert "Esc home" in person.footer
        await person.press(key)
        assert person.screen == "shelf"
        assert "you leave waits here." in person.words


async def test_leaving_the_program(coins: Sitting) -> None:
    async with evening(coins) as person:
        await end(person)
        assert "leave" in person.footer
        await person.press("escape")
        assert person.app.return_value == 0
        assert person.app.at_table.kept is None


async def test_the_mouse(coins: Sitting) -> None:
    async with evening(coins, size=(110, 34)) as person:
        await end(person)
        await person.click("l log")
        assert "What happened" in person.shown
        await person.click("l close")
        await person.click("a play again")
        assert person.screen == "coin"
