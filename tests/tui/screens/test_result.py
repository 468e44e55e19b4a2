"""The end: who won, how each score came about, and what next."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from smilegames.core.game import Game
from smilegames.core.record import Policy
from smilegames.games import registry
from smilegames.store import record_file
from smilegames.store.config import SetUp
from smilegames.store.sitting import Sitting
from tests.tui import coin_text
from tests.tui.evening import NAMES, Evening, evening, seated


def played_out(seats: int = 5, seed: int = 3) -> Sitting:
    """Play Smile at random up to its last decision."""
    table = seated(names=NAMES[:seats], seed=seed)
    match, random = table.match, Random(seed)
    while match.to_act is not None:
        last = match.view(None)
        if last.auction == last.auctions and len(last.row) == 2:
            takes = [action for action in match.choices(match.to_act) if action.verb == "take"]
            if takes:
                return table
        match.submit(match.to_act, random.choice(match.choices(match.to_act)), match.version)
    raise AssertionError("over")


async def finish(person: Evening) -> None:
    row = person.match.view(None)
    card = next(card for card, beads in zip(row.row, row.row_beads, strict=True) if beads)
    await person.press(str(row.row.index(card) + 1), "enter")
    assert person.screen == "result"


def order_of(person: Evening) -> list[int]:
    outcome = person.app.screen._outcome  # type: ignore[attr-defined]
    return sorted(range(len(outcome.places)), key=outcome.places.__getitem__)


@pytest.fixture
def coins(hands: Game) -> Sitting:
    return seated("coin", policy=Policy.OPEN, rounds=1)


async def end(person: Evening) -> None:
    for _ in range(3):
        await person.press("x", "enter")
    assert person.screen == "result"


@pytest.mark.parametrize("seats", [3, 5])
async def test_the_ranking_and_how_it_came_about(seats: int) -> None:
    async with evening(played_out(seats)) as person:
        match = person.match
        await finish(person)
        outcome = match.outcome
        assert outcome is not None
        assert "Smile: the end" in person.shown
        assert "The tenth auction is over." in person.shown
        for seat in range(seats):
            line = next(
                line for line in person.shown.split("\n") if line[8:].startswith(NAMES[seat])
            )
            assert line.split()[0] == str(outcome.places[seat])
            points = outcome.scores[seat]
            assert f"{points} point" in line
            for part in outcome.lines[seat]:
                assert f"{part.points:+d}" in person.words or not part.points
        winners = [NAMES[seat] for seat in outcome.winners]
        assert winners[0] in person.shown.split("\n")[2]


async def test_a_shared_win(hands: Game) -> None:
    async with evening(seated("coin", policy=Policy.OPEN, rounds=1)) as person:
        person.match._state.held[:] = [5, 2, 5]
        await end(person)
        assert "Ada and Cleo share the win" in person.shown
        assert "The same coin: a shared win." in person.shown
        assert person.words.count("1 Ada") == person.words.count("1 Cleo") == 1
        assert "3 Ben" in person.words


async def test_winners_and_reasons_are_told_to_the_last_word(
    hands: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many they are, and however many tie-breaks it took."""
    names = tuple(f"{name:x<12}" for name in (*NAMES[:3], "Zoe"))
    reason = "Level on points, on coins and on whatever else there was; the eldest coin decided."
    monkeypatch.setitem(coin_text.DECIDED, "shared", reason)
    async with evening(seated("coin", names=names, policy=Policy.OPEN, rounds=1)) as person:
        person.match._state.held[:] = [5, 5, 5, 5]
        await person.press("x", "enter")
        await end(person)
        assert f"Cleoxxxxxxxx and {names[3]} share the win" in person.words
        assert reason in person.words
        assert f"1 {names[3]}" in person.words


async def test_the_log_is_open_to_everybody(coins: Sitting) -> None:
    async with evening(coins) as person:
        await end(person)
        await person.press("l")
        assert "Cleo keeps the coin." in person.shown
        assert "scroll" in person.footer
        await person.press("escape")
        assert "the end" in person.shown
        assert person.screen == "result"


