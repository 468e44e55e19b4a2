"""Sits down at the table of SmileyFace: positions in, drawings and selections out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from smilegames.core.chance import RandomChance
from smilegames.games.smileyface.rules import SmileyFaceRules
from smilegames.games.smileyface.state import State
from smilegames.text.game_text import Speaker, game_text
from smilegames.text.words import Words
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.games.smileyface.table import SmileyFaceTable
from smilegames.tui.keys import Keys
from smilegames.tui.look import look_for
from tests.games.smileyface.table import rules, table

NAMES = ("Ada", "Ben", "Cleo", "Dee", "Emil", "Fay", "Gus", "Hana")
LONG = (
    "Maximilianne",
    "Bartholomäus",
    "Christophera",
    "Dominiquella",
    "日本人の名前",
    "Wilhelmina12",
    "Player12",
    "Player13",
)
SMALL, LARGE = (80, 20), (82, 36)
PASS, HELP, DONE, TOKENS, ROUND = (binding.id for binding in SmileyFaceTable.KEYS)


def sit(
    game: SmileyFaceRules,
    state: State,
    *,
    own: bool = True,
    glyphs: str = "unicode",
    names: Sequence[str] = NAMES,
) -> SmileyFaceTable:
    """Open the table for whoever is to act, or for everybody."""
    look = look_for({"TERM": "xterm-256color"}, glyphs)
    speaker = Speaker(Words(), names[: game.seats], game)
    opened = SmileyFaceTable(speaker, game_text("smileyface"), look)
    keys = Keys()
    keys.sit_down(opened.KEYS)
    opened.printed = keys.printed
    seat = game.to_act(state)
    view = game.view(state, seat if own else None)
    opened.show(view, view if own and seat is not None else None, seat, game.choices(state))
    return opened


def laid(seats: int = 4, **position: Any) -> SmileyFaceTable:
    """Sit down at a position given by names (see `tests.games.smileyface.table.table`)."""
    return sit(rules(seats), table(seats=seats, **position))


def scored(*hands: str) -> State:
    """Score round 1, which Ben wins with Dee's help: Ada is asked to clean up."""
    state = table(
        hands=[*hands, *("S5", "U5", "A4", "H4")[len(hands) :]],
        displays=["H1", "A5 A3 mean", "S1 S2", "U2"],
        ranking="HASU",
        passed=[1, 2, 3],
        helpers={1: 3},
    )
    rules().apply(state, rules().parse("pass"), RandomChance(1))
    return state


def cleaning_up(*hands: str) -> SmileyFaceTable:
    """Sit down when a round has been scored."""
    return sit(rules(), scored(*hands))


def drawn(opened: SmileyFaceTable, size: tuple[int, int] = SMALL) -> Grid:
    grid = Grid(*size)
    opened.paint(grid.area())
    return grid


def shown(opened: SmileyFaceTable, size: tuple[int, int] = SMALL) -> str:
    return drawn(opened, size).text()


def seat_row(opened: SmileyFaceTable, name: str) -> list[str]:
    """Return the words of a player's line, in a small window."""
    return next(row for row in shown(opened).splitlines() if name in row).split()


def counsel(opened: SmileyFaceTable) -> str:
    """Return what stands beside the ranking, its lines as one."""
    rows = shown(opened, LARGE).splitlines()
    first = next(y for y, row in enumerate(rows) if "Boss +1" in row)
    beside = (row[35:] for row in rows[first : first + 9] if "─" not in row)
    return " ".join(" ".join(beside).split())


def selected(opened: SmileyFaceTable, *keys: str) -> str:
    """Press keys, all of them understood, and return what is selected, in notation."""
    for key in keys:
        assert opened.press(key), key
    assert opened.selected is not None
    return str(opened.rules.spell(opened.selected))
