"""Sees to it that a bot's seat always moves: where the bot fails, another one moves for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from smilegames.bots.apart import Apart, BotFailed, BotStopped
from smilegames.bots.bot import AnyMove, Bot
from smilegames.bots.chair import Chair
from smilegames.bots.strengths import HARD, NORMAL, check_spelled
from smilegames.core.chance import Chance

A = TypeVar("A")

Report = Callable[[str], object]
"""Takes a line for the program's log. It names no card."""


class Supervised:
    """A bot with others behind it, for single moves: the next one each time that one fails."""

    def __init__(self, bot: Bot, stand_ins: Sequence[Bot], report: Report) -> None:
        self._bot = bot
        self._stand_ins = stand_ins
        self._report = report

    def choose(self, view: Any, choices: Sequence[A], chance: Chance) -> A:
        """Return the first choice that can be made. Raises BotStopped."""
        for bot in (self._bot, *self._stand_ins):
            try:
                action = bot.choose(view, choices, chance)
            except BotStopped:
                raise
            except Exception as error:
                # Not its text, which may name cards.
                self._report(f"{type(bot).__name__} failed: {_told(error)}")
                continue
            if action in choices:
                return action
            self._report(f"{type(bot).__name__} failed: chose what it may not")
        return choices[0]

    def stop(self) -> None:
        """End what thinks elsewhere; it begins anew with the next question."""
        if isinstance(self._bot, Apart):
            self._bot.stop()


def seat_bot(chair: Chair, report: Report) -> Supervised:
    """Seat a bot: in a process of its own where it searches; normal, then any move, stand in."""
    strength, _ = check_spelled(chair.bot)
    bot = Apart(chair) if strength == HARD else chair.build()
    return Supervised(bot, (replace(chair, bot=NORMAL).build(), AnyMove()), report)


def _told(error: Exception) -> str:
    return str(error) if isinstance(error, BotFailed) else f"raised {type(error).__name__}"
