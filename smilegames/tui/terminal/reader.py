"""What comes from a terminal, sorted: keys, pastes, mouse and focus are told, all else is dropped.

A line carries replies to other programs' questions, sequences cut short and plain garbage; none of
it may be taken for a key. Whatever comes, only so much of it is kept. It knows nothing of screens.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from enum import Enum, auto

from textual import events
from textual.message import Message

from smilegames.tui.terminal.keyboard import Press, name_of, press_of
from smilegames.tui.terminal.mouse import Mouse

PATIENCE = 0.1
"""Seconds for the rest of a sequence to come; an Escape alone is one after that."""
SILENCE = 0.4
"""Seconds without anything after which a paste or a string has no end."""
MOST_PASTED = 4096
"""Characters of a paste that are kept. A name takes far fewer."""
_LONGEST = 64
"""Characters of a sequence that are kept; what is longer is none."""
_PASTE, _PASTE_ENDS = "\x1b[200~", "\x1b[201~"
_STRINGS = "]P_^X"
"""What begins a string of a terminal's behind an Escape: colours, names, settings."""
_STRING_ENDS = re.compile(r"\x07|\x1b\\|(?=\x1b[^\\])")
"""Any other sequence breaks a string off."""
_PASTE_ENDING = re.compile(r"\x1b(?:\[(?:2(?:01?)?)?)?\Z")
_BEGUN = re.compile(r"\x1b(?:\[(?:\[|M[^\x1b]{0,2}|[0-?]*[ -/]*)|O)?\Z")
"""A sequence whose end is still to come."""
_TOKEN = re.compile(
    r"[^\x1b]"
    r"|\x1b(?=\x1b)"  # an Escape of its own
    r"|\x1b\[\[[ -~]"  # a function key of the Linux console
    r"|\x1b\[M[^\x1b]{3}"  # the mouse, in the old form
    r"|\x1b\[[0-?]*[ -/]*[@-~]"
    r"|\x1bO[ -~]"
    r"|\x1b[^\[O]"
    r"|\x1b(?:\[[0-?]*[ -/]*|O)",  # broken off
    re.DOTALL,
)
_IN_PASTE = re.compile(
    r"\x1b(?:\[[0-?]*[ -/]*[@-~]?|O[ -~]?|[\]P_^X][^\x07\x1b]*(?:\x07|\x1b\\)?|.?)", re.DOTALL
)
_WHOLE_FRAMES = re.compile(r"\x1b\[\?2026;[12]\$y")
_FOCUS = {"\x1b[I": events.AppFocus, "\x1b[O": events.AppBlur}


class WholeFrames(Message):
    """The terminal says that it can show a frame only when it is whole."""


class _Within(Enum):
    """What the next character belongs to."""

    NOTHING = auto()
    PASTE = auto()
    STRING = auto()


class Reader:
    """Takes characters in whatever pieces they come. Times are in seconds, on any one clock.

    `urgent` keys are heard even inside a paste or a string whose end does not come.
    """

    def __init__(self, urgent: Collection[str] = ("ctrl+c", "ctrl+q")) -> None:
        self._urgent = urgent
        self._mouse = Mouse()
        self._within = _Within.NOTHING
        self._held = ""
        self._pasted = ""
        self._came_at = 0.0

    @property
    def waits_until(self) -> float | None:
        """When to call `give_up` if nothing comes; None where nothing is waited for."""
        if self._within is not _Within.NOTHING:
            return self._came_at + SILENCE
        return self._came_at + PATIENCE if self._held else None

    def hear(self, text: str, now: float) -> list[Message]:
        """Return what a text means, as far as it can be told yet."""
        if self._within is not _Within.NOTHING and (urgent := self._urgent_keys(text)):
            return urgent
        told: list[Message] = []
        self._came_at = now
        text, self._held = self._held + text, ""
        while text:
            if self._within is _Within.PASTE:
                text = self._paste(text, told)
            elif self._within is _Within.STRING:
                text = self._skip_string(text)
            else:
                text = self._listen(text, told)
        return told

    def give_up(self, now: float) -> list[Message]:
        """Return what was held back and is a key all the same, if its end has not come by now."""
        until = self.waits_until
        if until is None or now < until:
            return []
        alone = self._within is _Within.NOTHING and self._held == "\x1b"
        self._within, self._held, self._pasted = _Within.NOTHING, "", ""
        return [events.Key("escape", "\x1b")] if alone else []

    def _listen(self, text: str, told: list[Message]) -> str:
        """Tell one thing after the other up to what is a story of its own; return the rest."""
        at = 0
        while at < len(text):
            if _BEGUN.match(text, at):
                self._held = text[at : at + _LONGEST]
                break
            token = _TOKEN.match(text, at)
            if token is None:
                break
            at = token.end()
            if token.group() == _PASTE:
                self._within = _Within.PASTE
            elif len(token.group()) == 2 and token.group()[1] in _STRINGS:
                self._within = _Within.STRING
            else:
                self._tell(token.group(), told)
                continue
            return text[at:]
        return ""

    def _tell(self, token: str, told: list[Message]) -> None:
        message: Message | None
        if token in _FOCUS:
            message = _FOCUS[token]()
        elif token.startswith("\x1b[<"):
            message = self._mouse.read(token)
        else:
            message = WholeFrames() if _WHOLE_FRAMES.fullmatch(token) else _key(token)
        if message is not None:
            told.append(message)

    def _paste(self, text: str, told: list[Message]) -> str:
        """Add to the paste, or tell it where it ends here; return the rest."""
        piece, ends, rest = text.partition(_PASTE_ENDS)
        if not ends:
            ending = _PASTE_ENDING.search(text)
            if ending is not None:
                piece, self._held = text[: ending.start()], ending.group()
            self._pasted = (self._pasted + piece)[:MOST_PASTED]
            return ""
        pasted, self._pasted = _readable((self._pasted + piece)[:MOST_PASTED]), ""
        self._within = _Within.NOTHING
        if pasted:
            told.append(events.Paste(pasted))
        return rest

    def _skip_string(self, text: str) -> str:
        """Return what stands behind a string, or nothing while it goes on."""
        ends = _STRING_ENDS.search(text)
        if ends is None:
            self._held = "\x1b" if text.endswith("\x1b") else ""
            return ""
        self._within = _Within.NOTHING
        return text[ends.end() :]

    def _urgent_keys(self, text: str) -> list[Message]:
        """Return the keys of a text that holds nothing but urgent ones."""
        keys = [_key(token) for token in _TOKEN.findall(text)]
        return [key for key in keys if key is not None] if self._are_urgent(keys) else []

    def _are_urgent(self, keys: list[events.Key | None]) -> bool:
        return all(key is not None and key.key in self._urgent for key in keys)


def _key(token: str) -> events.Key | None:
    if len(token) > 1:
        press = press_of(token)
    else:
        press = Press(name_of(token), token) if token < "\x80" or token.isprintable() else None
    return None if press is None else events.Key(press.key, press.character)


def _readable(pasted: str) -> str:
    """Return the printable part of a paste, its lines kept apart."""
    lines = _IN_PASTE.sub("", pasted).replace("\r", "\n").split("\n")
    return "\n".join("".join(filter(str.isprintable, line)) for line in lines).strip("\n")
