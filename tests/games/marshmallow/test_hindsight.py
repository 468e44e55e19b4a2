"""What has just happened, as a view alone tells it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from smilegames.core.chance import RandomChance
from smilegames.core.events import Event
from smilegames.games.marshmallow.events import RoundEnded, TrickTaken, WentOut
from smilegames.games.marshmallow.hindsight import broke_in, just_out, scored_before
from smilegames.games.marshmallow.view import View
from tests.games.marshmallow.table import build, play, position


@pytest.mark.rule("MT-20")
def test_a_going_out_is_news_until_the_next_trick_is_complete() -> None:
    rules = build(4)
    hands = ["G9 K1 B1", "G2 K2 B2", "G3 K3 B3", "G4 K4 B4"]
    state = position(rules, hands, tricks=[2, 2, 1, 1])
    assert just_out(rules.view(state, 0)) is None
    play(rules, state, "G9 G2 G3 G4")
    for card in ("K2", "K3"):
        for reader in (0, 1, None):
            out = just_out(rules.view(state, reader))
            assert out is not None
            assert (out.seat, out.points, out.tricks) == (0, 4, (3, 2, 1, 1))
        play(rules, state, card)
    play(rules, state, "K4")
    assert just_out(rules.view(state, 0)) is None


def told_so_far(seats: int, seed: int) -> Iterator[tuple[View, Sequence[Event]]]:
    """Play a match at random; yield the view before each decision and all that was told so far."""
    rules, random, chance = build(seats, target=50), Random(seed), RandomChance(seed)
    told: list[Event] = []
    state = rules.start(None, chance, told.append)
    while rules.to_act(state) is not None:
        yield rules.view(state, None), told
        rules.apply(state, random.choice(rules.choices(state)), chance, told.append)


@pytest.mark.rule("MT-20", "MT-23", "MT-24")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_news_is_what_the_last_trick_told(seats: int) -> None:
    for seed in range(3):
        for view, told in told_so_far(seats, seed):
            taken = [at for at, event in enumerate(told) if isinstance(event, TrickTaken)]
            since = told[taken[-1] :] if taken else ()
            outs = [event for event in since if isinstance(event, WentOut)]
            out = just_out(view)
            news = [] if out is None else [(out.seat, out.points, out.tricks)]
            assert news == [(event.seat, event.points, event.tricks) for event in outs]


@pytest.mark.rule("MT-20", "MT-23", "MT-24")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_trick_of_a_round_remembers_the_scores_of_the_last(seats: int) -> None:
    for seed in range(3):
        for view, told in told_so_far(seats, seed):
            ends = [at for at, event in enumerate(told) if isinstance(event, RoundEnded)]
            if not ends or view.trick_number > 1:
                assert scored_before(view) is None
                continue
            last = told[ends[-2] if len(ends) > 1 else 0 : ends[-1]]
            scored = {event.seat: event.points for event in last if isinstance(event, WentOut)}
            assert scored_before(view) == tuple(map(scored.get, range(seats)))


@pytest.mark.rule("MT-14")
def test_the_first_trump_of_another_suit_broke_in() -> None:
    rules = build(4)
    state = position(rules, ["G5", "K3", "P3", "P4"], trump="P")
    for card, seat in (("G5", None), ("K3", None), ("P3", 2)):
        play(rules, state, card)
        assert broke_in(rules.view(state, 0)) == seat


@pytest.mark.rule("MT-15")
def test_a_trump_that_is_led_breaks_in_nowhere() -> None:
    rules = build(4)
    state = position(rules, ["P5", "P3", "P6", "K4"], trump="P")
    play(rules, state, "P5 P3 P6")
    assert broke_in(rules.view(state, 3)) is None
