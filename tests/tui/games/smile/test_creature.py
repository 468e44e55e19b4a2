"""Creatures: faces that tell colour and value without either."""

from __future__ import annotations

from itertools import product

import pytest
from wcwidth import wcwidth

from smilegames.tui.drawing.glyphs import ASCII, UNICODE, Glyphs
from smilegames.tui.games.smile.creature import creature

COLOURS = "YWRBN"
VALUES = range(-5, 7)
SETS = pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=lambda glyphs: glyphs.name)
SIZES = pytest.mark.parametrize("tall", [False, True], ids=["small", "tall"])


def mouth(value: int, glyphs: Glyphs, *, tall: bool) -> str:
    return creature("Y", value, glyphs, tall=tall)[-1]


@SETS
@SIZES
def test_every_line_sits_in_the_middle_and_fits_the_card(glyphs: Glyphs, tall: bool) -> None:
    """Odd lines on cards that are odd within: 9 of 11 columns, or 7 of 9."""
    for colour, value in product(COLOURS, VALUES):
        lines = creature(colour, value, glyphs, tall=tall)
        assert len(lines) == (4 if tall else 3)
        for line in lines:
            assert all(wcwidth(char) == 1 for char in line)
            assert not line or len(line) % 2 == 1
            assert len(line) <= (9 if tall else 7)


def test_the_safe_set_is_ascii() -> None:
    for colour, value, tall in product(COLOURS, VALUES, (False, True)):
        assert all(line.isascii() for line in creature(colour, value, ASCII, tall=tall))


@SETS
@SIZES
def test_colours_are_told_apart_without_colour(glyphs: Glyphs, tall: bool) -> None:
    for value in VALUES:
        faces = {creature(colour, value, glyphs, tall=tall) for colour in COLOURS}
        assert len(faces) == len(COLOURS)


@SETS
@SIZES
def test_the_mouth_grows_with_the_value(glyphs: Glyphs, tall: bool) -> None:
    smiles = [len(mouth(value, glyphs, tall=tall)) for value in range(1, 7)]
    frowns = [len(mouth(value, glyphs, tall=tall)) for value in range(-2, -6, -1)]
    assert smiles == sorted(smiles)
    assert frowns == sorted(frowns)
    assert smiles[0] < smiles[-1]
    assert frowns[0] < frowns[-1] or not tall


@SETS
@SIZES
def test_good_and_bad_faces_are_not_alike(glyphs: Glyphs, tall: bool) -> None:
    moods = [mouth(value, glyphs, tall=tall) for value in (-5, -3, 0, 3, 6)]
    assert len(set(moods)) == 5
    eyes = [creature("Y", value, glyphs, tall=tall)[1] for value in VALUES]
    assert len(set(eyes)) == 4
    assert eyes == sorted(eyes, key=eyes.index)
