"""However little room there is, each decision of a review is named and no sentence is cut."""

from __future__ import annotations

import pytest

from smilegames.tui.drawing.glyphs import UNICODE
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.screens.review_sheet import Chances, Mattered, ReviewSheet, ReviewZone

LONG = "and so much more than that has to be told of it that it needs a second row"


def drawn(seats: int, height: int, *, better: str = "better", here: int = 0) -> str:
    grid = Grid(76, height)
    chances = tuple(Chances(f"Seat {seat}", (10, 20), "20 %") for seat in range(seats))
    decisions = tuple(
        Mattered(f"made {at}.", f"did {at}.", f"{better} {at}.", f"why {at}.") for at in range(3)
    )
    sheet = ReviewSheet("Chances", chances, "Decisions", decisions, here)
    ReviewZone(UNICODE).draw(grid.area(), sheet)
    return " ".join(grid.text().split())


def test_with_room_the_facts_of_both_moves_stand_with_each() -> None:
    said = drawn(3, 30)
    for at in range(3):
        assert f"made {at}. did {at}. better {at}. why {at}." in said


@pytest.mark.parametrize("here", range(3))
def test_with_less_room_they_stand_with_the_chosen_one(here: int) -> None:
    said = drawn(5, 18, here=here)
    assert f"did {here}. better {here}. why {here}." in said
    assert said.count("did") == 1
    assert said.count("better") == 3


@pytest.mark.parametrize("better", ["better", f"better {LONG}"])
@pytest.mark.parametrize("here", range(3))
def test_eight_seats_leave_room_for_every_decision(here: int, better: str) -> None:
    said = drawn(8, 18, better=better, here=here)
    assert all(f"made {at}." in said for at in range(3))
    assert f"{better} {here}." in said
    assert "Seat 7" in said
