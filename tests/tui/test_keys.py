"""The one table of keys: defaults, what the config remaps, and what it may not."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from smilegames.core.errors import Fault
from smilegames.core.game import Secrecy
from smilegames.games.registry import games
from smilegames.text.faults import FAULTS
from smilegames.tui.keys import COMMON, Binding, Keys, digits_of, may_bind
from smilegames.tui.table.rooms import own_commands, table_screen
from tests.support.tables import ROOT

BID = (Binding("smile.bid", ("b",)),)
BOSS = (Binding("smileyface.boss", ("b",)), Binding("smileyface.hand", ("h",)))


def remapped(**keys: str) -> Keys:
    return Keys({command.replace("__", "."): key for command, key in keys.items()}, own_commands)


def codes(keys: Keys) -> Mapping[str, str]:
    return {fault.where: fault.code for fault in keys.faults}


# As they come


def test_a_key_means_its_command_and_any_other_itself() -> None:
    keys = Keys()
    assert [keys.command(key) for key in ("enter", "k", "up", "question_mark")] == [
        "commit",
        "up",
        "up",
        "help",
    ]
    assert [keys.command(key) for key in ("1", "x", "f5")] == ["1", "x", "f5"]


@pytest.mark.parametrize(
    ("numbers", "printed"),
    [((), ""), ((3,), "3"), ((1, 2, 3), "1-3"), ((1, 3, 4, 5), "1,3-5"), ((2, 4), "2,4")],
)
def test_digits_are_printed_in_runs(numbers: tuple[int, ...], printed: str) -> None:
    assert digits_of(numbers) == printed


def test_no_key_is_bound_twice_and_none_that_terminals_keep() -> None:
    bound = [key for binding in COMMON for key in binding.keys]
    assert len(bound) == len(set(bound))
    assert all(may_bind(key) for key in bound)


@pytest.mark.parametrize("game", sorted(games()))
def test_no_game_takes_a_key_that_has_a_meaning(game: str) -> None:
    """It may take a command's second key, that of the settings, which no table has, and, where
    nobody ever peeks, the key of the peek.
    """
    peeks = games()[game].secrecy is Secrecy.PEEK
    free = {"settings"} if peeks else {"settings", "peek"}
    needed = [binding.keys[0] for binding in COMMON if binding.id not in free]
    own = [key for binding in table_screen(game).CHOOSER.KEYS for key in binding.keys]
    assert len({*needed, *own}) == len(needed) + len(own)
    assert all(binding.id.startswith(f"{game}.") for binding in table_screen(game).CHOOSER.KEYS)
    assert all(may_bind(key) for key in own)


@pytest.mark.parametrize(
    "key",
    [*(f"ctrl+{letter}" for letter in "abhijmszcq"), "f10", "f11", "alt+p", "tab", "7"],
)
def test_keys_that_are_kept_for_others(key: str) -> None:
    assert not may_bind(key)


@pytest.mark.parametrize(
    ("command", "printed", "plain"),
    [
        ("help", "?", "?"),
        ("pause", "Esc", "Esc"),
        ("up", "↑", "Up"),
        ("commit", "Enter", "Enter"),
        ("peek", "p", "p"),
        ("1-3", "1-3", "1-3"),
    ],
)
def test_keys_as_they_are_printed(command: str, printed: str, plain: str) -> None:
    assert Keys().printed(command) == printed
    assert Keys().printed(command, ascii_only=True) == plain


def test_two_keys_never_change() -> None:
    keys = remapped(pause="v", quit="b")
    assert (keys.command("ctrl+c"), keys.command("ctrl+q")) == ("pause", "quit")
    assert keys.printed("pause") == "v"


# A game's own


def test_a_table_adds_its_keys_and_takes_them_along() -> None:
    keys = Keys()
    keys.sit_down(BID)
    assert keys.command("b") == "smile.bid"
    keys.sit_down(())
    assert keys.command("b") == "b"


def test_going_from_game_to_game_and_back() -> None:
    keys = Keys()
    for _ in range(2):
        keys.sit_down(BID)
        assert (keys.command("b"), keys.command("h")) == ("smile.bid", "h")
        keys.sit_down(BOSS)
        assert (keys.command("b"), keys.command("h")) == ("smileyface.boss", "smileyface.hand")
    assert keys.command("enter") == "commit"


# Remapped


def test_a_remapped_command_has_the_new_key_alone() -> None:
    keys = remapped(peek="v", up="x")
    assert (keys.command("v"), keys.command("p")) == ("peek", "p")
    assert keys.command("x") == "up"
    assert keys.command("k") == "k"
    assert keys.printed("peek") == "v"
    assert keys.faults == []


def test_an_arrow_stays_an_arrow_when_another_key_is_added() -> None:
    """Arrows mean themselves, so that nobody is lost on a form."""
    assert remapped(up="x").command("up") == "up"


def test_keys_can_be_swapped() -> None:
    keys = remapped(peek="c", cover="p")
    assert (keys.command("c"), keys.command("p")) == ("peek", "cover")
    assert keys.faults == []


def test_a_second_key_of_another_command_can_be_taken() -> None:
    keys = remapped(why="k")
    assert (keys.command("k"), keys.command("up")) == ("why", "up")
    assert keys.faults == []


def test_the_only_key_of_another_command_can_not() -> None:
    keys = remapped(lift="enter")
    assert (keys.command("enter"), keys.command("space")) == ("commit", "lift")
    assert keys.faults == [
        Fault("settings.keys.lift", "key_taken", {"key": "enter", "command": "commit"})
    ]


def test_of_two_commands_on_one_key_the_first_of_the_table_has_it() -> None:
    keys = remapped(undo="v", peek="v")
    assert keys.command("v") == "peek"
    assert keys.command("u") == "undo"
    assert codes(keys) == {"settings.keys.undo": "key_taken"}


def test_a_games_key_is_not_taken_from_it() -> None:
    keys = remapped(commit="b")
    assert keys.command("b") == "commit"
    keys.sit_down(BID)
    assert (keys.command("b"), keys.command("enter")) == ("smile.bid", "commit")
    assert codes(keys) == {"settings.keys.commit": "key_taken"}
    keys.sit_down(())
    assert keys.command("b") == "commit"
    assert keys.faults == []


def test_a_games_command_can_be_remapped() -> None:
    keys = remapped(smile__bid="v")
    assert keys.faults == []
    keys.sit_down(BID)
    assert (keys.command("v"), keys.command("b")) == ("smile.bid", "b")


@pytest.mark.parametrize(
    ("key", "code"),
    [
        ("ctrl+a", "key_reserved"),
        ("alt+x", "key_reserved"),
        ("3", "key_reserved"),
        ("", "key_unknown"),
        ("entre", "key_unknown"),
    ],
)
def test_what_can_not_be_a_key_leaves_the_default(key: str, code: str) -> None:
    keys = remapped(commit=key)
    assert keys.command("enter") == "commit"
    assert codes(keys) == {"settings.keys.commit": code}


def test_there_is_no_such_command() -> None:
    keys = remapped(comit="v")
    assert codes(keys) == {"settings.keys.comit": "unknown"}
    assert keys.command("v") == "v"


def test_a_game_has_no_such_command_or_there_is_no_such_game() -> None:
    """It is told before anybody sits down."""
    keys = remapped(smile__foo="v", chess__bid="z", smile__bid="y", __bid="x")
    unknown = ["settings.keys.smile.foo", "settings.keys.chess.bid", "settings.keys..bid"]
    assert codes(keys) == dict.fromkeys(unknown, "unknown")


@pytest.mark.parametrize(
    ("written", "key"),
    [
        ("!", "exclamation_mark"),
        ("Space", "space"),
        ("PgUp", "pageup"),
        ("é", "é"),
        ("F2", "f2"),
        ("G", "G"),
        ("ctrl+p", "ctrl+p"),
    ],
)
def test_keys_are_written_as_people_write_them(written: str, key: str) -> None:
    keys = Keys({"why": written, "lift": "x", "page_up": "y"})
    assert keys.faults == []
    assert keys.command(key) == "why"


def test_the_page_names_every_command() -> None:
    page = (ROOT / "docs" / "settings.md").read_text(encoding="utf-8")
    table = page.partition("| commands | where |")[2].partition("\n\n")[0]
    own = [command for game in games() for command in own_commands(game)]
    assert sorted(re.findall(r"`([\w.]+)`", table)) == sorted([*(each.id for each in COMMON), *own])


def test_every_fault_has_words() -> None:
    assert {"key_taken", "key_reserved", "key_unknown", "unknown"} <= set(FAULTS)
