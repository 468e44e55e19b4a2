"""The cards of SmileyFace: a look for each suit and each mischief, in either glyph set."""

from __future__ import annotations

import pytest
from wcwidth import wcswidth

from smilegames.games.smileyface.cards import EMOTIONS, NAMES, SUITS
from smilegames.tui.drawing.glyphs import ASCII, UNICODE, Glyphs
from smilegames.tui.games.smileyface.emotions import (
    MISCHIEF_TONE,
    SUIT_TONES,
    card_face,
    small_face,
    tone_of,
)

NARROWEST = 8
"""Cells inside a card when seven lie side by side in a window of 80 columns."""

each_set = pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=lambda glyphs: glyphs.name)
each_height = pytest.mark.parametrize("rows", [1, 2, 3, 4, 5])


@each_set
@each_height
def test_every_suit_and_every_mischief_has_a_look_of_its_own(glyphs: Glyphs, rows: int) -> None:
    faces = [card_face(card, name, glyphs, width=NARROWEST, rows=rows) for card, name in CARDS]
    middles = [faces[suit * 5 + 2].picture for suit in range(len(SUITS))]
    assert len(set(middles)) == len(SUITS)
    assert len({face.picture for face in faces[EMOTIONS:]}) == len(NAMES) - EMOTIONS
    for face in faces:
        assert len(face.picture) <= rows
        for line in (face.letter, face.value, *face.picture):
            assert wcswidth(line) == len(line) <= NARROWEST
            assert glyphs is UNICODE or line.isascii()


CARDS = list(enumerate(NAMES))


@each_set
def test_the_mouth_tells_the_value(glyphs: Glyphs) -> None:
    for suit in range(len(SUITS)):
        faces = [
            card_face(suit * 5 + value - 1, "", glyphs, width=8, rows=4) for value in (1, 3, 5)
        ]
        assert len({face.picture[-1] for face in faces}) == 3
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
    ("name", "width", "head", "first"),
    [
        ("Pick\xadpocket", 10, "Pickpocket", "? ? ?"),
        ("Pick\xadpocket", 8, "Pick-", "pocket"),
        ("Pick\xadpocket", 4, "Pic…", "poc…"),
        ("Pickpocket", 8, "Pickpoc…", "? ? ?"),
    ],
)
def test_a_long_name_takes_two_lines_where_it_may_be_broken(
    name: str, width: int, head: str, first: str
) -> None:
    face = card_face(NAMES.index("pickpocket"), name, UNICODE, width=width, rows=3)
    assert (face.letter, face.picture[0]) == (head, first)
