"""The cards of SmileyFace: a look for each suit and each mischief, in either glyph set."""

from __future__ import annotations

import pytest
from wcwidth import wcswidth

from smilegames.games.smileyface.cards import EMOTIONS, NAMES, SUITS
from smilegames.tui.drawing.card import AT_REST, draw_card
from smilegames.tui.drawing.glyphs import ASCII, UNICODE, Glyphs
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.games.smileyface.emotions import (
    MISCHIEF_TONE,
    SUIT_TONES,
    card_face,
    small_face,
    tone_of,
)

NARROWEST = 7
"""Cells inside a card when seven lie side by side in a window of 80 columns."""

each_set = pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=lambda glyphs: glyphs.name)


@each_set
def test_every_suit_and_every_mischief_has_a_look_of_its_own(glyphs: Glyphs) -> None:
    faces = [card_face(card, name, glyphs) for card, name in enumerate(NAMES)]
    for height in range(3):
        middles = {faces[suit * 5 + 2].pictures[-1 - height] for suit in range(len(SUITS))}
        assert len(middles) == len(SUITS)
    assert len({face.pictures for face in faces[EMOTIONS:]}) == len(NAMES) - EMOTIONS
    for face in faces:
        assert [len(picture) for picture in face.pictures] == sorted(
            (len(picture) for picture in face.pictures), reverse=True
        )
        for line in (face.letter, face.value, *(line for each in face.pictures for line in each)):
            assert wcswidth(line) == len(line)
            assert glyphs is UNICODE or line.isascii()
        assert all(len(line) <= NARROWEST for line in face.pictures[-1])


@each_set
def test_the_mouth_tells_the_value(glyphs: Glyphs) -> None:
    for suit in range(len(SUITS)):
        faces = [card_face(suit * 5 + value - 1, "", glyphs) for value in (1, 3, 5)]
        assert len({face.pictures[0][-1] for face in faces}) == 3
        assert [face.value for face in faces] == ["1", "3", "5"]
        assert {face.letter for face in faces} == {SUITS[suit]}


@each_set
def test_small_faces_are_three_cells(glyphs: Glyphs) -> None:
    faces = {small_face(suit, glyphs) for suit in range(len(SUITS))}
    assert len(faces) == len(SUITS)
    assert {wcswidth(face) for face in faces} == {3}


def test_tones() -> None:
    assert [tone_of(suit * 5) for suit in range(len(SUITS))] == list(SUIT_TONES)
    assert tone_of(EMOTIONS) is MISCHIEF_TONE


@pytest.mark.parametrize(
    ("width", "rows"),
    [
        (14, ["│▌Pickpocket │", "│   ? ? ?    │"]),
        (10, ["│Pick-   │", "│  pocket│"]),
    ],
)
def test_a_long_name_takes_two_lines_where_it_may_be_broken(width: int, rows: list[str]) -> None:
    face = card_face(NAMES.index("pickpocket"), "Pick\xadpocket", UNICODE)
    grid = Grid(width, 5)
    draw_card(grid.area(), face, AT_REST, UNICODE)
    assert grid.text().split("\n")[1:3] == rows
