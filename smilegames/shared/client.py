"""A terminal at a shared table: how it comes in, and all that its screens know of the table."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence

from smilegames.core.chance import StackedChance
from smilegames.core.errors import Fault, ReplayError
from smilegames.core.match import Match
from smilegames.core.playing import Elsewhere, NotDone
from smilegames.core.record import Decision, Entry, Header
from smilegames.shared import places
from smilegames.shared.distant import DistantMatch
from smilegames.shared.link import PATIENCE, Link
from smilegames.shared.protocol import (
    WIRE,
    Again,
    Answer,
    Close,
    Free,
    Greeting,
    Moved,
    No,
    Noticed,
    Past,
    People,
    Sit,
    Standing,
    Watch,
    Welcome,
    Whole,
)
from smilegames.shared.values import Values
from smilegames.store.errors import Unusable
from smilegames.store.record_lines import read_entry, read_header
from smilegames.store.set_up import rules_for

LISTED_SECONDS = 1.0
"""How long a table may take to say what it is when all are listed."""


class Guest:
    """A match held elsewhere with all that a screen has to know about it: a `Seating`."""

    path = None
    """The record is the table's."""

    def __init__(self, link: Link, greeting: Greeting) -> None:
        self.code = greeting.code
        self.word = ""
        """What takes the seats here again; empty for a spectator."""
        self.people = greeting.people
        self.lost: Fault | None = None
        self.notices: list[Fault] = []
        self._link = link
        self._listening: tuple[asyncio.AbstractEventLoop, Callable[[], object]] | None = None
        self._next: list[Answer] = []
        """What came of the next match, which nobody here has gone on to yet."""
        welcome = self._welcomed()
        self.word = welcome.word
        self._take_up(welcome)
        while not self._is_shown(link.next()):
            pass
        self.resumed = welcome.resumed or self.match.version > 0

    def _take_up(self, welcome: Welcome) -> None:
        """Sit down at a match; how it stands comes after."""
        self._lines: list[str] = []
        self._played: Match | None = None
        self.saved = welcome.saved
        self.resumed = False
        self.header: Header = read_header(welcome.header.encode())
        self.here = welcome.seats
        rules, values = rules_for(self.header), Values(self.header.game)
        self.match: DistantMatch = DistantMatch(rules, values, self._link, self.here, self._receive)

    @property
    def elsewhere(self) -> Elsewhere:
        return self

    @property
    def played(self) -> Match:
        """The whole match. Raises NotDone where the table did not tell it to its end."""
        if self._played is None:
            self._played = self._replayed()
        return self._played

    @property
    def away(self) -> Sequence[int]:
        return (*self.people.away, *self.people.free)

    @property
    def has_room(self) -> bool:
        return bool(self.people.free)

    @property
    def has_news(self) -> bool:
        return bool(self.match.news)

    @property
    def news_by(self) -> int | None:
        return self.match.news[0].step.by if self.match.news else None

    def follow(self) -> None:
        self.match.follow()

    @property
    def has_next(self) -> bool:
        return any(isinstance(answer, Standing) for answer in self._next)

    def ask_again(self) -> None:
        self._link.send(Again())

    def go_on(self) -> None:
        (welcome, *rest), self._next = self._next, []
        assert isinstance(welcome, Welcome)
        self._take_up(welcome)
        for answer in rest:
            self._is_shown(answer)

    def listen(self, stirs: Callable[[], object]) -> None:
        self._hang_up()
        loop = asyncio.get_running_loop()
        self._listening = loop, stirs
        loop.add_reader(self._link.fileno(), self._stir, stirs)
        self._stir(stirs)

    def hush(self, stirs: Callable[[], object]) -> None:
        if self._listening is not None and self._listening[1] == stirs:
            self._hang_up()

    def close(self) -> None:
        """Leave; the seats here stay taken."""
        self._hang_up()
        self._link.close()

    def _hang_up(self) -> None:
        if self._listening is not None:
            self._listening[0].remove_reader(self._link.fileno())
            self._listening = None

    def _stir(self, stirs: Callable[[], object]) -> None:
        self._receive()
        if self.lost is not None:
            self._hang_up()
        stirs()

    def _welcomed(self) -> Welcome:
        answer = self._link.next()
        if isinstance(answer, No):
            raise Unusable([_no(answer)])
        if not isinstance(answer, Welcome):
            raise NotDone("gone")
        return answer

    def _receive(self) -> None:
        """Take in what has come; nothing is shown before it is followed."""
        for answer in self._link.receive():
            self._is_shown(answer)
        if self._link.gone and self.lost is None:
            self.lost = Fault("", "table_gone", {"code": self.code})

    def _is_shown(self, answer: Answer) -> bool:
        """Take something in; return whether the match stands by it."""
        if isinstance(answer, Welcome) or (self._next and not isinstance(answer, People | No)):
            self._next.append(answer)
            return False
        match answer:
            case Past(steps=steps):
                for step in steps:
                    self.match.tell(step)
            case Standing(stand=stand):
                self.match.stand(stand)
                return True
            case Moved():
                self.match.news.append(answer)
            case People():
                self.people = answer
            case Whole(lines=lines):
                self._lines += lines
            case Noticed(code=code, params=params):
                self.notices.append(Fault("", code, params))
            case No():
                self.lost = _no(answer)
        return False

    def _replayed(self) -> Match:
        entries: list[Entry] = []
        decisions, rules = 0, self.match.rules
        try:
            for line in self._lines:
                entry = read_entry(line.encode(), decisions + 1, rules)
                assert isinstance(entry, Entry)
                decisions += isinstance(entry, Decision)
                entries.append(entry)
            return Match.replay(rules, self.header.first, entries, StackedChance())
        except (Unusable, ReplayError) as error:
            raise NotDone("gone") from error


