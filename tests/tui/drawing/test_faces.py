"""The faces of the games."""

from __future__ import annotations

import pytest

from smilegames.games.registry import games
from smilegames.tui.drawing.faces import LARGE_HEIGHT, LARGE_WIDTH, SMILING, draw_face
from smilegames.tui.drawing.glyphs import ASCII, UNICODE
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.screens.rooms import face_of


@pytest.mark.parametrize("game", sorted(games()))
def test_every_game_has_one_of_its_own(game: str) -> None:
    others = {face_of(other) for other in games() if other != game}
    assert face_of(game) not in {*others, SMILING}


@pytest.mark.parametrize("size", [(5, 2), (11, 2), (LARGE_WIDTH, LARGE_HEIGHT), (20, 6)], ids=str)
@pytest.mark.parametrize("game", sorted(games()))
def test_it_is_whole_in_every_size_and_in_ascii(game: str, size: tuple[int, int]) -> None:
    face = face_of(game)
    for glyphs, features in ((UNICODE, face.fancy), (ASCII, face.plain)):
        grid = Grid(*size)
        draw_face(grid.area(), face, glyphs)
        text = grid.text()
        assert all(eye in text for eye in features.eyes)
        large = size[0] >= LARGE_WIDTH and size[1] >= LARGE_HEIGHT
        assert (features.grin if large else features.mouth) in text
        assert text.isascii() or glyphs is UNICODE


def test_a_game_without_one_smiles() -> None:
    assert face_of("no_such_game") is SMILING
