"""The six kinds of Gracias are told apart without any colour."""

from __future__ import annotations

import pytest

from smilegames.games.gracias.cards import KINDS
from smilegames.tui.drawing.glyphs import ASCII, UNICODE, Glyphs
from smilegames.tui.drawing.grid import Grid, width_of
from smilegames.tui.games.gracias.kinds import kind_faces, put_chip


@pytest.mark.rule("GR-01")
@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=lambda glyphs: glyphs.name)
def test_every_kind_has_its_letter_mark_and_picture(glyphs: Glyphs) -> None:
    faces = kind_faces(glyphs)
    assert [face.tone.name.lower() for face in faces] == [kind.colour for kind in KINDS]
    for told in ("letter", "mark", "picture"):
        assert len({getattr(face, told) for face in faces}) == len(KINDS)
    for face in faces:
        assert face.letter == face.tone.name[0]
        assert width_of(face.mark) == 3
        assert [width_of(row) for row in face.picture] == [7, 7, 7]


def test_a_chip_names_a_card() -> None:
    grid = Grid(12, 1)
    assert put_chip(grid.area(), 1, 0, kind_faces(UNICODE)[0], "chili", UNICODE) == 9
    assert grid.text() == " ▌R chili"
