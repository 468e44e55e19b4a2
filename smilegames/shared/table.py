"""A shared table: the match, whose seats are whose, and what each terminal is told.

It knows no socket and no clock of its own; `host` lends it both.
"""

from __future__ import annotations

import contextlib
import hmac
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Protocol

from pydantic import BaseModel

import smilegames
from smilegames.core.errors import (
    GameError,
    IllegalAction,
    MatchOver,
    NotationError,
    NotYourTurn,
    StaleVersion,
    UndoRefused,
)
from smilegames.core.match import NotSaved
from smilegames.core.record import Decision
from smilegames.shared.chairs import Chairs, TurnedAway, new_word
from smilegames.shared.protocol import (
    WIRE,
    Close,
    Decide,
    Done,
    Free,
    Greeting,
    Looked,
    Moved,
    No,
    Nonsense,
    Noticed,
    People,
    Refused,
    Sit,
    Standing,
    TakeBack,
    Watch,
    Welcome,
    Whole,
)
from smilegames.shared.retold import AT_ONCE, Retold
from smilegames.shared.values import Values
from smilegames.store.errors import Unusable
from smilegames.store.names import same_name
from smilegames.store.record_lines import entry_line, header_line
from smilegames.store.set_up import header_again
from smilegames.store.sitting import Sitting, begin


class Terminal(Protocol):
    """One line to somebody who has come in."""

    account: int
    """The number of the account at its other end."""
    seats: tuple[int, ...]
    """The seats that sit there; none for a spectator, or for who has not sat down."""

    def send(self, message: BaseModel) -> None:
        """Tell it something; it never waits, and never fails."""

    def cut(self) -> None:
        """Let go of it once it has been told what was sent."""


