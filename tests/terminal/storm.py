"""A storm at the tables of one game: somebody presses anything, while the line stalls, the window
changes and signals come. Looks after it that nothing broke, nothing hung, nothing was left behind.

What happens is drawn from a seed; when it happens is up to the machine.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from benchmarks.processes import peak_memory
from smilegames.store import sitting
from smilegames.store.record_reading import read_record
from smilegames.text import ui
from tests.support.tables import tables
from tests.terminal.driver import Terminal
from tests.terminal.fingers import keys_for
from tests.terminal.keys import click, paste, sequence
from tests.terminal.player import Player, prepare, records
from tests.terminal.program import smilegames
from tests.terminal.tables import arguments_for

HANG = 2.0
"""Seconds within which it must answer, the time not counted in which others had the machine."""
MOST_MEMORY = 80.0
"""MiB that it may ever hold."""
REMEMBERED = 60
"""Things done last that are told with a fault."""

ONWARD = ("enter", "space", "down", "right", "1", "2", "3", "4")
AROUND = ("up", "left", "escape", "question_mark", "l", "p", "c", "u", "w", "a", "home", "end")
RARE = (*"056789bdefghijkmnorstvxyzAQ", "pagedown", "pageup", "tab", "slash", "backspace", "ctrl+c")
SIZES = ((80, 24), (80, 23), (110, 34), (150, 45), (500, 200), (79, 24), (80, 22), (1, 1), (5, 3))
USUAL = (80, 24)
PASTES = ("1\r \r", "x\x1b \r", "\x1b[A\x03\x11", "Ada\nBen", "1" * 5000)
JUNK = (
    "\x1b[200~abc",
    "\x1b]11;rgb:0/0/0",
    "\x1bP1$r0m",
    "\x1b_Gi=1;OK\x1b\\",
    "\x1b[?62;4c",
    "\x1b[24;80R",
    "\x1b[48;3000;3000;0;0t",
    "\x1b[?2026;2$y",
    "\x1b[O",
    "\x1b[I",
    "\x1b[<0;9999;9999M",
    "\x1b[<64;1;1M\x1b[<65;-1;1M\x1b[<999;1;1m",
    "\x1b[M !!",
    "\x1b[1;1;1;1;1u\x1b[57399u\x1b[99;5:3u",
    "\x1b\x1b\x1b",
    "\x1bO",
    "\x1b[",
    "\xff\xfe\x00\x80",
)
POLICIES = ("standard", "standard", "strict", "open")
ENDINGS = (signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGQUIT)
SURROUNDINGS: tuple[dict[str, str], ...] = (
    {},
    {"TERM": "linux", "COLORTERM": ""},
    {"TERM": "screen.xterm-256color", "STY": "1.pts-0.here"},
    {"TERM": "tmux-256color", "TMUX": "/tmp/tmux,1,0", "COLORTERM": ""},
    {"TERM": "xterm-ghostty", "COLORTERM": ""},
    {"NO_COLOR": "1"},
    {"SSH_CONNECTION": "192.0.2.1 1 192.0.2.2 22"},
)


@dataclass(slots=True)
class Tally:
    """What came of a storm."""

    faults: list[str] = field(default_factory=list)
    """Each with what was done last before it."""
    sittings: int = 0
    matches: int = 0
    """Those that came to their end."""
    decisions: int = 0
    things: int = 0
    """How many were done."""
    memory: float = 0.0
    """The most that was ever held, in MiB."""


class Storm:
    """Blows over one game, sitting after sitting, until the time is over."""

    def __init__(self, game_id: str, home: Path, seed: int) -> None:
        self._tables = [table for table in tables() if table.game_id == game_id]
        self._home = home
        self._random = Random(f"{game_id} {seed}")
        self._done: deque[str] = deque(maxlen=REMEMBERED)
        self._killed = False
        self._goes_on = False
        self.tally = Tally()

    def blow(self, seconds: float) -> Tally:
        """Let it blow for so long, or until the first fault."""
        until = time.monotonic() + seconds
        while time.monotonic() < until and not self.tally.faults:
            try:
                self._sit_down(until)
            except AssertionError as fault:
                last = " | ".join(self._done)
                self.tally.faults.append(f"{fault}\nlast: {last}")
        return self.tally

    def _sit_down(self, until: float) -> None:
        """Open a table, or the one that was left, and do things at it until it is left."""
        random = self._random
        self.tally.sittings += 1
        self._done.clear()
        self._killed = False
        prepare_anew(self._home, random)
        if self._goes_on:
            arguments = ["resume"]
        else:
            table, policy = random.choice(self._tables), random.choice(POLICIES)
            arguments = arguments_for(table, policy=policy, seed=random.randrange(1000))
        surroundings = random.choice(SURROUNDINGS)
        self._done.append(f"{' '.join(arguments)} {surroundings}")
        with smilegames(
            *arguments,
            home=self._home,
            alternate=random.random() < 0.5,
            echo=False,
            **surroundings,
        ) as terminal:
            if random.random() < 0.8:
                terminal.begun(0.05)
            else:
                time.sleep(random.random() * 0.6)
            while terminal.process.poll() is None and time.monotonic() < until:
                self._do(terminal)
            self._look_at_end(terminal)
        self._look_at_record()

    # What is done

    def _do(self, terminal: Terminal) -> None:
        ways: dict[Callable[[Terminal], None], int] = {
            self._press: 560,
            self._decide: 80,
            self._press_together: 80,
            self._hold: 30,
            self._click: 60,
            self._paste: 20,
            self._throw_junk: 50,
            self._resize: 40,
            self._stall: 15,
            self._stop: 15,
            self._continue: 10,
            self._pause: 60,
            self._answers: 15,
            self._end: 6,
        }
        self.tally.things += 1
        # It may be gone by now.
        with contextlib.suppress(ProcessLookupError):
            self._random.choices([*ways], [*ways.values()])[0](terminal)

    def _key(self) -> str:
        return self._random.choice(self._random.choices((ONWARD, AROUND, RARE), (12, 3, 1))[0])

    def _send(self, terminal: Terminal, data: bytes, name: str) -> None:
        self._done.append(name)
        terminal.send(data)

    def _press(self, terminal: Terminal) -> None:
        key = self._key()
        self._send(terminal, sequence(key), key)
        terminal.stirs(terminal.mark(), self._random.random() * 0.1)

    def _decide(self, terminal: Terminal) -> None:
        """Press the keys of a decision; whatever is up in that moment may be in the way."""
        if not records(self._home):
            return
        player = Player(terminal, self._home)
        match, game_id = player.match, player.loaded.header.game
        if match.to_act is None:
            return
        action = self._random.choice(match.choices(match.to_act))
        self._done.append(f"decide: {match.rules.spell(action)}")
        keys = keys_for(game_id, match, player.sight, action)
        for key in ("enter", "space", *keys, "enter", "enter"):
            terminal.send(sequence(key))
            terminal.stirs(terminal.mark(), self._random.choice((0.05, 0.2, 0.5)))

    def _press_together(self, terminal: Terminal) -> None:
        keys = [self._key() for _ in range(4)]
        self._send(terminal, b"".join(map(sequence, keys)), "together: " + " ".join(keys))

    def _hold(self, terminal: Terminal) -> None:
        key = self._key()
        self._done.append(f"held: {key}")
        for _ in range(30):
            terminal.send(sequence(key))
            time.sleep(0.01)

    def _click(self, terminal: Terminal) -> None:
        column, line = self._random.randrange(100), self._random.randrange(30)
        self._send(terminal, click(column, line), f"click {column} {line}")

    def _paste(self, terminal: Terminal) -> None:
        text = self._random.choice(PASTES)
        whole = paste(text)
        self._send(terminal, whole[: self._random.choice((len(whole), 8))], f"paste {text[:20]!r}")

    def _throw_junk(self, terminal: Terminal) -> None:
        junk = self._random.choice((*JUNK, self._random.randbytes(40).decode("latin-1")))
        self._send(terminal, junk.encode("latin-1"), f"junk {junk!r}")

    def _resize(self, terminal: Terminal) -> None:
        sizes = self._random.choices(SIZES, k=self._random.choice((1, 1, 6)))
        self._done.append(f"sizes {sizes}")
        for size in sizes:
            terminal.resize(*size)
            if self._random.random() < 0.3:
                terminal.send(sequence(self._key()))
            time.sleep(self._random.random() * 0.05)
        if self._random.random() < 0.8:
            terminal.resize(*USUAL)

    def _stall(self, terminal: Terminal) -> None:
        """Read nothing for a while, or until it has been ended."""
        self._done.append("stall")
        terminal.stall()
        for _ in range(self._random.choice((3, 30))):
            terminal.send(sequence(self._key()))
            terminal.window(*self._random.choice(SIZES))
            time.sleep(0.01)
        terminal.window(*USUAL)
        if self._random.random() < 0.3:
            self._end(terminal)
        terminal.read_on()

    def _stop(self, terminal: Terminal) -> None:
        """Stop it, with or without its knowledge, press something, continue it."""
        number = self._random.choice((signal.SIGSTOP, signal.SIGTSTP))
        self._done.append(number.name)
        terminal.signal(number)
        until = time.monotonic() + HANG
        while time.monotonic() < until and not stopped(terminal.process):
            if terminal.process.poll() is not None:
                return
            time.sleep(0.005)
        terminal.send(sequence(self._key()) * 3)
        terminal.signal(signal.SIGCONT)

    def _continue(self, terminal: Terminal) -> None:
        self._done.append("SIGCONT")
        terminal.signal(signal.SIGCONT)

    def _pause(self, terminal: Terminal) -> None:
        """Wait until everything stands, and the quiet time is over."""
        terminal.stirs(terminal.mark(), 0.2)

    def _end(self, terminal: Terminal) -> None:
        random = self._random
        way = random.choice((*ENDINGS, signal.SIGKILL, "ctrl+q"))
        self._note_memory(terminal)
        if isinstance(way, str):
            self._send(terminal, sequence(way), way)
            return
        self._done.append(way.name)
        self._killed = self._killed or way is signal.SIGKILL
        terminal.signal(way)
        if random.random() < 0.3:
            terminal.signal(random.choice((*ENDINGS, signal.SIGCONT, signal.SIGWINCH)))

    # What is looked at

    def _answers(self, terminal: Terminal) -> None:
        """Look whether it draws its screen when it is told to, and whether a key does something."""
        self._note_memory(terminal)
        terminal.resize(*USUAL)
        # Whatever was open is given up by now, and no key is too quick any more.
        time.sleep(0.8)
        for tell in (
            lambda: terminal.signal(signal.SIGWINCH),
            lambda: terminal.send(sequence("question_mark") + sequence("escape")),
        ):
            self._done.append("answers?")
            if terminal.process.poll() is not None:
                return
            mark, clock = terminal.mark(), Clock(terminal.process.pid)
            tell()
            while len(terminal.chunks) <= mark and terminal.process.poll() is None:
                terminal.stirs(mark, 0.05)
                assert clock.seconds() < HANG, f"no answer\n{terminal.text()}"

    def _note_memory(self, terminal: Terminal) -> None:
        with contextlib.suppress(OSError, LookupError):
            self.tally.memory = max(self.tally.memory, peak_memory(terminal.process.pid))
        assert self.tally.memory < MOST_MEMORY, f"{self.tally.memory:.0f} MiB"

    def _look_at_end(self, terminal: Terminal) -> None:
        """Look at what the program has left: the terminal as it was, and no hand."""
        if terminal.process.poll() is None and not self._killed:
            terminal.signal(signal.SIGTERM)
        clock = Clock(terminal.process.pid)
        while terminal.process.poll() is None:
            time.sleep(0.01)
            assert clock.seconds() < HANG, f"it does not end\n{terminal.text()}"
        code = terminal.wait()
        left = terminal.left_behind()
        fine = {0, -signal.SIGKILL} | {number for each in ENDINGS for number in (128 + each, -each)}
        assert code in fine, f"exit code {code}\n{left}"
        if not self._killed:
            assert terminal.leftovers() == [], f"left: {terminal.leftovers()}"
            # In a window that has become too narrow it is broken into lines, or cut off.
            words = "".join(left.split())
            assert words in "".join(ui.KEPT.split()), f"left behind:\n{left}"

    def _look_at_record(self) -> None:
        """Look whether the match can be gone on with; a record that was torn tells it."""
        found = records(self._home)
        if not found:
            return
        loaded = read_record(found[-1])
        self._goes_on = loaded.match.outcome is None
        self.tally.decisions = sum(read_record(path).match.decisions for path in found)
        if not self._goes_on:
            self.tally.matches += 1
            return
        with sitting.resume(found[-1]):
            pass


class Clock:
    """Measures how long a process takes, without the time in which others had the machine."""

    def __init__(self, process: int) -> None:
        self._process = process
        self._began = time.monotonic()
        self._waited = self._waiting()

    def seconds(self) -> float:
        """Return the time since the start."""
        return time.monotonic() - self._began - max(0.0, self._waiting() - self._waited)

    def _waiting(self) -> float:
        """Return how long its main thread was ready and had no processor."""
        try:
            return int(Path(f"/proc/{self._process}/schedstat").read_text().split()[1]) / 1e9
        except OSError:
            return 0.0


def stopped(process: subprocess.Popen[bytes]) -> bool:
    """Return whether a child is stopped now."""
    with contextlib.suppress(ChildProcessError):
        found = os.waitid(os.P_PID, process.pid, os.WSTOPPED | os.WNOHANG | os.WNOWAIT)
        return found is not None
    return False


def prepare_anew(home: Path, random: Random) -> None:
    """Write other settings: quiet times or none, a mouse or none."""
    prepare(
        home,
        quiet_ms=random.choice((0, 0, 150)),
        motion=random.choice(("off", "calm")),
        mouse=random.choice(("on", "off")),
        hide_on_blur=random.random() < 0.5,
        peek_seconds=1,
    )
