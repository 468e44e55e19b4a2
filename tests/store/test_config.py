"""The config: read as far as it can be used, written without harm to what its owner wrote."""

from __future__ import annotations

import stat
from dataclasses import fields
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from smilegames.core.errors import Fault
from smilegames.core.game import Game
from smilegames.store import config
from smilegames.store.config import SetUp
from smilegames.store.config_plain import read_set_up, read_settings
from smilegames.store.config_shapes import (
    SetUpShape,
    check_set_up,
    check_settings,
)
from smilegames.store.errors import Unusable
from smilegames.store.settings import SETTINGS, Settings
from tests.cli.running import process


@pytest.fixture
def file(coin: Game) -> Path:
    path = config.config_file()
    path.parent.mkdir(parents=True)
    return path


def test_without_a_file_all_is_as_usual(coin: Game) -> None:
    assert config.load() == config.Config()
    assert not config.config_file().exists()


def test_set_ups_and_settings_are_remembered(coin: Game) -> None:
    set_up = SetUp(("Ada", "Zoë"), {"rounds": 3, "open_coins": True}, "open")
    settings = Settings(glyphs="ascii", peek_seconds=9, bell=True, keys={"commit": "x"})
    config.remember("coin", set_up)
    for name in ("glyphs", "peek_seconds", "bell", "keys"):
        config.keep_setting(name, getattr(settings, name))
    loaded = config.load()
    assert loaded.games == {"coin": set_up}
    assert loaded.settings == settings
    assert loaded.problem is None
    assert stat.S_IMODE(config.config_file().stat().st_mode) == 0o600
    assert [path.name for path in config.config_folder().iterdir()] == ["config.toml"]


def test_only_what_is_kept_is_written(coin: Game) -> None:
    config.keep_setting("mouse", "off")
    assert config.config_file().read_text() == '[settings]\nmouse = "off"\n'


def test_comments_and_strangers_survive(file: Path) -> None:
    written = (
        "# mine\n[settings]  # slow eyes\nquiet_ms = 400 # longer\nfuture = 1\n\n"
        "[games.bridge]\nnames = ['Eve']\n"
    )
    file.write_text(written)
    config.remember("coin", SetUp(("Ada", "Ben")))
    config.keep_setting("motion", "off")
    text = file.read_text()
    for kept in ("# mine", "# slow eyes", "quiet_ms = 400 # longer", "future = 1", "['Eve']"):
        assert kept in text
    assert config.load().settings == Settings(quiet_ms=400, motion="off")
    assert config.load().games["coin"].names == ("Ada", "Ben")


def test_set_up_again_replaces_the_last(coin: Game) -> None:
    config.remember("coin", SetUp(("Ada", "Ben"), {"rounds": 3}))
    config.remember("coin", SetUp(("Cleo", "Dan"), {"rounds": 1}))
    assert config.load().games["coin"] == SetUp(("Cleo", "Dan"), {"rounds": 1})


@pytest.mark.parametrize(
    ("text", "where", "code"),
    [
        ("[settings]\nquiet_ms = 2001", "settings.quiet_ms", "too_large"),
        ("[settings]\npeek_seconds = 0", "settings.peek_seconds", "too_small"),
        ("[settings]\npeek_seconds = 1.5", "settings.peek_seconds", "not_a_number"),
        ("[settings]\nhide_on_blur = 1", "settings.hide_on_blur", "not_a_switch"),
        ("[settings]\nglyphs = 'emoji'", "settings.glyphs", "not_one_of"),
        ("[settings]\ntheme = 'nope'", "settings.theme", "theme_unknown"),
        ("[settings]\nkeys = {commit = 3}", "settings.keys.commit", "not_text"),
        ("[settings]\ncolour = 'red'", "settings.colour", "unknown"),
        ("settings = 3", "settings", "not_a_table"),
        ("games = 3", "games", "not_a_table"),
        ("games.coin = 3", "games.coin", "not_a_table"),
        ("other = 3", "other", "unknown"),
        ("[games.coin]\nnames = 'Ada'", "games.coin.names", "not_names"),
        ('[games.coin]\nnames = ["A\\u001bB"]', "games.coin.names", "name_character"),
        ("[games.coin]\nnames = ['Ada', 'ada']", "games.coin.names", "name_twice"),
        ("[games.coin]\noptions = {rounds = 99}", "games.coin.options.rounds", "option_range"),
        ("[games.coin]\noptions = {x = 1}", "games.coin.options.x", "option_unknown"),
        ("[games.coin]\npolicy = 'none'", "games.coin.policy", "not_one_of"),
        ("[games.coin]\nprograms = ['', 'hardest']", "games.coin.programs.1", "not_one_of"),
        ("[games.coin]\nhints = 'no'", "games.coin.hints", "not_a_switch"),
    ],
)
def test_bad_values_are_told_and_passed_over(file: Path, text: str, where: str, code: str) -> None:
    file.write_text(text)
    loaded = config.load()
    assert loaded.settings == Settings()
    assert loaded.games.get("coin", SetUp()) == SetUp()
    assert loaded.problem is not None
    assert loaded.problem.path == file
    assert [(fault.where, fault.code) for fault in loaded.problem.faults] == [(where, code)]
    assert loaded.problem.faults[0].line == text.count("\n") + 1


