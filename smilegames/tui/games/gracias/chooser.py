"""What keys mean at a table of Gracias: a triplet, then the card that stays and who gets the other.

Players have their numbers for the whole match, triplets theirs for a round.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace

from smilegames.games.gracias.actions import Action, Share, Take
from smilegames.games.gracias.state import Pair
from smilegames.games.gracias.view import View
from smilegames.text.games.gracias import table as said
from smilegames.text.words import Message
from smilegames.tui.keys import Binding, Hint, digits_of
from smilegames.tui.table.chooser import Chooser

SCORES = "gracias.scores"
"""Shows the sessions scored so far once more."""


class GraciasChooser(Chooser[View, Action]):
    """Selects a triplet by number or arrows; a share in two steps (GR-14)."""

    KEYS = (Binding(SCORES, ("t",)),)

    kept: int | None = None
    """The kind to keep, once it is chosen or no choice."""

    def reset(self) -> None:
        self.kept = self._only_kind()

    @property
    def pair(self) -> Pair | None:
        """The open cards that are to be shared now."""
        return self.view.sharing if self.is_asking else None

    @property
    def take(self) -> int | None:
        """The triplet selected, be it there or not."""
        return self.selected.triplet if isinstance(self.selected, Take) else None

    @property
    def receiver(self) -> int | None:
        """The seat selected to get the other card."""
        return self.selected.receiver if isinstance(self.selected, Share) else None

    @property
    def share(self) -> Share | None:
        """The share that is selected, if it can be done."""
        return self.selected if isinstance(self.selected, Share) and self.legal else None

    @property
    def rule(self) -> str:
        if not self.is_asking:
            return ""
        if self.pair is not None:
            return "GR-14" if self._only_kind() is None else "GR-19"
        return "GR-17" if len(self.choices) == 1 else "GR-12"

    def press(self, command: str) -> bool:
        if not self.is_asking or command == "commit":
            return False
        return self._press_take(command) if self.pair is None else self._press_share(command)

    def click(self, target: Hashable) -> bool:
        match target:
            case ("keep", int(at)) if self.pair is not None:
                self._keep(self.pair[at])
            case ("give", int(receiver)) if self.kept is not None:
                self._give(receiver)
            case _:
                return super().click(target)
        return True

    @property
    def can_go_back(self) -> bool:
        return self._has_only_kept or super().can_go_back

    def escape(self) -> bool:
        if self._has_only_kept:
            self.kept = None
            return True
        return super().escape()

    @property
    def _has_only_kept(self) -> bool:
        """True while a card to keep is chosen by hand, and not yet who gets the other."""
        return self.selected is None and self.kept != self._only_kind()

    def hints(self) -> list[Hint]:
        if not self.is_asking:
            return []
        if self.pair is None:
            there = self._choosing(
                said.KEY_TAKE, digits_of(at + 1 for at in self._there), "left", "right"
            )
            # Where there is no other, the footer need not say how to select what is selected.
            shown = len(self.choices) > 1 or not self.legal
            hints = [replace(there, footer=shown)]
        elif self.kept is None:
            hints = [self._choosing(said.KEY_KEEP, "1-2", "left", "right")]
        else:
            others = digits_of(seat + 1 for seat in self._others)
            hints = [self._choosing(said.KEY_GIVE, others, "up", "down")]
            if self._only_kind() is None:
                other = "right" if self.kept == self.pair[0] else "left"
                hints.append(Hint(other, self.say(said.KEY_OTHER)))
        if self.view.reckonings:
            # The footer has no room for it: it offers to show the last boards again.
            scores = self.say(said.KEY_SCORES)
            hints.append(Hint(SCORES, scores, footer=False, chooses=False))
        return hints

    def _choosing(self, label: Message, digits: str, *arrows: str) -> Hint:
        keys = (digits, *map(self.printed, arrows))
        return Hint("", self.say(label), printed=" ".join(keys))

    @property
    def _there(self) -> list[int]:
        """The triplets that have not been taken yet."""
        return [at for at, pair in enumerate(self.view.triplets) if pair is not None]

    @property
    def _others(self) -> list[int]:
        """The seats that may receive."""
        return [seat for seat in range(len(self.view.areas)) if seat != self.seat]

    def _only_kind(self) -> int | None:
        """The kind to keep where that is no choice, the open cards being alike (GR-19)."""
        pair = self.pair
        return pair[0] if pair is not None and pair[0] == pair[1] else None

    def _press_take(self, command: str) -> bool:
        if command in ("left", "right"):
            step = 1 if command == "right" else -1
            self.selected = Take("take", _next(self._there, self.take, step))
        elif command.isdecimal() and 1 <= int(command) <= len(self.view.triplets):
            self.selected = Take("take", int(command) - 1)
        else:
            return False
        return True

    def _press_share(self, command: str) -> bool:
        assert self.pair is not None
        if command in ("left", "right") and self._only_kind() is None:
            self._keep(self.pair[0 if command == "left" else 1])
        elif self.kept is None:
            if command not in ("1", "2"):
                return False
            self._keep(self.pair[int(command) - 1])
        elif command in ("up", "down"):
            self._give(_next(self._others, self.receiver, 1 if command == "down" else -1))
        elif command.isdecimal() and 1 <= int(command) <= len(self.view.areas):
            self._give(int(command) - 1)
        else:
            return False
        return True

    def _keep(self, kind: int) -> None:
        """Choose the card that stays; whoever was to get the other gets it still."""
        self.kept = kind
        if self.receiver is not None:
            self._give(self.receiver)

    def _give(self, receiver: int) -> None:
        assert self.pair is not None
        assert self.kept is not None
        one, other = self.pair
        given = other if self.kept == one else one
        self.selected = Share("keep", self.kept, given, receiver)


def _next(among: Sequence[int], at: int | None, by: int) -> int:
    """Return the next of a row of numbers; from nothing, its first or last."""
    if at not in among:
        return among[0 if by > 0 else -1]
    return among[(among.index(at) + by) % len(among)]
