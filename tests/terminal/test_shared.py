"""One table for several terminals, by keyboard: sitting down, leaving, coming back."""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from smilegames.core.match import Match
from smilegames.core.record import Decision
from smilegames.store.locks import holder_of
from smilegames.store.record_lines import entry_line, header_line
from smilegames.store.set_up import new_header
from tests.support.matches import new_match, play, state_of
from tests.support.tables import NAMES, Table, one_table_each
from tests.support.values import snapshot
from tests.terminal.player import prepare, records
from tests.terminal.program import smilegames
from tests.terminal.secrets import twin_of, words_written
from tests.terminal.together import Seated, code_at, sit_down, type_names, word_at

ADA, BEN, CLEO = NAMES[:3]


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Path]:
    """Lend a home; no table of it outlives the test."""
    prepare(tmp_path, pace="instant")
    yield tmp_path
    for record in records(tmp_path):
        holder = holder_of(record)
        if holder.pid:
            os.kill(holder.pid, signal.SIGTERM)


def test_friends_at_two_terminals(home: Path) -> None:
    """From the set-up of one and the list of the other; one leaves and comes back with the word."""
    with smilegames(home=home) as first, smilegames(home=home) as second:
        first.begun()
        first.press("enter")
        type_names(first, (ADA, BEN, CLEO), (ADA,))
        code, word = code_at(first), word_at(first)
        second.begun()
        other = sit_down(second, code, (1, 2))
        assert other != word
        players = [Seated(first, home, (0,)), Seated(second, home, (1, 2))]
        random = Random(1)
        for _ in range(9):
            player = next(each for each in players if each.match.to_act in each.seats)
            player.catch_up()
            player.decide(random)
        second.press("escape")
        second.stands(f"--word {other}")
        second.press("4", "enter")
        second.stands(f"table {code}")
        first.wait_for(f"{BEN} and {CLEO} are away.")
        assert sit_down(second, code, (1, 2), other) == other
        first.wait_for(f"{BEN} and {CLEO} are here.")


def test_a_table_that_is_killed_is_told_and_gone_on_with(home: Path) -> None:
    line = ["host", "gracias", "--players", f"{ADA},{BEN},{CLEO}", "--here", ADA, "--first", ADA]
    with smilegames(*line, home=home) as first:
        code = code_at(first)
        player = Seated(first, home, (0,))
        player.catch_up()
        player.decide(Random(1))
        os.kill(holder_of(records(home)[-1]).pid, signal.SIGKILL)
        assert first.wait() == 1
        assert f"table {code} is gone; its match is kept: smilegames resume" in first.text()
    before = records(home)[-1].read_bytes()
    with smilegames("resume", "--shared", "--here", ADA, home=home) as again:
        assert code_at(again) != code
        assert records(home)[-1].read_bytes() == before


@pytest.mark.parametrize("table", one_table_each(), ids=str)
def test_a_terminal_receives_what_its_seats_may_know(table: Table, tmp_path: Path) -> None:
    """Two matches that differ in what this terminal may not know look the same on it, in every
    word that it was ever sent."""
    match = play(new_match(table, 0), 3, until=14)
    assert match.to_act is not None
    seat = (match.to_act + 1) % table.seats
    twin = twin_of(table, match, Random(f"terminal {table}"), (seat,))
    assert snapshot(state_of(twin)) != snapshot(state_of(match))
    here, there = (
        received(tmp_path / name, table, each, seat) for name, each in (("a", match), ("b", twin))
    )
    assert here == there


def received(home: Path, table: Table, match: Match, seat: int) -> tuple[str, set[str]]:
    """Sit down in a seat of a match that waits; return what is shown, and all words ever sent."""
    home.mkdir()
    prepare(home, pace="instant")
    options = dict(table.options)
    names = NAMES[: table.seats]
    header = new_header(table.game, names, options=options, first=match.first, seed=1)
    folder = home / ".local/share/smilegames/records"
    folder.mkdir(parents=True)
    lines, decisions = [header_line(header)], 0
    for entry in match.entries:
        decisions += isinstance(entry, Decision)
        lines.append(entry_line(entry, decisions, match.rules))
    (folder / "waits.jsonl").write_bytes(b"".join(lines))
    with smilegames("resume", "--shared", "--here", names[seat], home=home) as terminal:
        code, word = code_at(terminal), word_at(terminal)
        terminal.settle()
        shown, sent = terminal.text(), terminal.raw
    with contextlib.suppress(ProcessLookupError):
        os.kill(holder_of(folder / "waits.jsonl").pid, signal.SIGTERM)
    for drawn, place in ((code, "CODE"), (word, "THE-WORD")):
        shown, sent = shown.replace(drawn, place), sent.replace(drawn.encode(), place.encode())
    return shown, words_written(sent)
