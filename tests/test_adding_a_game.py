"""docs/adding-a-game.md adds a game: what stands there, and nothing else, puts it on the shelf."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.tables import ROOT
from tests.terminal.driver import Terminal
from tests.terminal.program import COMMAND, environment

PAGE = ROOT / "docs" / "adding-a-game.md"
FILE = re.compile(r"^`([\w./-]+)`\n\n```\w+\n(.*?)^```$", re.DOTALL | re.MULTILINE)
"""A path, and below it the file."""
NOT_NEEDED = shutil.ignore_patterns("screenshots", "pictures")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The program with the page's files added; none of its own is edited."""
    root = tmp_path / "checkout"
    for folder in ("smilegames", "assets"):
        shutil.copytree(ROOT / folder, root / folder, ignore=NOT_NEEDED)
    files = FILE.findall(PAGE.read_text("utf-8"))
    assert files
    for name, text in files:
        path = root / name
        assert not path.exists(), f"{name} is there already"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


@pytest.fixture
def terminal(checkout: Path, tmp_path: Path) -> Iterator[Terminal]:
    settings = tmp_path / ".config" / "smilegames"
    settings.mkdir(parents=True)
    (settings / "config.toml").write_text("[settings]\nquiet_ms = 0\n", encoding="utf-8")
    env = environment(tmp_path, PYTHONPATH=str(checkout))
    with Terminal(COMMAND, env=env, cwd=tmp_path) as terminal:
        yield terminal


def test_the_game_on_the_page_is_played_from_the_shelf_to_the_result(terminal: Terminal) -> None:
    terminal.begun()
    terminal.reach("Keep your card, or trust the pile", "6")
    terminal.reach("The highest card wins, once all are turned up.", "question_mark")
    terminal.reach("sit down", "escape")
    terminal.reach("Who last counted something?", "enter", quiet=0.15)
    for name in ("Ada", "Ben"):
        terminal.press(*name)
        terminal.stands(name)
        terminal.press("enter")
        terminal.settle()
    terminal.reach(lambda text: "Enter deal" in text, "down")
    terminal.reach("lifts the hand", "enter")
    for key, label in (("left", "keep it"), ("right", "change it")):
        terminal.reach("Keep the card, or change it?", "space")
        terminal.reach(f"Enter {label}", key)
        terminal.reach(lambda text, label=label: f"Enter {label}" not in text, "enter")
    shown = terminal.stands("play again")
    assert "All cards are turned up." in shown
    assert re.search(r"1 +(Ada|Ben) +\d points?", shown)
    assert terminal.leave("ctrl+q") == 0
