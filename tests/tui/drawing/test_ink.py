"""Palettes: what each ink is on a terminal with colours, with sixteen, and with none."""

from __future__ import annotations

import re
from itertools import product

import pytest

from smilegames.tui.drawing.ink import (
    BOLD,
    DIM,
    NIGHT,
    PLAIN,
    SIXTEEN,
    SUNK,
    TAG,
    TEXT,
    YOU,
    Ink,
    Palette,
    Tone,
    night_colours,
)

EVERY_INK = [
    Ink(fore, back, bold=bold) for fore, back, bold in product(Tone, (None, *Tone), (False, True))
]


@pytest.mark.parametrize("palette", [NIGHT, SIXTEEN, PLAIN], ids=lambda palette: palette.name)
def test_every_ink_has_a_style(palette: Palette) -> None:
    for ink in EVERY_INK:
        assert palette.style(ink) is palette.style(ink)


def test_without_colour_none_is_sent() -> None:
    for ink in EVERY_INK:
        style = PLAIN.style(ink)
        assert style.color is None
        assert style.bgcolor is None


def test_without_colour_you_selection_and_unusable_still_differ_from_text() -> None:
    told = [PLAIN.style(ink) for ink in (TEXT, YOU, SUNK, TAG)]
    assert len(set(map(str, told))) == 4


def test_sixteen_colours_are_the_terminals_own() -> None:
    for ink in EVERY_INK:
        style = SIXTEEN.style(ink)
        for colour in (style.color, style.bgcolor):
            assert colour is not None
            assert colour.is_default or colour.number in range(16)


@pytest.mark.parametrize("tone", Tone)
def test_a_tag_is_legible_on_the_edge_of_any_card(tone: Tone) -> None:
    """The terminal's own text colour may be that of the edge: on a colour the tag is black."""
    style = SIXTEEN.style(Ink(Tone.GROUND, tone, bold=True))
    assert style.color is not None
    assert style.bgcolor is not None
    assert style.bgcolor.is_default or style.color.name == "black"


def test_bold_and_dim_are_what_they_say() -> None:
    assert NIGHT.style(BOLD).bold
    assert not NIGHT.style(TEXT).bold
    assert NIGHT.style(DIM).color != NIGHT.style(TEXT).color


def test_ink_on_another_ground() -> None:
    assert BOLD.on(Tone.LIT) == Ink(back=Tone.LIT, bold=True)


def test_style_sheets_get_every_tone() -> None:
    colours = night_colours()
    assert set(colours) == {tone.name.lower() for tone in Tone}
    assert all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in colours.values())
