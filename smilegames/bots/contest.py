"""Matches among bots: who sits where, and what came of one. Plain values that any process can be
handed; the seed decides everything but the time it takes."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass

from smilegames.bots.bot import Bot, own_chance
from smilegames.bots.budget import Budget
from smilegames.bots.strengths import make_bot
from smilegames.core.chance import RandomChance
from smilegames.core.game import DeckData, OptionValue
from smilegames.core.match import Match
from smilegames.core.rules import AnyRules
from smilegames.games import registry


@dataclass(frozen=True, slots=True)
class Contest:
    """A table at which the same bots meet again and again."""

    game: str
    options: Mapping[str, OptionValue]
    deck: DeckData | None
    bots: tuple[str, ...]
    """A bot for each seat, as `strengths` spells them."""
    budget: Budget
    """What a bot that searches may spend on a decision where it does not say itself."""
    seed: int
    """Of the first match; each next one has the next number."""

    def seated(self, number: int) -> tuple[int, ...]:
        """Return by seat which of the bots sits there in a match (from 0): they move on by one."""
        seats = len(self.bots)
        return tuple((seat - number) % seats for seat in range(seats))


@dataclass(frozen=True, slots=True)
class Played:
    """How a match went. Tuples go by bot, in the order of the contest."""

    number: int
    """From 0."""
    seed: int
    seats: tuple[int, ...]
    """Where each sat."""
    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: tuple[int, ...]
    """How many each made."""
    seconds: tuple[float, ...]
    """How long each thought; the one thing that the seed does not decide."""

    def win(self, bot: int) -> float:
        """Return a bot's share of the first place: 0, 1, or less where it is shared."""
        return 1 / self.places.count(1) if self.places[bot] == 1 else 0.0


def play(contest: Contest, number: int) -> Played:
    """Play one match of a contest."""
    rules = registry.games()[contest.game].build(len(contest.bots), contest.options, contest.deck)
    bots = [make_bot(bot, contest.game, rules, contest.budget) for bot in contest.bots]
    seated, seed = contest.seated(number), contest.seed + number
    match, decisions, seconds = _play(rules, [bots[bot] for bot in seated], seed)
    outcome = match.outcome
    assert outcome is not None
    at = sorted(range(len(seated)), key=seated.__getitem__)
    return Played(
        number,
        seed,
        tuple(at),
        tuple(outcome.scores[seat] for seat in at),
        tuple(outcome.places[seat] for seat in at),
        tuple(decisions[seat] for seat in at),
        tuple(seconds[seat] for seat in at),
    )


def _play(rules: AnyRules, bots: list[Bot], seed: int) -> tuple[Match, list[int], list[float]]:
    match = Match(rules, RandomChance(seed))
    decisions, seconds = [0] * rules.seats, [0.0] * rules.seats
    while (seat := match.to_act) is not None:
        began = time.perf_counter()
        chance = own_chance(seed, seat, match.decisions)
        action = bots[seat].choose(match.view(seat), match.choices(seat), chance)
        seconds[seat] += time.perf_counter() - began
        decisions[seat] += 1
        match.submit(seat, action, match.version)
    return match, decisions, seconds
