"""The settings in words: what each is called, what its values are called, and what it does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from smilegames.text.words import N_, Message, Plural


class SettingText(NamedTuple):
    """A setting in words."""

    label: Message
    note: Message
    """What it does, in one sentence."""
    values: Mapping[object, Message] = {}
    """What its values are called."""
    number: Message = ""
    """How a number `n` of it is called."""


_SWITCH: Mapping[object, Message] = {True: N_("on"), False: N_("off")}

SETTINGS: Mapping[str, SettingText] = {
    "theme": SettingText(N_("Colours"), N_("How everything is painted, on every screen.")),
    "glyphs": SettingText(
        N_("Characters"),
        N_("What all is drawn with; by itself: what the terminal can show."),
        {"auto": N_("by itself"), "unicode": N_("fine"), "ascii": N_("plain ASCII")},
    ),
    "secrecy": SettingText(
        N_("Secrets"),
        N_("How a new table keeps them; every set-up can choose otherwise."),
        {"standard": N_("standard"), "strict": N_("strict"), "open": N_("open")},
    ),
    "motion": SettingText(
        N_("Motion"),
        N_("Calm holds what a move did for a moment; off does not."),
        {"calm": N_("calm"), "off": N_("off")},
    ),
    "pace": SettingText(
        N_("Pace"),
        N_("How long the move of a program stays; a key goes on at once."),
        {"instant": N_("at once"), "brisk": N_("brisk"), "calm": N_("calm")},
    ),
    "bell": SettingText(
        N_("Bell"), N_("The terminal rings when the keyboard goes to somebody else."), _SWITCH
    ),
    "peek_seconds": SettingText(
        N_("Peek"),
        N_("How long the corner of one's own secrets stays lifted by itself."),
        number=Plural("{n} second", "{n} seconds"),
    ),
    "mouse": SettingText(
        N_("Mouse"),
        N_("From the next start on; by itself: everywhere but over SSH."),
        {"auto": N_("by itself"), "on": N_("on"), "off": N_("off")},
    ),
}
"""By name, in the order in which they are shown."""
