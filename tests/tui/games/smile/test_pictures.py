"""The table of Smile as somebody last looked at it: `REDRAW=1 pytest`, and read the difference."""

from __future__ import annotations

from itertools import groupby

import pytest

from smilegames.games.smile.rules import SmileRules
from smilegames.tui.drawing.glyphs import UNICODE
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.games.smile.auction import auction_of
from smilegames.tui.games.smile.auction_board import AuctionEnd
from smilegames.tui.games.smile.reckoning import Step, reckoning_of
from smilegames.tui.widgets.board import Moment
from tests.games.smile.table import build, finished, play, position
from tests.golden.drawings import agree
from tests.golden.smile_tables import pictures
from tests.tui.games.smile.seen import LONG, NAMES, SIZES, sat, speaker_of

AREAS = {(80, 23): (80, 19), (110, 34): (80, 30), (150, 45): (106, 41)}
"""What windows of our sizes leave to a board."""


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_tables(size: tuple[int, int]) -> None:
    for seats, group in groupby(pictures(), lambda picture: picture.seats):
        shown = list(group)
        async with sat(build(seats), shown[0].position(), names=NAMES, size=size) as table:
            for picture in shown:
                state = picture.position()
                await table.see_done(state, *picture.decisions, phase=picture.phase)
                for key in picture.keys:
                    await table.stage.press(key)
                grid = await table.stage.look()
                agree(f"smile_{seats}_{picture.what}_{size[0]}x{size[1]}", grid.text())


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", [3, 5])
def test_boards(seats: int, size: tuple[int, int]) -> None:
    rules = build(seats)
    boards = {"auction": auction_end(rules), **reckoning(rules)}
    for what, board in boards.items():
        grid = Grid(*AREAS[size])
        board.draw(grid.area(), UNICODE)
        shown = f"{grid.text()}\n{board.line}"
        agree(f"smile_{seats}_{what}_{size[0]}x{size[1]}", shown)


def auction_end(rules: SmileRules) -> AuctionEnd:
    """Return the end of an auction in which a pair left and many beads were bid."""
    row = ["Y-2", "W-1", "N-1", "R+4", "B+5"][: rules.seats]
    kept = ["", "Y+6", *[""] * (rules.seats - 2)]
    state = position(rules, " ".join(row), kept=kept, beads=[11] + [0] * (rules.seats - 1))
    state.to_act = 1
    rest = [step for name in row[1:-1] for step in (f"bid {name}", f"take {name}")]
    play(rules, state, "take Y-2", *rest[:-1])
    before = rules.view(state, None)
    told = play(rules, state, rest[-1])
    return AuctionEnd(speaker_of(rules, LONG), rules.deck, auction_of(before, told), 0)


def reckoning(rules: SmileRules) -> dict[str, Moment]:
    """Return the second step of a last reckoning, and its last."""
    state = finished(rules, 8)
    steps = reckoning_of(speaker_of(rules, LONG), rules.deck, rules.view(state, None))
    return {
        f"reckoning_{step.step}": step for step in steps if step.step in (Step.BEADS, Step.POINTS)
    }