class Table:
    """A match that several terminals play. `clock` tells seconds."""

    def __init__(self, sitting: Sitting, code: str, clock: Callable[[], float]) -> None:
        self.code = code
        self._lay(sitting)
        self.chairs = Chairs(self.header.names, self.header.people, clock)
        self.owners_word = ""
        """What ends the table, and frees a seat; empty: nothing but emptiness ends it."""
        self.closed = False
        """True once whoever opened it has ended it."""
        self._terminals: list[Terminal] = []

    def _lay(self, sitting: Sitting) -> None:
        """Lay a match on the table."""
        self.sitting = sitting
        self.match = sitting.match
        self.header = sitting.header
        self._retold = Retold(self.match, Values(self.header.game))
        self._notices = 0
        """How many of the notices on the record everybody has been told."""

    # Who comes and goes

    def keep_seats(self, names: tuple[str, ...], account: int) -> str:
        """Keep seats for whoever opens the table, and return the word for them; it ends the table
        as well. Raises TurnedAway."""
        self.owners_word = self.chairs.take(names, "", account)[1] if names else new_word()
        return self.owners_word

    @property
    def here(self) -> tuple[int, ...]:
        """The seats that sit at some terminal now, ascending."""
        return tuple(sorted(seat for terminal in self._terminals for seat in terminal.seats))

    @property
    def is_empty(self) -> bool:
        """True while nobody is at any terminal."""
        return not self._terminals

    def people(self) -> People:
        """Say who is here."""
        here, free = self.here, self.chairs.free
        away = (seat for seat in self.header.people if seat not in (*here, *free))
        return People(here=here, away=tuple(away), free=free)

    def greeting(self) -> Greeting:
        """Say which table this is."""
        return Greeting(
            wire=WIRE,
            program=smilegames.__version__,
            code=self.code,
            game=self.header.game,
            names=self.header.names,
            people=self.people(),
        )

    def come(self, terminal: Terminal, asked: Sit | Watch | Free | Close) -> None:
        """Let somebody in, or tell them why not and let go of them."""
        try:
            if asked.wire != WIRE:
                raise TurnedAway("other_version", found=asked.wire, known=WIRE)
            if isinstance(asked, Close | Free):
                self._check_owner(asked.word)
                if isinstance(asked, Close):
                    self.closed = True
                else:
                    self._free(asked.name)
                terminal.cut()
            elif isinstance(asked, Watch):
                self._welcome(terminal, "")
            else:
                self._sit(terminal, asked)
        except TurnedAway as away:
            terminal.send(No(code=away.code, params=away.params))
            terminal.cut()

    def go(self, terminal: Terminal) -> None:
        """Hear that a terminal is gone; its seats stay taken."""
        if terminal in self._terminals:
            self._terminals.remove(terminal)
            self._tell_people()

    def tell_all(self, message: BaseModel) -> None:
        """Tell everybody the same."""
        for terminal in self._terminals:
            terminal.send(message)

    def _check_owner(self, word: str) -> None:
        if not self.owners_word or not hmac.compare_digest(
            word.encode(), self.owners_word.encode()
        ):
            raise TurnedAway("wrong_word")

    def _free(self, name: str) -> None:
        for seat in self.here:
            if same_name(self.header.names[seat], name):
                raise TurnedAway("still_here", name=self.header.names[seat])
        self.chairs.release(name)
        self._tell_people()

    def _sit(self, terminal: Terminal, asked: Sit) -> None:
        seats, word = self.chairs.take(asked.names, asked.word, terminal.account)
        for other in list(self._terminals):
            if set(other.seats) & set(seats):
                other.send(No(code="sits_elsewhere"))
                other.cut()
                self._terminals.remove(other)
        terminal.seats = tuple(sorted(seats))
        self._welcome(terminal, word)

    def _welcome(self, terminal: Terminal, word: str) -> None:
        self._tell_match(terminal, word)
        self._terminals.append(terminal)
        self._tell_people()
        self._tell_past(terminal)

    def _tell_match(self, terminal: Terminal, word: str) -> None:
        """Tell a terminal which match is on the table."""
        terminal.send(
            Welcome(
                header=header_line(replace(self.header, seed=0)).decode(),
                seats=terminal.seats,
                word=word,
                resumed=self.sitting.resumed,
                saved=self.sitting.saved,
            )
        )

    def _tell_past(self, terminal: Terminal) -> None:
        """Tell a terminal how the match has come to where it stands."""
        for past in self._retold.past(terminal.seats):
            terminal.send(past)
        self._tell_whole(terminal)
        self._look([terminal])
        terminal.send(Standing(stand=self._retold.stand(terminal.seats)))

    def _tell_people(self) -> None:
        self.tell_all(self.people())

    def again(self, terminal: Terminal) -> None:
        """Begin the same match once more for everybody here; not twice where several wish it.

        Raises Nonsense for who has no seat.
        """
        if not terminal.seats:
            raise Nonsense("no seat at this terminal")
        if self.match.to_act is not None:
            return
        try:
            # A record is whole without its outcome: that is found again.
            with contextlib.suppress(Unusable):
                self.sitting.close()
            self._lay(begin(header_again(self.header, self.match.starter)))
        except Unusable as error:
            fault = error.faults[0]
            self.tell_all(Noticed(code=fault.code, params=dict(fault.params)))
            return
        for each in self._terminals:
            self._tell_match(each, "")
            self._tell_past(each)

    # What is decided

    def hear(self, terminal: Terminal, asked: Decide | TakeBack | Looked) -> None:
        """Do what a seat of a terminal wishes. Raises Nonsense where it has no such seat."""
        if asked.seat not in terminal.seats:
            raise Nonsense("no seat of this terminal's")
        if isinstance(asked, Looked):
            self.match.looked(asked.seat)
            return
        try:
            if isinstance(asked, TakeBack):
                self._take_back(asked)
            else:
                self.decide(asked.seat, asked.action, asked.version)
        except GameError as error:
            terminal.send(_refused(asked.number, error))
        else:
            terminal.send(Done(number=asked.number))

    def decide(self, seat: int, spelled: str, version: int) -> None:
        """Decide for a seat. Raises what `Match.submit` does, and NotationError."""
        self.match.submit(seat, self.match.rules.parse(spelled), version)
        self._retold.note(seat)
        self._tell_step()

    def _take_back(self, asked: TakeBack) -> None:
        if asked.version != self.match.version:
            raise StaleVersion(asked.version, self.match.version)
        self.match.undo(asked.seat)
        self._retold.note(asked.seat, undone=True)
        self._tell_step()

    def _tell_step(self) -> None:
        self._look(self._terminals)
        for terminal in self._terminals:
            self._tell_whole(terminal)
            seats = terminal.seats
            terminal.send(Moved(step=self._retold.last(seats), stand=self._retold.stand(seats)))
        for fault in self.sitting.notices[self._notices :]:
            self._notices += 1
            self.tell_all(Noticed(code=fault.code, params=dict(fault.params)))

    def _look(self, terminals: list[Terminal]) -> None:
        """Take whoever sits alone, or elsewhere than whoever decided last, to see their hand."""
        last = self.match.last_seat
        for terminal in terminals:
            if last not in terminal.seats:
                for seat in terminal.seats:
                    self.match.looked(seat)

    def _tell_whole(self, terminal: Terminal) -> None:
        """Once the match is over, tell all of it: nothing is a secret any more."""
        if self.match.to_act is None:
            for lines in self._record():
                terminal.send(Whole(lines=tuple(lines)))

    def _record(self) -> Iterator[list[str]]:
        lines: list[str] = []
        size = decisions = 0
        for entry in self.match.entries:
            decisions += isinstance(entry, Decision)
            line = entry_line(entry, decisions, self.match.rules).decode()
            lines.append(line)
            size += len(line)
            if size > AT_ONCE // 2:
                yield lines
                lines, size = [], 0
        yield lines


def _refused(number: int, error: GameError) -> Refused:
    """Say why something was not done. Raises Nonsense where no program of ours would ask it."""
    match error:
        case MatchOver():
            return Refused(number=number, code="over")
        case NotYourTurn():
            return Refused(number=number, code="turn")
        case StaleVersion():
            return Refused(number=number, code="stale")
        case IllegalAction():
            return Refused(number=number, code="illegal")
        case UndoRefused(reason=reason):
            return Refused(number=number, code="undo", reason=reason)
        case NotSaved(cause=cause):
            said = str(cause.strerror or cause)[:200]
            return Refused(number=number, code="not_saved", reason=said, errno=cause.errno or 0)
        case NotationError():
            raise Nonsense("no action of this game") from error
    raise error
