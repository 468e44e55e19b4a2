"""The table of SmileyFace as it looks: covered, lifted, and each kind of moment, at three sizes."""

from __future__ import annotations

from typing import Any

import pytest

from smilegames.games.smileyface.state import State
from tests.games.smileyface.table import table
from tests.golden.drawings import agree
from tests.tui.games.smileyface.face_table import (
    LARGE,
    MIDDLE,
    NAMES,
    SMALL,
    before_scoring,
    scored,
    sitting,
)
from tests.tui.games.smileyface.test_boards import last_round

SIZES = pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE], ids="{0[0]}x{0[1]}".format)


def eight() -> State:
    """Return a full table in round 4, Ada to act."""
    state = table(
        seats=8,
        hands=["H5 A2 thief usurper storm", "S1 S2", "U1", "A1 A1", "H1", "S4", "S5", ""],
        displays=[
            *("H2 H3", "S3 S3 U2", "A4 A5 mean", "U3 U4 A3", "", "H4 S5 pirate", "A2", "U5 U5 H1")
        ],
        ranking="AUSH",
        passed=[4, 7],
        helpers={2: 4},
        round_number=4,
    )
    won = scored().results[0]
    state.results = [won, won._replace(winner=0, helper=1), won._replace(winner=None, helper=None)]
    state.rewards = [(), (2,), (), (1,), *[()] * 4]
    return state


def four() -> State:
    """Return a table of four, Ada with a card of every size of name."""
    return table(
        hands=["H5 A2 usurper pickpocket storm swap eraser", "S1 S2", "U1", "A1"],
        displays=["H2 H3", "S3 S3 U2", "A4 A5 mean", "U3 U4 A3 pirate"],
        ranking="AUSH",
    )


async def _picture(name: str, state: State, keys: str, size: tuple[int, int]) -> None:
    seats = len(state.hands)
    settings: dict[str, Any] = {"names": NAMES[:seats]}
    async with sitting(state, size=size, **settings) as person:
        await person.press(*keys.split())
        agree(f"smileyface_{seats}_{name}_{size[0]}x{size[1]}", person.shown)


@SIZES
@pytest.mark.parametrize(
    ("name", "keys"),
    [
        ("covered", ""),
        ("lifted", "space"),
        ("aiming", "space 3 3"),
        ("selected", "space 3 3 2"),
        ("taken", "space 3 3 2 enter"),
    ],
)
async def test_eight_at_the_table(name: str, keys: str, size: tuple[int, int]) -> None:
    await _picture(name, eight(), keys, size)


@SIZES
@pytest.mark.parametrize(
    ("name", "keys"),
    [
        ("usurper", "space 4 3"),
        ("new_ranking", "space 4 3 enter"),
        ("storm", "space 7 3 enter"),
        ("told", "space 3 2 enter"),
    ],
)
async def test_four_at_the_table(name: str, keys: str, size: tuple[int, int]) -> None:
    await _picture(name, four(), keys, size)


@SIZES
@pytest.mark.parametrize(
    ("name", "keys"),
    [
        ("round", "space x enter"),
        ("ranking", "space x enter enter"),
        ("clean_up", "space x enter enter enter space 2 enter"),
    ],
)
async def test_the_end_of_a_round(name: str, keys: str, size: tuple[int, int]) -> None:
    await _picture(name, before_scoring("H1 thief storm"), keys, size)


@SIZES
@pytest.mark.parametrize(
    ("name", "keys"),
    [("reckoning", "enter enter enter enter"), ("winner", " ".join(["enter"] * 9))],
)
async def test_the_last_reckoning(name: str, keys: str, size: tuple[int, int]) -> None:
    state = last_round([(2, 0), (), (1,), ()], [0, 0, None, 2, None, 1])
    await _picture(name, state, f"space x enter {keys}", size)
