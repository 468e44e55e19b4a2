"""The six kinds of Gracias are told apart without any colour."""

from __future__ import annotations

import pytest

from smilegames.games.gracias.cards import KINDS
from smilegames.tui.drawing.card import AT_REST, draw_card
from smilegames.tui.drawing.glyphs import ASCII, UNICODE, Glyphs
from smilegames.tui.drawing.grid import Grid, width_of
from smilegames.tui.drawing.suit_table import MOST_STEP, PICTURE_ROWS
from smilegames.tui.games.gracias.areas import HEAD_PICTURE
from smilegames.tui.games.gracias.kinds import kind_faces, put_chip

GLYPHS = pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=lambda glyphs: glyphs.name)


@pytest.mark.rule("GR-01")
@GLYPHS
def test_every_kind_has_its_letter_mark_and_pictures(glyphs: Glyphs) -> None:
    faces = kind_faces(glyphs)
    assert [face.tone.name.lower() for face in faces] == [kind.colour for kind in KINDS]
    for told in ("letter", "mark", "pictures"):
        assert len({getattr(face, told) for face in faces}) == len(KINDS)
    for face in faces:
        assert face.letter == face.tone.name[0]
        assert width_of(face.mark) == 3
        for picture, (rows, width) in zip(face.pictures, ((7, 13), (4, 9), (3, 7)), strict=True):
            assert len(picture) <= rows
            assert {width_of(row) for row in picture} == {width}


@GLYPHS
def test_pictures_fit_above_the_columns_of_a_table(glyphs: Glyphs) -> None:
    for face in kind_faces(glyphs):
        picture = face.pictures[HEAD_PICTURE]
        assert len(picture) <= PICTURE_ROWS
        assert max(map(width_of, picture)) < MOST_STEP


@pytest.mark.parametrize("size", [(12, 7), (15, 11), (20, 14)])
def test_a_card_bears_the_largest_picture_that_fits(size: tuple[int, int]) -> None:
    face = kind_faces(UNICODE)[1]
    grid = Grid(*size)
    draw_card(grid.area(), face.card("cactus"), AT_REST, UNICODE)
    large, medium, _ = face.pictures
    picture, other = (medium, large) if size[0] == 12 else (large, medium)
    assert all(row.strip() in grid.text() for row in picture)
    assert not all(row.strip() in grid.text() for row in other)
    assert "▌G" in grid.text()


def test_a_chip_names_a_card() -> None:
    grid = Grid(12, 1)
    assert put_chip(grid.area(), 1, 0, kind_faces(UNICODE)[0], "chili", UNICODE) == 9
    assert grid.text() == " ▌R chili"
