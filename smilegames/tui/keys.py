"""Every key binding in one table: an id that the config can remap, and the key it has by default.

A game's table adds its own with ids of the form `<game>.<command>`. Digits are not bound here: they
choose what carries that number on the screen.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

FORBIDDEN = frozenset(f"ctrl+{letter}" for letter in "abhijmsz") | {"f10", "f11"}
"""Keys that terminals, tmux or the shell keep for themselves."""


@dataclass(frozen=True, slots=True)
class Binding:
    """A command's id and its default keys, the one to print first."""

    id: str
    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Hint:
    """A key that works now, for the footer and the help."""

    command: str
    """The command's id; empty where several keys share the hint."""
    label: str
    """What it does now, in a word or three."""
    printed: str = ""
    """How to print the keys where it is not simply the command's (as in "1-3")."""
    footer: bool = True
    """False where the table prints the key beside what it does: then only the help lists it."""


COMMON = (
    Binding("up", ("up", "k")),
    Binding("down", ("down", "j")),
    Binding("left", ("left",)),
    Binding("right", ("right",)),
    Binding("page_up", ("pageup",)),
    Binding("page_down", ("pagedown",)),
    Binding("top", ("home",)),
    Binding("bottom", ("end",)),
    Binding("commit", ("enter",)),
    Binding("lift", ("space",)),
    Binding("pause", ("escape",)),
    Binding("help", ("question_mark",)),
    Binding("log", ("l",)),
    Binding("peek", ("p",)),
    Binding("cover", ("c",)),
    Binding("undo", ("u",)),
    Binding("why", ("w",)),
    Binding("resume", ("r",)),
    Binding("again", ("a",)),
    Binding("find", ("slash",)),
    Binding("next", ("n",)),
    Binding("quit", ("q", "ctrl+q")),
)

_PRINTED = {
    "question_mark": "?",
    "slash": "/",
    "enter": "Enter",
    "escape": "Esc",
    "space": "Space",
    "up": "↑",
    "down": "↓",
    "left": "←",
    "right": "→",
    "pageup": "PgUp",
    "pagedown": "PgDn",
    "home": "Home",
    "end": "End",
}
_PRINTED_ASCII = {"up": "Up", "down": "Down", "left": "Left", "right": "Right"}


class Keys:
    """Which key means which command, remapped by the config."""

    def __init__(
        self, bindings: Iterable[Binding] = COMMON, remapped: Mapping[str, str] | None = None
    ) -> None:
        self._bindings: dict[str, Binding] = {}
        self._commands: dict[str, str] = {}
        self._remapped = dict(remapped or {})
        self.add(bindings)

    def add(self, bindings: Iterable[Binding]) -> None:
        """Bind more commands (a game's own)."""
        for binding in bindings:
            wanted = self._remapped.get(binding.id)
            allowed = wanted is not None and wanted not in FORBIDDEN
            keys = (wanted,) if wanted is not None and allowed else binding.keys
            self._bindings[binding.id] = Binding(binding.id, keys)
        self._commands = {
            key: binding.id for binding in self._bindings.values() for key in binding.keys
        }

    def command(self, key: str) -> str:
        """Return the command of a key, or the key itself where it has none (a digit, a letter)."""
        return self._commands.get(key, key)

    def printed(self, command: str, *, ascii_only: bool = False) -> str:
        """Return how to print the key of a command, or the text itself where it is no command."""
        binding = self._bindings.get(command)
        key = command if binding is None else binding.keys[0]
        if ascii_only and key in _PRINTED_ASCII:
            return _PRINTED_ASCII[key]
        return _PRINTED.get(key, key)
