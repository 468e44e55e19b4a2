"""The driver itself, on a tiny program."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.terminal.driver import Terminal
from tests.terminal.emulator import Emulator, differing
from tests.terminal.keys import click, paste, sequence
from tests.terminal.program import environment


@pytest.fixture
def echo(tmp_path: Path) -> Iterator[Terminal]:
    command = [sys.executable, str(Path(__file__).with_name("echo.py"))]
    with Terminal(command, env=environment(tmp_path), columns=40, lines=6) as terminal:
        terminal.wait_for("window 40x6")
        yield terminal


def test_the_screen_is_read_back(echo: Terminal) -> None:
    assert echo.shown() == ["ready", "window 40x6", "", "", "", ""]
    cell = echo.emulator.screen.buffer[0][0]
    assert (cell.data, cell.fg, cell.bold, cell.underscore) == ("r", "red", False, False)


def test_keys_arrive(echo: Terminal) -> None:
    for key, sent in (("a", "b'a'"), ("enter", r"b'\r'"), ("up", r"b'\x1b[A'")):
        echo.press(key)
        echo.wait_for(f"got {sent}")


def test_resizing_reaches_the_program(echo: Terminal) -> None:
    echo.resize(60, 10)
    echo.wait_for("window 60x10")
    assert len(echo.shown()) == 10


def test_signals_reach_the_program(echo: Terminal) -> None:
    echo.signal(signal.SIGUSR1)
    echo.wait_for("signalled")


def test_a_good_end_leaves_nothing(echo: Terminal) -> None:
    assert echo.leftovers() == ["mode 25", "mode 1049", "keyboard protocol", "line settings"]
    echo.press("q")
    assert echo.wait() == 3
    assert echo.leftovers() == []
    assert echo.left_behind().rstrip() == "shell"
    assert echo.shown()[0] == "shell"


def test_a_bad_end_is_noticed(echo: Terminal) -> None:
    echo.press("x")
    assert echo.wait() == 3
    assert echo.leftovers() == ["mode 25", "mode 1049", "keyboard protocol", "line settings"]


def test_a_keyboard_that_is_given_back_twice_is_given_back() -> None:
    """So it is where a terminal was slow to read the first time."""
    emulator = Emulator(40, 6)
    for data, levels in ((b"\x1b[>1u", 1), (b"\x1b[<u\x1b[<u", 0), (b"\x1b[>1u", 1)):
        emulator.feed(data)
        assert emulator.keyboard_levels == levels


def test_killing_and_hanging_up(echo: Terminal) -> None:
    echo.kill()
    assert echo.process.returncode == -signal.SIGKILL
    assert b"ready" in echo.raw


def test_a_dropped_line_hangs_the_program_up(echo: Terminal) -> None:
    echo.hang_up()
    assert echo.wait() == -signal.SIGHUP


def test_bytes_are_counted_from_a_mark(echo: Terminal) -> None:
    echo.settle(0.05)
    mark = echo.mark()
    echo.press("b")
    echo.wait_for("got b'b'")
    assert echo.written(mark) == len("\x1b[4;1H\x1b[Kgot b'b'")


def test_waiting_in_vain_shows_the_screen(echo: Terminal) -> None:
    with pytest.raises(AssertionError, match="window 40x6"):
        echo.wait_for("never", seconds=0.1)
    echo.press("x")
    with pytest.raises(AssertionError, match="the program ended"):
        echo.wait_for("never")


def test_sequences_may_come_in_pieces() -> None:
    whole = b"\x1b[?1049h\x1b[>4;1mA\x1b_Gi=1;\x07B\x1bPdata\x1b\\C\x1b[?2026$pD\x1b[<uE"
    for cut in range(len(whole)):
        emulator = Emulator(10, 2)
        emulator.feed(whole[:cut])
        emulator.feed(whole[cut:])
        assert emulator.shown() == ["ABCDE", ""]
        assert emulator.is_alternate
        assert not emulator.screen.buffer[0][0].bold


def test_what_scrolled_away_is_kept() -> None:
    emulator = Emulator(10, 2)
    emulator.feed(b"one\r\ntwo\r\nthree")
    assert emulator.left_behind() == ["one", "two", "three"]


def test_names_of_keys() -> None:
    assert sequence("ctrl+c") == b"\x03"
    assert sequence("é") == "é".encode()
    assert paste("a") == b"\x1b[200~a\x1b[201~"
    assert click(0, 4) == b"\x1b[<0;1;5M\x1b[<0;1;5m"
    with pytest.raises(ValueError, match="no such key"):
        sequence("hyper+q")


def test_keys_are_pressed_until_they_lead_somewhere(echo: Terminal) -> None:
    assert "got b'b'" in echo.reach("got b'b'", "b")
    assert not echo.comes("never", seconds=0.05)
    assert echo.leave("q") == 3


def test_a_screen_is_compared_cell_by_cell(echo: Terminal) -> None:
    first = echo.cells()
    echo.shows(first)
    echo.reach("got", "b")
    assert differing(first, echo.cells()) == ["got b'b'".ljust(40)]
    assert len(differing(first, first[1:])) == 5


def test_suspending(echo: Terminal) -> None:
    echo.suspend()
    mark = echo.mark()
    echo.press("b")
    echo.stirs(mark, 0.05)
    assert echo.raw_since(mark) == b""
    echo.signal(signal.SIGCONT)
    echo.wait_for("got b'b'")


WRITES = """
import sys, time
for piece in ("\\33[?2026$p", "A\\33[?20", "26hB", "C", "\\33[?2026lD", "\\33[?2026hE"):
    sys.stdout.write(piece)
    sys.stdout.flush()
    time.sleep(0.1)
time.sleep(5)
"""


def test_a_frame_is_shown_when_it_is_whole(tmp_path: Path) -> None:
    """And one whose end never comes, after a while."""
    seen: list[str] = []

    def is_whole(text: str) -> bool:
        seen.append(text.strip())
        return "E" in text

    command = [sys.executable, "-c", WRITES]
    with Terminal(command, env=environment(tmp_path), echo=False) as terminal:
        terminal.wait_for(is_whole)
    assert list(dict.fromkeys(filter(None, seen))) == ["A", "ABCD", "ABCDE"]
