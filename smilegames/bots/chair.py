"""A chair with a bot on it: all that it takes to build the bot anew, in this process or another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from smilegames.bots.bot import Bot
from smilegames.bots.budget import USUAL, Budget
from smilegames.bots.strengths import make_bot
from smilegames.core.game import DeckData, OptionValue
from smilegames.games import registry


@dataclass(frozen=True, slots=True)
class Chair:
    """Which bot plays, and at what table."""

    game: str
    seats: int
    options: Mapping[str, OptionValue]
    deck: DeckData | None
    bot: str
    """As `strengths` spells it."""
    budget: Budget = USUAL
    """What a bot that searches may spend on a decision."""

    def build(self) -> Bot:
        """Build the bot, its rules with it."""
        rules = registry.games()[self.game].build(self.seats, self.options, self.deck)
        return make_bot(self.bot, self.game, rules, self.budget)
