"""How inks look: by the theme and the style sheets, or without any colour."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from textual.app import App

from smilegames.tui.drawing.ink import BOLD, DIM, SUNK, TAG, TEXT, YOU, Ink, Tone
from smilegames.tui.terminal.colours import Depth
from smilegames.tui.theming import theme_names, theme_of
from smilegames.tui.widgets.inks import InkedScreen, tone_class

EVERY_INK = [
    Ink(fore, back, bold=bold) for fore, back, bold in product(Tone, (None, *Tone), (False, True))
]


class Dressed(App[None]):
    """Nothing but a screen in the colours of a theme."""

    CSS = "\n".join(
        f".{tone_class(tone)} {{ color: $tone-{tone.name.lower()}; "
        f"background: $tone-{tone.name.lower()}; }}"
        for tone in Tone
    )

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return theme_of("night", Depth.TRUE).variables

    def on_mount(self) -> None:
        for name in theme_names():
            self.register_theme(theme_of(name, Depth.TRUE))
        self.push_screen(InkedScreen[Any]())


async def test_every_ink_has_a_style_and_another_theme_gives_it_another() -> None:
    app = Dressed()
    async with app.run_test() as pilot:
        screen = app.screen
        assert isinstance(screen, InkedScreen)
        seen = []
        for name in ("night", "day"):
            app.theme = name
            await pilot.pause()
            seen.append([screen.style_of(ink) for ink in EVERY_INK])
        assert all(one != other for one, other in zip(*seen, strict=True))
        assert screen.style_of(BOLD).bold
        assert not screen.style_of(TEXT).bold
        assert screen.style_of(DIM).color != screen.style_of(TEXT).color


def test_without_colour_none_is_sent() -> None:
    screen = InkedScreen[Any]()
    screen.coloured = False
    for ink in EVERY_INK:
        style = screen.style_of(ink)
        assert style.color is None
        assert style.bgcolor is None


def test_without_colour_you_selection_and_unusable_still_differ_from_text() -> None:
    screen = InkedScreen[Any]()
    screen.coloured = False
    told = [screen.style_of(ink) for ink in (TEXT, YOU, SUNK, TAG)]
    assert len(set(map(str, told))) == 4


@pytest.mark.parametrize("name", ["night", "day", "high-contrast", "colour-blind", "terminal"])
def test_every_theme_names_every_tone(name: str) -> None:
    variables = theme_of(name, Depth.TRUE).variables
    assert set(variables) == {f"tone-{tone.name.lower()}" for tone in Tone}
