"""Themes for the terminal: from the tones of a theme to the colours that style sheets name."""

from __future__ import annotations

from collections.abc import Mapping

from textual.theme import Theme

from smilegames.store import themes
from smilegames.tui.drawing.ink import night_colours

NATIVE = "terminal"
"""The theme of the terminal's own colours."""


def theme_names() -> dict[str, str]:
    """Return what the setting can hold, and what people call it."""
    return {name: themes.usable_theme(name)[0].name for name in themes.theme_names()}


def theme_of(name: str, *, native: bool) -> Theme:
    """Return a theme by its name; where only `native` colours may be sent, it is made of those.

    The usual one stands in for a theme that can't be had.
    """
    data, _ = themes.usable_theme(NATIVE if native else name)
    return Theme(
        name,
        primary=data.colours["you"],
        foreground=data.colours["text"],
        background=data.colours["ground"],
        dark=data.dark,
        variables=tone_variables(data.colours),
    )


def tone_variables(tones: Mapping[str, str]) -> dict[str, str]:
    """Return tones as variables of a style sheet: `tone-<name>`."""
    return {f"tone-{tone}": colour for tone, colour in tones.items()}


def usual_variables() -> dict[str, str]:
    """Return the tones that stand in where a theme has none."""
    return tone_variables(night_colours())
