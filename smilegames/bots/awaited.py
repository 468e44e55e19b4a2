"""Bots and advice as a table's event loop asks for them: awaited, and stopped by cancelling.

`docs/bots.md` tells how a table uses this.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, ParamSpec, TypeVar

from smilegames.bots.advice import Advice, Verdict
from smilegames.bots.apart import Apart
from smilegames.bots.chair import Chair
from smilegames.bots.supervised import Report, seat_bot
from smilegames.core.chance import Chance

A = TypeVar("A")
T = TypeVar("T")
P = ParamSpec("P")


class SeatedBot:
    """A bot on a chair of a match. It always answers with one of the choices.

    Where it fails or overruns, normal's choice is made instead, and `report` is called with a line
    for the program's log, from another thread.
    """

    def __init__(self, chair: Chair, report: Report) -> None:
        self._bot = seat_bot(chair, report)

    async def choose(self, view: Any, choices: Sequence[A], chance: Chance) -> A:
        """Return the bot's choice; `chance` is best `own_chance` for this decision.

        Cancelled, it stops thinking at once, and can be asked again.
        """
        return await _elsewhere(self.stop, self._bot.choose, view, choices, chance)

    def stop(self) -> None:
        """End its process, if it has one: the match is over or left."""
        self._bot.stop()


class Counsel:
    """Advice for people, from a process of its own; the chair says the game and the budget.

    Raises BotFailed where there is no answer; cancelled, it stops thinking at once, and can be
    asked again.
    """

    def __init__(self, chair: Chair) -> None:
        self._adviser = Apart(chair)

    async def advise(self, view: Any, choices: Sequence[Any], chance: Chance) -> Advice:
        """Weigh the choices of the seat that decides, whose view this is: a hint."""
        return await _elsewhere(self.stop, self._adviser.advise, view, choices, chance)

    async def judge(self, view: Any, choices: Sequence[Any], made: Any, chance: Chance) -> Verdict:
        """Say what a decision that was made gave away, as the seat could have known."""
        return await _elsewhere(self.stop, self._adviser.judge, view, choices, made, chance)

    async def chances(self, view: Any, chance: Chance) -> tuple[float, ...]:
        """Return each seat's share of the win to be hoped for, as somebody with the view sees it.

        `view(None)` for what everybody may know.
        """
        return await _elsewhere(self.stop, self._adviser.chances, view, chance)

    def stop(self) -> None:
        """End its process."""
        self._adviser.stop()


async def _elsewhere(
    stop: Callable[[], None], ask: Callable[P, T], *args: P.args, **kwargs: P.kwargs
) -> T:
    try:
        return await asyncio.to_thread(ask, *args, **kwargs)
    except asyncio.CancelledError:
        stop()
        raise
