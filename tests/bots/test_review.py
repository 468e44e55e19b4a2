"""A review finds what gave the match away, the same each time."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from smilegames.bots import review as reviewing
from smilegames.bots.budget import Budget
from smilegames.bots.review import MATTERED, Review, review
from smilegames.core.chance import RandomChance
from smilegames.core.match import Match
from smilegames.core.record import Header
from smilegames.games.registry import games
from smilegames.store.set_up import new_header, rules_for


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little is tried: what is looked for is plain."""
    for name, value in (("POINTS", 5), ("LOOKED_AT", 12), ("LOOKED_CLOSER", 3)):
        monkeypatch.setattr(reviewing, name, value)
    for name in ("GLANCE", "CARE"):
        monkeypatch.setattr(reviewing, name, Budget(iterations=12))


def over(game_id: str, seats: int, undo: int | None = None) -> tuple[Header, Match]:
    """Play at random to the end, one decision taken back where that can be."""
    names = ("Ada", "Ben", "Cleo", "Dora")[:seats]
    header = new_header(games()[game_id], names, first=0, seed=3)
    match, random = Match(rules_for(header), RandomChance(3), 0), Random(1)
    while (seat := match.to_act) is not None:
        match.submit(seat, random.choice(match.choices(seat)), match.version)
        if undo is not None and match.decisions >= undo and match.undo_refusal(seat) is None:
            match.undo(seat)
            undo = None
    return header, match


def reviewed(header: Header, match: Match) -> tuple[Review, list[float]]:
    told: list[float] = []
    return asyncio.run(review(header, match, told.append)), told


def test_chances_decisions_and_progress() -> None:
    header, match = over("smile_money", 2)
    found, told = reviewed(header, match)
    outcome = match.outcome
    assert outcome is not None
    assert [moment.version for moment in found.course][:: len(found.course) - 1] == [
        0,
        match.version,
    ]
    assert all(sum(moment.chances) == pytest.approx(1) for moment in found.course)
    winner = outcome.places.index(1)
    assert found.course[-1].chances[winner] == 1
    assert 1 <= len(found.decisions) <= MATTERED
    costs = [each.verdict.cost for each in found.decisions]
    assert costs == sorted(costs, reverse=True)
    for each in found.decisions:
        assert each.view.to_act == each.seat
        assert each.verdict.made.action != each.verdict.best.action
    assert told == sorted(told)
    assert told[-1] == pytest.approx(1)
    assert reviewed(header, match)[0] == found


def test_what_was_taken_back_did_not_matter() -> None:
    header, match = over("smile", 3, undo=4)
    assert any(hasattr(entry, "cancels") for entry in match.entries)
    taken_back = {
        at
        for at, entry in enumerate(e for e in match.entries if hasattr(e, "seat"))
        if hasattr(entry, "cancels")
    }
    found, _ = reviewed(header, match)
    assert not {each.version + 1 for each in found.decisions} & taken_back
