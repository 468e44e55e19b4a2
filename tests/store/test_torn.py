"""A record cut anywhere opens, has lost no whole step, and goes on to the same end."""

from __future__ import annotations

from pathlib import Path

import pytest

from smilegames.core.game import Game
from smilegames.store import sitting
from smilegames.store.errors import Unusable
from smilegames.store.plain_json import DEEPEST
from smilegames.store.record_reading import read_record
from tests.store.matches import begun, finished, step_ends


@pytest.fixture
def whole(coin: Game) -> Path:
    return finished(coin, seed=3)


def test_cut_at_every_byte(whole: Path, tmp_path: Path) -> None:
    data = whole.read_bytes()
    original = read_record(whole)
    assert original.notices == ()
    ends = step_ends(whole, original.match)
    header = data.index(b"\n") + 1
    cut = tmp_path / "cut.jsonl"
    for size in range(len(data)):
        cut.write_bytes(data[:size])
        if size < header:
            with pytest.raises(Unusable):
                read_record(cut)
            assert cut.read_bytes() == data[:size]
            continue
        loaded = read_record(cut)
        assert cut.read_bytes() == data[:size], "reading changes nothing"
        kept = max((end for end in ends if end[0] <= size), default=ends[0])
        assert loaded.match.entries == kept[1]
        assert data[:size].startswith(loaded.text)
        whole_line = size in {end for end, _ in ends} | {header}
        assert bool(loaded.notices) == (not whole_line)


def test_resumed_after_every_cut_the_match_draws_and_ends_the_same(
    whole: Path, tmp_path: Path
) -> None:
    data = whole.read_bytes()
    original = read_record(whole).match
    cut = tmp_path / "cut.jsonl"
    for size in range(data.index(b"\n") + 1, len(data), 7):
        cut.write_bytes(data[:size])
        with sitting.resume(cut) as resumed:
            match = resumed.match
            kept = cut.read_bytes()
            assert data.startswith(kept)
            assert kept.endswith(b"\n")
            played = [entry for entry in original.entries if hasattr(entry, "action")]
            for decision in played[match.decisions :]:
                if match.to_act is not None and decision.seat == match.to_act:
                    match.submit(decision.seat, decision.action, match.version)
        read_record(cut)


def test_an_opening_cut_short_is_dealt_again(coin: Game, tmp_path: Path) -> None:
    whole = finished(coin)
    lines = whole.read_bytes().splitlines(keepends=True)
    for kept in (1, 2):
        cut = tmp_path / "cut.jsonl"
        cut.write_bytes(b"".join(lines[:kept]))
        sitting.resume(cut).close()
        assert cut.read_bytes() == b"".join(lines[:3])


def test_a_lost_outcome_is_written_again(whole: Path) -> None:
    data = whole.read_bytes()
    whole.write_bytes(data[:-5])
    with sitting.resume(whole) as resumed:
        assert resumed.match.outcome is not None
        assert resumed.notices
    assert whole.read_bytes() == data


@pytest.mark.parametrize(
    "rest",
    [
        b"\0" * 40,
        b'{"decision":1,"se',
        b"\0\0\0}\n",
        b"\xff\xfe\n",
        b"NaN9\n",
        b'{"a":NaN}\n',
        b'{"a":-Infinity}\n',
        b'{"a":1.5 \n',
        b'{"a":1,"a":2\n',
        b"x" * 70_000 + b"\n",
    ],
)
def test_a_rest_that_is_no_line_is_torn(whole: Path, rest: bytes) -> None:
    data = whole.read_bytes()
    whole.write_bytes(data + rest)
    loaded = read_record(whole)
    assert loaded.sealed
    assert loaded.text == data
    assert [notice.code for notice in loaded.notices] == ["torn"]


@pytest.mark.parametrize(
    ("last", "code"),
    [
        (b'{"a":"\\ud800"}', "not_unicode"),
        (b'{"a":1.5}', "number"),
        (b'{"a":1e9}', "number"),
        (b'{"a":' + b"9" * 5000 + b"}", "number"),
        (b'{"a":1,"a":2}', "key_twice"),
        (b"[" * 60_000, "nested"),
        (b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1), "nested"),
        (b"[" * DEEPEST + b"]" * DEEPEST, "not_a_table"),
        (b'"' + b"x" * 70_000 + b'"', "line_long"),
        (b"1", "not_a_table"),
    ],
)
def test_a_last_line_that_is_json_is_no_rest(coin: Game, last: bytes, code: str) -> None:
    with begun(coin) as table:
        path = table.path
    path.write_bytes(path.read_bytes() + last + b"\n")
    with pytest.raises(Unusable) as caught:
        read_record(path)
    (fault,) = caught.value.faults
    assert (fault.line, fault.code) == (4, code)