async def test_a_long_log_scrolls_between_its_ends() -> None:
    async with evening(played_out()) as person:
        await finish(person)
        await person.press("l")
        last = person.shown
        await person.press("down", "pagedown")
        assert person.shown == last
        await person.press(*["pageup"] * 40)
        first = person.shown
        assert "Auction 1:" in first
        await person.press("down")
        assert person.shown != first
        await person.press("end")
        assert person.shown == last


async def test_arrows_without_a_log_do_nothing(coins: Sitting) -> None:
    async with evening(coins) as person:
        await end(person)
        before = person.shown
        await person.press("up", "pageup", "x", "enter", "space", "1")
        assert person.shown == before
        await person.press("l")
        assert "Ada draws a coin." in person.shown


async def test_again_the_next_player_to_the_left_starts(coins: Sitting) -> None:
    async with evening(coins) as person:
        await end(person)
        await person.press("a")
        assert person.screen == "play"
        assert person.app._sitting is not coins
        header = person.app._sitting.header  # type: ignore[union-attr]
        assert header.first == 1
        assert header.names == NAMES[:3]
        assert header.options == coins.header.options
        assert header.policy is Policy.OPEN
        assert "Ben decides" in person.shown
        await end(person)
        await person.press("a")
        assert "Cleo decides" in person.shown


async def test_again_goes_through_the_curtain(hands: Game) -> None:
    async with evening(seated("coin", rounds=1)) as person:
        for _ in range(3):
            await person.press("space", "x", "enter")
        await person.press("a")
        assert person.curtain == "Ben"


async def test_again_that_can_not_be_kept(coins: Sitting) -> None:
    async with evening(coins) as person:
        await end(person)
        with pytest.MonkeyPatch.context() as disk:
            disk.setattr(record_file.os, "write", _no_space)
            await person.press("a")
        assert person.screen == "result"
        assert "no space is left on the disk" in person.shown
        await person.press("a")
        assert person.screen == "play"


def _no_space(*_: object) -> int:
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize("key", ["escape", "q", "ctrl+c"])
async def test_leaving_for_the_shelf(hands: Game, key: str) -> None:
    games = {"coin": SetUp(NAMES[:3], {"rounds": 1}, "open")}
    async with evening(games=games) as person:
        await person.press("enter", "enter")
        await end(person)
        assert "other games" in person.footer
        await person.press(key)
        assert person.screen == "home"
        assert "Unfinished" not in person.shown


async def test_leaving_the_program(coins: Sitting) -> None:
    async with evening(coins) as person:
        await end(person)
        assert "leave" in person.footer
        await person.press("escape")
        assert person.app.return_value == 0
        assert person.app.kept is None


async def test_the_mouse(coins: Sitting) -> None:
    async with evening(coins) as person:
        await end(person)
        await person.click("l log")
        assert "What happened" in person.shown
        await person.click("a play again")
        assert person.screen == "play"


async def test_more_players_than_fit_can_be_scrolled(
    hands: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.tui import coin_text

    monkeypatch.setattr(coin_text, "score_line", lambda *_: "a coin " + "and another " * 9)
    crowd = replace(hands, max_seats=8)
    monkeypatch.setattr(registry, "games", lambda: {"coin": crowd})
    monkeypatch.setattr("smilegames.store.set_up.deck_for", lambda _: {"coins": list(range(1, 9))})
    names = (*NAMES, "Fritz", "Gerda", "Hugo")
    table = seated("coin", names=names, policy=Policy.OPEN, rounds=1)
    async with evening(table) as person:
        for _ in names:
            await person.press("x", "enter")
        ranking = [names[seat] for seat in order_of(person)]
        assert ranking[0] in person.shown
        assert ranking[-1] not in person.shown
        assert "scroll" in person.footer
        top = person.shown
        await person.press("up")
        assert person.shown == top
        await person.press(*["down"] * 30)
        bottom = person.shown
        assert "+1" in bottom
        assert ranking[-1] in bottom
        assert ranking[0] not in bottom.split("\n", 4)[4]
        await person.scroll_up()
        assert person.shown != bottom
        await person.press(*["up"] * 30)
        assert person.shown == top
