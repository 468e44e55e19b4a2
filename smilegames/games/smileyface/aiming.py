"""An action put together step by step: what is played, then what it is aimed at (SF-17).

A beginning of an action is a tuple that grows into it: `("thief",)`, `("thief", 2)`, and at last
`AtSeat("thief", 2, 7)`. What may come next is read from the choices, never worked out anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from smilegames.games.smileyface.actions import (
    Action,
    AtSeat,
    Bare,
    Exchange,
    OnCard,
    OnSeat,
    OnSuit,
)

Beginning = tuple[Any, ...]
"""A verb, for `play` and `discard` the card, then as many targets as are chosen."""


class Step(Enum):
    """What kind of thing a target is."""

    SEAT = "seat"
    """Another player."""
    OWN_CARD = "own-card"
    """A card of the own display."""
    THEIR_CARD = "their-card"
    """A card of the display of the player chosen before."""
    SUIT = "suit"


_STEPS: dict[str, tuple[Step, ...]] = {
    "thief": (Step.SEAT, Step.THEIR_CARD),
    "pickpocket": (Step.SEAT,),
    "usurper": (Step.SUIT,),
    "eraser": (Step.SEAT, Step.THEIR_CARD),
    "swap": (Step.OWN_CARD, Step.SEAT, Step.THEIR_CARD),
    "storm": (Step.SUIT,),
    "help": (Step.SEAT, Step.OWN_CARD),
}
_KINDS: dict[str, type[OnCard | OnSeat | OnSuit | AtSeat | Exchange]] = {
    "play": OnCard,
    "discard": OnCard,
    "thief": AtSeat,
    "pickpocket": OnSeat,
    "usurper": OnSuit,
    "eraser": AtSeat,
    "swap": Exchange,
    "storm": OnSuit,
    "help": AtSeat,
}


def whole(begun: Beginning) -> Action | None:
    """Return the action that a beginning has grown into, or None while targets are missing."""
    verb, *rest = begun
    kind = _KINDS.get(verb)
    if kind is None:
        return Bare(verb)
    return kind(verb, *rest) if len(rest) == len(kind._fields) - 1 else None


@dataclass(frozen=True, slots=True)
class Selection:
    """What a player has chosen so far: what is played, and the targets after it."""

    root: Beginning = ()
    """The verb, with the card where the verb does not name it; empty while nothing is chosen."""
    aims: tuple[int, ...] = ()

    @property
    def begun(self) -> Beginning:
        """The beginning of an action that this is."""
        return (*self.root, *self.aims)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The targets asked for, in the order in which the action names them."""
        return _STEPS.get(self.root[0], ()) if self.root else ()

    @property
    def asked_at(self) -> int:
        """The place of the target that is chosen next: the first missing one, or the last."""
        return min(len(self.aims), len(self.steps) - 1)

    @property
    def reopened(self) -> Selection:
        """The same without a target where it is asked for."""
        return replace(self, aims=self.aims[: max(0, self.asked_at)])

    def target(self, step: Step) -> int | None:
        """Return the target chosen at a step, or None."""
        at = self.steps.index(step) if step in self.steps else len(self.aims)
        return self.aims[at] if at < len(self.aims) else None

    def ways(self, choices: Sequence[Action]) -> list[Action]:
        """List the choices that play this, wherever they aim, in their own order."""
        return _starting(choices, self.root)

    def asked(self, choices: Sequence[Action]) -> Step | None:
        """Return what is to be chosen, or chosen otherwise; None where nothing can be."""
        return self.steps[self.asked_at] if self.steps and self.ways(choices) else None

    def open(self, choices: Sequence[Action]) -> tuple[int, ...]:
        """Return what may be chosen there, ascending."""
        begun = self.reopened.begun
        ways = _starting(choices, begun)
        return tuple(sorted({int(action[len(begun)]) for action in ways}))

    def aimed(self, option: int) -> Selection:
        """Choose the target asked for; after the last one, another in its place."""
        return replace(self, aims=(*self.reopened.aims, option))

    def along(self, choices: Sequence[Action], by: int) -> Selection:
        """Go on to another of the ways; to the first or the last one where none is chosen."""
        ways: list[Beginning] = [tuple(way) for way in self.ways(choices)]
        at = ways.index(self.begun) + by if self.begun in ways else min(by, 0)
        return replace(self, aims=ways[at % len(ways)][len(self.root) :])

    def back(self) -> Selection:
        """Take the last target back, or all."""
        return replace(self, aims=self.aims[:-1]) if self.aims else Selection()

    def action(self, choices: Sequence[Action], seat: int, seats: int) -> Action | None:
        """Return the action chosen, or None while it is asked on.

        Where nothing that begins so is legal, it is some such action that is not: one to be told
        why. `seat` is whoever chooses; a missing opponent is its left neighbour.
        """
        if not self.root:
            return None
        if (action := whole(self.begun)) is not None or _starting(choices, self.begun):
            return action
        filler = {Step.SEAT: (seat + 1) % seats}
        missing = [filler.get(step, 0) for step in self.steps[len(self.aims) :]]
        return whole((*self.begun, *missing))


def _starting(choices: Sequence[Action], begun: Beginning) -> list[Action]:
    depth = len(begun)
    return [action for action in choices if action[:depth] == begun]
