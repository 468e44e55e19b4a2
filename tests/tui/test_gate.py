"""The gate: what was pressed before the screen stood still never acts on it."""

from __future__ import annotations

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


def test_the_quiet_time_begins_when_the_screen_is_painted() -> None:
    clock = Clock()
    gate = Gate(clock, 0.25)
    gate.shut()
    clock.now = 101.0
    gate.painted()
    assert [gate.lets_through(at) for at in (100.5, 101.0, 101.24, 101.25, 102.0)] == [
        False,
        False,
        False,
        True,
        True,
    ]


def test_without_a_quiet_time_what_comes_after_the_paint_counts() -> None:
    gate = Gate(Clock(), 0)
    gate.shut()
    gate.painted()
    assert not gate.lets_through(99.9)
    assert gate.lets_through(100.0)


def test_it_shuts_again_for_the_next_screen() -> None:
    gate = Gate(Clock(), 0)
    gate.shut()
    gate.painted()
    gate.shut()
    assert not gate.lets_through(200.0)
