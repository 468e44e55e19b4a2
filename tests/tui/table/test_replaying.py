"""A match seen again on its own table: where keys lead, and whose secrets are up."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import cast

import pytest

from smilegames.core.chance import StackedChance
from smilegames.core.match import Match
from smilegames.core.replayed import OPEN, PUBLIC, Eyes
from smilegames.store.set_up import new_header
from smilegames.tui.replay import Replay
from smilegames.tui.table.phase import Phase
from smilegames.tui.table.rooms import AnyReplay
from tests.golden.retelling import NAMES, path_of, read
from tests.support.matches import new_match, play
from tests.support.tables import Table, one_table_each
from tests.tui.evening import Evening, evening, seated

each_game = pytest.mark.parametrize("table", one_table_each(), ids=str)


def replay_of(table: Table, match: Match, eyes: Eyes | None = None) -> Replay:
    header = new_header(table.game, NAMES[: table.seats], options=dict(table.options), seed=1)
    return Replay(header, match, eyes)


def seen(replay: Replay, size: tuple[int, int] = (80, 23)) -> AbstractAsyncContextManager[Evening]:
    return evening(replay=replay, size=size)


def screen_of(person: Evening) -> AnyReplay:
    return cast("AnyReplay", person.app.screen)


def where(person: Evening) -> str:
    """Return what the title says of the position."""
    return person.shown.split("\n")[0].rsplit("  ", 1)[-1].strip()


def finished(table: Table) -> Match:
    return play(new_match(table, 3), 3)


@each_game
async def test_a_golden_record_is_seen_to_its_end(table: Table) -> None:
    record = read(table, path_of(table).read_text(encoding="utf-8"))
    match = Match.replay(table.rules, record.first, record.entries, StackedChance())
    async with seen(replay_of(table, match)) as person:
        screen = screen_of(person)
        shown = {screen.course.phase}
        while screen.match.version < match.version or screen.course.phase is not Phase.SHOWN:
            screen.course.forward()
            screen.redraw()
            shown.add(screen.course.phase)
        await person.settle()
        assert where(person) == f"{match.version} of {match.version}"
        assert screen.match.outcome == match.outcome
        assert Phase.BOARD in shown


@each_game
async def test_keys_leaf_through_it(table: Table) -> None:
    match = finished(table)
    last = match.version
    async with seen(replay_of(table, match)) as person:
        first = person.shown
        assert where(person) == f"0 of {last}"
        await person.press("right", "right")
        there = screen_of(person).match.version
        assert there in (1, 2)
        await person.press("home")
        assert person.shown == first
        await person.press("end")
        assert where(person) == f"{last} of {last}"
        await person.press("right")
        assert where(person) == f"{last} of {last}"
        await person.press("left")
        assert where(person) == f"{last - 1} of {last}"


@each_game
async def test_turns_and_rounds_are_leapt_over(table: Table) -> None:
    match = finished(table)
    async with seen(replay_of(table, match)) as person:
        screen = screen_of(person)
        acts = screen.match.to_act
        await person.press("down")
        assert screen.match.to_act != acts
        assert all(
            table.rules.to_act(screen.match._states[at]) == acts
            for at in range(screen.match.version)
        )
        await person.press("home", "pagedown")
        at = screen.match.version
        of = [screen.round_of(screen.match.view_at(each, None)) for each in range(at + 1)]
        assert len(set(of[:-1])) == 1
        assert of[-1] != of[0]
        await person.press("pageup")
        assert screen.match.version == 0


@each_game
async def test_the_log_never_runs_ahead(table: Table) -> None:
    async with seen(replay_of(table, finished(table)), (120, 40)) as person:
        await person.press("right", "right")
        before = person.shown
        await person.press("end", "home", "right", "right")
        assert person.shown == before


async def test_it_plays_by_itself_at_a_pace_and_stops() -> None:
    table = one_table_each()[0]
    async with seen(replay_of(table, finished(table))) as person:
        await person.press("space")
        assert "stop" in person.footer
        await person.press("plus")
        assert "One step every 1 s." in person.words
        screen_of(person)._tick()
        assert where(person).startswith("1 of ")
        await person.press("space")
        assert "stop" not in person.footer


async def test_eyes_go_round_and_only_an_ended_match_is_open() -> None:
    table = one_table_each()[0]
    match = finished(table)
    async with seen(replay_of(table, match, PUBLIC)) as person:
        assert "As everybody saw it." in person.words
        await person.press("v")
        assert f"As {NAMES[0]} saw it." in person.words
        await person.press(*"v" * table.seats)
        assert "As whoever is next saw it." in person.words
    ongoing = play(new_match(table, 3), 3, 8)
    async with seen(replay_of(table, ongoing)) as person:
        assert screen_of(person).course.eyes == PUBLIC
        assert OPEN not in screen_of(person)._all_eyes()


@each_game
async def test_one_players_view_of_a_match_that_goes_on_lies_behind_the_curtain(
    table: Table,
) -> None:
    match = play(new_match(table, 3), 3, 8)
    async with seen(replay_of(table, match, Eyes(1))) as person:
        assert person.curtain == NAMES[1]
        await person.press("right", "end", "enter")
        assert person.curtain == NAMES[1]
        assert screen_of(person).match.version == 0
        await person.press("space")
        assert not person.curtain
        await person.press("right", "c")
        assert person.curtain == NAMES[1]
        await person.press("space")
        await person.resize(100, 30)
        assert person.curtain == NAMES[1]
        while screen_of(person).course.eyes != PUBLIC:
            await person.press("v")
        assert not person.curtain
        await person.press("v")
        assert person.curtain == NAMES[0]


async def test_help_lists_the_keys_of_a_replay_and_gives_them_back() -> None:
    table = next(each for each in one_table_each() if each.game_id == "smileyface")
    async with seen(replay_of(table, finished(table))) as person:
        await person.press("?")
        assert "one step back, one on" in person.words
        await person.press("escape", "plus")
        assert "One step every 1 s." in person.words


async def test_the_result_shows_how_it_happened() -> None:
    sitting = seated("smile")
    match = play(sitting.match, 3)
    async with evening(sitting) as person:
        assert person.screen == "result"
        await person.press("v")
        assert where(person) == f"0 of {match.version}"
        await person.press("escape")
        assert person.screen == "result"
