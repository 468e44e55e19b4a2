"""What is written is what is read, for any match."""

from __future__ import annotations

import random
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from smilegames.core.chance import RandomChance
from smilegames.core.game import Game
from smilegames.core.match import Match
from smilegames.core.record import Policy, Strength
from smilegames.store.record_file import write_record
from smilegames.store.record_reading import read_record
from smilegames.store.set_up import new_header, rules_for
from tests.store.matches import play_on


@settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    seed=st.integers(0, 2**63 - 1),
    seats=st.integers(2, 4),
    decisions=st.integers(0, 40),
    policy=st.sampled_from(Policy),
    hints=st.booleans(),
    data=st.data(),
)
def test_a_record_reads_back_as_it_was_played(
    coin: Game,
    tmp_path: Path,
    seed: int,
    seats: int,
    decisions: int,
    policy: Policy,
    hints: bool,
    data: st.DataObject,
) -> None:
    first = data.draw(st.none() | st.integers(0, seats - 1))
    names = ["Ada", "Zoë", "李小龍", "[b]"][:seats]
    levels = st.none() | st.sampled_from(Strength)
    programs = tuple(data.draw(levels) for _ in names)
    header = new_header(
        coin,
        names,
        first=first,
        seed=seed,
        policy=policy,
        options={"rounds": 9},
        programs=programs,
        hints=hints,
    )
    assert header.programs == (programs if any(programs) else ())
    match = Match(rules_for(header), RandomChance(seed), first)
    play_on(match, random.Random(seed), decisions)
    path = tmp_path / "match.jsonl"
    path.unlink(missing_ok=True)
    write_record(path, header, match)
    loaded = read_record(path)
    assert loaded.header == header
    assert loaded.match.entries == match.entries
    assert loaded.match.to_act == match.to_act
    assert loaded.match.outcome == match.outcome
    assert loaded.match.full_log() == match.full_log()
    assert loaded.sealed == (match.outcome is not None)
    assert loaded.notices == ()
