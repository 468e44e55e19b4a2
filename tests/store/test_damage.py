"""Whatever happens to a record's bytes, opening it gives a match or one clear fault."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from smilegames.core.chance import RandomChance
from smilegames.core.game import Game
from smilegames.core.match import Match
from smilegames.games import registry
from smilegames.store.errors import Unusable
from smilegames.store.record_file import write_record
from smilegames.store.record_reading import load
from smilegames.store.set_up import new_header, rules_for
from smilegames.text.faults import FAULTS, fault_text
from smilegames.text.words import Words
from tests.store.matches import play_on

Damage = Callable[[random.Random, bytes], bytes]


def flip(chance: random.Random, data: bytes) -> bytes:
    at = chance.randrange(len(data))
    return data[:at] + bytes([chance.randrange(256)]) + data[at + 1 :]


def lose(chance: random.Random, data: bytes) -> bytes:
    begin = chance.randrange(len(data))
    return data[:begin] + data[begin + chance.randrange(1, 60) :]


def swap_words(chance: random.Random, data: bytes) -> bytes:
    """Exchange two JSON values of the record, so that each stands where the other did."""
    words = data.split(b",")
    one, other = chance.randrange(len(words)), chance.randrange(len(words))
    words[one], words[other] = words[other], words[one]
    return b",".join(words)


def shuffle_lines(chance: random.Random, data: bytes) -> bytes:
    lines = data.splitlines(keepends=True)
    at, to = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines.insert(to, lines.pop(at) if chance.random() < 0.5 else lines[at])
    return b"".join(lines)


def change_number(chance: random.Random, data: bytes) -> bytes:
    places = [at for at, byte in enumerate(data) if chr(byte).isdigit()]
    at = chance.choice(places)
    return data[:at] + chance.choice([b"-1", b"7", b"99", b"1e9", b"true"]) + data[at + 1 :]


@pytest.mark.parametrize("damage", [flip, lose, swap_words, shuffle_lines, change_number])
@pytest.mark.parametrize("game", registry.games().values(), ids=lambda game: game.id)
def test_damage(game: Game, damage: Damage, tmp_path: Path) -> None:
    header = new_header(game, ["Ada", "Ben", "Cleo", "Dan"][: game.max_seats], seed=1)
    match = Match(rules_for(header), RandomChance(1))
    play_on(match, random.Random(1))
    path = tmp_path / "match.jsonl"
    write_record(path, header, match)
    data = path.read_bytes()
    assert load(path, data).match.outcome == match.outcome
    chance, words = random.Random(5), Words()
    for _ in range(30):
        damaged = damage(chance, data)
        try:
            load(path, damaged)
        except Unusable as error:
            (fault,) = error.faults
            assert fault.code in FAULTS or fault.where.startswith("deck.")
            said = fault_text(words, fault)
            assert "\n" not in said
            assert len(said) < 300
            assert_first_at_fault(path, damaged, fault.line)


def assert_first_at_fault(path: Path, damaged: bytes, line: int | None) -> None:
    """Hold the line that was named to what the page says of it, by reading what comes before."""
    assert line is not None
    lines = [line + b"\n" for line in damaged.split(b"\n")]
    if line > 1:
        load(path, b"".join(lines[: line - 1]))
    with pytest.raises(Unusable) as caught:
        load(path, b"".join(lines[:line]).rstrip(b"\n") + b"\n{}\n")
    assert caught.value.faults[0].line == line
