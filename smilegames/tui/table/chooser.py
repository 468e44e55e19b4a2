"""What a player is about to do: a selection that grows key by key and is committed elsewhere.

A chooser knows the rules' list of choices and a view, so it can neither peek nor play; it draws
nothing, so that what keys mean can be tested without a screen.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from typing import ClassVar, Generic, TypeVar

from smilegames.text.game_text import Speaker
from smilegames.text.words import Message
from smilegames.tui.keys import Binding, Hint

View = TypeVar("View")
Action = TypeVar("Action")


class Chooser(ABC, Generic[View, Action]):
    """Selects one of the choices of whoever must decide."""

    KEYS: ClassVar[tuple[Binding, ...]] = ()
    """The game's own key bindings, ids of the form `<game>.<command>`."""

    def __init__(self, speaker: Speaker, printed: Callable[[str], str]) -> None:
        self.speaker = speaker
        self.rules = speaker.rules
        self.printed = printed
        """How the key of a command is printed."""
        self._view: View | None = None
        self.own: View | None = None
        """The private view, only while its owner looks."""
        self.seat: int | None = None
        """The seat that must decide; None where nobody is asked."""
        self.choices: Sequence[Action] = ()
        self.selected: Action | None = None
        """The action selected and not yet committed; it need not be a legal one."""

    @property
    def view(self) -> View:
        """What keys are understood by: the private view where it is up, else the public one."""
        assert self._view is not None
        return self._view

    @property
    def is_asking(self) -> bool:
        """True while somebody is asked and may choose."""
        return self._view is not None

    def ask(self, view: View, own: View | None, seat: int, choices: Sequence[Action]) -> None:
        """Take a new decision. Nothing is selected in it, unless there is but one thing to do."""
        self._view, self.own, self.seat, self.choices = view, own, seat, choices
        self.selected = choices[0] if len(choices) == 1 else None
        self.reset()

    def look(self, own: View | None) -> None:
        """Open (a private view) or close (None) the peek; the selection stays."""
        self.own = own

    def cover(self) -> None:
        """Forget the views; what is selected waits for the same player (`uncover`)."""
        self._view = self.own = None

    def uncover(self, view: View, own: View | None) -> None:
        """Go on with the decision that was covered."""
        self._view, self.own = view, own

    def clear(self) -> None:
        """Forget everything: nobody is asked."""
        self._view = self.own = self.seat = self.selected = None
        self.choices = ()
        self.reset()

    @property
    def legal(self) -> bool:
        """True when the selected action is one of the choices."""
        return self.selected is not None and self.selected in self.choices

    def reset(self) -> None:
        """Forget steps of a selection that is not complete; called at every new decision."""

    @abstractmethod
    def press(self, command: str) -> bool:
        """Take a command or a bare key; return whether it meant something here.

        It may only change what is selected. `commit` comes here only while nothing is selected.
        """

    @abstractmethod
    def hints(self) -> list[Hint]:
        """List the game's own keys that work now, in the order one needs them."""

    def click(self, target: Hashable) -> bool:
        """Take a press of the mouse on something that a widget has marked as `target`."""
        return isinstance(target, str) and self.press(target)

    @property
    def can_go_back(self) -> bool:
        """True while there is a step of a selection to go back by (`escape`)."""
        return self.selected is not None and len(self.choices) != 1

    def escape(self) -> bool:
        """Go back one step of a selection; return False when there is none."""
        if not self.can_go_back:
            return False
        self.selected = None
        return True

    @property
    def rule(self) -> str:
        """The id of the rule for the decision at hand, where the help opens; empty for none.

        Everybody reads the help: the rule must follow from what lies open.
        """
        return ""

    def why_private(self, code: str) -> bool:
        """Return whether the reason of this refusal code would tell a secret at a public table."""
        return False

    def say(self, message: Message, **params: object) -> str:
        """Speak a message in the reader's language."""
        return self.speaker.words(message, **params)
