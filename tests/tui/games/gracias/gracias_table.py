"""Sits down at the table of Gracias: positions in, drawings and selections out."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.games.gracias.rules import GraciasRules
from smilegames.games.gracias.state import State
from smilegames.text.game_text import Speaker, game_text
from smilegames.text.words import Words
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.games.gracias.table import GraciasTable
from smilegames.tui.look import look_for
from tests.games.gracias.table import advance, build, dealt, last_share

NAMES = ("Ada", "Ben", "Cleo", "Dee", "Elio", "Fay")
SMALL, LARGE = (80, 20), (82, 36)
TOP = (
    "chili chili cactus gnome chili cactus  "
    "chili cheese gnome  sardine cheese chili  bagpipe bagpipe cactus"
)
"""Layouts, from the starter on: a chili and a gnome, two chilies, two cacti. Triplets: A chili and
sardine, B two cheeses, C gnome and chili; the last three cards are their hidden ones."""


def sit(
    rules: GraciasRules,
    state: State,
    *,
    own: bool = False,
    glyphs: str = "unicode",
    names: Sequence[str] = NAMES,
) -> GraciasTable:
    """Open the table for everybody or, with `own`, for whoever is to act."""
    look = look_for({"TERM": "xterm-256color"}, glyphs)
    speaker = Speaker(Words(), names[: rules.seats], rules)
    table = GraciasTable(speaker, game_text("gracias"), look)
    table.peek_key = "p"
    seat = rules.to_act(state)
    table.show(rules.view(state, None), None, seat, rules.choices(state))
    if own:
        table.look_private(rules.view(state, seat))
    return table


def fresh(seats: int = 3) -> GraciasTable:
    """Sit down at the start of a match."""
    rules = build(seats)
    return sit(rules, dealt(rules, 0, TOP))


def sharing(
    pair: str = "chili gnome", *, own: bool = False, glyphs: str = "unicode"
) -> GraciasTable:
    """Sit down where Cleo, with a chili and a cactus face down, shares two cards."""
    rules = build(3)
    state = last_share(
        rules,
        face_up=["3 chili 1 gnome", "2 chili 4 gnome", "2 chili 1 cactus 5 sardine"],
        face_down=["gnome", "cheese", "chili cactus"],
        pair=pair,
        earlier=[(7, 4, 5)],
    )
    return sit(rules, state, own=own, glyphs=glyphs)


def scored(seats: int = 6, sessions: int = 1, seed: int = 7) -> GraciasTable:
    """Sit down after so many of three sessions."""
    rules = build(seats)
    state = dealt(rules, 0, TOP)
    advance(rules, state, seed, 8 * seats * sessions)
    return sit(rules, state)


def drawn(table: GraciasTable, size: tuple[int, int] = SMALL) -> Grid:
    grid = Grid(*size)
    table.paint(grid.area())
    return grid


def shown(table: GraciasTable, size: tuple[int, int] = SMALL) -> str:
    return drawn(table, size).text()


def line(table: GraciasTable, name: str, size: tuple[int, int] = SMALL) -> str:
    """Return the words on a player's line, a space apart."""
    rows = shown(table, size).splitlines()
    return " ".join(next(row for row in rows if name in row.split()).split())


def selected(table: GraciasTable, *keys: str) -> str:
    """Press keys, all of them understood, and return what is selected, in notation."""
    for key in keys:
        assert table.press(key), key
    return str(table.rules.spell(table.selected)) if table.selected else ""