def test_every_fault_is_told_with_its_line(file: Path) -> None:
    file.write_text(
        '# mine\nother = 3\n[settings]\nquiet_ms = \'long\'\nmouse = """\nloud"""\n'
        "[settings.keys]\n'smile.bid' = 3\n[games.coin]\noptions = {x = 1}\nnames = [\n3\n]\n"
    )
    problem = config.load().problem
    assert problem is not None
    assert {fault.where: fault.line for fault in problem.faults} == {
        "other": 2,
        "settings.quiet_ms": 4,
        "settings.mouse": 5,
        "settings.keys.smile.bid": 8,
        "games.coin.options.x": 10,
        "games.coin.names": 11,
    }


def test_faults_found_elsewhere_get_their_lines_too(file: Path) -> None:
    file.write_text("[settings.keys]\n# hm\ncomit = 'x'\n")
    error = config.unusable_config([Fault("settings.keys.comit", "unknown")])
    assert (error.path, error.faults[0].line) == (file, 3)


def test_one_bad_value_costs_no_other(file: Path) -> None:
    file.write_text("[settings]\nquiet_ms = 'long'\nmouse = 'on'\n[games.coin]\npolicy = 'open'\n")
    loaded = config.load()
    assert loaded.settings == Settings(mouse="on")
    assert loaded.games == {"coin": SetUp(policy="open")}


@pytest.mark.parametrize("data", [b"[settings\n", b"\xff", b"a = 1\na = 2\n", b"\0" * 10])
def test_an_unreadable_file_is_left_alone(file: Path, data: bytes) -> None:
    file.write_bytes(data)
    loaded = config.load()
    assert loaded.settings == Settings()
    assert loaded.problem is not None
    for save in (
        lambda: config.remember("coin", SetUp(("Ada", "Ben"))),
        lambda: config.keep_setting("mouse", "on"),
    ):
        with pytest.raises(Unusable) as caught:
            save()
        assert caught.value.path == file
    assert file.read_bytes() == data


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("[settings]\na" + ".a" * 20_000 + " = 1\n", 2, "nested"),
        ("[settings]\nquiet_ms = " + "9" * 5000 + "\n", 2, "number_long"),
        ("#" * 300_000, None, "file_large"),
    ],
)
def test_what_is_endless_is_told_and_left(
    file: Path, text: str, line: int | None, code: str
) -> None:
    file.write_text(text)
    problem = config.load().problem
    assert problem is not None
    assert [(fault.line, fault.code) for fault in problem.faults] == [(line, code)]
    with pytest.raises(Unusable):
        config.keep_setting("mouse", "on")
    assert file.read_text() == text


def test_a_value_in_a_tables_place_is_not_written_over(file: Path) -> None:
    file.write_text("games = 3\n")
    with pytest.raises(Unusable) as caught:
        config.remember("coin", SetUp(("Ada", "Ben")))
    assert caught.value.faults[0].code == "config_not_writable"
    assert file.read_text() == "games = 3\n"


