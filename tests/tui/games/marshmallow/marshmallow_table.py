"""Sits down at the table of Marshmallow Test: positions in, drawings and selections out."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.tui.games.marshmallow.table import SUIT_COMMANDS, MarshmallowTable

from smilegames.games.marshmallow.cards import SUITS
from smilegames.games.marshmallow.rules import MarshmallowRules
from smilegames.games.marshmallow.state import Phase, State
from smilegames.text.game_text import Speaker, game_text
from smilegames.text.words import Words
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.keys import Keys
from smilegames.tui.look import look_for
from tests.games.marshmallow.table import build, play, position

NAMES = ("Ada", "Ben", "Cleo", "Dee", "Emil")
LONG = ("Maximilianne", "Bartholomäus", "Christophera", "Dominiquella", "日本人の名前")
SMALL, LARGE = (80, 20), (82, 36)
SUIT_KEYS = dict(zip(SUITS, SUIT_COMMANDS, strict=True))
"""By suit letter: the command of its key."""


def sit(
    rules: MarshmallowRules,
    state: State,
    *,
    glyphs: str = "unicode",
    names: Sequence[str] = NAMES,
) -> MarshmallowTable:
    """Open the table for whoever is to act."""
    look = look_for({"TERM": "xterm-256color"}, glyphs)
    speaker = Speaker(Words(), names[: rules.seats], rules)
    table = MarshmallowTable(speaker, game_text("marshmallow"), look)
    keys = Keys()
    keys.sit_down(table.KEYS)
    table.printed = keys.printed
    seat = rules.to_act(state)
    view = rules.view(state, seat)
    table.show(view, view, seat, rules.choices(state))
    return table


def laid(
    hands: Sequence[str],
    trick: str = "",
    *,
    trump: str = "",
    tricks: Sequence[int] = (),
    scores: Sequence[int] = (),
) -> MarshmallowTable:
    """Sit down when some cards of a trick that seat 0 leads have been played."""
    rules = build(len(hands))
    state = position(rules, hands, trump=trump, tricks=tricks, scores=scores)
    play(rules, state, trick)
    return sit(rules, state)


def naming(hand: str, seats: int = 4) -> MarshmallowTable:
    """Sit down as the dealer who is about to name the trump."""
    rules = build(seats)
    state = position(rules, [hand, *[""] * (seats - 1)])
    state.round, state.phase = 2, Phase.NAME_TRUMP
    return sit(rules, state)


def drawn(table: MarshmallowTable, size: tuple[int, int] = SMALL) -> Grid:
    """Return the table as it is painted."""
    grid = Grid(*size)
    table.paint(grid.area())
    return grid


def shown(table: MarshmallowTable, size: tuple[int, int] = SMALL) -> str:
    """Return its characters."""
    return drawn(table, size).text()


def advice(table: MarshmallowTable, size: tuple[int, int] = SMALL) -> str:
    """Return what stands beside five suits or the trick of five, its lines as one."""
    rows = shown(table, size).splitlines()
    above, below = (y for y, row in enumerate(rows) if set(row) == {"─"})
    beside = 48 if size == SMALL else 58
    return " ".join(" ".join(row[beside:] for row in rows[above + 1 : below]).split())


def selected(table: MarshmallowTable, *keys: str) -> str:
    """Press keys, all of them understood, and return what is selected, in notation."""
    for key in keys:
        assert table.press(key), key
    assert table.selected is not None
    return table.rules.spell(table.selected)  # type: ignore[no-any-return]
