"""The line to the terminal: lets keys, mouse and paste through, drops what is none of them, and
does not stumble when the line does. It knows nothing of screens."""

from __future__ import annotations

import contextlib
import os
import re
import signal
from codecs import getincrementaldecoder
from selectors import EVENT_READ, SelectSelector
from typing import TYPE_CHECKING, Any, cast

from textual import events
from textual._xterm_parser import XTermParser
from textual.drivers.linux_driver import LinuxDriver
from textual.message import Message

if TYPE_CHECKING:
    from io import TextIOWrapper

_REPLY = re.compile(
    r"\x1b[\]P_^X].*?(?:\x07|\x1b\\)"  # strings: colours, names, settings
    r"|\x1b\[(?!\?\d+;\d\$y)[?>=][0-?]*[ -/]*[@-~]"  # what it is and can; modes are let through
    r"|\x1b\[\d[\d;]*[cn]"  # the same, in the old form
    r"|\x1b\[[3-9];[\d;]*t",  # sizes and places of the window
    re.DOTALL,
)
"""What terminals answer to questions, maybe another program's; taken for keys it would play."""
_UNFINISHED = re.compile(r"\x1b(?:[\]P_^X](?:(?!\x07|\x1b\\).)*|\[[0-?]*[ -/]*)\Z", re.DOTALL)
_PATIENCE = 0.1
"""Seconds for the rest of a sequence to come."""
_MOST_HELD = 4096


class Strainer:
    """Takes replies out of what comes from a terminal, in whatever pieces it comes."""

    def __init__(self) -> None:
        self._held = ""

    def strain(self, text: str) -> str:
        """Return what is no reply; a sequence whose end has not come yet is held back."""
        text = _REPLY.sub("", self._held + text)
        unfinished = _UNFINISHED.search(text)
        cut = len(text) if unfinished is None else unfinished.start()
        self._held = text[cut:] if len(text) - cut <= _MOST_HELD else ""
        return text[:cut]

    def give_up(self) -> str:
        """Return what was held back and may be keys all the same: its end does not come."""
        held, self._held = self._held, ""
        return held if held.startswith("\x1b[") else ""


class SteadyDriver(LinuxDriver):
    """Textual's driver, for lines that carry garbage and lines that drop."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self._file = cast("TextIOWrapper", _Outlet(self._file))

    def run_input_thread(self) -> None:
        """Turn bytes into messages until told to stop, or until nobody is at the other end."""
        decode = getincrementaldecoder("utf-8")("replace").decode
        strainer, parser = Strainer(), XTermParser()
        with SelectSelector() as selector:
            selector.register(self.fileno, EVENT_READ)
            while not self.exit_event.is_set():
                text = ""
                if not selector.select(_PATIENCE):
                    text = strainer.give_up()
                elif (data := self._read()) is not None:
                    text = strainer.strain(decode(data))
                else:
                    self._loop.call_soon_threadsafe(self._app.exit, 128 + signal.SIGHUP)
                    return
                parser = self._tell(parser, text)

    def process_message(self, message: Message) -> None:
        """Pass a message on; a mouse that nobody listens to says nothing."""
        if self._mouse or not isinstance(message, events.MouseEvent):
            super().process_message(message)

    def _read(self) -> bytes | None:
        """Return what has come; None when the line has dropped."""
        try:
            return os.read(self.fileno, 4096) or None
        except OSError:
            return None

    def _tell(self, parser: XTermParser, text: str) -> XTermParser:
        """Send what the text means; return the parser to go on with, a new one after nonsense."""
        try:
            # To feed the parser nothing would close it.
            for message in parser.feed(text) if text else ():
                self.process_message(message)
            for message in parser.tick():
                self.process_message(message)
        except (ValueError, OverflowError):
            return XTermParser()
        return parser


class _Outlet:
    """The terminal to write to. When the line has dropped there is nobody to tell: a writer that
    failed would leave the program waiting for it for ever, and the match locked."""

    def __init__(self, file: Any) -> None:
        self._file = file

    def write(self, text: str) -> int:
        with contextlib.suppress(OSError):
            self._file.write(text)
        return len(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError):
            self._file.flush()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)
