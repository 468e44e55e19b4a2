"""What a table says that a card would do, before it is played."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from smilegames.core.chance import RandomChance
from smilegames.core.events import Event
from smilegames.games.marshmallow.actions import PLAYS
from smilegames.games.marshmallow.events import TrumpReleased, VoidShown, WentOut
from smilegames.games.marshmallow.foresight import Foresight, foresee
from smilegames.games.marshmallow.state import Phase
from tests.games.marshmallow.table import build, numbers, play, position

NOTHING = Foresight(
    winner=0,
    wins=False,
    settled=False,
    out=False,
    points=0,
    ends_match=False,
    releases=False,
    shows_void=False,
)

CASES = [
    # the trick so far from seat 0, the card of the next seat, what differs from NOTHING
    ("", "G5", {"winner": 0, "wins": True}),
    ("G5", "G4", {}),
    ("G5", "G6", {"winner": 1, "wins": True, "out": True, "points": 4}),
    ("G5", "K12", {"shows_void": True}),
    ("G5", "P1", {"winner": 1, "wins": True, "out": True, "points": 4, "releases": True}
     | {"shows_void": True}),
    ("G5 P3", "P2", {"winner": 1, "out": True, "points": 4}),
    ("G5 P3", "P4", {"winner": 2, "wins": True}),
    ("G5 P3", "G12", {"winner": 1, "out": True, "points": 4}),
    ("G5 P3", "K12", {"winner": 1, "out": True, "points": 4, "shows_void": True}),
    ("G5 G6 G7", "G8", {"winner": 3, "wins": True, "settled": True, "out": True, "points": 4}
     | {"ends_match": True}),
    ("G5 G6 G7", "G4", {"winner": 2, "settled": True}),
    ("G5 G6 G4", "G3", {"winner": 1, "settled": True, "out": True, "points": 4}),
    ("G5 G6 G4", "P1", {"winner": 3, "wins": True, "settled": True, "out": True, "points": 4}
     | {"ends_match": True, "shows_void": True}),
    ("P5", "P6", {"winner": 1, "wins": True, "out": True, "points": 4}),
    ("P5", "G12", {"shows_void": True}),
]  # fmt: skip


@pytest.mark.rule("MT-14", "MT-16", "MT-18", "MT-20", "MT-30")
@pytest.mark.parametrize(("trick", "card", "differs"), CASES)
def test_what_a_card_would_do(trick: str, card: str, differs: dict[str, object]) -> None:
    cards = [*trick.split(), card]
    hands = [*cards, *["Y1"] * (4 - len(cards))]
    rules = build(4)
    state = position(rules, hands, trump="P", tricks=[1, 2, 1, 2], scores=[0, 5, 0, 16])
    play(rules, state, trick)
    view = rules.view(state, len(cards) - 1)
    assert view.playable == tuple(numbers(card))
    assert foresee(view, PLAYS[view.playable[0]]) == replace(NOTHING, **differs)  # type: ignore[arg-type]


@pytest.mark.rule("MT-20")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_comes_true(seats: int) -> None:
    rules, random, chance = build(seats), Random(seats), RandomChance(seats)
    state = rules.start(0, chance)
    for _ in range(250):
        if state.phase is Phase.OVER:
            break
        action = random.choice(rules.choices(state))
        if state.phase is Phase.NAME_TRUMP:
            rules.apply(state, action, chance)
            continue
        seat = state.turn
        view = rules.view(state, seat)
        foreseen = foresee(view, action)
        told: list[Event] = []
        rules.apply(state, action, chance, told.append)
        out = [(event.seat, event.points) for event in told if isinstance(event, WentOut)]
        expected = foreseen.settled and foreseen.out
        assert out == ([(foreseen.winner, foreseen.points)] if expected else [])
        assert foreseen.releases == any(isinstance(event, TrumpReleased) for event in told)
        known = view.lead in view.voids[seat]
        assert (foreseen.shows_void and not known) == any(isinstance(e, VoidShown) for e in told)
        assert (foreseen.settled and foreseen.ends_match) == (rules.to_act(state) is None)
        if not foreseen.settled:
            after = rules.view(state, None).winning
            assert after is not None
            assert (after.seat, after.seat == seat) == (foreseen.winner, foreseen.wins)
