"""Creatures: faces that tell colour and value without either."""

from __future__ import annotations

from itertools import product

import pytest
from wcwidth import wcwidth

from smilegames.tui.drawing.glyphs import ASCII, UNICODE, Glyphs
from smilegames.tui.games.smile.creature import (
    BUILDS,
    GIANT,
    GRAND,
    LARGE,
    SLIM,
    SMALL,
    Build,
    creature,
)

COLOURS = "YWRBN"
VALUES = range(-5, 7)
INSIDE = {GIANT: 17, GRAND: 13, LARGE: 9, SLIM: 7, SMALL: 7}
"""Columns within the narrowest card that a creature of each build sits on."""
ROWS = {GIANT: 7, GRAND: 6, LARGE: 4, SLIM: 4, SMALL: 3}
SETS = pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=lambda glyphs: glyphs.name)
SIZES = pytest.mark.parametrize("build", BUILDS, ids=["giant", "grand", "large", "slim", "small"])


def mouth(value: int, glyphs: Glyphs, build: Build) -> str:
    """Return the mouth of a creature without blanks."""
    rows = creature("Y", value, glyphs, build)[3 + build.nose if build.deep else -1 :]
    return "".join("".join(row.split()) for row in rows)


@SETS
@SIZES
def test_every_line_sits_in_the_middle_and_fits_the_card(glyphs: Glyphs, build: Build) -> None:
    for colour, value in product(COLOURS, VALUES):
        lines = creature(colour, value, glyphs, build)
        assert len(lines) == ROWS[build]
        for line in lines:
            assert all(wcwidth(char) == 1 for char in line)
            assert not line or len(line) % 2 == 1
            assert len(line) <= INSIDE[build]


@SETS
@SIZES
def test_one_without_ears_is_as_wide_as_its_kin(glyphs: Glyphs, build: Build) -> None:
    """Else it would be drawn larger than the others in the row."""
    widths = {max(map(len, creature(colour, 3, glyphs, build))) for colour in "RBN"}
    assert widths == {INSIDE[build]}


def test_the_safe_set_is_ascii() -> None:
    for colour, value, build in product(COLOURS, VALUES, BUILDS):
        assert all(line.isascii() for line in creature(colour, value, ASCII, build))


@SETS
@SIZES
def test_colours_are_told_apart_without_colour(glyphs: Glyphs, build: Build) -> None:
    for value in VALUES:
        assert len({creature(colour, value, glyphs, build) for colour in COLOURS}) == len(COLOURS)


@SETS
@SIZES
def test_the_mouth_grows_with_the_value(glyphs: Glyphs, build: Build) -> None:
    smiles = [len(mouth(value, glyphs, build)) for value in range(1, 7)]
    frowns = [len(mouth(value, glyphs, build)) for value in range(-2, -6, -1)]
    assert smiles == sorted(smiles)
    assert frowns == sorted(frowns)
    assert smiles[0] < smiles[-1]
    assert frowns[0] < frowns[-1] or build.widest == 3


@SETS
@SIZES
def test_good_and_bad_faces_are_not_alike(glyphs: Glyphs, build: Build) -> None:
    moods = [creature("Y", value, glyphs, build)[1:] for value in (-5, -3, 0, 3, 6)]
    assert len(set(moods)) == 5
    at = 2 if build.deep else 1
    eyes = [creature("Y", value, glyphs, build)[at] for value in VALUES]
    assert len(set(eyes)) == 4
    assert eyes == sorted(eyes, key=eyes.index)
