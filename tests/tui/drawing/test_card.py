"""Cards as drawings: whatever the size, letter and value are there and the frame is whole."""

from __future__ import annotations

from itertools import product

import pytest

from smilegames.tui.drawing.card import AT_REST, CardFace, CardLook, draw_back, draw_card
from smilegames.tui.drawing.glyphs import ASCII, UNICODE
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.drawing.ink import Ink, Tone
from smilegames.tui.widgets.inks import _plain

FACE = CardFace("R", "+4", Tone.RED, pictures=(("^   ^", "╰─╯"),))


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
    face = CardFace("R", "+4", Tone.RED, pictures=(("^   ^",),))
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


def test_the_largest_picture_that_fits_is_drawn() -> None:
    face = CardFace("R", "+4", Tone.RED, pictures=(("1", "2", "3", "4"), ("small",)))
    assert "".join(drawn(7, 7, face).text().split("\n")[2:6]).replace(" ", "") == "│1││2││3││4│"
    assert drawn(7, 4, face).text().split("\n")[2] == "│small│"
    assert drawn(5, 4, face).text().split("\n")[2] == "│   │"


def test_a_pattern_fills_what_is_left_with_air_round_it() -> None:
    face = CardFace("G", "7", Tone.GREEN, pattern=("≈~",))
    assert drawn(8, 5, face).text().split("\n")[2:4] == ["│ ≈~≈~ │", "│ ≈~≈~ │"]
    assert drawn(8, 7, face).text().split("\n")[2:6] == [
        "│      │",
        "│ ≈~≈~ │",
        "│ ≈~≈~ │",
        "│      │",
    ]


def test_a_long_name_is_broken_at_its_soft_hyphen() -> None:
    face = CardFace("Sur\xadprise", "", Tone.RED)
    assert drawn(12, 4, face).text().split("\n")[1] == "│▌Surprise │"
    assert drawn(8, 4, face).text().split("\n")[1:3] == ["│Sur-  │", "│ prise│"]


def test_the_tag_sits_on_the_lower_edge() -> None:
    assert drawn(9, 4, look=CardLook(tag="low")).text().split("\n")[-1] == "╰─ low ─╯"
    assert drawn(5, 4, look=CardLook(tag="low")).text().split("\n")[-1] == "╰low╯"


def test_selected_and_sunk_differ_from_a_card_at_rest_without_colour() -> None:
    looks = [AT_REST, CardLook(selected=True), CardLook(sunk=True)]
    cells = [drawn(9, 5, look=look).rows for look in looks]
    styles = {(str(_plain(rows[0][0][1])), str(_plain(rows[1][2][1]))) for rows in cells}
    assert len(styles) == 3


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
