"""The form of a set-up: who sits where, who starts, options and secrets, as keys change them.

It knows the game and draws nothing, so that what keys mean can be tested without a screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple, TypeAlias, TypeVar

from smilegames.core.errors import Fault
from smilegames.core.game import Game, Option, OptionValue
from smilegames.core.record import Header, Policy, Strength
from smilegames.store.config import SetUp
from smilegames.store.errors import Unusable
from smilegames.store.names import name_fault, same_name, tidy
from smilegames.store.set_up import new_header
from smilegames.store.settings import PolicyName
from smilegames.text.programs import name_beside
from smilegames.tui.typed_line import TypedLine

POLICIES = (Policy.STANDARD, Policy.STRICT, Policy.OPEN)


class Chair(NamedTuple):
    """The line of a chair, 0-based and clockwise."""

    seat: int


class OptionLine(NamedTuple):
    """The line of an option."""

    name: str


class Terminals(NamedTuple):
    """A table that several terminals share."""

    here: tuple[str, ...]
    """The players at this one."""
    absent: Strength | None
    """How strong a program plays for people who are away; None: they are waited for."""


class Settled(Enum):
    """The lines that every form has."""

    FIRST = "first"
    SECRECY = "secrecy"
    HINTS = "hints"
    ABSENT = "absent"
    DEAL = "deal"


Value = TypeVar("Value")
Line: TypeAlias = Chair | OptionLine | Settled


class SetupForm:
    """Goes from line to line; `here` is the line that keys go to."""

    def __init__(self, game: Game, before: SetUp, usual: PolicyName) -> None:
        self.game = game
        names = [*before.names, *[""] * game.max_seats][: game.max_seats]
        self.names = [TypedLine.ending(name) for name in names]
        self._first: int | None = None
        """The chair that was chosen to start, be there a name in it or not."""
        self.programs = [before.program(seat) for seat in range(game.max_seats)]
        """By chair: how strong the program is that sits there; None for a person or nobody."""
        self.elsewhere = [before.is_elsewhere(seat) for seat in range(game.max_seats)]
        """By chair: whether whoever sits there does so at another terminal."""
        self.absent: Strength | None = None
        """How strong a program plays for people who are away; None: they are waited for."""
        self.policy = Policy(before.policy or usual)
        self.hints = before.hints
        self.lifts_chair = False
        """True while the chair itself is held, not the name in it: up and down move the player."""
        self._settled = _touched(game, before)
        self.here: Line = self._first_line()

    def _first_line(self) -> Line:
        """Return the deal where enough are seated already, else the first free chair."""
        if len(self.players) >= self.game.min_seats:
            return Settled.DEAL
        return Chair(next(seat for seat, name in enumerate(self.names) if not tidy(name.text)))

    # What stands on it

    @property
    def chairs(self) -> list[int]:
        """The chairs that have a name."""
        return [seat for seat, name in enumerate(self.names) if tidy(name.text)]

    @property
    def first(self) -> int | None:
        """The chair of whoever starts; None leaves it to chance."""
        return self._first if self._first in self.chairs else None

    @property
    def players(self) -> list[str]:
        """The names, clockwise."""
        return [tidy(self.names[seat].text) for seat in self.chairs]

    @property
    def is_shared(self) -> bool:
        """True where somebody sits at another terminal."""
        return any(self.elsewhere[seat] for seat in self.chairs)

    @property
    def at_keyboard(self) -> tuple[str, ...]:
        """The people who sit at this keyboard, clockwise."""
        at = (seat for seat in self.chairs if not (self.programs[seat] or self.elsewhere[seat]))
        return tuple(tidy(self.names[seat].text) for seat in at)

    @property
    def options(self) -> list[Option]:
        """The options that this many players have, and that would change anything."""
        return [option for option in self.game.options if self._matters(option)]

    def _matters(self, option: Option) -> bool:
        seats = len(self.players)
        if seats not in (option.seats or (seats,)):
            return False
        return not option.needs or bool(self._settled.get(option.needs))

    @property
    def lines(self) -> list[Line]:
        """All lines from the top."""
        return [
            *map(Chair, range(self.game.max_seats)),
            Settled.FIRST,
            *(OptionLine(option.name) for option in self.options),
            Settled.HINTS,
            *([Settled.ABSENT] if self.is_shared else []),
            Settled.SECRECY,
            Settled.DEAL,
        ]

    @property
    def typing(self) -> bool:
        """True where keys write a name."""
        return isinstance(self.here, Chair) and not self.lifts_chair

    @property
    def is_at_begin(self) -> bool:
        """True where the next key to the left leaves the name at hand."""
        return isinstance(self.here, Chair) and self._written(self.here.seat).at == 0

    @property
    def is_at_end(self) -> bool:
        """The same to the right."""
        if not isinstance(self.here, Chair):
            return False
        name = self._written(self.here.seat)
        return name.at == len(name.text)

    def _written(self, seat: int) -> TypedLine:
        """Return what somebody has written on a chair: a program has no letters of its own."""
        return TypedLine() if self.programs[seat] else self.names[seat]

    def value_of(self, option: Option) -> OptionValue:
        """Return what an option is set to."""
        return self._settled.get(option.name, option.default)

    def fault_of(self, seat: int) -> Fault | None:
        """Return what is wrong with the name in a chair as it stands now."""
        name = tidy(self.names[seat].text)
        if not name:
            return None
        earlier = (self.names[other].text for other in range(seat))
        if any(same_name(name, other) for other in earlier):
            return Fault("", "name_twice", {"name": name})
        return name_fault(name)

    def header(self) -> Header:
        """Return the header of the match that is agreed on. Raises Unusable."""
        first = None if self.first is None else self.chairs.index(self.first)
        options = {option.name: self.value_of(option) for option in self.options}
        return new_header(
            self.game,
            self.players,
            options=options,
            first=first,
            policy=self.policy,
            programs=tuple(self.programs[seat] for seat in self.chairs),
            hints=self.hints,
        )

    def terminals(self) -> Terminals | None:
        """Return who shares the table; None where all sit here. Raises Unusable: `nobody_here`."""
        if not self.is_shared:
            return None
        if not self.at_keyboard:
            raise Unusable([Fault("", "nobody_here")])
        return Terminals(self.at_keyboard, self.absent)

    def set_up(self) -> SetUp:
        """Return what is written, finished or not."""
        names = tuple(name.text for name in self.names)
        programs, elsewhere = tuple(self.programs), tuple(self.elsewhere)
        return SetUp(names, dict(self._settled), self.policy.value, programs, self.hints, elsewhere)

    # Keys

    def move(self, by: int) -> None:
        """Go to the next line (+1) or the one before (-1), or move who sits in a chair that is
        held."""
        if self.lifts_chair:
            self.swap(by)
            return
        lines = self.lines
        self.here = lines[(lines.index(self.here) + by) % len(lines)]
        if isinstance(self.here, Chair):
            self._to_end(self.here.seat)

    def swap(self, by: int) -> None:
        """Change places with the neighbour; whoever starts still does."""
        if not isinstance(self.here, Chair):
            return
        seat, other = self.here.seat, self.here.seat + by
        if 0 <= other < len(self.names):
            _swap(self.names, seat, other)
            _swap(self.programs, seat, other)
            _swap(self.elsewhere, seat, other)
            if self._first in (seat, other):
                self._first = seat + other - self._first
            self.here = Chair(other)

    def write(self, key: str, character: str | None) -> bool:
        """Take a key for the name at hand; return whether it meant something to it.

        Left of the first letter lies the chair itself. Right of the last one lies another terminal,
        and behind that a program, which has no letters of its own.
        """
        if not isinstance(self.here, Chair) or self.lifts_chair:
            return False
        seat = self.here.seat
        if key == "left" and self.is_at_begin:
            self.lifts_chair = True
            return True
        if key == "right" and self.is_at_end:
            self._next_kind(seat)
            return True
        line = self._written(seat).press(key, character)
        if line is None:
            return False
        self.names[seat], self.programs[seat] = line, None
        return True

    def goes_elsewhere(self, seat: int) -> bool:
        """Return whether the next key to the right sends whoever sits there to another terminal."""
        is_person = bool(tidy(self._written(seat).text))
        return is_person and not self.elsewhere[seat]

    def _next_kind(self, seat: int) -> None:
        """Have whoever sits there sit at another terminal, then a program, then a stronger one;
        after the strongest, nobody."""
        self.elsewhere[seat] = self.goes_elsewhere(seat)
        if self.elsewhere[seat]:
            return
        levels = (None, *Strength)
        level = _after(levels, self.programs[seat], 1)
        if level is None:
            self.names[seat] = TypedLine()
        elif self.programs[seat] is None:
            self.names[seat] = TypedLine.ending(name_beside(self.players))
        self.programs[seat] = level

    def paste(self, text: str) -> None:
        """Write a text into the name at hand."""
        if isinstance(self.here, Chair):
            seat = self.here.seat
            self.names[seat], self.programs[seat] = self._written(seat).insert(text), None

    def put_down(self) -> None:
        """Let go of the chair that is held."""
        self.lifts_chair = False

    def turn(self, by: int) -> None:
        """Go to the next value (+1) of the line at hand, or the one before (-1)."""
        match self.here:
            case Settled.FIRST:
                starters: list[int | None] = [None, *self.chairs]
                self._first = _after(starters, self.first, by)
            case Settled.HINTS:
                self.hints = not self.hints
            case Settled.ABSENT:
                self.absent = _after((None, *Strength), self.absent, by)
            case Settled.SECRECY:
                self.policy = _after(POLICIES, self.policy, by)
            case OptionLine(name):
                option = next(each for each in self.options if each.name == name)
                self._settled[name] = _after(option.values(), self.value_of(option), by)

    def sit(self, line: Line) -> None:
        """Go straight to a line."""
        self.lifts_chair = False
        self.here = line
        if isinstance(line, Chair):
            self._to_end(line.seat)

    def _to_end(self, seat: int) -> None:
        self.names[seat] = TypedLine.ending(self.names[seat].text)


def _swap(items: list[Value], one: int, other: int) -> None:
    items[one], items[other] = items[other], items[one]


def _after(values: Sequence[Value], value: Value, by: int) -> Value:
    return values[(values.index(value) + by) % len(values)]


def _touched(game: Game, before: SetUp) -> dict[str, OptionValue]:
    """Return the options that somebody chose, rather than took as proposed."""
    return {
        option.name: before.options[option.name]
        for option in game.options
        if before.options.get(option.name, option.default) != option.default
    }
