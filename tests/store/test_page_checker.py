"""The page on records says everything: a checker written from it agrees with the program, on good
records and on damaged ones, down to the line at fault."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from smilegames.core.chance import RandomChance
from smilegames.core.match import Match
from smilegames.core.record import Strength
from smilegames.store.errors import Unusable
from smilegames.store.record_file import write_record
from smilegames.store.record_reading import MOST_BYTES, load
from smilegames.store.set_up import new_header, rules_for
from tests.store.matches import play_on
from tests.store.page_checker import Verdict, check
from tests.support.tables import NAMES, Table, default_tables, one_table_each, tables

DAMAGES = 25
EVERY = 3
"""Decisions between two that are taken back."""
"""How often a record is damaged, for each table."""
VALUES = (
    0,
    1,
    -1,
    3,
    10**6,
    2**63,
    10**19,
    10**20,
    1.5,
    1e3,
    True,
    None,
    "",
    "x",
    [],
    {},
    [0],
    "é",
)
JUNK = (b"", b"{}", b"[]", b"1", b'{"a":NaN}', b'{"a":1.5}', b"\xff", b"\0\0", b'{"a":1,"a":1}')
Damage = Callable[[Random, bytes], bytes]


def record_of(table: Table, seed: int, path: Path, decisions: int = 1000) -> bytes:
    """Play at random, with some decisions taken back, and return the record."""
    names, options = NAMES[: table.seats], dict(table.options)
    first = None if seed % 2 else seed % table.seats
    programs = tuple(Random(seed).choice((None, *Strength)) for _ in names)
    header = new_header(
        table.game,
        names,
        options=options,
        seed=seed,
        first=first,
        programs=programs,
        hints=seed % 3 > 0,
    )
    match = Match(rules_for(header), RandomChance(seed), first)
    play_on(match, Random(seed), decisions)
    write_record(path, header, match)
    return path.read_bytes()


def judged(data: bytes) -> Verdict:
    """Return what the program says of a record."""
    try:
        loaded = load(Path("a.jsonl"), data)
    except Unusable as error:
        return Verdict(error.faults[0].line or 0)
    return Verdict(None, bool(loaded.notices))


# What happens to records


def flip(random: Random, data: bytes) -> bytes:
    at = random.randrange(len(data))
    return data[:at] + bytes([random.randrange(256)]) + data[at + 1 :]


def cut(random: Random, data: bytes) -> bytes:
    return data[: random.randrange(len(data))]


def lose(random: Random, data: bytes) -> bytes:
    at = random.randrange(len(data))
    return data[:at] + data[at + random.randrange(1, 80) :]


def change_lines(random: Random, data: bytes) -> bytes:
    """Move, double or drop a line, or put another in."""
    lines = data.splitlines(keepends=True)
    at, to = random.randrange(len(lines)), random.randrange(len(lines))
    match random.randrange(4):
        case 0:
            lines.insert(to, lines.pop(at))
        case 1:
            lines.insert(to, lines[at])
        case 2:
            del lines[at]
        case 3:
            lines.insert(to, random.choice(JUNK) + b"\n")
    return b"".join(lines)


def change_value(random: Random, data: bytes) -> bytes:
    """Put another value somewhere, or a key too many, or one too few."""
    lines = data.splitlines()
    at = 0 if random.random() < 0.3 else random.randrange(len(lines))
    table = json.loads(lines[at])
    inside: Any = table
    while True:
        keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        if not keys:
            break
        key = random.choice(keys)
        if not isinstance(inside[key], dict | list) or random.random() < 0.3:
            change(random, inside, key)
            break
        inside = inside[key]
    lines[at] = json.dumps(table, ensure_ascii=random.random() < 0.5).encode()
    return b"\n".join(lines) + b"\n"


def change(random: Random, inside: Any, key: Any) -> None:
    match random.randrange(5):
        case 0:
            del inside[key]
        case 1 if isinstance(inside, dict):
            inside[random.choice(("x", "seat", "undo", "order"))] = random.choice(VALUES)
        case 2 if type(inside[key]) is int:
            inside[key] += random.choice((-1, 1))
        case 3 if isinstance(inside, list):
            inside.append(inside[key])
        case _:
            inside[key] = random.choice(VALUES)


def go_wrong_at_the_end(random: Random, data: bytes) -> bytes:
    """Take back what may not be, end what is not over, and leave junk behind."""
    lines = data.splitlines()[: random.randrange(1, data.count(b"\n") + 1)]
    decided = [json.loads(line) for line in lines if line.startswith(b'{"decision"')]
    last = decided[-1] if decided else {"decision": 1, "seat": 0}
    undo = json.dumps({"undo": last["decision"], "seat": last["seat"]}).encode()
    ending = random.choice((undo, undo, lines[-1], data.splitlines()[-1], *JUNK))
    return b"\n".join([*lines, ending]) + random.choice((b"\n", b"\n", b""))


DAMAGE: tuple[Damage, ...] = (flip, cut, lose, change_lines, change_value, go_wrong_at_the_end)


@pytest.mark.parametrize("table", tables(), ids=str)
def test_a_good_record(table: Table, tmp_path: Path) -> None:
    for seed in range(2):
        assert check(record_of(table, seed, tmp_path / f"{seed}.jsonl")) == Verdict()


@pytest.mark.parametrize("damage", DAMAGE)
@pytest.mark.parametrize("table", one_table_each(), ids=str)
def test_a_damaged_record(table: Table, damage: Damage, tmp_path: Path) -> None:
    random = Random(f"{table} {damage.__name__}")
    whole = record_of(table, 4, tmp_path / "whole.jsonl")
    begun = record_of(table, 5, tmp_path / "begun.jsonl", 9)
    for _ in range(DAMAGES):
        damaged = damage(random, random.choice((whole, begun, begun)))
        assert check(damaged) == judged(damaged), damaged


@pytest.mark.parametrize("table", default_tables(), ids=str)
def test_what_may_be_taken_back(table: Table, tmp_path: Path) -> None:
    """After any decision of a match: at each of the tables after other ones."""
    first = Random(f"{table}").randrange(EVERY)
    lines = record_of(table, 6, tmp_path / "whole.jsonl", 60).splitlines(keepends=True)
    for at, line in enumerate(lines):
        made = json.loads(line)
        if made.get("decision", first + 1) % EVERY == first:
            undo = json.dumps({"undo": made["decision"], "seat": made["seat"]}).encode() + b"\n"
            taken_back = b"".join([*lines[: at + 1], undo])
            assert check(taken_back) == judged(taken_back), undo


NAMED = (
    *("Ada", " Ada", "Ada ", "A da", "A\u00a0da", "A\u3000a", "", " ", "A" * 12, "A" * 13),
    *(
        "漢" * 6,
        "漢" * 7,
        "é",
        "e\u0301",
        "\u0301a",
        "a\u0327\u0331\u0323",
        "a\u0327\u0331\u0323\u0324",
    ),
    *(
        "a\u200db",
        "a\u202eb",
        "a\ufe0f",
        "a\u180b",
        "\U0001f1e6",
        "\U0001f3fb",
        "\u3164",
        "a\u115f",
    ),
    *(
        "\u2800",
        "\ue000",
        "\u0378",
        "a\tb",
        "a\nb",
        "\x7f",
        "a\x9b",
        "\U0001f600",
        "BEN",
        "ßen",
        "Ｂｅｎ",
    ),
    *(
        "b\u034fen",
        "\u17b4",
        "नि",
        "தமிழ்",
        "\u0903",
        "A\u2028b",
        "\ufeffA",
        "ﬁ",
        "\u1e9e",
        "\u00ad",
    ),
)


@pytest.mark.parametrize("name", NAMED, ids=ascii)
def test_names(name: str, tmp_path: Path) -> None:
    table = one_table_each()[0]
    lines = record_of(table, 4, tmp_path / "whole.jsonl").splitlines(keepends=True)
    header = json.loads(lines[0])
    header["seats"][0] = "Ben"
    header["seats"][1] = name
    data = b"".join([json.dumps(header).encode() + b"\n", *lines[1:]])
    assert check(data) == judged(data)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"\n\n",
        b"{}",
        b"{}\n",
        b"NaN\n",
        b"\xef\xbb\xbf{}\n",
        b"[" * 70_000,
        b"[" * 70_000 + b"\n",
        b"{}\n" * 3,
        b" " * MOST_BYTES,
    ],
    ids=lambda data: ascii(data[:10]),
)
def test_what_is_hardly_a_record(data: bytes) -> None:
    assert check(data) == judged(data)


@pytest.mark.parametrize("width", [65_535, 65_536, 65_537])
def test_a_line_as_long_as_may_be(width: int, tmp_path: Path) -> None:
    whole = record_of(one_table_each()[0], 4, tmp_path / "whole.jsonl")
    lines = whole.splitlines()
    for at in (0, 3, len(lines) - 1):
        data = b"\n".join([*lines[:at], lines[at].ljust(width), *lines[at + 1 :]]) + b"\n"
        assert check(data) == judged(data)
