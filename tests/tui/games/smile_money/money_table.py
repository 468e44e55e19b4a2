"""Sits down at the table of Smile & Money: positions in, selections and drawings out."""

from __future__ import annotations

from functools import partial
from typing import Any, TypeVar

from smilegames.games.smile_money.rules import SmileMoneyRules
from smilegames.games.smile_money.state import State
from smilegames.games.smile_money.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.words import Words
from smilegames.tui.drawing.glyphs import ASCII, UNICODE, Glyphs
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.games.smile_money.aside import prompt_lines
from smilegames.tui.games.smile_money.chooser import SmileMoneyChooser
from smilegames.tui.games.smile_money.laid import TableCards
from smilegames.tui.games.smile_money.lying import laid_of
from smilegames.tui.keys import Keys
from smilegames.tui.table.phase import Phase
from smilegames.tui.table.scene import Scene
from smilegames.tui.widgets.zone import Zone
from tests.games.smile_money.positions import lay_out, new_rules
from tests.tui.evening import Evening

NAMES = ("Ada", "Ben", "Cleo", "Dee")
LONG = ("Maximilianus", "Bartholomäus", "Konstantina.", "Friederike-X")
TWENTY = "R2 R3 R3 Y1 Y1 Y2 E2 E2 E3 P1 P1 P2 G1 G2 G2 G3 L1 L1 L3 X"
"""About as many as ever lie on a table where people take what they can."""
SMALL = (80, 7)
"""The place of the table cards in the smallest window, with the most players."""

Data = TypeVar("Data")


def speaker_of(rules: SmileMoneyRules, names: tuple[str, ...] = NAMES) -> Speaker:
    return Speaker(Words(), names[: rules.seats], rules)


def asked(rules: SmileMoneyRules, state: State, *, glyphs: Glyphs = UNICODE) -> SmileMoneyChooser:
    """Ask whoever is to act, with their hand up."""
    printed = partial(Keys().printed, ascii_only=glyphs is ASCII)
    chooser = SmileMoneyChooser(speaker_of(rules), printed)
    seat = rules.to_act(state)
    assert seat is not None
    view = rules.view(state, seat)
    chooser.ask(view, view, seat, rules.choices(state))
    return chooser


def laid(
    table: str = "", hand: str = "R1 G1 L2 X", seats: int = 4, **options: bool
) -> SmileMoneyChooser:
    """Ask seat 0 at a position: cards on the table, the hand."""
    rules = new_rules(seats, **options)
    return asked(rules, lay_out(rules, [hand, "R1", "G1 G1", ""][:seats], table))


def selected(chooser: SmileMoneyChooser, *keys: str) -> str:
    """Press keys, all of them understood, and return what is selected, in notation."""
    for key in keys:
        assert chooser.press(key), key
    assert chooser.selected is not None
    return str(chooser.rules.spell(chooser.selected))


def painted(zone: Zone[Data], data: Data, size: tuple[int, int]) -> Grid:
    """Draw a zone's data on a grid of its own."""
    grid = Grid(*size)
    zone.draw(grid.area(), data)
    return grid


def table_cards(
    chooser: SmileMoneyChooser, size: tuple[int, int] = SMALL, glyphs: Glyphs = UNICODE
) -> Grid:
    """Draw the table cards as whoever is asked sees them."""
    data = laid_of(chooser.speaker, chooser.view, chooser, glyphs)
    return painted(TableCards(glyphs), data, size)


def advice(chooser: SmileMoneyChooser) -> str:
    """Return what stands beside the hand, its sentences as one text."""
    scene: Scene[View] = Scene(Phase.LIFTED, chooser.view, own=chooser.own, seat=chooser.seat)
    return " ".join(text for text, _ in prompt_lines(chooser.speaker, scene, chooser, "•"))


async def play_on(person: Evening, until: str, *, most: int = 400) -> None:
    """Play the first card with its best capture, turn after turn, until a text is shown."""
    for _ in range(most):
        if until in person.shown:
            return
        await step(person)
    raise AssertionError(f"{until} was never shown")


async def step(person: Evening) -> None:
    """Do the next thing, whatever phase the table is in."""
    screen: Any = person.app.screen
    match screen.course.phase:
        case Phase.COVERED | Phase.CURTAIN:
            await person.press("space")
        case Phase.LIFTED:
            await person.press("1", "enter")
        case _:
            await person.press("enter")
