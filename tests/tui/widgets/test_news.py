"""The two lines below a table: what happened, and who is next wherever there is room for it."""

from __future__ import annotations

import pytest

from smilegames.tui.drawing.glyphs import UNICODE
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.widgets.news import News, Told


def told(data: Told) -> list[str]:
    grid = Grid(40, 2)
    News(UNICODE).draw(grid.area(), data)
    return [row.strip() for row in grid.text().split("\n")]


def test_who_is_next_stands_below_what_happened() -> None:
    assert told(Told("Ada bids.", "Ada → Ben")) == ["Ada bids.", "Ada → Ben"]


@pytest.mark.parametrize(("more", "fits"), [("", True), (" and then a lot more of it", False)])
def test_who_is_next_may_stand_at_the_end_of_the_second_line(more: str, fits: bool) -> None:
    happened = f"Ada takes the card that lay in the middle{more}."
    rows = told(Told(happened, "Ada → Ben"))
    assert rows[0] == "Ada takes the card that lay in the"
    assert rows[1].startswith(f"middle{more}.")
    assert rows[1].endswith("Ada → Ben") == fits


def test_a_notice_stands_in_place_of_what_happened() -> None:
    assert told(Told("Ada bids.", "Ada → Ben", "Not now.")) == ["▸ Not now.", "Ada → Ben"]
