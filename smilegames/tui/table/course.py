"""The course of a table: which phase follows which. It holds the match; it draws nothing.

Whatever private may be up is decided here and nowhere else: a scene carries a private view only in
the phases that `PRIVATE` names, and `conceal` ends them before anything else shows.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from smilegames.core.chance import StackedChance
from smilegames.core.events import Event, TakenBack
from smilegames.core.match import Match
from smilegames.core.playing import Elsewhere, Playing
from smilegames.core.record import Decision, Undone
from smilegames.tui.table.phase import PRIVATE, Phase
from smilegames.tui.table.sight import Sight
from smilegames.tui.widgets.board import Moment

View = TypeVar("View")


@dataclass(frozen=True, slots=True)
class Change(Generic[View]):
    """A decision as everybody may know it."""

    before: View
    """The public table before it."""
    events: Sequence[Event]
    """What it brought, as the spectator may know it."""
    after: View
    """The public table after it."""


def last_change(match: Playing) -> Change[Any] | None:
    """Return the last decision of a match that was put away since; None where none stands, or
    where what came before it is kept elsewhere."""
    if not isinstance(match, Match):
        return None
    made = [at for at, entry in enumerate(match.entries) if isinstance(entry, Decision)]
    if not made or isinstance(match.entries[-1], Undone):
        return None
    earlier = Match.replay(match.rules, match.first, match.entries[: made[-1]], StackedChance())
    return Change(earlier.view(None), match.last_events(None), match.view(None))


class Teller(Protocol):
    """What a game says of its decisions: its screen is one."""

    @abstractmethod
    def moments(self, change: Change[Any]) -> Sequence[Moment]:
        """Return the boards that a decision brings, step by step; none for most."""

    @abstractmethod
    def past(self, shown: Sequence[Moment]) -> Sequence[Moment]:
        """Return what may be looked at once more; `shown` are the last boards."""

    @abstractmethod
    def private_news(self, seat: int, events: Sequence[Event]) -> tuple[str, ...]:
        """Return what only `seat`, who decided, learned by it; events are as that seat knows them.

        Empty for nothing.
        """

    @abstractmethod
    def is_notable(self, change: Change[Any]) -> bool:
        """Return whether a decision without a board is worth a moment where no cover holds it."""


class Course:
    """Leads from phase to phase.

    `held` says that moments are held where no cover does it. `here` are the seats of whoever sits
    at this keyboard, all where it is not said.
    """

    def __init__(
        self,
        match: Playing,
        sight: Sight,
        teller: Teller,
        *,
        held: bool,
        here: Collection[int] | None = None,
    ) -> None:
        self._match = match
        self._teller = teller
        self.sight = sight
        self.here = frozenset(range(match.rules.seats) if here is None else here)
        self.held = held
        self.paced = True
        """Whether each move that was made elsewhere is held as a moment."""
        self._came = False
        """Whether the last decision was made elsewhere."""
        self.phase = Phase.OVER
        self.change: Change[Any] | None = None
        """The last decision; None before the first, and after one that was taken back."""
        self.private: tuple[str, ...] = ()
        """Private news of whoever decided last, until they have read them."""
        self._boards: list[Moment] = []
        self._shown: tuple[Moment, ...] = ()
        self.is_past = False
        """True where boards are up that were shown before, or would have been."""
        self._under = Phase.OVER
        """The phase that the log lies over."""
        self._last_asked: int | None = None
        """Whose hand was up last and may stay up."""

    @property
    def seat(self) -> int | None:
        """The seat that must decide; None when the match is over."""
        return self._match.to_act

    @property
    def named(self) -> int | None:
        """The seat whose name the curtain bears."""
        return self.seat

    @property
    def owner(self) -> int | None:
        """The seat whose secrets are up now; None while nobody's are."""
        if self.shown is Phase.TOLD:
            return self._last_asked
        if self.shown in (Phase.ELSEWHERE, Phase.MOMENT):
            return self.alone
        return self.seat if self.shown in PRIVATE else None

    @property
    def alone(self) -> int | None:
        """The only seat at this keyboard; nobody is there from whom to hide its hand."""
        return min(self.here) if len(self.here) == 1 else None

    @property
    def shown(self) -> Phase:
        """The phase of what lies on the table: under the log, if that is open."""
        return self._under if self.phase is Phase.LOG else self.phase

    @property
    def board(self) -> Moment | None:
        """What lies over the table now."""
        return self._boards[0] if self.phase is Phase.BOARD else None

    @property
    def covers(self) -> bool:
        """True where hands are covered between two players."""
        return self.sight in (Sight.COVER, Sight.CURTAIN)

    @property
    def can_show_again(self) -> bool:
        """True where there is something that may be looked at once more."""
        asks = self.phase in (Phase.COVERED, Phase.LIFTED)
        return asks and bool(self._teller.past(self._shown))

    def begin(self, *, resumed: bool) -> None:
        """Start, or go on with a match: that always behind the curtain."""
        if resumed:
            self.change = last_change(self._match)
        if resumed and self.seat in self.here and self.alone is None:
            self.phase = Phase.CURTAIN
        else:
            self._ask()

    def submit(self, seat: int, action: Any) -> None:
        """Decide, for somebody here or elsewhere.

        Raises what the match raises, and then nothing has changed.
        """
        match = self._match
        before, mark = match.view(None), match.events
        match.submit(seat, action, match.version)
        self._decided(seat, before, mark)

    def follow(self, elsewhere: Elsewhere) -> None:
        """Show what was decided, or taken back, at another terminal; there must be news."""
        match, seat = self._match, elsewhere.news_by
        assert seat is not None
        before, mark = match.view(None), match.events
        elsewhere.follow()
        if any(isinstance(event, TakenBack) for event in match.log(None, mark)):
            self._taken_back()
        else:
            self._decided(seat, before, mark)

    def _decided(self, seat: int, before: Any, mark: int) -> None:
        """Show the last decision; `mark` is the number of its first event."""
        match = self._match
        self.change = Change(before, match.log(None, mark), match.view(None))
        self._came = seat not in self.here
        self.private = ()
        if not self._came:
            self.private = self._teller.private_news(seat, match.log(seat, mark))
        self._boards = list(self._teller.moments(self.change))
        self.is_past = False
        if self._boards:
            self._shown = tuple(self._boards)
        self._last_asked = seat
        if self.private and self.covers:
            self.phase = Phase.TOLD
        else:
            self._show()

    def undo_refusal(self) -> str | None:
        """Return why nobody here can take the last decision back, as `Match` does, or None."""
        seat = self._match.last_seat
        if seat is None:
            return "nothing"
        return self._match.undo_refusal(seat) if seat in self.here else "other"

    def undo(self, seat: int) -> None:
        """Take back the last decision. Raises what the match raises."""
        self._match.undo(seat)
        self._taken_back()

    def _taken_back(self) -> None:
        self.change = None
        self._came = False
        self._boards.clear()
        self._shown = ()
        self._last_asked = None
        self._ask()

    def onward(self) -> None:
        """Go on from private news, a moment or a board."""
        if self.phase is Phase.BOARD:
            del self._boards[0]
        if self.phase is Phase.MOMENT:
            self._ask()
        else:
            self._show()

    def show_again(self) -> None:
        """Put up what may be looked at once more; then things are as they were."""
        self.show_boards(self._teller.past(self._shown))

    def show_boards(self, boards: Sequence[Moment]) -> None:
        """Put boards up that somebody has asked for; then things are as they were."""
        self._boards = list(boards)
        self.is_past = True
        self._show()

    def lift(self) -> None:
        """Lift the cover or the curtain: only the player whom it names does."""
        if self._boards:
            self.phase = Phase.BOARD
        else:
            self.phase = Phase.LIFTED
            self._last_asked = self.seat

    def peek(self, *, open: bool) -> None:
        """Lift the corner of one's own secrets, or let it down."""
        if self.phase in (Phase.LIFTED, Phase.PEEK) and self.sight is Sight.PEEK:
            self.phase = Phase.PEEK if open else Phase.LIFTED

    def log(self, *, open: bool) -> None:
        """Lay the log over the table, or take it away."""
        if open and self.phase is not Phase.LOG:
            self._under, self.phase = self.phase, Phase.LOG
        elif not open and self.phase is Phase.LOG:
            self.phase = self._under

    def conceal(self) -> bool:
        """Take private things off the screen; return whether there were any."""
        self.log(open=False)
        if self.phase is Phase.PEEK:
            self.phase = Phase.LIFTED
            return True
        if self.phase not in PRIVATE or not self.covers:
            return False
        self.phase = Phase.CURTAIN
        self._last_asked = None
        return True

    def _show(self) -> None:
        """Show the boards that are left, or hold a moment, or ask whoever is next."""
        self.private = ()
        if self._boards:
            self.phase = Phase.BOARD
            self._last_asked = None
        elif self.phase is not Phase.BOARD and self._is_held():
            self.phase = Phase.MOMENT
        else:
            self._ask()

    def _is_held(self) -> bool:
        """Return whether the last decision stays on the table until somebody goes on."""
        if self.change is None:
            return False
        if self._came:
            return self.paced
        return self.held and not self.covers and self._teller.is_notable(self.change)

    def _ask(self) -> None:
        """Ask whoever must decide, under cover where it is somebody else than before."""
        seat = self.seat
        if seat is None:
            self.phase = Phase.OVER
        elif seat not in self.here:
            self.phase = Phase.ELSEWHERE
            self._last_asked = None
        elif self.covers and seat != self._last_asked:
            self.phase = Phase.COVERED if self.sight is Sight.COVER else Phase.CURTAIN
            self._last_asked = None
        else:
            self.phase = Phase.LIFTED
            self._last_asked = seat
