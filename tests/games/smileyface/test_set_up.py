"""How the table is set: cards, hands, chart, first player."""

from __future__ import annotations

from collections import Counter

import pytest

from smilegames.core.chance import Order, Pick, RandomChance, StackedChance
from smilegames.games.smileyface import GAME
from smilegames.games.smileyface.cards import EMOTIONS, NAMES
from smilegames.games.smileyface.events import CardsDrawn, Cause, RankingSet, RoundOpened
from tests.games.smileyface.table import named, rules


@pytest.mark.rule("SF-01")
@pytest.mark.parametrize(("seats", "limit"), [(4, 7), (5, 7), (6, 7), (7, 6), (8, 5)])
def test_hands_are_filled_to_the_limit(seats: int, limit: int) -> None:
    state = rules(seats).start(None, RandomChance(1))
    assert [len(hand) for hand in state.hands] == [limit] * seats


@pytest.mark.rule("SF-01")
def test_four_to_eight_play() -> None:
    assert (GAME.min_seats, GAME.max_seats) == (4, 8)


@pytest.mark.rule("SF-02", "SF-03")
def test_the_draw_pile_holds_emotions_and_mischief() -> None:
    count = Counter(NAMES[card] for card in rules().cards)
    emotions = {name: n for name, n in count.items() if name[1:].isdigit()}
    assert sum(emotions.values()) == 52
    for suit in "HSUA":
        assert [emotions[f"{suit}{value}"] for value in range(1, 6)] == [2, 3, 3, 3, 2]
    assert sum(count.values()) == 70
    assert count["mean"] == count["storm"] == 2


@pytest.mark.rule("SF-31")
def test_mischief_can_be_left_out() -> None:
    plain = rules(mischief=False)
    assert len(plain.cards) == 52
    assert max(plain.cards) < EMOTIONS
    assert GAME.defaults() == {"mischief": True}


@pytest.mark.rule("SF-04")
def test_round_cards_and_reward_tokens() -> None:
    deck = rules().deck
    assert deck.round_cards == (1, 1, 2, 2, 3, 3, 4)
    assert deck.reward_tokens == (0, 0, 1, 1, 1, 2, 2)
    view = rules().view(rules().start(None, RandomChance(1)), None)
    assert (view.round, view.points, view.rewards_left) == (1, 1, 7)


@pytest.mark.rule("SF-05", "SF-06")
def test_chance_calls_of_the_set_up_in_order() -> None:
    pile = Order(tuple(range(70)))
    chance = StackedChance([Pick(4, 2), Order((3, 1, 0, 2)), pile])
    told: list[object] = []
    state = rules().start(None, chance, told.append)
    assert chance.left == 0
    assert (state.first, state.to_act) == (2, 2)
    assert told[0] == RankingSet(Cause.SET_UP, (3, 1, 0, 2))
    assert told[1] == RoundOpened(1, 1, 2)
    assert [event.seat for event in told if isinstance(event, CardsDrawn)] == [2, 3, 0, 1]


@pytest.mark.rule("SF-06")
def test_a_chosen_first_player_needs_no_chance() -> None:
    chance = StackedChance([Order((0, 1, 2, 3)), Order(tuple(range(70)))])
    state = rules().start(1, chance)
    assert state.to_act == 1
    # One at a time, clockwise from the first player: the top four cards go to seats 1, 2, 3, 0.
    assert named(state.hands[1]) == "H1 H2 H4 H5 S2 S3 S5"
    assert named(state.hands[0]) == "H2 H3 H5 S2 S3 S4 U1"
