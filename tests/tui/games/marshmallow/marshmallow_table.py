"""Sits down at the table of Marshmallow Test: positions in, selections and drawings out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from smilegames.core.events import Event
from smilegames.games.marshmallow.rules import MarshmallowRules
from smilegames.games.marshmallow.state import Phase as Stage
from smilegames.games.marshmallow.state import State
from smilegames.games.marshmallow.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.words import Words
from smilegames.tui.drawing.glyphs import UNICODE, Glyphs
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.games.marshmallow.chooser import SUIT_COMMANDS, MarshmallowChooser
from smilegames.tui.games.marshmallow.holding import cards_of
from smilegames.tui.games.marshmallow.seating import seat_line
from smilegames.tui.games.marshmallow.tricks import places_of
from smilegames.tui.games.marshmallow.wording import prompt_lines
from smilegames.tui.keys import Keys
from smilegames.tui.table.course import Change
from smilegames.tui.table.phase import Phase
from smilegames.tui.table.scene import Scene
from smilegames.tui.widgets.hand import Hand
from smilegames.tui.widgets.prompt import Prompt
from smilegames.tui.widgets.seats import draw_seat
from smilegames.tui.widgets.trick import Trick
from smilegames.tui.widgets.zone import Zone
from tests.games.marshmallow.table import build, numbers, play, position

NAMES = ("Ada", "Ben", "Cleo", "Dee", "Emil")
LONG = ("Maximilianne", "Bartholomäus", "Christophera", "Dominiquella", "日本人の名前")
TWELVE = "P2 P9 G1 G4 G11 K3 K6 K10 B5 B8 Y7 Y12"
FIVE = ("G5 G6", "P3 P4", TWELVE, "K1 K2", "Y5 Y6")
SUIT_KEYS = dict(zip("PGKBY", SUIT_COMMANDS, strict=True))
"""By suit letter: the command of its key."""

Data = TypeVar("Data")


@dataclass
class Sat:
    """A table as whoever is to act sees it, their hand up unless `lifted` says otherwise."""

    rules: MarshmallowRules
    state: State
    names: Sequence[str] = NAMES
    glyphs: Glyphs = UNICODE
    recap: tuple[str, ...] = ()
    chooser: MarshmallowChooser = field(init=False)

    def __post_init__(self) -> None:
        keys = Keys()
        keys.sit_down(MarshmallowChooser.KEYS)
        self.chooser = MarshmallowChooser(self.speaker, keys.printed)
        seat, view = self.seat, self.own
        self.chooser.ask(view, view, seat, self.rules.choices(self.state))

    @property
    def speaker(self) -> Speaker:
        return Speaker(Words(), self.names[: self.rules.seats], self.rules)

    @property
    def seat(self) -> int:
        seat = self.rules.to_act(self.state)
        assert seat is not None
        return seat

    @property
    def public(self) -> View:
        return self.rules.view(self.state, None)

    @property
    def own(self) -> View:
        return self.rules.view(self.state, self.seat)

    def press(self, *keys: str) -> Sat:
        """Press keys, all of them understood."""
        for key in keys:
            assert self.chooser.press(key), key
        return self

    @property
    def selected(self) -> str:
        """What is selected, in notation."""
        assert self.chooser.selected is not None
        return self.rules.spell(self.chooser.selected)

    # What people read

    def line(self, seat: int) -> str:
        """Return a seat's line, its parts set close together."""
        grid = Grid(80, 2)
        acts = seat == self.rules.to_act(self.state)
        data = seat_line(self.speaker, self.public, seat, acts=acts, glyphs=self.glyphs)
        draw_seat(grid.area(), data, self.glyphs)
        return " ".join(grid.text().split())

    def trick(self, width: int = 46, height: int = 6) -> Grid:
        """Return the trick as drawn."""
        data = places_of(self.speaker, self.public, self.chooser, self.glyphs)
        return drawn(Trick(self.glyphs), data, width, height)

    def hand(self, width: int = 80, height: int = 7) -> Grid:
        """Return the lifted hand as drawn."""
        data = cards_of(self.own, self.chooser, self.glyphs)
        return drawn(Hand(self.glyphs), data, width, height)

    def prompt(self, phase: Phase = Phase.LIFTED, width: int = 33, height: int = 5) -> str:
        """Return what stands beside the trick, its lines as one."""
        own = self.own if phase is Phase.LIFTED else None
        scene = Scene(phase, self.public, own, self.seat, recap=self.recap)
        data = prompt_lines(self.speaker, scene, self.chooser, self.glyphs.fresh)
        return " ".join(drawn(Prompt(self.glyphs), data, width, height).text().split())


def drawn(zone: Zone[Data], data: Data, width: int, height: int) -> Grid:
    """Return what a zone of a size draws of some data."""
    grid = Grid(width, height)
    zone.draw(grid.area(), data)
    return grid


def laid(
    hands: Sequence[str],
    trick: str = "",
    *,
    trump: str = "",
    tricks: Sequence[int] = (),
    scores: Sequence[int] = (),
    names: Sequence[str] = NAMES,
    glyphs: Glyphs = UNICODE,
) -> Sat:
    """Sit down when some cards of a trick that seat 0 leads have been played."""
    rules = build(len(hands))
    state = position(rules, hands, trump=trump, tricks=tricks, scores=scores)
    play(rules, state, trick)
    return Sat(rules, state, names, glyphs)


def naming(hand: str = TWELVE, seats: int = 4) -> Sat:
    """Sit down as the dealer who is about to name the trump."""
    rules = build(seats)
    state = position(rules, [hand, *[""] * (seats - 1)])
    state.round, state.phase = 2, Stage.NAME_TRUMP
    return Sat(rules, state)


def gone_out(tricks: Sequence[int] = (2, 2, 1, 1)) -> Sat:
    """Sit down when Ada has just gone out and Ben is to lead."""
    hands = ["G9 Y1", "G2 K2", "G3 K3", "G4 K4"]
    return laid(hands, "G9 G2 G3 G4", tricks=tricks, scores=[0, 3, 0, 0])


def change_of(rules: MarshmallowRules, state: State, card: str) -> tuple[Change[View], list[Event]]:
    """Play a card; return the decision as everybody may know it, and its events."""
    before = rules.view(state, None)
    events = play(rules, state, card)
    return Change(before, events, rules.view(state, None)), events


def card(name: str) -> int:
    """Return the number of a card."""
    return numbers(name)[0]
