"""The programs that sit at a match. Whoever holds the match asks them and makes their moves."""

from __future__ import annotations

from typing import Any

from smilegames.bots.awaited import SeatedBot
from smilegames.bots.bot import own_chance
from smilegames.bots.chair import Chair
from smilegames.bots.supervised import Report
from smilegames.core.playing import Playing
from smilegames.core.record import Header, Strength


class Programs:
    """Think when it is their turn. Those of one strength share what thinks: it remembers nothing.

    `report` is called with lines for the program's log, from another thread.
    """

    def __init__(self, header: Header, report: Report) -> None:
        self._header = header
        self._report = report
        self._bots: dict[Strength, SeatedBot] = {}

    def play(self, seat: int | None) -> bool:
        """Return whether one of them plays a seat (None: nobody's)."""
        return seat is not None and self._header.program(seat) is not None

    async def choose(self, match: Playing) -> Any:
        """Return what the program that must decide does, one of its choices.

        Cancelled, it stops thinking at once. Raises BotStopped when `stop` is called meanwhile.
        """
        seat = match.to_act
        assert seat is not None
        chance = own_chance(self._header.seed, seat, match.decisions)
        bot = self._bot(seat)
        return await bot.choose(match.view(seat), match.choices(seat), chance)

    def stop(self) -> None:
        """Stop thinking; to be called when the match is over or left."""
        for bot in self._bots.values():
            bot.stop()

    def _bot(self, seat: int) -> SeatedBot:
        header, level = self._header, self._header.program(seat)
        assert level is not None
        if level not in self._bots:
            chair = Chair(header.game, len(header.names), header.options, header.deck, level)
            self._bots[level] = SeatedBot(chair, self._report)
        return self._bots[level]
