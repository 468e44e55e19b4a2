"""Every way in which a record can be wrong is told by file, line and fault, and leaves the file."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from smilegames.core.game import Game
from smilegames.core.record import deck_digest
from smilegames.store import sitting
from smilegames.store.errors import Unusable
from smilegames.store.record_reading import MOST_BYTES, read_record
from smilegames.text.faults import fault_text
from smilegames.text.words import Words
from tests.store.matches import begun, lines_of, write_lines
from tests.support.coin import Draw, Keep

Lines = list[dict[str, Any]]


@pytest.fixture
def record(coin: Game) -> Path:
    """Header, order of 5, pick of 3, then keep, undo, draw with its pick, keep and the outcome."""
    with begun(coin, options={"rounds": 1}, seed=1) as table:
        seat = table.match.to_act
        table.match.submit(seat, Keep(), 0)
        table.match.undo(seat)
        table.match.submit(seat, Draw(), 2)
        table.match.submit(table.match.to_act, Keep(), 3)
        table.match.submit(table.match.to_act, Keep(), 4)
    return table.path


def head(**changes: Any) -> Callable[[Lines], None]:
    return lambda lines: lines[0].update(changes)


def without(line: int, key: str) -> Callable[[Lines], None]:
    return lambda lines: lines[line - 1].pop(key) and None


def at(line: int, **changes: Any) -> Callable[[Lines], None]:
    return lambda lines: lines[line - 1].update(changes)


def put(line: int, **table: Any) -> Callable[[Lines], None]:
    return lambda lines: lines.insert(line - 1, table)


def drop(line: int) -> Callable[[Lines], None]:
    return lambda lines: lines.pop(line - 1) and None


def deck(data: Any) -> Callable[[Lines], None]:
    return head(deck={"digest": deck_digest(data), "data": data})


WRONG = {
    "another format": (head(format=2), 1, "format", "format"),
    "format is text": (head(format="1"), 1, "", "no_record"),
    "format is true": (head(format=True), 1, "", "no_record"),
    "no format": (without(1, "format"), 1, "", "no_record"),
    "another game": (head(game="chess"), 1, "game", "game_unknown"),
    "game is a number": (head(game=3), 1, "game", "not_text"),
    "other rules": (head(rules=9), 1, "rules", "rules_version"),
    "other rules with other options": (head(rules=9, options={}), 1, "rules", "rules_version"),
    "rules beyond range": (head(rules=10**15), 1, "rules", "too_large"),
    "rules beyond numbers": (head(rules=10**30), 1, "", "number"),
    "no seats": (without(1, "seats"), 1, "seats", "missing"),
    "one seat": (head(seats=["Ada"]), 1, "seats", "seats"),
    "seats is text": (head(seats="Ada"), 1, "seats", "not_a_list"),
    "name is a number": (head(seats=["Ada", 3, "Cleo"]), 1, "seats.1", "not_text"),
    "name with escape": (head(seats=["A\x1b[2J", "Ben", "Cy"]), 1, "seats.1", "name_character"),
    "name with bidi": (head(seats=["Ada", "B\u202een", "Cy"]), 1, "seats.2", "name_character"),
    "name too wide": (head(seats=["Ada", "Ben", "C" * 13]), 1, "seats.3", "name_wide"),
    "names alike": (head(seats=["Ada", "Ben", "ADA"]), 1, "seats.3", "name_twice"),
    "name untidy": (head(seats=["Ada", " Ben", "Cleo"]), 1, "seats.2", "name_untidy"),
    "first beyond": (head(first=3), 1, "first", "too_large"),
    "first below": (head(first=-1), 1, "first", "too_small"),
    "first is true": (head(first=True), 1, "first", "not_a_number"),
    "option lacking": (head(options={"rounds": 1}), 1, "options.open_coins", "missing"),
    "option unknown": (
        head(options={"rounds": 1, "open_coins": False, "x": 1}),
        1,
        "options.x",
        "option_unknown",
    ),
    "option beyond": (
        head(options={"rounds": 10, "open_coins": False}),
        1,
        "options.rounds",
        "option_range",
    ),
    "option not a switch": (
        head(options={"rounds": 1, "open_coins": 0}),
        1,
        "options.open_coins",
        "option_switch",
    ),
    "option for others": (
        head(options={"rounds": 1, "open_coins": True}),
        1,
        "options.open_coins",
        "option_seats",
    ),
    "options is a list": (head(options=[]), 1, "options", "not_a_table"),
    "no deck": (head(deck=None), 1, "deck", "deck_wanted"),
    "digest of another": (
        head(deck={"digest": "0" * 64, "data": {"coins": [1, 2, 3]}}),
        1,
        "deck.digest",
        "digest",
    ),
    "digest malformed": (head(deck={"digest": "0", "data": {}}), 1, "deck.digest", "malformed"),
    "deck unplayable": (deck({"coins": [1]}), 1, "deck.coins", "coin_few"),
    "seed below": (head(seed=-1), 1, "seed", "too_small"),
    "seed beyond": (head(seed=2**63), 1, "seed", "too_large"),
    "no moment": (head(started="yesterday"), 1, "started", "moment"),
    "empty moment": (head(started=""), 1, "started", "moment"),
    "other digits": (head(started="２０２６-01-31T20:15:00Z"), 1, "started", "moment"),
    "short moment": (head(started="2026-1-1T1:2:3Z"), 1, "started", "moment"),
    "small letters": (head(started="2026-01-31t20:15:00z"), 1, "started", "moment"),
    "policy": (head(policy="secret"), 1, "policy", "not_one_of"),
    "program of no strength": (
        head(programs=[None, "hard:800", None]),
        1,
        "programs.1",
        "not_one_of",
    ),
    "a program too few": (head(programs=["easy", None]), 1, "programs", "programs_count"),
    "no programs": (head(programs=[]), 1, "programs", "programs_count"),
    "programs is null": (head(programs=None), 1, "programs", "not_a_list"),
    "hints not a switch": (head(hints=1), 1, "hints", "not_a_switch"),
    "stranger in the header": (head(extra=1), 1, "extra", "unknown"),
    "order too short": (at(2, order=[0, 1]), 2, "", "order_size"),
    "order no permutation": (at(2, order=[0, 1, 2, 3, 3]), 2, "order", "permutation"),
    "order with true": (at(2, order=[0, True, 2, 3, 4]), 2, "order.1", "not_a_number"),
    "order endless": (at(2, order=list(range(1001))), 2, "order", "too_long"),
    "pick of another size": (at(3, of=4), 3, "", "pick_size"),
    "pick beyond": (at(3, pick=3), 3, "", "pick"),
    "opening lacking": (drop(2), 2, "", "order_wanted"),
    "opening order twice": (put(3, order=[0, 1, 2, 3, 4]), 3, "", "pick_wanted"),
    "opening pick twice": (put(4, pick=0, of=3), 4, "", "uncalled"),
    "a name too many": (head(seats=["Ada", "Ben", "Cleo", "Dee"]), 3, "", "pick_size"),
    "a name too few": (head(seats=["Ada", "Ben"]), 3, "", "pick_size"),
    "uncalled order": (put(4, order=[0]), 4, "", "uncalled"),
    "uncalled pick": (put(5, pick=0, of=1), 5, "", "uncalled"),
    "pick lacking": (drop(7), 7, "", "pick_wanted"),
    "number skipped": (at(4, decision=2), 4, "decision", "numbering"),
    "number lacking": (without(4, "decision"), 4, "", "line_unknown"),
    "another seat": (at(4, seat=0), 4, "seat", "turn"),
    "seat beyond": (at(4, seat=100), 4, "seat", "too_large"),
    "no action": (at(4, action="sing"), 4, "action", "notation"),
    "illegal": (at(4, action="name 7"), 4, "action", "illegal"),
    "action endless": (at(4, action="x" * 1001), 4, "action", "too_long"),
    "undo of another": (at(5, undo=2), 5, "undo", "undo_number"),
    "undo by another": (at(5, seat=0), 5, "undo", "undo"),
    "undo twice": (put(6, undo=1, seat=2), 6, "undo", "undo"),
    "stranger in a line": (at(4, note="hi"), 4, "note", "unknown"),
    "no line of ours": (put(4, chat="hi"), 4, "", "line_unknown"),
    "decision after the end": (put(10, decision=5, seat=2, action="keep"), 10, "", "after_end"),
    "line after the outcome": (put(11, pick=0, of=3), 11, "", "after_outcome"),
    "outcome early": (put(4, outcome=dict.fromkeys("ab")), 4, "outcome.scores", "missing"),
    "another score": (
        lambda lines: lines[-1]["outcome"].update(scores=[0, 0, 0]),
        10,
        "outcome.scores",
        "outcome_differs",
    ),
    "another end": (
        lambda lines: lines[-1]["outcome"].update(ended_by="x"),
        10,
        "outcome.ended_by",
        "outcome_differs",
    ),
}


def refused(path: Path) -> Unusable:
    """Return what is said of a record, which neither reading nor resuming may touch."""
    before = path.read_bytes()
    with pytest.raises(Unusable) as caught:
        read_record(path)
    with pytest.raises(Unusable) as again:
        sitting.resume(path)
    assert [fault.code for fault in again.value.faults] == [
        fault.code for fault in caught.value.faults
    ]
    assert path.read_bytes() == before
    assert caught.value.path == path
    return caught.value


@pytest.mark.parametrize("name", WRONG)
def test_wrong_lines(record: Path, name: str) -> None:
    change, line, where, code = WRONG[name]
    lines = lines_of(record)
    assert len(lines) == 10
    change(lines)
    write_lines(record, lines)
    error = refused(record)
    fault = error.faults[0]
    assert (fault.line, fault.where, fault.code) == (line, where, code)


def test_of_two_faults_the_first_line_is_named(record: Path) -> None:
    lines = lines_of(record)
    lines[3]["seat"] = 0
    lines[8]["action"] = "sing"
    write_lines(record, lines)
    fault = refused(record).faults[0]
    assert (fault.line, fault.code) == (4, "turn")


def test_a_chance_line_of_another_size_is_told_in_words(record: Path) -> None:
    lines = lines_of(record)
    lines[1]["order"] = [0, 1, 2, 3]
    write_lines(record, lines)
    said = fault_text(Words(), refused(record).faults[0])
    assert said == "an order of 5 belongs here, this one has 4"


def test_an_outcome_before_the_end(record: Path) -> None:
    lines = lines_of(record)
    write_lines(record, [*lines[:4], lines[-1]])
    error = refused(record)
    assert (error.faults[0].line, error.faults[0].code) == (5, "outcome_early")


def test_a_finished_record_that_lacks_chance_is_not_torn(record: Path) -> None:
    lines = lines_of(record)
    write_lines(record, [*lines[:6], lines[-1]])
    assert refused(record).faults[0].code == "pick_wanted"


RAW = {
    "nothing": (b"", None, "file_empty"),
    "no newline": (b"x", 1, "no_record"),
    "a newline": (b"\n", 1, "not_json"),
    "binary": (b"\x7fELF\x00\xff\n\x00\n", 1, "not_utf8"),
    "a list": (b"[]\n", 1, "not_a_table"),
    "a number": (b"1\n", 1, "not_a_table"),
    "byte order mark": (b'\xef\xbb\xbf{"format":1}\n', 1, "not_json"),
    "nested": (b"[" * 60_000 + b"\n", 1, "nested"),
    "nested deck": (b'{"format":1,"deck":' + b'{"a":' * 20_000 + b"\n", 1, "line_long"),
    "long line": (b'{"format":"' + b"x" * 70_000 + b'"}\n', 1, "line_long"),
    "key twice": (b'{"format":1,"format":1}\n', 1, "key_twice"),
    "not a number": (b'{"format":NaN}\n', 1, "not_json"),
    "infinity": (b'{"format":-Infinity}\n', 1, "not_json"),
    "a fraction": (b'{"format":1.0}\n', 1, "number"),
    "beyond floats": (b'{"format":1e999}\n', 1, "number"),
    "digits without end": (b'{"format":' + b"9" * 5000 + b"}\n", 1, "number"),
    "lone surrogate": (b'{"format":"\\ud800"}\n', 1, "not_unicode"),
    "two objects": (b'{"format":1}{"format":1}\n', 1, "not_json"),
}


@pytest.mark.parametrize("name", RAW)
def test_what_is_no_record(coin: Game, tmp_path: Path, name: str) -> None:
    data, line, code = RAW[name]
    path = tmp_path / "raw.jsonl"
    path.write_bytes(data)
    error = refused(path)
    assert (error.faults[0].line, error.faults[0].code) == (line, code)


def test_a_line_in_the_middle_that_is_no_json(record: Path) -> None:
    lines = record.read_bytes().splitlines(keepends=True)
    record.write_bytes(b"".join([*lines[:4], b"{]\n", *lines[4:]]))
    error = refused(record)
    assert (error.faults[0].line, error.faults[0].code) == (5, "not_json")


def test_a_deck_nested_as_deep_as_a_line_allows(record: Path) -> None:
    lines = record.read_text().splitlines(keepends=True)
    header = json.loads(lines[0])
    header["deck"]["data"] = "@"
    for depth in (500, 900, 990, 5000):
        spelled = json.dumps(header).replace('"@"', '{"a":' * depth + "1" + "}" * depth)
        record.write_text(spelled + "\n" + "".join(lines[1:]))
        assert refused(record).faults[0].line == 1


def test_what_is_no_file(coin: Game, tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    os.mkfifo(tmp_path / "pipe")
    expected = {
        "none": "file_missing",
        "loop": "file_loop",
        "pipe": "file_irregular",
        "home": "file_irregular",
        "home/none/x": "file_missing",
        "x" * 300: "system",
    }
    for name, code in expected.items():
        for opened in (read_record, sitting.resume):
            with pytest.raises(Unusable) as caught:
                opened(tmp_path / name)
            assert caught.value.faults[0].code == code


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_of_somebody_elses(record: Path) -> None:
    record.chmod(0)
    with pytest.raises(Unusable) as caught:
        read_record(record)
    assert caught.value.faults[0].code == "file_permission"


def test_a_file_without_end(coin: Game, tmp_path: Path) -> None:
    path = tmp_path / "huge.jsonl"
    with path.open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    with pytest.raises(Unusable) as caught:
        read_record(path)
    assert caught.value.faults[0].code == "file_large"


def test_a_link_to_a_record_opens(record: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.jsonl"
    link.symlink_to(record)
    assert read_record(link).match.outcome is not None
