"""The digests in `seeds/`, the code, the tests and the rulebooks name the same rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from smilegames.core.game import Game
from tests.support.each import each_game
from tests.support.seeds import RULE_ID, SeedRule, rule_ids, seed_rules, seeded_games
from tests.support.tables import ROOT

TESTS = ROOT / "tests"


@each_game
def test_every_rule_is_in_the_digest_once(game: Game) -> None:
    ids = [rule.id for rule in seed_rules(game.id)]
    assert ids
    assert len(set(ids)) == len(ids)
    assert len({identity[:2] for identity in ids}) == 1


@each_game
def test_every_rule_is_cited_by_a_test(game: Game) -> None:
    assert sorted(rule_ids(game.id) - set(citations())) == []


@each_game
def test_every_rule_is_in_the_rulebook(game: Game) -> None:
    book = (ROOT / "assets" / "rulebooks" / "en" / f"{game.id}.md").read_text("utf-8")
    assert set(RULE_ID.findall(book)) == rule_ids(game.id)


@each_game
def test_the_digest_points_to_code_that_exists(game: Game) -> None:
    rules = seed_rules(game.id)
    assert [rule.id for rule in rules if not rule.implemented] == []
    missing = [(rule.id, place) for rule in rules for place in rule.implemented]
    assert [(name, place) for name, place in missing if not _exists(game.id, place)] == []


@each_game
def test_the_digest_points_to_tests_that_cite_the_rule(game: Game) -> None:
    rules = seed_rules(game.id)
    assert [rule.id for rule in rules if not rule.tests] == []
    wrong = [(rule.id, test) for rule in rules for test in rule.tests if not _cites(test, rule)]
    assert wrong == []


@pytest.mark.parametrize("folder", ["smilegames", "assets", "tests", "docs", "benchmarks"])
def test_no_rule_is_named_that_does_not_exist(folder: str) -> None:
    known = frozenset().union(*(rule_ids(game) for game in seeded_games()))
    prefixes = {identity[:2] for identity in known}
    wrong = [
        f"{path.relative_to(ROOT)}: {identity}"
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in {".py", ".md", ".toml", ".tcss", ".txt"}
        for identity in RULE_ID.findall(path.read_text("utf-8"))
        if identity[:2] in prefixes and identity not in known
    ]
    assert wrong == []


@cache
def citations() -> dict[str, list[str]]:
    """Return, by rule id, the tests that cite it, as path::name."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for name, ids in _citing_tests(ast.parse(path.read_text("utf-8"))):
            for identity in ids:
                found.setdefault(identity, []).append(f"{path.relative_to(ROOT)}::{name}")
    return found


def _citing_tests(tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    """Yield every test with the ids that its own marks and those of its parameters cite."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and _is_test(node.name):
            yield node.name, [i for mark in node.decorator_list for i in _marked(mark)]


def _is_test(name: str) -> bool:
    return name.startswith("test_")


def _marked(decorator: ast.expr) -> Iterator[str]:
    """Yield the ids in every `pytest.mark.rule(...)` within a decorator."""
    for node in ast.walk(decorator):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for argument in node.args:
                assert isinstance(argument, ast.Constant), f"line {node.lineno}: write the id out"
                yield str(argument.value)


def _cites(test: str, rule: SeedRule) -> bool:
    """A test is named path::name, or path::class::name; its parameters are left out."""
    path, *_, name = test.split("[")[0].split("::")
    return f"{path}::{name}" in citations().get(rule.id, [])


def _exists(game_id: str, place: str) -> bool:
    """A place is `module:name`, the module named in full or from the game's package, or a path."""
    if ":" not in place:
        return "/" in place and Path(ROOT / place).is_file()
    module, _, name = place.partition(":")
    for package in ("", "smilegames.", f"smilegames.games.{game_id}."):
        try:
            found = import_module(f"{package}{module}")
        except ModuleNotFoundError:
            continue
        return _has(found, name.removesuffix("()"))
    return False


def _has(found: object, name: str) -> bool:
    """Whether a module has a name, at its top or as a member of one of its classes."""
    for part in name.split("."):
        holders = [found, *(v for v in vars(found).values() if isinstance(v, type))]
        found = next((getattr(holder, part) for holder in holders if hasattr(holder, part)), None)
        if found is None:
            return False
    return True


def test_marks_are_found_wherever_they_stand() -> None:
    tree = ast.parse(
        "@pytest.mark.rule('A', 'B')\n"
        "@pytest.mark.parametrize('x', [pytest.param(1, marks=pytest.mark.rule('C'))])\n"
        "def test_it(x): ...\n"
        "@pytest.mark.rule('D')\n"
        "def helper(): ...\n"
    )
    assert [(name, sorted(ids)) for name, ids in _citing_tests(tree)] == [
        ("test_it", ["A", "B", "C"])
    ]


def test_a_rule_id_is_two_letters_and_two_digits() -> None:
    assert RULE_ID.findall("X" + "Y-12, [XY-34], UTF-16, A-12, XYZ-12, XY-123") == [
        "XY-12",
        "XY-34",
    ]
    assert re.fullmatch(RULE_ID, "XY-1") is None
