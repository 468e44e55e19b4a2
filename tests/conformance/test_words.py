"""Every fact, action and reason of a game can be said, to every reader."""

from __future__ import annotations

import ast
import inspect
import re
from importlib import import_module
from pathlib import Path

from smilegames.core.events import Event
from smilegames.core.game import Game
from tests.support.each import each_game, each_table
from tests.support.playing import played
from tests.support.tables import NAMES, ROOT, Table

STRANGE = tuple(f"{{{seat}}}%s[b]{name}" for seat, name in enumerate(NAMES))
"""Names that a template or a markup would trip over: they must come out as they are."""


def well_said(sentence: str) -> bool:
    """No hole in the template left unfilled, nothing secret showing as None, nobody called you."""
    return bool(sentence.strip()) and not re.search(
        r"[{}<>]|\bNone\b(?! of)|\byou(r|rs|rself)?\b", sentence, re.IGNORECASE
    )


@each_table
def test_every_event_is_told_to_every_reader(table: Table) -> None:
    text, speaker, strange = table.text, table.speaker(), table.speaker(STRANGE)
    for event in played(table).events():
        for reader in table.readers():
            seen = event.seen_by(reader)
            if seen is None:
                continue
            sentence = text.event(speaker, seen)
            assert well_said(sentence), (event, reader, sentence)
            for name, other in zip(NAMES, STRANGE, strict=True):
                sentence = sentence.replace(name, other)
            assert text.event(strange, seen) == sentence


@each_table
def test_every_action_is_named(table: Table) -> None:
    for action in table.hooks.universe(table.rules)[:2000]:
        assert well_said(table.text.action(table.speaker(), action)), action


@each_game
def test_every_refusal_in_the_rules_has_words(game: Game) -> None:
    """Those that random play never meets, too."""
    codes = {code for path in _sources(game) for code in _refusal_codes(path)}
    spoken = {
        node.value for node in ast.walk(ast.parse(_words(game))) if isinstance(node, ast.Constant)
    }
    assert codes
    assert codes <= spoken


@each_game
def test_every_kind_of_event_has_words(game: Game) -> None:
    module = import_module(f"smilegames.games.{game.id}.events")
    kinds = {
        name
        for name, kind in vars(module).items()
        if inspect.isclass(kind) and issubclass(kind, Event) and kind.__module__ == module.__name__
    }
    assert kinds
    assert {name for name in kinds if not re.search(rf"\b{name}\b", _words(game))} == set()


def _words(game: Game) -> str:
    """Return the source of a game's sentences."""
    return (ROOT / f"smilegames/text/games/{game.id}/sentences.py").read_text("utf-8")


def _sources(game: Game) -> list[Path]:
    return sorted((ROOT / "smilegames" / "games" / game.id).glob("*.py"))


def _refusal_codes(path: Path) -> list[str]:
    """Return the codes of the refusals that a module writes out."""
    return [
        first.value
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal"
        for first in ast.walk(node.args[0])
        if isinstance(first, ast.Constant) and isinstance(first.value, str)
    ]
