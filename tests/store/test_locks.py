"""Who has a match open is named, and can be asked to end it, or made to."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from smilegames.core.game import Game
from smilegames.store import locks, sitting, waiting
from smilegames.store.errors import Unusable
from smilegames.store.locks import Holder, holder_of, take_over
from smilegames.text.faults import fault_text
from smilegames.text.words import Words
from tests.store.matches import begun

HOLDS = """
import signal, sys
from smilegames.games import registry
from smilegames.store import sitting
from tests.support.coin import COIN
registry.games = lambda: {"coin": COIN}
for name in sys.argv[2:]:
    signal.signal(getattr(signal, name), signal.SIG_IGN)
sitting.resume(sys.argv[1])
print("open", flush=True)
sys.stdin.read()
"""

Hold = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def path(coin: Game) -> Path:
    with begun(coin) as table:
        assert table.path is not None
        return table.path


@pytest.fixture
def hold(path: Path) -> Iterator[Hold]:
    """Open the match in another process, which may be deaf to signals."""
    others: list[subprocess.Popen[str]] = []

    def start(*deaf_to: str, **environ: str) -> subprocess.Popen[str]:
        other = subprocess.Popen(
            [sys.executable, "-c", HOLDS, os.fspath(path), *deaf_to],
            env={**os.environ, **environ},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        others.append(other)
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"
        return other

    yield start
    for other in others:
        other.kill()
        other.communicate()


def note_of(path: Path) -> Path:
    return path.with_name(f".{path.name}.holder")


def test_the_holder_is_named_while_the_match_is_open(hold: Hold, path: Path) -> None:
    other = hold(SSH_CONNECTION="192.0.2.7 50000 192.0.2.1 22")
    holder = holder_of(path)
    assert (holder.pid, holder.origin) == (other.pid, "192.0.2.7")
    with pytest.raises(Unusable) as caught:
        sitting.resume(path)
    said = fault_text(Words(), caught.value.faults[0])
    assert said.startswith("this match is open elsewhere, since 2")
    assert said.endswith(" from 192.0.2.7")
    assert waiting.unfinished().matches[0].held_by == holder


def test_the_note_is_private_and_goes_with_the_lock(coin: Game, path: Path) -> None:
    with sitting.resume(path):
        assert note_of(path).stat().st_mode & 0o777 == 0o600
    assert not note_of(path).exists()


def test_a_match_that_nobody_has_open_needs_no_taking(path: Path) -> None:
    take_over(path)
    sitting.resume(path).close()


def test_a_process_is_asked_to_end(hold: Hold, path: Path) -> None:
    other = hold()
    take_over(path)
    assert other.wait() == -signal.SIGTERM
    with sitting.resume(path) as table:
        assert table.match.decisions == 0


def test_one_that_does_not_hear_is_made_to(
    hold: Hold, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locks, "ASKED_SECONDS", 0.1)
    other = hold("SIGTERM")
    take_over(path)
    assert other.wait() == -signal.SIGKILL
    sitting.resume(path).close()
    assert not note_of(path).exists()


def test_one_that_is_stopped_ends_in_good_order(hold: Hold, path: Path) -> None:
    """It has the hand of somebody on its screen, and wipes it."""
    other = hold()
    other.send_signal(signal.SIGSTOP)
    take_over(path)
    assert other.wait() == -signal.SIGTERM
    sitting.resume(path).close()


def altered(path: Path, **changes: Any) -> None:
    note = json.loads(note_of(path).read_text())
    note_of(path).write_text(json.dumps({**note, **changes}))


@pytest.mark.parametrize(
    "changes",
    [
        {"born": "1"},
        {"born": ""},
        {"pid": 0},
        {"pid": -1},
        {"pid": 2**40},
        {"pid": True},
        {"host": "another.example"},
        {"stranger": 1},
        {"since": 3},
    ],
)
def test_a_number_that_means_another_process_now_harms_nobody(
    hold: Hold, path: Path, changes: dict[str, Any]
) -> None:
    other = hold()
    altered(path, **changes)
    with pytest.raises(Unusable) as caught:
        take_over(path)
    assert caught.value.faults[0].code == "holder_unknown"
    assert other.poll() is None


def test_a_process_does_not_end_itself(coin: Game, path: Path) -> None:
    with sitting.resume(path), pytest.raises(Unusable) as caught:
        take_over(path)
    assert caught.value.faults[0].code == "holder_unknown"


@pytest.mark.parametrize("note", [b"", b"{", b"[]", b"\xff", b"{}" * 4096])
def test_a_note_that_says_nothing(hold: Hold, path: Path, note: bytes) -> None:
    hold()
    note_of(path).write_bytes(note)
    assert holder_of(path) == Holder()
    assert waiting.unfinished().matches[0].held_by == Holder()
    with pytest.raises(Unusable) as caught:
        sitting.resume(path)
    assert fault_text(Words(), caught.value.faults[0]) == "this match is open elsewhere"


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
def test_a_note_by_somebody_else_is_not_believed(hold: Hold, path: Path) -> None:
    hold()
    os.chown(note_of(path), 12345, -1)
    assert holder_of(path) == Holder()


def test_a_link_in_the_notes_place_is_not_followed(hold: Hold, path: Path) -> None:
    hold()
    note_of(path).rename(path.with_name("elsewhere"))
    note_of(path).symlink_to(path.with_name("elsewhere"))
    assert holder_of(path) == Holder()


def test_another_machine_is_named(coin: Game, path: Path) -> None:
    there = Holder(pid=5, host="hut.example", since="2026-01-31T20:15:00Z", origin="/dev/tty1")
    note_of(path).write_text(json.dumps(asdict(there)))
    assert holder_of(path) == replace(there, origin="hut.example")


def test_a_match_is_played_where_no_note_can_be_written(coin: Game, path: Path) -> None:
    note_of(path).mkdir()
    with sitting.resume(path) as table:
        table.match.submit(table.match.to_act, table.match.choices(table.match.to_act)[0], 0)
