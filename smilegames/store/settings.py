"""The settings of a keyboard's table, each declared once: its name, its values, the usual one.

Reading, checking and writing the config, and `docs/settings.md`, follow from this declaration.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Annotated, Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

PolicyName = Literal["strict", "standard", "open"]


@dataclass(frozen=True, slots=True)
class Settings:
    """How this keyboard's table behaves, whatever is played: `[settings]` of the config.

    A field's annotation says what its values are: words to choose from, a number within a range,
    a switch, any text, or keys by command.
    """

    theme: str = "night"
    """The colours: the name of a theme, ours or one of the owner's."""
    glyphs: Literal["auto", "unicode", "ascii"] = "auto"
    """Which characters are drawn; `auto`: what the terminal can show."""
    secrecy: PolicyName = "standard"
    """How a new table keeps secrets."""
    motion: Literal["off", "calm"] = "calm"
    """Whether what a move did is held for a moment."""
    pace: Literal["instant", "brisk", "calm"] = "brisk"
    """How long the move of a program stays before the next one is shown."""
    bell: bool = False
    """Whether the terminal's bell rings when the keyboard is handed over."""
    peek_seconds: Annotated[int, range(1, 121)] = 6
    """How long a peek stays open by itself."""
    quiet_ms: Annotated[int, range(2001)] = 150
    """Milliseconds after a new screen in which keys do nothing."""
    mouse: Literal["auto", "on", "off"] = "auto"
    """Whether the mouse is listened to; `auto`: not over SSH."""
    hide_on_blur: bool = False
    """Whether a hand is covered when the terminal loses the focus."""
    keys: Mapping[str, str] = field(default_factory=dict)
    """Keys by the id of the command that they are for."""


class Setting(NamedTuple):
    """One of the settings, as its declaration says."""

    name: str
    usual: Any
    kind: type
    """`str`, `bool`, `int`, or `dict` of texts by text."""
    values: tuple[Any, ...] | range | None
    """All that it may be, in the order in which to offer them; None: whatever is of its kind."""

    def holds(self, value: object) -> bool:
        """Tell whether the setting may have this value."""
        if type(value) is not self.kind:
            return False
        if isinstance(value, dict):
            return all(type(part) is str for pair in value.items() for part in pair)
        return self.values is None or value in self.values


def _declared(name: str, usual: Any, hint: Any) -> Setting:
    if get_origin(hint) is Annotated:
        kind, numbers = get_args(hint)
        return Setting(name, usual, kind, numbers)
    if get_origin(hint) is Literal:
        return Setting(name, usual, str, get_args(hint))
    return Setting(name, usual, type(usual), (False, True) if hint is bool else None)


def _all_declared() -> tuple[Setting, ...]:
    hints = get_type_hints(Settings, include_extras=True)
    usual = Settings()
    return tuple(
        _declared(each.name, getattr(usual, each.name), hints[each.name])
        for each in fields(Settings)
    )


SETTINGS = _all_declared()
"""Every setting, in the order in which to show them."""
