"""The shelf: games, and matches that wait to be finished."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from smilegames.core.errors import Fault
from smilegames.core.game import Game
from smilegames.games import registry
from smilegames.games.smile import GAME as SMILE
from smilegames.store.config import Config, Settings, config_file, load
from smilegames.store.errors import Unusable
from smilegames.store.history.database import history_file
from smilegames.store.paths import records_folder
from smilegames.text.games.smile import shelf
from smilegames.tui.keys import Binding
from tests.tui.evening import NAMES, Evening, evening, seated


@pytest.fixture(autouse=True)
def one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Smile alone on the shelf, unless a test asks for more."""
    monkeypatch.setattr(registry, "games", lambda: {SMILE.id: SMILE})


@pytest.fixture
def five(one: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Five games on the shelf: Smile in five places."""
    shelf = {SMILE.id: SMILE} | {f"g{n}": replace(SMILE, shelf=n) for n in range(2, 6)}
    monkeypatch.setattr(registry, "games", lambda: shelf)


def begun(count: int = 1, **settled: object) -> list[Path]:
    """Leave matches unfinished; the first of the list was played last."""
    paths = []
    for number in range(count):
        table = seated(**settled)  # type: ignore[arg-type]
        table.close()
        os.utime(table.path, (number, number))
        paths.insert(0, table.path)
    return paths


def chosen(person: Evening) -> int:
    """Return the number of the game that carries the mark."""
    marked = [line for line in person.shown.splitlines() if re.match(r"\s+\d▸", line)]
    assert len(marked) == 1
    return int(marked[0].split("▸")[0])


# Choosing


async def test_the_games_with_players_and_length() -> None:
    async with evening() as person:
        assert "s m i l e g a m e s" in person.shown
        for text in ("Smile", shelf.TAGLINE, "3–5 players", "30 min"):
            assert text in person.shown
        assert "you leave waits here." in person.words
        assert person.footer == "1 ↑ ↓ choose  Enter sit down  s settings  ? help  q leave"


async def test_digits_and_arrows_choose(five: None) -> None:
    async with evening() as person:
        assert chosen(person) == 1
        for key, number in (("down", 2), ("j", 3), ("up", 2), ("5", 5), ("down", 1), ("k", 5)):
            await person.press(key)
            assert chosen(person) == number
        await person.press("6", "0", "x", "f5", "left", "right")
        assert chosen(person) == 5
        assert person.screen == "shelf"
        await person.press("3", "enter")
        assert person.screen == "setup"


async def test_the_mouse_sits_down_and_presses_keys(five: None) -> None:
    async with evening() as person:
        await person.click("Enter sit down")
        assert person.screen == "setup"
        await person.press("escape")
        await person.click("4")
        assert person.screen == "setup"
        await person.press("escape")
        assert chosen(person) == 4
        await person.click("? help")
        assert person.screen == "help"


@pytest.mark.parametrize("key", ["q", "ctrl+q"])
async def test_leaving(key: str) -> None:
    async with evening() as person:
        await person.press(key)
        assert person.app.return_value == 0


async def test_escape_and_ctrl_c_do_not_end_the_evening() -> None:
    async with evening() as person:
        await person.press("escape", "ctrl+c")
        assert person.screen == "shelf"
        assert person.app.is_running


async def test_help_shows_the_rules_of_what_is_chosen(five: None) -> None:
    begun()
    async with evening() as person:
        await person.press("question_mark")
        assert "SMILE  how to play" in person.shown
        await person.press("escape", "right", "question_mark")
        assert "SMILE  how to play" in person.shown


async def test_remapped_keys() -> None:
    begun()
    async with evening(keys={"commit": "v", "right": "x", "quit": "b"}) as person:
        assert person.footer == (
            "1 ↑ ↓ ← x choose  v sit down  r resume  s settings  ? help  b leave"
        )
        await person.press("enter", "q")
        assert person.screen == "shelf"
        await person.press("x", "v")
        assert person.screen == "smile"


# Matches that wait


async def test_an_unfinished_match_is_offered_and_resumed() -> None:
    begun()
    async with evening() as person:
        assert "Unfinished" in person.shown
        assert "Ada, Ben, Cleo" in person.shown
        assert "Ada to decide" in person.shown
        assert re.search(r"Smile +\d\d:\d\d", person.shown)
        await person.press("right")
        assert "Enter resume" in person.footer
        await person.press("enter")
        assert person.screen == "smile"
        assert "The table is covered for" in person.shown
        await person.press("escape", "4", "enter")
        assert person.screen == "shelf"


async def test_the_resume_key_takes_the_one_played_last() -> None:
    old = begun(names=NAMES[:4])
    os.utime(old[0], (1, 1))
    new = seated(names=NAMES[1:4])
    new.close()
    async with evening() as person:
        await person.press("r")
        assert person.app.at_table.sitting is not None
        assert person.sitting.path == new.path


async def test_arrows_among_those_that_wait(five: None) -> None:
    paths = begun(3)
    async with evening() as person:
        await person.press("right", "down", "down", "down", "up", "enter")
        assert person.app.at_table.sitting is not None
        assert person.sitting.path == paths[2]


async def test_the_selection_is_told_without_colour(five: None) -> None:
    begun(2)
    async with evening() as person:
        shown = [person.shown]
        for key in ("down", "right", "down"):
            await person.press(key)
            shown.append(person.shown)
        assert len(set(shown)) == 4


async def test_every_match_can_be_reached(five: None) -> None:
    paths = begun(25)
    async with evening() as person:
        assert "↓" in person.shown.rsplit("\n", 1)[0]
        await person.press("right", *["down"] * 24)
        await person.press("enter")
        assert person.sitting.path == paths[24]


async def test_a_click_resumes() -> None:
    begun()
    async with evening() as person:
        await person.click("Ada to decide")
        assert person.screen == "smile"


async def test_five_games_and_many_matches_on_the_smallest_window(five: None) -> None:
    begun(6, names=("Maximilianus", "Bartholomäus", "Konstantina", "Friederike", "Theodosius"))
    (records_folder() / "smile-broken.jsonl").write_text("no record")
    async with evening(size=(80, 23)) as person:
        lines = person.shown.split("\n")
        assert sum("Maximilianus to dec" in line for line in lines) == 4
        assert "↓2" in person.shown
        assert "1 record can't be" in person.shown
        assert "sit down" in person.footer
        assert sum("3–5 players" in line for line in lines) == 5
        await person.press("right", *["down"] * 5)
        assert "↑2" in person.shown
        assert "↓" not in person.shown.rsplit("\n", 1)[0]


@pytest.mark.parametrize("size", [(80, 23), (110, 34), (150, 45)], ids=str)
async def test_no_size_leaves_half_a_window_empty(five: None, size: tuple[int, int]) -> None:
    begun(3)
    async with evening(size=size) as person:
        lines = person.shown.split("\n")
        used = [y for y, line in enumerate(lines) if line.strip()]
        assert max(after - before for before, after in pairwise(used)) < size[1] / 3
        assert min(len(line) - len(line.lstrip()) for line in lines if line) < size[0] / 6


async def test_broken_records_are_counted_even_alone() -> None:
    records_folder().mkdir(parents=True)
    for name in "ab":
        (records_folder() / f"{name}.jsonl").write_text("no record")
    async with evening() as person:
        assert "2 records can't be" in person.shown
        assert "resume" not in person.footer
        await person.press("right", "r")
        assert person.screen == "shelf"


async def test_a_match_that_vanished_meanwhile() -> None:
    paths = begun(2)
    async with evening() as person:
        paths[0].unlink()
        await person.press("r")
        assert person.screen == "shelf"
        assert "there is no such file" in person.words
        assert person.shown.count("to decide") == 1
        await person.press("r")
        assert person.screen == "smile"


async def test_a_match_that_is_open_elsewhere_is_taken_over_after_a_question() -> None:
    begun()
    async with evening() as person:
        from smilegames.store import locks
        from smilegames.store.sitting import resume

        path = next(iter(records_folder().glob("*.jsonl")))
        other = resume(path)
        await person.press("r")
        assert "this match is open elsewhere" in person.words
        await person.press("r")
        assert person.screen == "question"
        assert "this match is open elsewhere, since 2" in person.words
        await person.press("enter")
        assert person.screen == "shelf"
        with pytest.MonkeyPatch.context() as processes:
            processes.setattr(locks, "take_over", lambda _: other.close())
            await person.press("r", "2", "enter")
        assert person.screen == "smile"
        assert person.sitting.path == path


async def test_a_match_is_deleted_after_a_clear_yes(five: None) -> None:
    new, old = begun(2)
    async with evening() as person:
        await person.press("d", "delete")
        assert person.screen == "shelf"
        await person.press("right", "down", "d")
        assert "Delete this match?" in person.shown
        assert "Smile with Ada, Ben and Cleo. Its record is removed for good." in person.words
        await person.press("escape")
        assert person.screen == "shelf"
        assert old.exists()
        await person.press("delete", "2", "enter")
        assert person.screen == "shelf"
        assert not old.exists()
        assert new.exists()
        assert person.shown.count("to decide") == 1
        await person.click("d delete")
        await person.click("Delete it")
        assert not new.exists()
        assert "you leave waits here." in person.words
        assert "sit down" in person.footer


async def test_a_match_that_is_open_elsewhere_is_not_deleted() -> None:
    begun()
    (path,) = records_folder().glob("*.jsonl")
    from smilegames.store.sitting import resume

    async with evening() as person:
        with resume(path):
            await person.press("right", "d", "2", "enter")
            assert "this match is open elsewhere" in person.words
            assert path.exists()
        await person.press("right", "d", "2", "enter")
        assert not path.exists()


async def test_a_match_that_vanished_is_not_missed_when_it_is_deleted() -> None:
    (path,) = begun()
    async with evening() as person:
        path.unlink()
        await person.press("right", "d", "2", "enter")
        assert person.screen == "shelf"
        assert "you leave waits here." in person.words


async def test_a_match_of_other_rules_is_said_to_be_one_and_can_only_be_deleted() -> None:
    (path,) = begun()
    path.write_text(path.read_text().replace('"rules":', '"rules":9'))
    async with evening() as person:
        assert "rules have changed" in person.words
        await person.press("right", "enter")
        assert person.screen == "shelf"
        assert "version 91 of the rules; these are version 1: record show still" in person.words
        await person.press("right", "d", "2", "enter")
        assert not path.exists()


async def test_so_can_one_of_a_game_that_is_not_here() -> None:
    (path,) = begun()
    path.write_text(path.read_text().replace('"game":"smile"', '"game":"bridge"'))
    async with evening() as person:
        assert "bridge" in person.shown
        await person.press("right", "question_mark", "escape", "d")
        assert "bridge with Ada, Ben and Cleo." in person.words


async def test_what_is_chosen_stays_so_when_the_list_is_read_again(five: None) -> None:
    paths = begun(4)
    async with evening() as person:
        await person.press("right", "down", "down")
        paths[0].unlink()
        await person.press("s", "escape", "enter")
        assert person.sitting.path == paths[2]


async def test_the_resume_key_passes_over_what_can_not_be_gone_on_with(five: None) -> None:
    new, old = begun(2)
    new.write_text(new.read_text().replace('"rules":', '"rules":9'))
    async with evening() as person:
        await person.press("r")
        assert person.sitting.path == old


@pytest.fixture(params=["UTC+12", "UTC-12"])
def longitude(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A place half the world to the west or to the east."""
    monkeypatch.setenv("TZ", request.param)
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.parametrize("moment", ["0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z"])
async def test_a_match_begun_at_the_ends_of_time(longitude: None, moment: str) -> None:
    """No moment that a record may hold keeps the shelf from opening."""
    (path,) = begun()
    path.write_text(re.sub('"started":"[^"]*"', f'"started":"{moment}"', path.read_text()))
    async with evening() as person:
        assert "Ada to decide" in person.shown
        await person.press("r")
        assert person.screen == "smile"


async def test_the_list_is_read_again_on_the_way_back() -> None:
    begun()
    async with evening() as person:
        await person.press("right", "enter", "space", "b", "enter", "escape", "4", "enter")
        assert "Ben to decide" in person.shown
        assert "Enter resume" in person.footer


async def test_no_games_own_keys_work_on_the_shelf() -> None:
    """The settings have a key there that a table may use otherwise."""
    async with evening() as person:
        person.app.desk.keys.sit_down((Binding("smile.stray", ("s",)),))
        await person.press("question_mark", "escape", "s")
        assert person.screen == "settings"


# What the config says


async def test_faults_of_the_config_are_told() -> None:
    config_file().parent.mkdir(parents=True)
    config_file().write_text("[settings]\nquiet_ms = 9999\n")
    async with evening(config=load()) as person:
        assert "config.toml:2: settings.quiet_ms: it is more than 2000" in person.words
        person.app.desk.gate.quiet = 0
        person.app.desk.gate.painted(person.app.desk.gate.shut())
        await person.press("down")
        assert "config.toml" in person.shown


async def test_every_fault_of_the_config_is_told_with_its_line(five: None) -> None:
    config_file().parent.mkdir(parents=True)
    faulty = ("quiet_ms = 9999", 'bell = "loud"', "bogus = 1", "peek_seconds = 0")
    config_file().write_text("\n".join(["[settings]", *faulty]))
    async with evening(config=load()) as person:
        for number in range(2, 2 + len(faulty)):
            assert f"config.toml:{number}:" in person.shown
        assert person.shown.count("players") == 5


async def test_where_there_are_more_than_fit_that_is_told() -> None:
    config_file().parent.mkdir(parents=True)
    config_file().write_text("\n".join(["[settings]", *(f"bogus_{n} = {n}" for n in range(20))]))
    async with evening(config=load()) as person:
        assert "config.toml:4:" in person.shown
        assert "And 17 more." in person.shown
        await person.resize(120, 40)
        assert "config.toml:10:" in person.shown
        assert "And 11 more." in person.shown


async def test_so_are_keys_that_can_not_be_remapped() -> None:
    async with evening(keys={"commit": "ctrl+a"}) as person:
        assert "settings.keys.commit: the key ctrl+a is kept" in person.words


async def test_a_complaint_leaves_games_and_matches_where_they_are(five: None) -> None:
    begun(6)
    fault = Fault("settings." + "x" * 30, "not_one_of", {"allowed": ["strict", "standard", "open"]})
    config = Config(Settings(quiet_ms=0), {}, Unusable([fault], config_file()))
    async with evening(config=config) as person:
        assert person.shown.count("Ada to decide") >= 4
        assert person.shown.count("3–5 players") == 5


async def test_one_bad_record_never_keeps_the_shelf_from_opening() -> None:
    (path,) = begun()
    path.write_text(re.sub('"started":"[^"]*"', '"started":""', path.read_text()))
    async with evening() as person:
        assert "Smile" in person.shown
        assert "1 record can't be" in person.shown


async def test_that_nothing_can_be_kept_is_told_before_anybody_types(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    problem = Unusable([Fault("", "folder_not_writable")], records_folder())
    monkeypatch.setattr("smilegames.store.sitting.keeping_problem", lambda: problem)
    async with evening() as person:
        assert "No match can be kept here: records: the folder can't be" in person.words


async def test_that_the_history_can_not_be_kept_is_told_and_nothing_is_missing() -> None:
    begun()
    history_file().mkdir()
    async with evening() as person:
        assert "history.sqlite3: it is not a regular file" in person.words
        await person.press("r")
        assert person.screen == "smile"


async def test_at_a_table_straight_away_they_are_told_there_once(hands: Game) -> None:
    from smilegames.core.record import Policy

    table = seated("coin", policy=Policy.OPEN)
    async with evening(table, keys={"commit": "ctrl+a"}) as person:
        assert "settings.keys.commit: the key ctrl+a is kept" in person.words
        await person.press("x", "enter")
        assert "settings.keys" not in person.shown
