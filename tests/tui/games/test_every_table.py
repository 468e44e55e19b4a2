"""What holds at the table of every game."""

from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest

from smilegames.core.record import Policy
from smilegames.games.registry import games
from smilegames.store.sitting import Sitting
from smilegames.tui.drawing.grid import Area, width_of
from smilegames.tui.drawing.ink import TEXT, Ink
from smilegames.tui.screens.settings import SettingsScreen
from smilegames.tui.table.phase import Phase
from smilegames.tui.table.screen import TableScreen
from smilegames.tui.widgets.zone import Zone
from tests.support import playing
from tests.support.staged import Stage, staged
from tests.support.tables import Table, one_table_each
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

WIDE = (110, 34)
"""A window with room for the log beside the table."""
FURNITURE = {"TitleBar", "News", "KeyBar", "LogPanel"}
"""Widgets that stand round every table."""
LYING = {
    "smile": {"Seats", "AuctionRow", "Bump", "Prompt", "OwnBeads", "Supply"},
    "smileyface": {"Displays", "Ranking", "Counsel", "Hand"},
    "smile_money": {"Seats", "Piles", "TableCards", "Hand", "Aside"},
    "marshmallow": {"Seats", "Trick", "SuitRow", "Marks", "Prompt", "Hand"},
    "gracias": {"SuitTable", "Triplets", "Pair", "Gift", "Mice", "Prompt", "Own"},
}
"""Widgets that lie on each game's own table."""

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
    for decisions in (0, 9):
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
@pytest.mark.parametrize("width", [80, 110])
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


# Widgets and their colours


each_table = pytest.mark.parametrize("table", one_table_each(), ids=lambda table: table.game_id)


def zones(screen: TableScreen[Any, Any]) -> dict[str, Zone[Any]]:
    """Return the widgets of a table by name, but for what is laid over others and goes again."""
    passing = {"Board", "Curtain"}
    found = {type(zone).__name__: zone for zone in screen.query(Zone) if zone.id != "log-over"}
    return {name: zone for name, zone in found.items() if name not in passing}


def colours(zone: Zone[Any]) -> set[str]:
    """Return the colours of all that is written on a widget; none while it is not up."""
    strips = zone.render_lines(zone.size.region) if zone.is_on_screen else []
    return {
        segment.style.color.name
        for strip in strips
        for segment in strip
        if segment.text.strip() and segment.style is not None and segment.style.color is not None
    }


async def scenes(stage: Stage, table: Table) -> AsyncIterator[None]:
    """Show a match move by move: what is asked, and what the move did."""
    match = playing.played(table)
    afters = [*(turn.state for turn in match.turns[1:]), match.end]
    for turn, after in zip(match.turns, afters, strict=True):
        await stage.show(turn.state, Phase.LIFTED)
        yield
        await stage.press("right")
        yield
        if turn is not match.turns[-1]:
            await stage.show(after, Phase.MOMENT, told=turn.events, before=turn.state)
            yield


@each_table
async def test_a_table_is_made_of_widgets_and_each_takes_its_colours_from_the_theme(
    table: Table,
) -> None:
    """Another theme at run time: nothing that is written anywhere keeps its colour."""
    start = playing.played(table).turns[0].state
    async with staged(table, start, size=WIDE) as stage:
        assert set(zones(stage.screen)) == LYING[table.game_id] | FURNITURE
        assert 6 <= len(zones(stage.screen)) <= 12
        waiting = set(zones(stage.screen))
        async for _ in scenes(stage, table):
            up = {name for name in waiting if colours(zones(stage.screen)[name])}
            if up:
                await look_at_both(stage, up)
                waiting -= up
            if not waiting:
                break
        assert waiting == set()


async def look_at_both(stage: Stage, names: set[str]) -> None:
    """Change from one theme to another and back, and look at some widgets in both."""
    seen = []
    for theme in ("day", "night"):
        stage.screen.post_message(SettingsScreen.Changed("theme", theme))
        await stage.look()
        seen.append({name: colours(zones(stage.screen)[name]) for name in names})
    day, night = seen
    assert [name for name in names if day[name] & night[name]] == []


@pytest.mark.parametrize("size", [WIDE, (80, 24)], ids=str)
@each_game
async def test_the_log_beside_a_board_is_everybodys(game: str, size: tuple[int, int]) -> None:
    """A board comes up over the log of whoever decided, which may tell what they hold."""
    sitting, random = seated(game, names=LONG[: games()[game].min_seats], seed=3), Random(game)
    match, boards = sitting.match, 0
    async with evening(sitting, size=size) as person:
        while boards < 3 and match.to_act is not None:
            screen = person.app.screen
            assert isinstance(screen, TableScreen)
            phase = screen.course.phase
            if phase is Phase.BOARD:
                boards += 1
                if not screen.log_beside:
                    await person.press("l")
                shown = screen.log_panel.data
                assert shown is not None
                public = screen.chronicle.lines(None)
                assert set(shown.lines) <= set(public)
                assert len(shown.lines) < len(public), "it tells before the board does"
                assert shown.fresh == 0
                if not screen.log_beside:
                    await person.press("l")
            elif phase is Phase.LIFTED:
                screen.chooser.selected = random.choice(match.choices(match.to_act))
            await person.press("space" if phase is Phase.COVERED else "enter")
    assert boards
