"""A match is on disk before anybody hears of it, and goes on from there."""

from __future__ import annotations

import stat

import pytest

from smilegames.core.game import Game
from smilegames.store import sitting
from smilegames.store.errors import Unusable
from smilegames.store.set_up import new_header
from tests.support.coin import Draw, Keep, Name

PLAYERS = ("Ada", "Ben", "Cleo")


def test_a_match_goes_on_where_it_was_left(coin: Game) -> None:
    header = new_header(coin, PLAYERS, seed=7, first=1)
    with sitting.begin(header) as begun:
        begun.match.submit(1, Draw(), 0)
        begun.match.submit(2, Name(2), 1)
        path = begun.path
    assert sitting.newest_unfinished() == path
    with sitting.resume(path) as resumed:
        assert resumed.header == header
        assert resumed.notices == ()
        assert resumed.match.entries == begun.match.entries
        assert resumed.match.to_act == 0
        assert resumed.match.view(1) == begun.match.view(1)


def test_going_on_draws_what_not_stopping_would_have_drawn(coin: Game) -> None:
    header = new_header(coin, PLAYERS, seed=7)
    one, other = sitting.begin(header), sitting.begin(header)
    for version in range(6):
        one.match.submit(one.match.to_act, Draw(), version)
        other.match.submit(other.match.to_act, Draw(), other.match.version)
        other.close()
        if version < 5:
            other = sitting.resume(other.path)
    one.close()
    assert one.match.outcome is not None
    assert one.path.read_bytes() == other.path.read_bytes()


def test_files_are_private(coin: Game) -> None:
    with sitting.begin(new_header(coin, PLAYERS)) as begun:
        assert stat.S_IMODE(begun.path.stat().st_mode) == 0o600
        assert stat.S_IMODE(begun.path.parent.stat().st_mode) == 0o700


def test_a_second_sitting_is_refused_while_the_first_lasts(coin: Game) -> None:
    with sitting.begin(new_header(coin, PLAYERS)) as begun:
        with pytest.raises(Unusable) as caught:
            sitting.resume(begun.path)
        assert caught.value.faults[0].code == "locked"
        assert sitting.unfinished() == ([], 0)
    assert [match.names for match in sitting.unfinished().matches] == [PLAYERS]


def test_the_outcome_is_written_with_the_last_decision(coin: Game) -> None:
    with sitting.begin(new_header(coin, PLAYERS, options={"rounds": 1})) as begun:
        for version in range(3):
            begun.match.submit(begun.match.to_act, Keep(), version)
        text = begun.path.read_bytes()
        assert text.rstrip(b"\n").rpartition(b"\n")[2].startswith(b'{"outcome":')
    assert begun.path.read_bytes() == text
    assert sitting.newest_unfinished() is None
    with pytest.raises(Unusable) as caught:
        sitting.resume(begun.path)
    assert caught.value.faults[0].code == "finished"
