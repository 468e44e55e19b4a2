"""`smilegames`, `play` and `resume`: what is settled before a table opens."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path
from types import ModuleType

import pytest

from smilegames.cli import selection, speech
from smilegames.core.game import Game
from smilegames.core.record import Policy, Strength
from smilegames.store import locks, sitting, waiting
from smilegames.store.config import keep_setting
from smilegames.store.paths import config_folder, records_folder
from smilegames.store.sitting import Sitting
from tests.cli.running import Runner
from tests.support.themes import theme

TABLE = ("play", "smile", "--players", "Ada,Ben,Cleo")


class App(ModuleType):
    """Stands in for the screens: notes which table was opened."""

    def __init__(self) -> None:
        super().__init__("smilegames.tui.run")
        self.tables: list[Sitting] = []
        self.homes = 0
        self.themes: list[str | None] = []
        self.set_ups: list[str] = []

    def run_set_up(self, game: Game, theme: str | None = None) -> int:
        self.set_ups.append(game.id)
        self.themes.append(theme)
        return 0

    def run_home(self, theme: str | None = None) -> int:
        self.homes += 1
        self.themes.append(theme)
        return 0

    def run_table(self, table: Sitting, theme: str | None = None) -> int:
        self.tables.append(table)
        self.themes.append(theme)
        return 0


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> App:
    """The screens, on a terminal."""
    stands_in = App()
    monkeypatch.setitem(sys.modules, "smilegames.tui.run", stands_in)
    for module in (speech, selection):
        monkeypatch.setattr(module, "can_play", lambda: True)
    return stands_in


def test_without_a_command_the_selection_opens(smilegames: Runner, app: App) -> None:
    assert smilegames().report == ""
    assert app.homes == 1


@pytest.fixture
def day(tmp_path: Path) -> str:
    """The name of a theme of the owner's."""
    path = config_folder() / "themes" / "day.toml"
    path.parent.mkdir(parents=True)
    path.write_text(theme("Day"))
    return "day"


def test_a_theme_for_this_time(smilegames: Runner, app: App, day: str) -> None:
    assert smilegames("--theme", day).report == ""
    smilegames(*TABLE, "--theme", day)
    smilegames("resume", "--theme", day)
    smilegames("--theme", day, *TABLE)
    smilegames(*TABLE)
    assert app.themes == ["day", "day", "day", "day", None]
    assert app.homes == 1


def test_a_theme_that_there_is_none(smilegames: Runner, app: App, day: str) -> None:
    for words in (("--theme", "dawn"), (*TABLE, "--theme", "dawn"), ("resume", "--theme", "dawn")):
        assert "there is no theme “dawn”; there are: " in smilegames(*words).complaint
    assert not app.themes
    assert not records_folder().exists()


def test_a_theme_with_faults(smilegames: Runner, app: App, day: str) -> None:
    path = config_folder() / "themes" / "day.toml"
    path.write_text(theme("Day", sky="blue"))
    said = smilegames("--theme", day).complaint
    assert said.startswith(f"{path}, line 22: colours.sky: it is no colour")


def test_play_settles_all_that_is_said(smilegames: Runner, app: App) -> None:
    words = ("--seed", 5, "--first", "ben", "--policy", "strict", "--option", "open_beads=yes")
    assert smilegames(*TABLE, *words).report == ""
    header = app.tables[0].header
    assert header.names == ("Ada", "Ben", "Cleo")
    assert (header.seed, header.first, header.policy) == (5, 1, Policy.STRICT)
    assert header.options == {"open_beads": True}
    assert app.tables[0].path.parent == records_folder()


def test_without_players_set_up_asks(smilegames: Runner, app: App, day: str) -> None:
    assert smilegames("play", "smile", "--theme", day).report == ""
    assert (app.set_ups, app.themes, app.tables) == (["smile"], ["day"], [])
    assert not records_folder().exists()


@pytest.mark.parametrize(
    "words",
    [("--seed", 5), ("--first", "Ada"), ("--policy", "open"), ("--option", "open_beads=yes")],
)
def test_what_is_settled_without_players_is_not_lost_in_silence(
    smilegames: Runner, app: App, words: tuple[object, ...]
) -> None:
    assert "say who plays with --players" in smilegames("play", "smile", *words).complaint
    assert app.set_ups == []


def test_the_usual_secrecy_is_that_of_the_settings(smilegames: Runner, app: App) -> None:
    keep_setting("secrecy", "strict")
    smilegames(*TABLE)
    smilegames(*TABLE, "--policy", "open")
    assert [table.header.policy for table in app.tables] == [Policy.STRICT, Policy.OPEN]


def test_by_itself_chance_decides(smilegames: Runner, app: App) -> None:
    smilegames(*TABLE)
    smilegames(*TABLE, "--first", "random")
    smilegames("play", "smile", "--players", "Ada,Ben,Random", "--first", "random")
    assert [table.header.first for table in app.tables] == [None, None, 2]
    assert len({table.header.seed for table in app.tables}) == 3
    assert app.tables[0].header.policy is Policy.STANDARD


@pytest.mark.parametrize(("answer", "code"), [("y\n", 0), ("n\n", 2), ("\n", 2)])
def test_where_nothing_can_be_kept_the_players_are_asked(
    smilegames: Runner, app: App, monkeypatch: pytest.MonkeyPatch, answer: str, code: int
) -> None:
    records_folder().parent.mkdir(parents=True)
    records_folder().write_text("in the way")
    monkeypatch.setattr(sys, "stdin", io.StringIO(answer))
    said = smilegames(*TABLE)
    assert said.code == code
    assert (
        said.err == f"smilegames: {records_folder()}: a folder is needed here, and this is none\n"
    )
    assert "Play it unsaved" in said.out
    assert [table.saved for table in app.tables] == ([] if code else [False])


