"""How inks look now: the screen's component classes, one a tone, turned into terminal styles.

The classes stand on the screen and not on every widget of it: twelve widgets with twenty classes
each would cost a table ten times as long to open, and each resize as much again.
"""

from __future__ import annotations

from typing import ClassVar, TypeVar

from rich.style import Style
from textual.screen import Screen

from smilegames.tui.drawing.ink import Ink, Tone
from smilegames.tui.terminal.lending import pen_for
from smilegames.tui.terminal.pen import Pen
from smilegames.tui.widgets.places import Place

Answer = TypeVar("Answer")


def tone_class(tone: Tone) -> str:
    """Return the component class that styles a tone: its `color`, and as a ground `background`."""
    return f"tone--{tone.name.lower()}"


class InkedScreen(Screen[Answer], Place):
    """A screen whose style sheet says how every tone on it looks."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {tone_class(tone) for tone in Tone}

    coloured = True
    """False sends no code of a colour at all (NO_COLOR): attributes tell what colours would."""

    def __init__(self) -> None:
        super().__init__()
        self.stands = False
        """True while nothing is about to be laid out anew: what is drawn may be sent at once."""
        self._styles_of: dict[Ink, Style] = {}
        self._pens_of: dict[Ink, Pen] = {}

    def style_of(self, ink: Ink) -> Style:
        """Return the terminal style of an ink under the theme and the style sheets of now."""
        style = self._styles_of.get(ink)
        if style is None:
            style = self._styles_of[ink] = self._coloured(ink) if self.coloured else _plain(ink)
        return style

    def pen_of(self, ink: Ink) -> Pen:
        """Return the same in the codes of the terminal."""
        pen = self._pens_of.get(ink)
        if pen is None:
            style = self.style_of(ink)
            pen = pen_for(style, self.app.console, coloured=self.coloured)
            self._pens_of[ink] = pen
        return pen

    def notify_style_update(self) -> None:
        """Forget what inks looked like: the theme or a style sheet has changed."""
        self._styles_of.clear()
        self._pens_of.clear()
        super().notify_style_update()

    def _coloured(self, ink: Ink) -> Style:
        fore = self.get_component_styles(tone_class(ink.fore))
        back = self.get_component_styles(tone_class(ink.back or Tone.GROUND))
        return Style(
            color=fore.color.rich_color,
            bgcolor=back.background.rich_color,
            bold=ink.bold or bool(fore.text_style.bold),
            reverse=ink.reverse,
            underline=ink.underline,
        )


def _plain(ink: Ink) -> Style:
    """Return a style without colour: amber grounds become reverse video, amber words bold."""
    return Style(
        bold=ink.bold or ink.fore is Tone.YOU,
        reverse=ink.reverse or ink.back is Tone.YOU,
        dim=ink.fore is Tone.SUNK,
        underline=ink.underline,
    )
