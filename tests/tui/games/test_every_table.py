"""What holds at the table of every game."""

from __future__ import annotations

from random import Random

import pytest

from smilegames.core.record import Policy
from smilegames.games.registry import games
from smilegames.store.sitting import Sitting
from smilegames.tui.drawing.grid import Area, width_of
from smilegames.tui.drawing.ink import TEXT, Ink
from smilegames.tui.table.screen import TableScreen
from tests.tui.evening import Evening, evening, seated

LONG = (
    "Maximilianus",
    "Bartholomäus",
    "Konstantina.",
    "Friederike-X",
    "Theodosius-Y",
    "Anastasija-Z",
    "Hieronymus-W",
    "Wilhelmina-V",
)
KEYS = ("1", "2", "right", "down", "b", "s", "o", "l")

each_game = pytest.mark.parametrize("game", games())


def played(game: str, decisions: int, policy: Policy) -> Sitting:
    """Return a table with the most players and the longest names after some decisions."""
    sitting = seated(game, names=LONG[: games()[game].max_seats], policy=policy, seed=5)
    match, random = sitting.match, Random(game)
    for _ in range(decisions):
        seat = match.to_act
        assert seat is not None
        match.submit(seat, random.choice(match.choices(seat)), match.version)
    return sitting


def at_table(person: Evening) -> bool:
    return isinstance(person.app.screen, TableScreen)


async def step_out(person: Evening) -> None:
    """Press Escape, which does what the footer says of it."""
    goes_back = person.footer.endswith("Esc back")
    assert goes_back or person.footer.endswith("Esc pause"), person.footer
    await person.press("escape")
    assert at_table(person) == goes_back, "the footer has told something else"
    if not goes_back:
        await person.press("escape", "space")


@each_game
@pytest.mark.parametrize("policy", [Policy.STRICT, Policy.STANDARD], ids=lambda each: each.value)
async def test_the_way_out_and_the_help_are_always_in_the_footer(game: str, policy: Policy) -> None:
    for decisions in (0, 3, 9, 20):
        async with evening(played(game, decisions, policy)) as person:
            await person.press("space")
            for key in KEYS:
                await person.press(key)
                assert "? help" in person.footer, person.footer
                await step_out(person)


@pytest.fixture
def cut_off(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was written beyond the right edge of the area that it was meant for."""
    found: list[str] = []
    put = Area.put

    def watched(area: Area, x: int, y: int, text: str, ink: Ink = TEXT) -> int:
        _, top, right, bottom = area._clip
        start = area._x + x
        shown = top <= area._y + y < bottom and start < right
        if shown and start + width_of(text.rstrip()) > right:
            found.append(text)
        return put(area, x, y, text, ink)

    monkeypatch.setattr(Area, "put", watched)
    return found


@each_game
@pytest.mark.parametrize("width", [80, 109, 110, 118])
async def test_no_word_runs_off_the_table(game: str, width: int, cut_off: list[str]) -> None:
    """Beside the log there is as much room for it as in the smallest window."""
    for decisions in (0, 5, 17, 29):
        sitting = played(game, decisions, Policy.OPEN)
        async with evening(sitting, size=(width, 23)) as person:
            await person.press("1", "2", "b", "w", "escape")
    assert cut_off == []


@each_game
async def test_any_window_can_be_drawn(game: str) -> None:
    async with evening(played(game, 7, Policy.OPEN)) as person:
        for size in ((1, 1), (30, 8), (80, 24), (109, 24), (110, 24), (132, 50), (220, 70)):
            await person.resize(*size)
            if at_table(person):
                await person.press("1", "right")
