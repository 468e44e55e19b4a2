"""The gate: what was pressed before the screen stood still never acts on it."""

from __future__ import annotations

import pytest

from smilegames.tui.gate import Gate


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_it_is_open_before_the_first_screen_shuts_it() -> None:
    assert Gate(Clock()).lets_through(0.0)


def test_shut_it_lets_nothing_through_however_late() -> None:
    gate = Gate(Clock(), 0.25)
    gate.shut()
    assert not gate.lets_through(1e9)


def painted(quiet: float = 0.25) -> Gate:
    """Return a gate before a screen that was painted at 101."""
    clock = Clock()
    gate = Gate(clock, quiet)
    shut = gate.shut()
    clock.now = 101.0
    gate.painted(shut)
    return gate


@pytest.mark.parametrize(
    ("at", "acts"), [(100.5, False), (101.0, False), (101.24, False), (101.25, True), (102.0, True)]
)
def test_the_quiet_time_begins_when_the_screen_is_painted(at: float, acts: bool) -> None:
    assert painted().lets_through(at) is acts


def test_a_key_that_is_held_down_is_never_let_through() -> None:
    gate = painted()
    assert not any(gate.lets_through(101 + beat / 30) for beat in range(120))
    assert gate.lets_through(105.3)


@pytest.mark.parametrize(("at", "lifts"), [(101.25, False), (101.7, False), (101.75, True)])
def test_a_hand_rests_longer_than_anything_else(at: float, lifts: bool) -> None:
    gate = painted()
    assert gate.lets_through(at)
    assert gate.lets_lift(at) is lifts


def test_thumbs_in_rhythm_never_lift_a_hand() -> None:
    gate = painted()
    assert not any(gate.lets_lift(101.3 + beat * 0.5) for beat in range(20))
    assert gate.lets_lift(112)


def test_without_a_quiet_time_what_comes_after_the_paint_counts() -> None:
    gate = Gate(Clock(), 0)
    gate.painted(gate.shut())
    assert not gate.lets_through(99.9)
    assert gate.lets_through(100.0)


def test_it_shuts_again_for_the_next_screen() -> None:
    gate = Gate(Clock(), 0)
    gate.painted(gate.shut())
    gate.shut()
    assert not gate.lets_through(200.0)


def test_only_the_screen_that_shut_it_last_opens_it() -> None:
    gate = Gate(Clock(), 0)
    before, after = gate.shut(), gate.shut()
    gate.painted(before)
    assert gate.is_shut
    gate.painted(after)
    assert gate.lets_through(200.0)
