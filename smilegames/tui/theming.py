"""Themes for the terminal: from the tones of a theme to the colours that style sheets name."""

from __future__ import annotations

from collections.abc import Mapping

from textual.theme import Theme

from smilegames.tui.drawing.ink import night_colours, sixteen_colours

USUAL = "night"
NATIVE = "terminal"
"""The terminal's own sixteen colours."""


def theme_names() -> dict[str, str]:
    """Return what the setting can hold, and what people call it."""
    return {USUAL: "Night", NATIVE: "The terminal's own colours"}


def theme_of(name: str, *, native: bool) -> Theme:
    """Return a theme by its name; where only `native` colours may be sent, it is made of those."""
    own = native or name == NATIVE
    return dressed(name, sixteen_colours() if own else night_colours())


def dressed(name: str, tones: Mapping[str, str], *, dark: bool = True) -> Theme:
    """Return a theme with these tones: the variables `tone-<name>` of the style sheets."""
    return Theme(
        name,
        primary=tones["you"],
        foreground=tones["text"],
        background=tones["ground"],
        dark=dark,
        variables=tone_variables(tones),
    )


def tone_variables(tones: Mapping[str, str]) -> dict[str, str]:
    """Return tones as variables of a style sheet."""
    return {f"tone-{tone}": colour for tone, colour in tones.items()}


def usual_variables() -> dict[str, str]:
    """Return the tones of the usual theme, which stand in where a theme has none."""
    return tone_variables(night_colours())
