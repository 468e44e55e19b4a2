"""What stands in which line of a TOML text, and what is too deep to be read."""

from __future__ import annotations

import tomllib
import tracemalloc

import pytest

from smilegames.store.errors import Unusable
from smilegames.store.toml_places import DEEPEST, check_depth, line_of_long_number, places

MANY = 20_000


def test_every_key_is_found_in_its_line() -> None:
    text = """# a comment, with [brackets] and "quotes
a.b = 1
'quoted.key' = "[not] # a = head"
many = [  # of them
  "]", 1.5,
  [2, {inside = 3}],
]
long = '''
a = 1
''''
ends = \"\"\"with a quote\"\"\"\"
[table]
x = {y.z = 1, w = [1]}
  [ table . "in.side" ]  # spaced
x = 1\r
[[list]]
one = 1
[[list]]
two = 2
last = 0"""
    tomllib.loads(text)
    assert places(text) == {
        "a": 2,
        "a.b": 2,
        "quoted.key": 3,
        "many": 4,
        "long": 8,
        "ends": 11,
        "table": 12,
        "table.x": 13,
        "table.x.y": 13,
        "table.x.y.z": 13,
        "table.x.w": 13,
        "table.in.side": 14,
        "table.in.side.x": 15,
        "list": 16,
        "list.one": 17,
        "list.two": 19,
        "list.last": 20,
    }


@pytest.mark.parametrize(
    "deep",
    [
        "a" + ".a" * MANY + " = 1",
        "[a" + ".a" * MANY + "]",
        '"a"' + ' . "a"' * MANY + " = 1",
        "a = {a" + ".a" * MANY + " = 1}",
        "a = " + "[" * MANY + "]" * MANY,
        "a = [\n" * DEEPEST + "[",
    ],
    ids=["key", "head", "quoted", "inline", "brackets", "lines"],
)
def test_what_is_too_deep_is_refused_in_its_line_and_costs_little(deep: str) -> None:
    tracemalloc.start()
    with pytest.raises(Unusable) as caught:
        check_depth("# first\n\n" + deep)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    (fault,) = caught.value.faults
    assert fault.code == "nested"
    assert fault.line == 3 + (DEEPEST if "\n" in deep else 0)
    assert most < 1_000_000


@pytest.mark.parametrize(
    "flat",
    [
        "# " + ". [" * MANY,
        "a = '" + ". [" * MANY + "'",
        'a = """' + "[.\n" * MANY + '"""',
        "a = [" + "1.5, {b = 2.5}, " * MANY + "]",
        "a.b.c = 1\n" * MANY,
        'a = "\\"[[[[[[[[[[[[[[" # " [',
        ".".join("a" * DEEPEST) + " = " + "[" * DEEPEST + "]" * DEEPEST,
    ],
)
def test_what_only_looks_deep_is_not(flat: str) -> None:
    check_depth(flat)


def test_a_number_without_end_is_found() -> None:
    assert line_of_long_number("a = 1\n\n[b]\nc = [\n" + "9" * 5000 + "]\n") == 4
    assert line_of_long_number("a = 1\nb = = 2\n") is None
