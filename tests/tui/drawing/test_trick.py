"""A trick: places, cards, and the card that somebody thinks of playing."""

from __future__ import annotations

import pytest

from smilegames.tui.drawing.card import CardFace
from smilegames.tui.drawing.glyphs import ASCII, UNICODE, Glyphs
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.drawing.ink import Tone
from smilegames.tui.drawing.row import RowShape
from smilegames.tui.drawing.trick import TALLEST, TrickPlace, draw_trick, fit_trick

FACE = CardFace("G", "7", Tone.GREEN, ("≈",))


def drawn(*places: TrickPlace, glyphs: Glyphs = UNICODE) -> Grid:
    grid = Grid(40, 6)
    draw_trick(grid.area(), places, RowShape(8, 5, 10), glyphs)
    return grid


def test_cards_played_and_places_empty() -> None:
    led = TrickPlace("Ada", FACE, above="led", below="wins")
    assert drawn(led, TrickPlace("Ben")).text().splitlines() == [
        "   Ada       Ben",
        "╭ led ─╮  ╭╌╌╌╌╌╌╮",
        "│▌G   7│  ╎      ╎",
        "│  ≈   │  ╎      ╎",
        "│      │  ╎      ╎",
        "╰ wins ╯  ╰╌╌╌╌╌╌╯",
    ]


def test_a_card_thought_of_lies_in_a_dotted_frame() -> None:
    grid = drawn(TrickPlace("Ada", FACE, acts=True, above="led", below="leads"))
    assert grid.text().splitlines()[1:3] == ["╭╌╌╌╌╌╌╮", "╎▌G   7╎"]
    assert grid.text().splitlines()[-1] == "╰leads╌╯"
    assert grid.rows[1][0][1].fore is Tone.YOU


def test_who_plays_no_card_is_drawn_otherwise() -> None:
    grid = drawn(TrickPlace("Maximilianus", instead=("*", "+2")))
    assert [row.strip() for row in grid.text().splitlines()[:4]] == ["Maximili…", "", "*", "+2"]


SIZES = [(46, 6, 5), (46, 9, 5), (46, 8, 2), (70, 16, 5), (80, 19, 4), (106, 30, 2)]


@pytest.mark.parametrize(("width", "height", "players"), SIZES)
def test_a_trick_lies_in_the_middle_as_large_as_it_may_be(
    width: int, height: int, players: int
) -> None:
    grid = Grid(width, height)
    fit_trick(grid.area(), [TrickPlace("Ada", FACE)] * players, UNICODE)
    rows = grid.text().splitlines()
    edge = next(row for row in rows if "╭" in row)
    left, right = edge.index("╭"), width - len(edge)
    assert abs(left - right) <= 1
    assert edge.count("╭") == players
    tall = sum("│" in row for row in rows) + 2
    assert tall == min(TALLEST, height - 1)
    above = next(at for at, row in enumerate(rows) if row.strip())
    assert abs(above - (height - 1 - above - tall)) <= 1


def test_the_safe_set_is_ascii() -> None:
    places = (TrickPlace("Maximilianus"), TrickPlace("Ben", acts=True))
    assert drawn(*places, glyphs=ASCII).text().isascii()
