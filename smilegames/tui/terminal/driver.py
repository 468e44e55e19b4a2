"""The driver: terminal and application, each told what the other says, and neither waited for.

It knows nothing of screens.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, TextIO, cast

from textual import events
from textual.driver import Driver
from textual.geometry import Size
from textual.message import Message

from smilegames.tui.terminal import modes
from smilegames.tui.terminal.inbox import Inbox
from smilegames.tui.terminal.listener import Listener
from smilegames.tui.terminal.outlet import Outlet
from smilegames.tui.terminal.reader import Reader, WholeFrames
from smilegames.tui.terminal.shell import MOMENT
from smilegames.tui.terminal.wire import Wire

if TYPE_CHECKING:
    from textual.app import App

    from smilegames.tui.terminal.host import Host

_ENDINGS = (signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGQUIT)
_BEAT = 0.05
"""Seconds in which signals that were sent together come."""


class SteadyDriver(Driver):
    """For lines that carry garbage, lines that stall and lines that drop; its app is a Host."""

    def __init__(
        self,
        app: App[int],
        *,
        debug: bool = False,
        mouse: bool = True,
        size: tuple[int, int] | None = None,
    ) -> None:
        self._keys, self._screen = _descriptor(sys.__stdin__), _descriptor(sys.__stderr__)
        self._window = size or modes.window(self._screen)
        super().__init__(app, debug=debug, mouse=mouse, size=self._window)
        self._host = cast("Host", app)
        self._has_mouse = mouse
        wire = Wire(*self._window, coloured=self._host.coloured, lent=self._host.lent)
        self._outlet = Outlet(self._screen, wire, self._broke, _encoding())
        self._inbox = Inbox(app, self.process_message)
        self._listener: Listener | None = None
        self._has_asked = False
        """Whether the terminal has been asked what it can do."""
        self._before: modes.Settings | None = None
        self._is_on = self._is_over = False
        self._restarts = True
        self._running = asyncio.get_running_loop()

    @property
    def can_suspend(self) -> bool:
        return True

    # What each says to the other

    def write(self, data: str) -> None:
        if self._is_on:
            self._outlet.write(data)

    def process_message(self, message: Message) -> None:
        if isinstance(message, WholeFrames):
            self._outlet.holds_frames = True
        # A mouse that nobody listens to says nothing.
        elif self._has_mouse or not isinstance(message, events.MouseEvent):
            super().process_message(message)

    def send_message(self, message: Message) -> None:
        self._host.post_message(message)

    # Coming and going

    def start_application_mode(self) -> None:
        self._heed_signals()
        self._before = modes.settings(self._keys)
        self._take_screen()
        self._listener = Listener(
            self._keys, Reader(self._host.urgent_keys), self._inbox.put, self._stopped_hearing
        )
        self._tell_size()

    def stop_application_mode(self) -> None:
        self._is_over = True
        self.suspend_application_mode()

    def suspend_application_mode(self) -> None:
        self.disable_input()
        if not self._is_on:
            return
        self._is_on = False
        self._outlet.finish(modes.leaving(mouse=self._has_mouse), MOMENT)
        if modes.is_in_front(self._keys):
            modes.put_back(self._keys, self._before)

    def disable_input(self) -> None:
        if self._listener is not None:
            self._listener.stop()
            self._listener = None
            self._inbox.empty()
            if modes.is_in_front(self._keys):
                modes.drop_input(self._keys)

    def close(self) -> None:
        self._outlet.close()
        for number in self._heeded():
            self._running.remove_signal_handler(number)

    @contextmanager
    def no_automatic_restart(self) -> Iterator[None]:
        restarts, self._restarts = self._restarts, False
        try:
            yield
        finally:
            self._restarts = restarts

    # Signals

    def _heed_signals(self) -> None:
        for number, act in self._heeded().items():
            self._running.add_signal_handler(number, act)

    def _heeded(self) -> dict[int, Callable[[], object]]:
        heeded: dict[int, Callable[[], object]] = {
            number: partial(self._host.exit, 128 + number) for number in _ENDINGS
        }
        heeded[signal.SIGTSTP] = self._go_to_shell
        heeded[signal.SIGCONT] = self._come_back
        heeded[signal.SIGWINCH] = self._tell_size
        return heeded

    def _go_to_shell(self) -> None:
        """Stop as other programs do, the terminal given back."""
        if self._restarts:
            self._host.app_suspend_signal.publish(self._host)
            self.suspend_application_mode()
        _stop()

    def _come_back(self) -> None:
        """Take the terminal again, whether it was given back or somebody has stopped us."""
        if self._is_over or not self._restarts:
            return
        if not modes.is_in_front(self._keys):
            # Whoever ends us in the background continues us for it: that comes first.
            self._running.call_later(_BEAT, self._wait_behind)
            return
        if self._is_on:
            self._take_screen(again=True)
        else:
            self.start_application_mode()
        self._host.app_resume_signal.publish(self._host)
        self._tell_size()

    def _wait_behind(self) -> None:
        """Stop until we are in front: in the background nobody sees us, nor can we take a key."""
        if not self._host.is_leaving and not modes.is_in_front(self._keys):
            _stop()

    def _take_screen(self, *, again: bool = False) -> None:
        modes.set_raw(self._keys, self._before)
        self._is_on = True
        self._window = modes.window(self._screen)
        self._outlet.clear(*self._window)
        # Only once: who continues us may do so to end us, and an answer would come to the shell.
        asks = not self._has_asked and os.environ.get("TERM_PROGRAM") != "Apple_Terminal"
        self._has_asked = True
        self._outlet.send(modes.entering(mouse=self._has_mouse, asks=asks, again=again))

    def _tell_size(self) -> None:
        """Tell how large the window is, and have all of it drawn again."""
        if not self._is_on:
            return
        window = modes.window(self._screen)
        if window == self._window:
            self._outlet.forget()
        else:
            self._window = window
            self._outlet.clear(*window)
        self.process_message(events.Resize(Size(*window), Size(*window)))
        self._host.refresh()

    def _stopped_hearing(self, error: Exception | None) -> None:
        """Leave: nobody can press a key any more. Called in the listener's thread."""
        if error is not None:
            self._broke(error)
        else:
            self._running.call_soon_threadsafe(self._host.exit, 128 + signal.SIGHUP)

    def _broke(self, error: Exception) -> None:
        """Leave because of an error in a thread of ours."""
        self._running.call_soon_threadsafe(self._host.break_off, error)


def _stop() -> None:
    # To this thread: the others may not be stopped before this one goes on.
    signal.pthread_kill(threading.get_ident(), signal.SIGSTOP)


def _descriptor(file: TextIO | None) -> int:
    return -1 if file is None else file.fileno()


def _encoding() -> str:
    """Return the encoding in which the terminal is written to."""
    return getattr(sys.__stderr__, "encoding", None) or "utf-8"