def test_a_link_keeps_pointing_where_it_did(file: Path, tmp_path: Path) -> None:
    real = tmp_path / "dotfiles.toml"
    real.write_text("# kept elsewhere\n")
    file.symlink_to(real)
    config.keep_setting("mouse", "on")
    assert file.is_symlink()
    assert "# kept elsewhere" in real.read_text()
    assert config.load().settings.mouse == "on"


def test_a_value_of_another_kind_is_written_over(file: Path) -> None:
    file.write_text("[settings]\nbell = 1 # loud\n")
    config.keep_setting("bell", True)
    assert file.read_text() == "[settings]\nbell = true # loud\n"


def test_a_key_that_can_not_stand_takes_no_other_along(file: Path) -> None:
    file.write_text("[settings.keys]\nlift = 3\nundo = 'z'\n'smile.bid' = 'v'\n")
    read = config.load()
    assert read.settings.keys == {"undo": "z", "smile.bid": "v"}
    assert read.problem is not None
    assert [(each.where, each.line) for each in read.problem.faults] == [("settings.keys.lift", 2)]


def test_the_id_of_a_games_command_needs_no_quotes(file: Path) -> None:
    file.write_text("[settings.keys]\nsmile.bid = 'v'\n[settings.keys.gracias]\nscores = 's'\n")
    read = config.load()
    assert read.settings.keys == {"smile.bid": "v", "gracias.scores": "s"}
    assert read.problem is None


def test_keys_are_kept_one_by_one(file: Path) -> None:
    file.write_text("[settings.keys]\n# left hand\nlift = 'q' # near\nundo = 'z'\n")
    config.keep_setting("keys", {"lift": "q", "peek": "v"})
    assert file.read_text() == "[settings.keys]\n# left hand\nlift = 'q' # near\npeek = \"v\"\n"


@pytest.mark.parametrize(
    ("name", "value"), [("motion", "auto"), ("quiet_ms", 2001), ("bell", 1), ("colour", "red")]
)
def test_what_no_setting_may_be_is_never_written(coin: Game, name: str, value: object) -> None:
    with pytest.raises(AssertionError):
        config.keep_setting(name, value)
    assert not config.config_file().exists()


def test_the_shape_of_a_set_up_knows_every_field() -> None:
    assert set(SetUpShape.model_fields) == {field.name for field in fields(SetUp)}


SOME: tuple[Any, ...] = (
    *("auto", "on", "off", "calm", "unicode", "ascii", "strict", "standard", "open", ""),
    *(-1, 0, 1, 3, 9, 10, 120, 121, 2000, 2001, 1.0, True, False),
    *([], ["Ada"], ["Ada", "ada"], ["A\x1bB"], ["Ada", 3], [" Zoë "], {}, {"commit": "x"}),
    *({"commit": 3}, {"rounds": 3}, {"rounds": 10}, {"rounds": True}, {"open_coins": True}),
)


@pytest.mark.parametrize("name", [*(setting.name for setting in SETTINGS), "__doc__", "x"])
def test_settings_in_order_are_read_as_pydantic_would(name: str) -> None:
    for value in SOME:
        assert read_settings({name: value}, "s") == check_settings({name: value}, "s"), value


@pytest.mark.parametrize("name", [*(field.name for field in fields(SetUp)), "game", "x"])
def test_set_ups_in_order_are_read_as_pydantic_would(coin: Game, name: str) -> None:
    for value, game in product(SOME, (coin, None)):
        table = {name: value}
        assert read_set_up(table, "g", game) == check_set_up(table, "g", game), value


def test_a_file_in_order_needs_no_pydantic(home: Path) -> None:
    path = config.config_file()
    path.parent.mkdir(parents=True)
    path.write_text(
        "[settings]\nmouse = 'off'\nquiet_ms = 0\nkeys = {commit = 'x'}\n"
        "[games.smile]\nnames = ['Ada', 'Ben', 'Cleo']\noptions = {open_beads = true}\n"
    )
    code = "import sys; from smilegames.store.config import load; c = load();"
    ran = process(code + "print(c.settings.mouse, len(c.games), 'pydantic' in sys.modules)")
    assert ran.stdout == "off 1 False\n"
