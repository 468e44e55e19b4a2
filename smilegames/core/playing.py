"""A match as whoever sits at it has it, wherever the match itself is kept.

Screens know these two interfaces. `Match` in this process is one that plays; the client of a
shared table is another.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Any, Protocol

from smilegames.core.errors import Fault, GameError, Refusal
from smilegames.core.events import Event
from smilegames.core.match import Match
from smilegames.core.outcome import Outcome
from smilegames.core.record import Header
from smilegames.core.rules import AnyRules


class Playing(Protocol):
    """What `Match` says of its members of these names; of seats that are not here it knows only
    what everybody does."""

    @property
    def rules(self) -> AnyRules: ...
    @property
    def version(self) -> int: ...
    @property
    def to_act(self) -> int | None: ...
    @property
    def outcome(self) -> Outcome | None: ...
    @property
    def last_seat(self) -> int | None: ...
    @property
    def last_action(self) -> Any: ...
    @property
    def decisions(self) -> int: ...
    @property
    def events(self) -> int: ...
    def choices(self, seat: int) -> Sequence[Any]: ...
    def refusal(self, seat: int, action: Any) -> Refusal | None: ...
    def submit(self, seat: int, action: Any, version: int) -> None: ...
    def undo_refusal(self, seat: int) -> str | None: ...
    def undo(self, seat: int) -> None: ...
    def view(self, seat: int | None) -> Any: ...
    def log(self, seat: int | None, since: int = 0) -> list[Event]: ...
    def standing_log(self, seat: int | None, until: int | None = None) -> list[Event]: ...
    def heard(self, seat: int) -> int: ...
    def reach(self, seat: int | None) -> int: ...


class Seating(Protocol):
    """A match with all that a table has to know about it."""

    @property
    def header(self) -> Header:
        """What was settled before the first card."""
        ...

    @property
    def match(self) -> Playing:
        """The match as it goes."""
        ...

    @property
    def played(self) -> Match:
        """The whole match with every secret; for after its end only."""
        ...

    @property
    def here(self) -> Collection[int]:
        """The seats of whoever sits at this keyboard."""
        ...

    @property
    def elsewhere(self) -> Elsewhere | None:
        """The other terminals of this table; None where there can be none."""
        ...

    @property
    def path(self) -> Path | None:
        """The record; None where none is kept, or not by this process."""
        ...

    @property
    def resumed(self) -> bool:
        """True where the match had begun before."""
        ...

    @property
    def saved(self) -> bool:
        """Whether the match is kept; if not, the table has to say so."""
        ...

    @property
    def notices(self) -> Sequence[Fault]:
        """What there is to say of the record, oldest first."""
        ...

    def close(self) -> None:
        """Leave the match as it stands; harmless when done twice."""
        ...


class NotDone(GameError):
    """A decision that a table elsewhere did not take; `code` says why.

    `behind`: the match has gone on meanwhile · `gone`: the table can't be reached any more.
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Elsewhere(Protocol):
    """A match that others, at other terminals, decide in as well: their moves are followed one by
    one, when everybody here has seen what came before."""

    @property
    def code(self) -> str:
        """What the table is called."""
        ...

    @property
    def word(self) -> str:
        """What takes the seats here again; empty for a spectator."""
        ...

    @property
    def has_news(self) -> bool:
        """True where something was decided that the match here does not show yet."""
        ...

    @property
    def news_by(self) -> int | None:
        """The seat of the next news; None where there are none."""
        ...

    def follow(self) -> None:
        """Show the next decision, or the next one taken back. There must be news."""
        ...

    @property
    def away(self) -> Collection[int]:
        """The seats of people who are at no terminal now."""
        ...

    @property
    def has_room(self) -> bool:
        """True while somebody can still take a free seat."""
        ...

    @property
    def lost(self) -> Fault | None:
        """Why the table can't be reached any more; None where it can."""
        ...

    @property
    def has_next(self) -> bool:
        """True where the same is played again and everybody here may `go_on` to it."""
        ...

    def ask_again(self) -> None:
        """Wish that the same is played again, for the match is over."""
        ...

    def go_on(self) -> None:
        """Have the next match in place of the one that is over; there must be one."""
        ...

    def listen(self, stirs: Callable[[], object]) -> None:
        """From now on call `stirs` in the running event loop whenever something has come."""
        ...

    def hush(self, stirs: Callable[[], object]) -> None:
        """Call `stirs` no more, if it was called."""
        ...
