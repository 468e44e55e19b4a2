"""A hand: its cards while it is up, else backs under a cover that names who may lift it."""

from __future__ import annotations

from dataclasses import replace
from itertools import count, islice

import pytest

from smilegames.tui.drawing.card import CardFace, CardLook
from smilegames.tui.drawing.glyphs import ASCII, UNICODE
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.drawing.ink import Tone
from smilegames.tui.drawing.row import RowCard
from smilegames.tui.widgets.hand import Cards, Cover, Hand
from tests.tui.widgets.drawing import drawn

SIZES = [(80, 7), (80, 13), (106, 15)]
each_size = pytest.mark.parametrize(("width", "height"), SIZES)


def covered(
    cards: int = 12, note: str = "", name: str = "Ada", size: tuple[int, int] = SIZES[0]
) -> Grid:
    return drawn(Hand(UNICODE), Cover(name, "Space", "lifts the hand", cards, note), *size)


def card(value: int, *, selected: bool = False, sunk: bool = False) -> RowCard:
    look = CardLook(selected=selected, sunk=sunk)
    return RowCard(CardFace("G", str(value), Tone.GREEN), look, str(value), value)


def lifted(*groups: int, chosen: int = 0, size: tuple[int, int] = SIZES[0]) -> Grid:
    """Draw groups of so many cards, numbered from 1 on."""
    values = count(1)
    cards = tuple(
        tuple(card(value, selected=value == chosen) for value in islice(values, size_of))
        for size_of in groups
    )
    return drawn(Hand(UNICODE), Cards(cards), *size)


def test_a_rule_parts_it_from_the_table() -> None:
    assert set(lifted(3).text().splitlines()[0]) == {"─"}
    assert set(covered().text().splitlines()[0]) == {"─"}


def test_a_cover_says_who_lifts_it_and_how() -> None:
    rows = [row.split("│")[-1].strip() for row in covered().text().splitlines()]
    assert [row for row in rows if row and row[0] not in "─╭╰"] == ["Ada", "Space lifts the hand"]


@pytest.mark.parametrize("cards", [0, 1, 5, 12])
@each_size
def test_a_cover_shows_how_many_cards_lie_under_it_and_no_more(
    cards: int, width: int, height: int
) -> None:
    text = covered(cards, size=(width, height)).text()
    assert text.count("╭") == cards
    assert "Space lifts the hand" in text


@each_size
def test_a_cover_lies_in_the_middle(width: int, height: int) -> None:
    rows = covered(size=(width, height)).text().splitlines()[1:]
    left = min(len(row) - len(row.lstrip()) for row in rows if row.strip())
    right = width - max(len(row) for row in rows)
    assert abs(left - right) <= 2
    full = [y for y, row in enumerate(rows) if row.strip()]
    assert abs(full[0] - (len(rows) - 1 - full[-1])) <= 1


def test_a_long_note_is_said_whole_and_the_backs_can_still_be_counted() -> None:
    note = "Too quick: that key was thrown away, and so will be the next one, and the one after it."
    grid = covered(note=note, name="Maximilianne")
    rows = grid.text().splitlines()[1:]
    fan = max(row.rindex("╮") for row in rows if "╮" in row) + 1
    assert " ".join(" ".join(row[fan:] for row in rows).split()).endswith(note)
    edge = next(row for row in rows if "╭" in row)
    assert edge.count("╭──") == 12


def test_the_key_can_be_pressed_with_the_mouse() -> None:
    grid = covered()
    y, row = next((y, row) for y, row in enumerate(grid.text().splitlines()) if "Space" in row)
    x = row.index("Space")
    assert [grid.target_at(at, y) for at in (x - 1, x, x + 19)] == [None, "lift", "lift"]


def test_cards_stand_in_their_groups_and_close_their_gaps() -> None:
    def columns(grid: Grid) -> list[int]:
        return [hit.x for hit in grid.hits]

    wide = columns(lifted(2, 2))
    assert wide[1] - wide[0] == wide[3] - wide[2] == 12
    assert wide[2] - wide[1] == 13
    assert len(columns(lifted(2, 0, 1))) == 3
    assert columns(lifted()) == []


@each_size
def test_twelve_cards_fit_with_five_groups(width: int, height: int) -> None:
    grid = lifted(3, 3, 2, 2, 2, size=(width, height))
    assert [hit.target for hit in grid.hits] == list(range(1, 13))
    assert all(hit.x >= 0 and hit.x + hit.width <= width for hit in grid.hits)


def test_what_is_selected_lies_over_its_neighbours() -> None:
    assert lifted(3, chosen=2).hits[-1].target == 2


def test_the_safe_set_is_ascii() -> None:
    cover = drawn(Hand(ASCII), Cover("Ada", "Space", "lifts the hand", 9), 80, 7).text()
    assert cover.isascii()


COVER = Cover("Ada", "Space", "lifts the hand", 4)
TOO_QUICK = "Too quick: that key was thrown away."
REMINDER = "Partners don't speak during a hand; smiles and gestures are welcome."


def noted_cover(cover: Cover, width: int) -> list[str]:
    grid = Grid(width, 8)
    Hand(UNICODE).draw(grid.area(), cover)
    return grid.text().split("\n")


def said(lines: list[str]) -> str:
    """Return the words beside the backs."""
    return " ".join(" ".join(lines).translate(dict.fromkeys(map(ord, "─░│╰╯╭╮"), " ")).split())


@pytest.mark.parametrize("width", [44, 80, 150])
@pytest.mark.parametrize("cards", [1, 4, 12])
def test_a_note_comes_and_goes_and_nothing_moves(cards: int, width: int) -> None:
    cover = replace(COVER, cards=cards)
    plain, noted = noted_cover(cover, width), noted_cover(replace(cover, note=TOO_QUICK), width)
    words = next(line.index("Space") for line in plain if "Space" in line)
    assert [line[:words].rstrip() for line in noted] == [line[:words].rstrip() for line in plain]
    assert said(noted) == f"{said(plain)} {TOO_QUICK}"


@pytest.mark.parametrize("width", [44, 80])
def test_a_long_note_is_said_whole(width: int) -> None:
    assert said(noted_cover(replace(COVER, note=REMINDER), width)).endswith(REMINDER)
