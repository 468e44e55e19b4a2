"""The two character sets."""

from __future__ import annotations

from dataclasses import asdict

import pytest
from wcwidth import wcwidth

from smilegames.tui.drawing.glyphs import ASCII, UNICODE, Glyphs, signed


def characters(glyphs: Glyphs) -> str:
    fields = asdict(glyphs)
    fields.pop("name")
    return "".join("".join(field) for field in fields.values())


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=lambda glyphs: glyphs.name)
def test_every_glyph_takes_one_cell(glyphs: Glyphs) -> None:
    assert {wcwidth(char) for char in characters(glyphs)} == {1}
    fields = asdict(glyphs)
    assert len(characters(glyphs)) == len(fields) - 2 + len(glyphs.edge)


def test_the_safe_set_is_ascii() -> None:
    assert characters(ASCII).isascii()


def test_marks_that_stand_side_by_side_differ() -> None:
    for glyphs in (UNICODE, ASCII):
        assert len({glyphs.bead, glyphs.borrowed, glyphs.dot}) == 3
        assert glyphs.full != glyphs.empty


def test_values_carry_their_sign() -> None:
    assert [signed(value) for value in (3, -2, 0)] == ["+3", "-2", "0"]
