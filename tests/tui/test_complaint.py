"""Faults of things from outside, as one line each."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from smilegames.core.errors import Fault
from smilegames.core.game import Game
from smilegames.store.errors import Unusable
from smilegames.text.words import Words
from smilegames.tui.complaint import fault_line, fault_lines


def said(*faults: Fault, path: Path | None = None, **more: Any) -> str:
    return fault_line(Words(), Unusable(faults, path, **more))


def test_the_first_fault_is_said_with_the_name_of_the_file() -> None:
    path = Path("/home/ada/.config/smilegames/config.toml")
    fault = Fault("settings.quiet_ms", "too_large", {"limit": 2000})
    assert said(fault, path=path) == "config.toml: settings.quiet_ms: it is more than 2000"


def test_the_line_is_named_where_there_is_one() -> None:
    assert said(Fault("", "malformed", line=3), path=Path("x/a.jsonl")) == (
        "a.jsonl:3: it is malformed"
    )


def test_every_fault_can_have_a_line() -> None:
    error = Unusable([Fault("a", "missing"), Fault("b", "missing")])
    assert fault_lines(Words(), error) == ["a: it is missing", "b: it is missing"]


def test_without_a_file_the_fault_stands_alone() -> None:
    assert said(Fault("", "name_empty"), Fault("", "missing")) == "a player's name is empty"


def test_a_games_own_deck_faults_have_its_words(hands: Game) -> None:
    assert said(Fault("coins", "coin_few", {"n": 1, "least": 2}), game="coin") == (
        "coins: 1 coins are too few for 2 players"
    )


def test_what_comes_from_a_file_can_not_steer_the_terminal() -> None:
    line = said(Fault("", "name_twice", {"name": "Ada\x1b[2J\n"}), path=Path("a\x1b[31m.toml"))
    assert "\x1b" not in line
    assert "\n" not in line
