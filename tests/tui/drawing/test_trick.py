"""A trick: places, cards, and the card that somebody thinks of playing."""

from __future__ import annotations

from smilegames.tui.drawing.card import CardFace
from smilegames.tui.drawing.glyphs import ASCII, UNICODE, Glyphs
from smilegames.tui.drawing.grid import Area, Grid
from smilegames.tui.drawing.ink import Tone
from smilegames.tui.drawing.row import RowShape
from smilegames.tui.drawing.trick import TrickPlace, draw_trick

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
    def star(area: Area) -> None:
        area.put(0, 0, "*")

    grid = drawn(TrickPlace("Maximilianus", instead=star))
    assert grid.text().splitlines()[:2] == ["Maximili…", "*"]


def test_the_safe_set_is_ascii() -> None:
    places = (TrickPlace("Maximilianus"), TrickPlace("Ben", acts=True))
    assert drawn(*places, glyphs=ASCII).text().isascii()
