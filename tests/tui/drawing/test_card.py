"""Cards as drawings: whatever the size, letter and value are there and the frame is whole."""

from __future__ import annotations

from itertools import product

import pytest

from smilegames.tui.drawing.card import AT_REST, CardFace, CardLook, draw_back, draw_card
from smilegames.tui.drawing.glyphs import ASCII, UNICODE
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.drawing.ink import PLAIN, Ink, Tone

FACE = CardFace("R", "+4", Tone.RED, picture=("^   ^", "╰─╯"))


def drawn(
    width: int, height: int, face: CardFace = FACE, look: CardLook = AT_REST, glyphs=UNICODE
) -> Grid:
    grid = Grid(width, height)
    draw_card(grid.area(), face, look, glyphs)
    return grid


def test_a_card() -> None:
    assert drawn(9, 6).text() == "\n".join(
        ["╭───────╮", "│▌R   +4│", "│ ^   ^ │", "│  ╰─╯  │", "│       │", "╰───────╯"]
    )


def test_the_safe_set_draws_it_in_ascii() -> None:
    face = CardFace("R", "+4", Tone.RED, picture=("^   ^",))
    assert drawn(7, 4, face, glyphs=ASCII).text() == ".-----.\n||R +4|\n|^   ^|\n.-----."


@pytest.mark.parametrize("value", ["0", "+4", "+2b", "-5"])
def test_letter_and_value_are_on_the_smallest_card(value: str) -> None:
    for width, height in product(range(5, 10), range(3, 8)):
        if len(value) > 2 and (width, height) == (5, 3):
            continue
        text = drawn(width, height, CardFace("R", value, Tone.RED)).text()
        rows = text.split("\n")
        assert value in text
        assert "R" in text
        assert rows[0] == f"╭{'─' * (width - 2)}╮"
        assert rows[-1] == f"╰{'─' * (width - 2)}╯"
        assert all(row[0] == row[-1] == "│" for row in rows[1:-1])


def test_a_picture_gives_way_where_there_is_no_room() -> None:
    tall = CardFace("R", "+4", Tone.RED, picture=("1", "2", "3", "4"))
    assert drawn(7, 4, tall).text().split("\n")[2:] == ["│  1  │", "╰─────╯"]


def test_the_tag_sits_on_the_lower_edge() -> None:
    assert drawn(9, 4, look=CardLook(tag="low")).text().split("\n")[-1] == "╰─ low ─╯"
    assert drawn(5, 4, look=CardLook(tag="low")).text().split("\n")[-1] == "╰low╯"


def test_selected_and_sunk_differ_from_a_card_at_rest_without_colour() -> None:
    looks = [AT_REST, CardLook(selected=True), CardLook(sunk=True)]
    corners = [PLAIN.style(drawn(9, 5, look=look).rows[0][0][1]) for look in looks]
    letters = [PLAIN.style(drawn(9, 5, look=look).rows[1][2][1]) for look in looks]
    assert (
        len({(str(corner), str(letter)) for corner, letter in zip(corners, letters, strict=True)})
        == 3
    )


def test_only_a_selected_card_is_amber() -> None:
    tones = {
        look: {ink.fore for row in drawn(9, 5, look=look).rows for _, ink in row}
        for look in (AT_REST, CardLook(selected=True), CardLook(sunk=True, tag="out"))
    }
    assert [Tone.YOU in shown for shown in tones.values()] == [False, True, False]


def test_a_card_covers_what_lay_there() -> None:
    grid = Grid(7, 4)
    for y in range(4):
        grid.area().put(0, y, "xxxxxxx")
    draw_card(grid.area(), CardFace("Y", "0", Tone.YELLOW), AT_REST, UNICODE)
    assert "x" not in grid.text()
    assert grid.rows[2][3] == (" ", Ink(back=Tone.CARD))


def test_a_back_tells_nothing_but_that_it_is_one() -> None:
    grid = Grid(5, 3)
    draw_back(grid.area(), UNICODE)
    assert grid.text() == "╭───╮\n│░░░│\n╰───╯"
