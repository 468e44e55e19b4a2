"""The contract between the play screen and a game's table.

A table draws what a view tells and remembers what its reader has selected. It never sees a match,
so it can neither peek nor play: the play screen hands it views and commits what it has selected.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, ClassVar, cast

from smilegames.text.game_text import GameText, Speaker
from smilegames.text.words import Message
from smilegames.tui.drawing.grid import Area
from smilegames.tui.keys import Binding, Hint
from smilegames.tui.look import Look


@dataclass(frozen=True, slots=True)
class Title:
    """The header line of a table."""

    where: str
    """Which round or auction this is."""
    turn: str
    """Who does what now."""
    aside: str = ""
    """What stands at the far right."""


class Table(ABC):
    """One game's table at one screen."""

    KEYS: ClassVar[tuple[Binding, ...]] = ()
    """The game's own key bindings, ids of the form `<game>.<command>`."""

    def __init__(self, speaker: Speaker, text: GameText, look: Look) -> None:
        self.speaker = speaker
        self.words = speaker.words
        self.rules = speaker.rules
        self.text = text
        self.look = look
        self.glyphs = look.glyphs
        self.printed: Callable[[str], str] = str
        """How the key of a command is printed."""
        self.peek_key = ""
        """How the key of the peek is printed; empty where this table needs none."""
        self.view: Any = None
        """What lies on the table, for everybody at the screen."""
        self.own: Any = None
        """The acting player's private view while only they look; else None."""
        self.seat: int | None = None
        """The seat that must decide; None when the match is over."""
        self.choices: Sequence[Any] = ()
        """What the seat to act may do."""
        self.selected: Any = None
        """The action selected and not yet committed; it need not be a legal one."""

    def show(self, view: Any, own: Any, seat: int | None, choices: Sequence[Any]) -> None:
        """Take a new position. Nothing is selected in it."""
        self.view, self.own, self.seat, self.choices = view, own, seat, choices
        self.selected = None
        self.reset()

    def look_private(self, own: Any) -> None:
        """Open (a private view) or close (None) the peek; the selection stays."""
        self.own = own

    def clear(self) -> None:
        """Forget every view: the table is covered."""
        self.show(None, None, None, ())

    @property
    def legal(self) -> bool:
        """True when the selected action is one of the choices."""
        return self.selected is not None and self.selected in self.choices

    def reset(self) -> None:  # noqa: B027  (most tables select in one step)
        """Forget steps of a selection that is not complete; called at every new position."""

    @abstractmethod
    def title(self) -> Title:
        """Return the header line."""

    @abstractmethod
    def paint(self, area: Area) -> None:
        """Draw the table between header and news: 80 x 20 at the least."""

    @abstractmethod
    def press(self, command: str) -> bool:
        """Take a command or a bare key; return whether it meant something here.

        It may only change what is selected. `commit` comes here only while nothing is selected: a
        table that shows something in steps goes on with it.
        """

    @abstractmethod
    def hints(self) -> list[Hint]:
        """List the table's own keys that work now, in the order one needs them."""

    def click(self, target: Hashable) -> bool:
        """Take a press of the mouse on something this table has marked as `target`."""
        return isinstance(target, str) and self.press(target)

    def escape(self) -> bool:
        """Go back one step of an incomplete selection; return False when there is none."""
        if self.selected is None:
            return False
        self.selected = None
        return True

    def finale(self) -> bool:
        """Return whether the table has something to show before it makes room for the result.

        It is asked at the end of the match, with the last position before it and no seat to act.
        The play screen leaves for the result when `press("commit")` returns False.
        """
        return False

    @property
    def telling(self) -> bool:
        """True while the table itself tells what came of the last decision: news and log wait."""
        return False

    def cover_note(self) -> str:
        """Return a line for the curtain, from what is public; empty for none."""
        return ""

    def moment(self, view: Any) -> str:
        """Return what everybody should hear of the last move, in a line for the curtain.

        `view` is the spectator's: the curtain lends no other. Empty for nothing of note.
        """
        return ""

    def why_private(self, code: str) -> bool:
        """Return whether the reason of this refusal code would tell a secret at a public table."""
        return False

    def say(self, message: Message, **params: object) -> str:
        """Speak a message in the reader's language."""
        return self.words(message, **params)


def table_class(game: str) -> type[Table]:
    """Return the table of a game by its id: `TABLE` in `smilegames.tui.games.<id>.table`."""
    return cast("type[Table]", import_module(f"smilegames.tui.games.{game}.table").TABLE)
