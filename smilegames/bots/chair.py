"""A chair with a bot on it: all that it takes to build the bot anew, in this process or another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from smilegames.bots.advice import Adviser
from smilegames.bots.bot import Bot
from smilegames.bots.budget import USUAL, Budget
from smilegames.bots.judgement.judgement import judgement_of
from smilegames.bots.strengths import make_bot
from smilegames.core.game import DeckData, OptionValue
from smilegames.core.rules import AnyRules
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
        return make_bot(self.bot, self.game, self._rules(), self.budget)

    def adviser(self) -> Adviser:
        """Build somebody who tells what hard would do here, whatever the bot."""
        rules = self._rules()
        return Adviser(rules, judgement_of(self.game, rules), self.budget)

    def _rules(self) -> AnyRules:
        return registry.games()[self.game].build(self.seats, self.options, self.deck)
