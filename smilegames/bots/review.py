"""A finished match looked at once more: how everybody's chances went, and what mattered most.

Each decision is judged by what its seat could know then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from smilegames.bots.advice import Verdict
from smilegames.bots.awaited import Counsel
from smilegames.bots.bot import own_chance
from smilegames.bots.budget import Budget
from smilegames.bots.chair import Chair
from smilegames.bots.strengths import HARD
from smilegames.core.match import Match
from smilegames.core.record import Decision, Header, Undone
from smilegames.core.replayed import Replayed

POINTS, LOOKED_AT, LOOKED_CLOSER, MATTERED = 24, 60, 8, 3
"""Moments at which chances are reckoned; decisions that are judged at a glance, with care, and
those that are told of."""
GLANCE, CARE = Budget(iterations=40), Budget(iterations=300)
CARE_COSTS = 6.0
"""How much longer a decision takes to judge with care."""
LEAST = 0.02
"""The share of the win below which a decision gave nothing away that would be worth telling."""


class Moment(NamedTuple):
    """How a match stood."""

    version: int
    """After so many decisions and undos."""
    chances: tuple[float, ...]
    """By seat, the share of the win to be hoped for, together 1, as everybody could see it."""


class Judged(NamedTuple):
    """A decision and what is thought of it."""

    version: int
    """It was made after so many decisions and undos."""
    number: int
    """Which of the match's decisions it was, from 1."""
    seat: int
    view: Any
    """What the seat knew then."""
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Review:
    """What came of it."""

    course: tuple[Moment, ...]
    """Oldest first; the last one is the end."""
    decisions: tuple[Judged, ...]
    """Those that gave most away, the costliest first; at most MATTERED."""


async def review(header: Header, match: Match, told: Callable[[float], object]) -> Review:
    """Review a match that is over; `told` hears how much of it is done, 0 to 1.

    The same for the same match. Raises BotFailed where there is no answer; cancelled, it stops at
    once.
    """
    replayed = Replayed.of(match)
    chair = Chair(header.game, len(header.names), header.options, header.deck, HARD)
    decided = _decided(replayed)
    looked_at = _spread(decided, LOOKED_AT)
    moments = _spread(range(replayed.last + 1), POINTS)
    work = len(moments) + len(looked_at) + LOOKED_CLOSER * CARE_COSTS
    done = 0.0
    glance, care = Counsel(replace(chair, budget=GLANCE)), Counsel(replace(chair, budget=CARE))
    try:
        course = []
        for version in moments:
            chance = own_chance(header.seed, len(header.names), version)
            chances = await glance.chances(replayed.view_at(version, None), chance)
            course.append(Moment(version, chances))
            told((done := done + 1) / work)
        found = []
        for version in looked_at:
            found.append(await _judged(replayed, header, glance, version))
            told((done := done + 1) / work)
        found.sort(key=lambda each: -each.verdict.cost)
        closer = []
        for each in found[:LOOKED_CLOSER]:
            closer.append(await _judged(replayed, header, care, each.version))
            told((done := done + CARE_COSTS) / work)
    finally:
        glance.stop()
        care.stop()
    closer.sort(key=lambda each: (-each.verdict.cost, each.version))
    costly = [each for each in closer if each.verdict.cost >= LEAST]
    return Review(tuple(course), tuple(costly[:MATTERED]))


def _decided(replayed: Replayed) -> list[int]:
    """List, ascending, the versions at which somebody had a choice and what they did stood."""
    found = []
    for version in range(replayed.last):
        replayed.go_to(version + 1)
        made = replayed.entry
        if version + 2 <= replayed.last:
            replayed.go_to(version + 2)
        stands = not isinstance(replayed.entry, Undone)
        replayed.go_to(version)
        if isinstance(made, Decision) and stands and len(replayed.choices(made.seat)) > 1:
            found.append(version)
    return found


async def _judged(replayed: Replayed, header: Header, counsel: Counsel, version: int) -> Judged:
    replayed.go_to(version + 1)
    made = replayed.entry
    assert isinstance(made, Decision)
    replayed.go_to(version)
    view, choices = replayed.view(made.seat), replayed.choices(made.seat)
    chance = own_chance(header.seed, made.seat, version)
    verdict = await counsel.judge(view, choices, made.action, chance)
    return Judged(version, replayed.decisions + 1, made.seat, view, verdict)


def _spread(items: Sequence[int], most: int) -> list[int]:
    """Return at most so many of some items, evenly spread, first and last among them."""
    if len(items) <= most:
        return list(items)
    return [items[round(at * (len(items) - 1) / (most - 1))] for at in range(most)]