def test_resume_opens_the_newest_or_the_named(smilegames: Runner, app: App) -> None:
    smilegames(*TABLE)
    smilegames(*TABLE)
    smilegames("resume")
    assert [table.resumed for table in app.tables] == [False, False, True]
    first, second, resumed = (table.path for table in app.tables)
    assert resumed == waiting.newest_unfinished()
    assert resumed in (first, second)
    smilegames("resume", first)
    assert app.tables[-1].path == first


def test_the_lock_is_free_when_the_table_closes(smilegames: Runner, app: App) -> None:
    smilegames(*TABLE)
    sitting.resume(app.tables[0].path).close()


def test_nothing_to_resume(smilegames: Runner, app: App) -> None:
    assert smilegames("resume").complaint == "no match waits to be resumed"


@pytest.fixture
def ended(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The matches that another process was asked to end."""
    asked: list[Path] = []
    monkeypatch.setattr(locks, "take_over", asked.append)
    return asked


def test_a_match_that_is_open_elsewhere(smilegames: Runner, app: App, ended: list[Path]) -> None:
    smilegames(*TABLE)
    path = app.tables[0].path
    assert path is not None
    with sitting.resume(path):
        said = smilegames("resume", path).complaint
        assert said.startswith(f"{path}: this match is open elsewhere, since 2")
        assert said.endswith(f"; to go on with it here: smilegames resume --take-over {path}")
        said = smilegames("resume").complaint
        assert said.startswith("Smile with Ada, Ben and Cleo: this match is open elsewhere, since")
        assert said.endswith("; to go on with it here: smilegames resume --take-over")
    assert ended == []


def test_a_match_that_is_open_elsewhere_can_be_taken_over(
    smilegames: Runner, app: App, ended: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    smilegames(*TABLE)
    path = app.tables[0].path
    assert path is not None
    for words in (("resume", "--take-over"), ("resume", "--take-over", path)):
        other = sitting.resume(path)
        monkeypatch.setattr(locks, "take_over", lambda path, other=other: other.close())
        assert smilegames(*words).report == ""
        assert app.tables[-1].path == path


def test_what_is_open_elsewhere_does_not_hide_what_waits(
    smilegames: Runner, app: App, ended: list[Path]
) -> None:
    smilegames(*TABLE)
    smilegames(*TABLE)
    waiting, held = (table.path for table in app.tables)
    assert waiting is not None
    assert held is not None
    os.utime(waiting, (1, 1))
    with sitting.resume(held):
        smilegames("resume")
        assert app.tables[-1].path == waiting
    assert ended == []


@pytest.mark.parametrize(
    ("players", "said"),
    [
        ("Ada,Ben", "2 players sit down; the game is for 3 to 5"),
        ("", "a player's name is empty"),
        ("Ada,,Cleo", "2: a player's name is empty"),
        ("Ada,Ben,ada", "3: two players are called ada"),
        ("Ada,Ben,\x1b[2J", "3: a player's name can't hold the character U+001B"),
        ("Ada,Ben,Bartholomew X", "3: a player's name is 13 columns wide; 12 fit"),
        ("A,B,C,D,E,F", "6 players sit down; the game is for 3 to 5"),
    ],
)
def test_players_who_can_not_sit_down(
    smilegames: Runner, app: App, players: str, said: str
) -> None:
    assert said in smilegames("play", "smile", "--players", players).complaint
    assert not records_folder().exists()


def test_a_starter_who_does_not_play(smilegames: Runner, app: App) -> None:
    said = smilegames(*TABLE, "--first", "Dan").complaint
    assert "“Dan” does not play; there are: Ada, Ben and Cleo" in said


@pytest.mark.parametrize("words", [(), TABLE, ("play", "smile"), ("resume", "x.jsonl")])
def test_without_a_terminal_nothing_is_begun(smilegames: Runner, words: tuple[str, ...]) -> None:
    assert "need a terminal" in smilegames(*words).complaint
    assert not records_folder().exists()


@pytest.mark.parametrize("term", ["dumb", "unknown"])
def test_a_terminal_that_can_draw_nothing(monkeypatch: pytest.MonkeyPatch, term: str) -> None:
    class Typewriter:
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(sys, "stdin", Typewriter())
    monkeypatch.setattr(sys, "stdout", Typewriter())
    monkeypatch.setenv("TERM", "xterm")
    assert speech.can_play()
    monkeypatch.setenv("TERM", term)
    assert not speech.can_play()


def test_a_record_that_is_none(smilegames: Runner, app: App, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    path.write_text("hello\n")
    assert smilegames("resume", path).complaint == f"{path}, line 1: it is not valid JSON"
    assert path.read_text() == "hello\n"


def test_programs_sit_down_by_how_strong_they_are(smilegames: Runner, app: App) -> None:
    smilegames("play", "smile", "--players", "Ada, Wren,hard,easy,Hard", "--no-hints")
    header = app.tables[0].header
    assert header.names == ("Ada", "Wren", "Finch", "Lark", "Hard")
    assert header.programs == (None, None, Strength.HARD, Strength.EASY, None)
    assert not header.hints
