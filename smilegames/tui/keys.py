"""Every key binding in one table: an id that the config can remap, and the key it has by default.

A game's table adds its own with ids of the form `<game>.<command>`, and so does the shelf. Digits
are not bound here: they choose what carries that number on the screen.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from smilegames.core.errors import Fault

_RESERVED = frozenset(f"ctrl+{letter}" for letter in "abhijmsz") | {"f10", "f11"}
"""Keys that terminals, tmux or the shell keep for themselves."""
_RESERVED_HERE = frozenset({"ctrl+c", "ctrl+q", "tab", "shift+tab"})
"""Keys that work the same on every screen: step back, leave, and on a form the next field."""


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
    chooses: bool = True
    """False for a key that only shows something: whoever must choose is not sent there."""


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
    Binding("hint", ("i",)),
    Binding("resume", ("r",)),
    Binding("again", ("a",)),
    Binding("find", ("slash",)),
    Binding("next", ("n",)),
    Binding("settings", ("s",)),
    Binding("quit", ("q",)),
)

LOOK = Binding("replay.look", ("v",))
"""Shows how a match went, and in a replay whose eyes see it."""
AWAY = (
    Binding("shelf.history", ("h",)),
    Binding("shelf.evening", ("e",)),
    Binding("shelf.other", ("o",)),
    Binding("shelf.delete", ("d", "delete")),
    Binding("shelf.tables", ("t",)),
    LOOK,
)
"""What the shelf and the screens about it have besides, while no game is on the table."""

LEAVES = "ctrl+q"
"""Leaves the program, from wherever it is."""
_ALWAYS = {"ctrl+c": "pause", LEAVES: "quit"}
"""What never changes: one step back, and out, for fingers that know no other way."""
_PRINTED = {
    "question_mark": "?",
    "slash": "/",
    "minus": "-",
    "plus": "+",
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
_WRITTEN = {printed.casefold(): key for key, printed in _PRINTED.items()}


def digits_of(numbers: Iterable[int]) -> str:
    """Return how to print the digits of ascending numbers: "1,3-5"; empty for none."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ",".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


def may_bind(key: str) -> bool:
    """Return whether a command may have this key."""
    kept = key in _RESERVED or key in _RESERVED_HERE or key.startswith("alt+")
    return not kept and not key.isdecimal()


class Keys:
    """Which key means which command: ours and those of the game on the table.

    `remapped` holds keys by command id, as the config gives them, and `own` returns the ids that a
    game adds. What of it can't be followed leaves the default and is told in `faults`: no command
    ever loses its last key to another.
    """

    def __init__(
        self,
        remapped: Mapping[str, str] | None = None,
        own: Callable[[str], Collection[str]] = lambda game: (),
    ) -> None:
        self.faults: list[Fault] = []
        """What of the remapping is not followed now."""
        self._wanted: dict[str, str] = {}
        self._unusable: list[Fault] = []
        self._keys: dict[str, tuple[str, ...]] = {}
        self._commands: dict[str, str] = {}
        for command, written in (remapped or {}).items():
            game, dot, _ = command.partition(".")
            known = own(game) if dot else {binding.id for binding in COMMON}
            self._wish(command, written, known)
        self.sit_down(())

    def sit_down(self, own: Sequence[Binding]) -> None:
        """Bind a game's own keys besides ours, in the place of those of the game before."""
        self.faults = list(self._unusable)
        bindings = (*COMMON, *own)
        wanted = self._without_doubles(bindings)
        while (refused := self._refused(bindings, wanted)) is not None:
            self.faults.append(refused)
            del wanted[_command_of(refused)]
        self._keys = _settled(bindings, wanted)
        bound = {key: command for command, keys in self._keys.items() for key in keys}
        self._commands = bound | _ALWAYS

    def command(self, key: str) -> str:
        """Return the command of a key, or the key itself where it has none (a digit, a letter)."""
        return self._commands.get(key, key)

    def bound_to(self, command: str) -> tuple[str, ...]:
        """Return the keys of a command."""
        return self._keys.get(command, ())

    def printed(self, command: str, *, ascii_only: bool = False) -> str:
        """Return how to print the key of a command, or the text itself where it is no command."""
        key = self._keys.get(command, (command,))[0]
        if ascii_only and key in _PRINTED_ASCII:
            return _PRINTED_ASCII[key]
        return _PRINTED.get(key, key)

    def _wish(self, command: str, written: str, known: Collection[str]) -> None:
        """Take a line of the config, or note why that can't be done."""
        key = _key_named(written)
        if command not in known:
            self._unusable.append(_fault(command, "unknown"))
        elif key is None:
            self._unusable.append(_fault(command, "key_unknown", key=written))
        elif not may_bind(key):
            self._unusable.append(_fault(command, "key_reserved", key=written))
        else:
            self._wanted[command] = key

    def _without_doubles(self, bindings: Iterable[Binding]) -> dict[str, str]:
        """Return the remapping of these commands, each key for the first that wants it."""
        taken: dict[str, str] = {}
        for binding in bindings:
            key = self._wanted.get(binding.id)
            if key is not None and taken.setdefault(key, binding.id) != binding.id:
                self.faults.append(_fault(binding.id, "key_taken", key=key, command=taken[key]))
        return {command: key for key, command in taken.items()}

    def _refused(self, bindings: Iterable[Binding], wanted: Mapping[str, str]) -> Fault | None:
        """Return the fault of a remapping that would leave another command without a key."""
        settled = _settled(bindings, wanted)
        for binding in bindings:
            if not settled[binding.id]:
                taker = next(id for id, key in wanted.items() if key in binding.keys)
                key = wanted[taker]
                return _fault(taker, "key_taken", key=key, command=binding.id)
        return None


def _settled(bindings: Iterable[Binding], wanted: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """Return each command's keys: the one it is remapped to, or those that nobody else wants."""
    taken = set(wanted.values())
    return {
        binding.id: (wanted[binding.id],)
        if binding.id in wanted
        else tuple(key for key in binding.keys if key not in taken)
        for binding in bindings
    }


def _fault(mapped: str, code: str, **params: str) -> Fault:
    return Fault(f"settings.keys.{mapped}", code, params)


def _command_of(fault: Fault) -> str:
    return fault.where.removeprefix("settings.keys.")


def _key_named(written: str) -> str | None:
    """Return a key by what the config calls it: its character, its name, or as we print it."""
    from textual.keys import Keys as Names
    from textual.keys import key_to_character

    from smilegames.tui.terminal.keyboard import name_of

    if len(written) == 1:
        return name_of(written) if written.isprintable() else None
    name = written.casefold()
    name = _WRITTEN.get(name, name)
    known = any(name == each.value for each in Names) or key_to_character(name) is not None
    return name if known or name.startswith("alt+") else None
