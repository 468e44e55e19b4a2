"""Hints for whoever is asked: what would be good, as far as they can know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smilegames.core.playing import Playing
from smilegames.core.record import Header
from smilegames.text import hints as said
from smilegames.text.game_text import Speaker

if TYPE_CHECKING:
    from smilegames.bots.awaited import Counsel


class Hints:
    """Asks for advice on the decision at hand, from the view of the seat that makes it."""

    def __init__(self, header: Header, match: Playing, speaker: Speaker) -> None:
        self._header = header
        self._match = match
        self._speaker = speaker
        self._counsel: Counsel | None = None

    async def ask(self) -> tuple[str, ...]:
        """Return a hint, in sentences. Raises BotStopped when `stop` is called meanwhile."""
        from smilegames.bots.apart import BotFailed
        from smilegames.bots.awaited import Counsel
        from smilegames.bots.bot import own_chance
        from smilegames.bots.chair import Chair
        from smilegames.bots.strengths import HARD

        header, match, seat = self._header, self._match, self._match.to_act
        assert seat is not None
        if self._counsel is None:
            chair = Chair(header.game, len(header.names), header.options, header.deck, HARD)
            self._counsel = Counsel(chair)
        view, choices = match.view(seat), match.choices(seat)
        chance = own_chance(header.seed, seat, match.decisions)
        try:
            advice = await self._counsel.advise(view, choices, chance)
        except BotFailed:
            return (self._speaker.words(said.FAILED),)
        best = advice.best
        return said.hint(
            self._speaker, header.game, view, best.action, advice.sure, tried=bool(best.tries)
        )

    def stop(self) -> None:
        """Stop thinking; to be called when the match is over or left."""
        if self._counsel is not None:
            self._counsel.stop()
