"""Themes for the terminal: from the tones of a theme to the colours that style sheets name."""

from __future__ import annotations

from collections.abc import Mapping

from textual.theme import Theme

from smilegames.store import themes
from smilegames.tui.terminal.colours import Depth, fitted


def theme_names() -> dict[str, str]:
    """Return what the setting can hold, and what people call it."""
    return {name: themes.usable_theme(name)[0].name for name in themes.theme_names()}


def theme_of(name: str, depth: Depth) -> Theme:
    """Return a theme by its name, in the nearest colours that a terminal of this depth can show.

    The usual one stands in for a theme that can't be had.
    """
    data, _ = themes.usable_theme(name)
    colours = fitted(data.colours, depth)
    return Theme(
        name,
        primary=colours["you"],
        foreground=colours["text"],
        background=colours["ground"],
        dark=data.dark,
        variables=tone_variables(colours),
    )


def tone_variables(tones: Mapping[str, str]) -> dict[str, str]:
    """Return tones as variables of a style sheet: `tone-<name>`."""
    return {f"tone-{tone}": colour for tone, colour in tones.items()}
