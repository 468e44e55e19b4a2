"""The way out: in order where the terminal reads, and nobody waits where it does not."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator

import pytest

from smilegames.tui.terminal.outlet import Outlet
from smilegames.tui.terminal.wire import Wire

PATIENCE = 10
"""Seconds for what must come; only a fault takes that long."""
AT_ONCE = 0.01
FULL = "x" * 300_000
"""More than a pipe holds."""


class Reading:
    """The other end of an outlet, which reads when it is told to."""

    def __init__(self) -> None:
        self.end, self.outlet_end = os.pipe()
        self.broken: list[Exception] = []
        self.wire = Wire(4, 1)
        self.outlet = Outlet(self.outlet_end, self.wire, self.broken.append)
        self.text = ""

    def stall(self) -> None:
        """Have the outlet write more than it can get rid of."""
        self.outlet.send(FULL)
        os.read(self.end, 1)

    def until(self, ending: str) -> str:
        """Read up to some text; return what came since the last time."""
        while not self.text.endswith(ending):
            self.text += os.read(self.end, 1 << 16).decode()
        text, self.text = self.text, ""
        return text


@pytest.fixture
def reading() -> Iterator[Reading]:
    reading = Reading()
    yield reading
    os.close(reading.end)
    reading.outlet.close()


def test_sequences_come_before_the_frame(reading: Reading) -> None:
    reading.outlet.send("\x1b[?25l")
    reading.outlet.write("\x1b[1;1Hab\x1b[1;1H\x07")
    sent = reading.until("ab  \x1b[H")
    assert sent.startswith("\x1b[?25l")
    assert sent.index("\x07") < sent.index("ab")


def test_a_terminal_that_does_not_read_holds_nobody_up(reading: Reading) -> None:
    reading.stall()
    for _ in range(1000):
        reading.outlet.send("\x07")
        reading.outlet.write("\x1b[1;1Hab\x1b[1;1H")
    assert not reading.outlet.finish("bye", AT_ONCE)


def test_of_frames_that_it_did_not_read_it_gets_the_last(reading: Reading) -> None:
    reading.stall()
    for shown in ("hand", "more", "last"):
        reading.outlet.write(f"\x1b[1;1H{shown}\x1b[1;1H")
    sent = reading.until("last\x1b[H")
    assert "hand" not in sent
    assert "more" not in sent


def test_sequences_it_did_not_read_are_counted(reading: Reading) -> None:
    reading.stall()
    for _ in range(2_000):
        reading.outlet.send("\x07")
    reading.outlet.write("\x1b[1;1Hend.\x1b[1;1H")
    assert reading.until("end.\x1b[H").count("\x07") < 1000


def test_nothing_of_the_screen_is_sent_after_the_last_word(reading: Reading) -> None:
    reading.outlet.write("\x1b[1;1Hab\x1b[1;1H")
    assert reading.outlet.finish("bye", PATIENCE)
    reading.outlet.write("\x1b[1;1Hhand\x1b[1;3H")
    reading.outlet.forget()
    assert reading.outlet.finish("!", PATIENCE)
    assert "hand" not in reading.until("!")


def test_a_dropped_line_is_no_error() -> None:
    reading = Reading()
    os.close(reading.end)
    reading.outlet.send("to nobody")
    assert reading.outlet.finish("bye", PATIENCE)
    reading.outlet.close()


def test_long_frames_are_held(reading: Reading) -> None:
    """Where the terminal can do that; short ones are not worth the bytes."""
    reading.outlet.holds_frames = True
    reading.outlet.write("\x1b[1;1Habcd\x1b[1;1H")
    assert "\x1b[?2026" not in reading.until("abcd\x1b[H")
    reading.outlet.clear(2000, 1)
    reading.outlet.write("\x1b[1;1H" + "a" * 2000 + "\x1b[1;1H")
    assert reading.until("\x1b[?2026l").startswith("\x1b[?2026h")


def test_a_frame_that_the_last_word_breaks_off_is_ended(reading: Reading) -> None:
    reading.outlet.holds_frames = True
    reading.outlet.clear(1000, 200)
    rows = (f"\x1b[{row};1H" + "a" * 1000 for row in range(1, 201))
    reading.outlet.write("".join(rows) + "\x1b[1;1H")
    os.read(reading.end, 1)
    reading.outlet.finish("bye", AT_ONCE)
    sent = reading.until("bye")
    assert len(sent) < 150_000
    assert sent.rindex("\x1b[?2026l") > sent.rindex("a")


def test_what_the_terminal_can_not_spell_is_replaced() -> None:
    end, outlet_end = os.pipe()
    outlet = Outlet(outlet_end, Wire(4, 1), [].append, "ascii")
    outlet.finish("adé", PATIENCE)
    assert os.read(end, 100) == b"ad?"
    outlet.close()


def test_what_breaks_is_told_and_the_terminal_given_back_all_the_same(
    reading: Reading, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault = RuntimeError("hand")

    def break_down() -> str:
        raise fault

    monkeypatch.setattr(reading.wire, "difference", break_down)
    reading.outlet.write("\x1b[1;1Hab\x1b[1;1H")
    while not reading.broken:
        time.sleep(0.001)
    monkeypatch.undo()
    assert reading.broken == [fault]
    assert reading.outlet.finish("bye", PATIENCE)
    assert reading.until("bye") == "bye"
