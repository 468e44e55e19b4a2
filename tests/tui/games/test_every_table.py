"""What holds at the table of every game that has one."""

from __future__ import annotations

from importlib.util import find_spec
from random import Random

import pytest

from smilegames.core.record import Policy
from smilegames.games.registry import games
from smilegames.tui.drawing.grid import Area, width_of
from smilegames.tui.drawing.ink import TEXT, Ink
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

each_game = pytest.mark.parametrize(
    "game", [game for game in games() if find_spec(f"smilegames.tui.games.{game}.table")]
)


def play_on(person: Evening, decisions: int, random: Random) -> None:
    """Decide at random, without the screen."""
    match = person.match
    for _ in range(decisions):
        seat = match.to_act
        if seat is None:
            return
        match.submit(seat, random.choice(match.choices(seat)), match.version)
    person.app.screen._turn()  # type: ignore[attr-defined]


@each_game
@pytest.mark.parametrize("policy", [Policy.STRICT, Policy.STANDARD], ids=lambda each: each.value)
async def test_the_way_out_and_the_help_are_always_in_the_footer(game: str, policy: Policy) -> None:
    """At 80 columns, with the most players and the longest names."""
    names = LONG[: games()[game].max_seats]
    random = Random(game)
    async with evening(seated(game, names=names, policy=policy, seed=5)) as person:
        for decisions in (0, 3, 9, 20):
            play_on(person, decisions, random)
            await person.settle()
            if person.screen != "play":
                break
            await person.press("space")
            for key in KEYS:
                assert "? help" in person.footer, person.footer
                assert "Esc" in person.footer or "l close" in person.footer, person.footer
                await person.press(key)
            await person.press("escape", "escape")
            if person.screen == "menu":
                await person.press("escape")


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
    names = LONG[: games()[game].max_seats]
    random = Random(game)
    sitting = seated(game, names=names, policy=Policy.OPEN, seed=5)
    async with evening(sitting, size=(width, 24)) as person:
        for _ in range(8):
            play_on(person, 5, random)
            await person.settle()
            if person.screen != "play":
                break
            await person.press("1", "2", "b", "w", "escape")
            if person.screen == "menu":
                await person.press("escape")
    assert cut_off == []


@each_game
async def test_any_window_can_be_drawn(game: str) -> None:
    names = LONG[: games()[game].max_seats]
    random = Random(game)
    async with evening(seated(game, names=names, policy=Policy.OPEN, seed=5)) as person:
        for size in ((1, 1), (30, 8), (80, 24), (109, 24), (110, 24), (132, 50), (220, 70)):
            await person.resize(*size)
            if person.screen == "play":
                play_on(person, 4, random)
                await person.press("1", "right")
