"""Who deals, what is dealt and whose turn it is."""

from __future__ import annotations

import pytest

from smilegames.core.chance import RandomChance
from smilegames.core.match import Match
from smilegames.core.record import Decision
from smilegames.games.smile_money import GAME, events
from tests.games.smile_money.positions import cards, new_rules, shown, stacked


@pytest.mark.rule("MO-02")
def test_two_to_four_play() -> None:
    assert (GAME.min_seats, GAME.max_seats) == (2, 4)


@pytest.mark.rule("MO-02")
def test_the_opening_answer_deals_first_and_a_lot_falls_otherwise() -> None:
    rules = new_rules(3)
    told: list = []
    state = rules.start(2, stacked(rules, ""), told.append)
    assert (state.dealer, rules.to_act(state)) == (2, 2)
    assert told[0] == events.FirstDealer(2, by_lot=False)
    told.clear()
    state = rules.start(None, stacked(rules, "", pick=1), told.append)
    assert (state.dealer, rules.to_act(state)) == (1, 1)
    assert told[0] == events.FirstDealer(1, by_lot=True)


@pytest.mark.rule("MO-03")
def test_table_first_then_a_card_at_a_time_clockwise_from_the_dealer() -> None:
    rules = new_rules(3)
    top = "R1 Y1 E1 P1  G1 L1 R2  G2 L2 R3  G1 L1 R2  G3 L3 X"
    told: list = []
    state = rules.start(1, stacked(rules, top), told.append)
    assert shown(rules, state.table) == "R1 Y1 E1 P1"
    hands = [cards(rules, hand) for hand in ("R2 R2 R3 X", "G1 G1 G2 G3", "L1 L1 L2 L3")]
    assert state.hands == hands
    assert told[1:] == [
        events.TableLaid(cards(rules, "R1 Y1 E1 P1")),
        events.Dealt(1, 1, 4, tuple(hands)),
    ]


@pytest.mark.rule("MO-04")
@pytest.mark.parametrize(("seats", "deals"), [(2, 6), (3, 4), (4, 3)])
def test_deals_use_the_deck_exactly_and_pass_left(seats: int, deals: int) -> None:
    rules = new_rules(seats)
    match = Match(rules, RandomChance(7), first=seats - 1)
    while (seat := match.to_act) is not None:
        match.submit(seat, match.choices(seat)[-1], match.version)
    log = match.log(None)
    dealers = [event.dealer for event in log if isinstance(event, events.Dealt)]
    assert dealers == [(seats - 1 + deal) % seats for deal in range(deals)]
    passed = [event.dealer for event in log if isinstance(event, events.DealPassed)]
    assert passed == dealers[1:]
    assert match.decisions == 48
    turns = [entry.seat for entry in match.entries if isinstance(entry, Decision)]
    for deal, dealer in enumerate(dealers):
        hand = turns[deal * 4 * seats : (deal + 1) * 4 * seats]
        assert hand == [(dealer + turn) % seats for turn in range(4 * seats)]


@pytest.mark.rule("MO-04")
def test_of_two_the_last_to_play_begins_the_next_deal() -> None:
    rules = new_rules(2)
    match = Match(rules, RandomChance(1), first=0)
    for _ in range(8):
        seat = match.to_act
        assert seat is not None
        match.submit(seat, match.choices(seat)[-1], match.version)
    assert (seat, match.to_act) == (1, 1)
    assert match.view(1).hand_sizes == (4, 4)
    assert (match.view(1).deal, match.view(1).draw_size) == (2, 32)


@pytest.mark.rule("MO-04")
def test_the_table_gets_no_cards_after_the_first_deal() -> None:
    rules = new_rules(4)
    state = rules.start(0, RandomChance(3))
    for _ in range(16):
        before = state.table
        rules.apply(state, rules.choices(state)[-1], RandomChance(1))
    assert state.dealer == 1
    assert len(rules.kinds.cards(state.table)) <= len(rules.kinds.cards(before)) + 1