def join(code: str, names: Sequence[str] = (), word: str = "") -> Guest:
    """Sit down at a table: in the seats of these players, or in the first free one.

    `word` takes seats again that were left. Raises Unusable.
    """
    return _come(code, Sit(wire=WIRE, names=tuple(names), word=word))


def watch(code: str) -> Guest:
    """See what everybody may see of a table. Raises Unusable."""
    return _come(code, Watch(wire=WIRE))


def free(code: str, name: str, word: str) -> None:
    """Make the seat of a player who is away free. `word`: as in `end`. Raises Unusable."""
    _order(code, Free(wire=WIRE, name=name, word=word))


def end(code: str, word: str) -> None:
    """End a table; its record stays. `word`: that of whoever opened it. Raises Unusable."""
    _order(code, Close(wire=WIRE, word=word))


def _order(code: str, asked: Free | Close) -> None:
    link, _ = _reached(code, PATIENCE)
    link.send(asked)
    while not link.gone:
        try:
            answer = link.next()
        except NotDone:
            return
        if isinstance(answer, No) and answer.code != "closed":
            raise Unusable([_no(answer)])


def found(code: str, seconds: float = PATIENCE) -> Greeting:
    """Return what a table says of itself within so many seconds. Raises Unusable."""
    link, greeting = _reached(code, seconds)
    link.close()
    return greeting


def open_tables() -> list[Greeting]:
    """List the tables that can be reached, by code. What can't is left out."""
    tables = []
    for code in places.codes():
        with contextlib.suppress(Unusable):
            tables.append(found(code, LISTED_SECONDS))
    return tables


def _come(code: str, asked: Sit | Watch) -> Guest:
    link, greeting = _reached(code, PATIENCE)
    link.send(asked)
    try:
        return Guest(link, greeting)
    except NotDone as error:
        link.close()
        raise Unusable([Fault("", "table_gone", {"code": code})]) from error
    except BaseException:
        link.close()
        raise


def _reached(code: str, seconds: float) -> tuple[Link, Greeting]:
    link = Link(places.connect(code, seconds), seconds)
    try:
        answer = link.next()
    except NotDone as error:
        link.close()
        said = "table_other_version" if link.garbled else "table_silent"
        raise Unusable([Fault("", said, {"code": code})]) from error
    if isinstance(answer, No):
        link.close()
        raise Unusable([_no(answer)])
    if not isinstance(answer, Greeting) or answer.wire != WIRE:
        link.close()
        raise Unusable([Fault("", "table_other_version", {"code": code})])
    return link, answer


def _no(answer: No) -> Fault:
    return Fault("", f"table_{answer.code}", answer.params)
