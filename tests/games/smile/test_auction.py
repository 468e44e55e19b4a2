"""Auctions: revealing, bidding, backing out, borrowing, pairs, and what follows what."""

from __future__ import annotations

from random import Random

import pytest

from smilegames.core.chance import Order, Pick, RandomChance, StackedChance
from smilegames.games.smile.events import (
    AuctionOver,
    BeadBid,
    Borrowed,
    GameOver,
    PairLeft,
    Revealed,
    SubstitutesInUse,
    Took,
    TookLast,
)
from tests.games.smile.table import build, laid, numbers, offered, play, position, spelled
from tests.hooks import smile as hooks

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])


@pytest.mark.rule("SM-04")
@SEATS
def test_everybody_starts_with_six_clear_beads(seats: int) -> None:
    state = build(seats).start(0, RandomChance(1))
    assert state.clear == [6] * seats
    assert state.blue == [0] * seats
    assert (state.supply_clear, state.supply_blue) == (35 - 6 * seats, 5)


@pytest.mark.rule("SM-06")
def test_whoever_saw_a_firefly_starts() -> None:
    rules = build(3)
    state = rules.start(2, laid(rules, ""))
    assert (rules.to_act(state), state.starter) == (2, 2)


@pytest.mark.rule("SM-06")
def test_chance_may_name_the_starter() -> None:
    chance = StackedChance([Pick(3, 1), Order(tuple(range(30)))])
    assert build(3).start(None, chance).starter == 1


@pytest.mark.rule("SM-10")
def test_cards_are_laid_out_ascending_and_equals_as_turned_up() -> None:
    rules = build(5)
    told: list[object] = []
    state = rules.start(0, laid(rules, "Y+6 W+1 N-3 R+1 Y+1"), told.append)
    assert spelled(rules, state.row) == "N-3 W+1 R+1 Y+1 Y+6"
    assert told == [Revealed(1, 0, tuple(state.row))]
    assert len(state.pile) == 45


@pytest.mark.rule("SM-01")
@SEATS
def test_ten_auctions_and_a_card_for_everybody_in_each(seats: int) -> None:
    rules = build(seats)
    for seed in range(20):
        told: list[object] = []
        state, chance, random = rules.start(None, RandomChance(seed)), RandomChance(0), Random(seed)
        while rules.to_act(state) is not None:
            rules.apply(state, random.choice(rules.choices(state)), chance, told.append)
        takers = [event.seat for event in told if isinstance(event, Took | TookLast)]
        auctions = [takers[at : at + seats] for at in range(0, len(takers), seats)]
        assert len(auctions) == 10
        assert all(sorted(auction) == list(range(seats)) for auction in auctions)
        assert not state.pile


@pytest.mark.rule("SM-11")
def test_bidding_goes_round_any_number_of_laps_without_those_who_are_out() -> None:
    rules = build(4)
    state = position(rules, "Y-2 W+1 R+3 B+4")
    turns = []
    for text in ["bid Y-2"] * 5 + ["take Y-2"] + ["bid W+1"] * 4:
        turns.append(rules.to_act(state))
        play(rules, state, text)
    assert turns == [0, 1, 2, 3, 0, 1, 2, 3, 0, 2]


@pytest.mark.rule("SM-12")
def test_a_bid_is_one_clear_bead_on_the_lowest_card() -> None:
    rules = build(3)
    state = position(rules, "Y-2 W+1 R+3")
    assert offered(rules, state) == ["bid Y-2"]
    assert play(rules, state, "bid Y-2") == [BeadBid(0, *numbers(rules, "Y-2"), 1)]
    assert state.row_beads == [1, 0, 0]
    assert state.clear == [5, 6, 6]


@pytest.mark.rule("SM-12")
def test_the_bidder_chooses_among_equals_and_blue_beads_are_no_bids() -> None:
    rules = build(3)
    state = position(rules, "W+1 R+1 B+3", clear=(0, 6, 6))
    state.blue[0] = 2
    assert offered(rules, state) == ["bid W+1", "bid R+1"]
    play(rules, state, "bid R+1")
    assert state.blue == [3, 0, 0]
    assert offered(rules, state) == ["bid W+1", "bid R+1", "take R+1"]


@pytest.mark.rule("SM-13")
def test_backing_out_takes_a_beaded_card_with_all_its_beads() -> None:
    rules = build(3)
    state = position(rules, "W+1 R+1 B+3", beads=(2, 3, 0))
    assert offered(rules, state) == ["bid W+1", "bid R+1", "take W+1", "take R+1"]
    told = play(rules, state, "take R+1")
    card = numbers(rules, "R+1")[0]
    assert told == [Took(0, card, 3, None)]
    assert state.kept[0] == (card,)
    assert state.clear == [9, 6, 6]
    assert state.out == [card, None, None]
    assert state.row_beads == [2, 0]


@pytest.mark.rule("SM-13")
def test_nobody_backs_out_while_no_card_has_beads() -> None:
    rules = build(3)
    state = position(rules, "W+1 R+1 B+3")
    assert offered(rules, state) == ["bid W+1", "bid R+1"]


@pytest.mark.rule("SM-14")
def test_the_next_lowest_card_takes_the_bids_when_the_lowest_has_gone() -> None:
    rules = build(3)
    state = position(rules, "Y-2 W+1 R+3")
    play(rules, state, "bid Y-2", "take Y-2")
    assert offered(rules, state) == ["bid W+1"]


@pytest.mark.rule("SM-15")
def test_the_last_player_takes_the_last_card_unasked_and_starts() -> None:
    rules = build(3)
    state = position(rules, "Y-2 W+1 R+3")
    told = play(rules, state, "bid Y-2", "take Y-2", "bid W+1", "take W+1")
    assert told[4:6] == [TookLast(2, *numbers(rules, "R+3"), 0, None), AuctionOver(2, 2)]
    assert isinstance(told[6], Revealed)
    assert (state.auction, state.starter, rules.to_act(state)) == (3, 2, 2)
    assert state.out == [None, None, None]


@pytest.mark.rule("SM-15")
def test_beads_on_the_last_card_come_with_it() -> None:
    rules = build(3)
    state = position(rules, "W+1 R+1 B+1")
    play(rules, state, "bid W+1", "bid R+1", "bid B+1", "take W+1", "take R+1")
    assert state.clear == [6, 6, 6]


@pytest.mark.rule("SM-16")
def test_with_neither_possible_a_bead_is_borrowed_and_bid_in_one_turn() -> None:
    rules = build(3)
    state = position(rules, "W+1 R+1 B+3", clear=(0, 6, 6))
    assert rules.view(state, 1).borrows
    card = numbers(rules, "R+1")[0]
    supply = state.supply_clear
    assert play(rules, state, "bid R+1") == [Borrowed(0), BeadBid(0, card, 1)]
    assert (state.clear[0], state.blue[0]) == (0, 1)
    assert (state.supply_clear, state.supply_blue) == (supply - 1, 4)
    assert rules.to_act(state) == 1


@pytest.mark.rule("SM-16")
def test_nobody_borrows_with_a_bead_in_hand_or_on_the_table() -> None:
    rules = build(3)
    with_a_bead = position(rules, "W+1 R+1 B+3", clear=(1, 6, 6))
    assert not rules.view(with_a_bead, 0).borrows
    play(rules, with_a_bead, "bid W+1")
    assert with_a_bead.blue == [0, 0, 0]
    beaded = position(rules, "W+1 R+1 B+3", beads=(1, 0, 0), clear=(0, 6, 6))
    assert not rules.view(beaded, 0).borrows


@pytest.mark.rule("SM-17")
@pytest.mark.parametrize(
    ("row", "beads", "choices"),
    [
        ("Y-2 W+1 R+3", (1, 0, 0), ["take Y-2"]),
        ("W+1 R+1 B+3", (1, 0, 0), ["take W+1"]),
        ("W+1 R+1 B+3", (1, 2, 0), ["take W+1", "take R+1"]),
    ],
)
def test_without_a_bead_backing_out_is_all_there_is(
    row: str, beads: tuple[int, ...], choices: list[str]
) -> None:
    rules = build(3)
    assert offered(rules, position(rules, row, beads=beads, clear=(0, 6, 6))) == choices


@pytest.mark.rule("SM-18")
def test_an_empty_supply_blocks_nothing_and_is_told_once() -> None:
    rules = build(3)
    told = []
    for supply in (1, 0, -1):
        state = position(rules, "W+1 R+3 B+4", clear=(0, 6, 6))
        state.supply_clear, state.supply_blue = supply + 9, supply
        told.append(play(rules, state, "bid W+1"))
        assert state.supply_blue == supply - 1
    bid = BeadBid(0, *numbers(rules, "W+1"), 1)
    assert told == [
        [Borrowed(0), bid],
        [Borrowed(0), SubstitutesInUse("blue"), bid],
        [Borrowed(0), bid],
    ]


@pytest.mark.rule("SM-18")
def test_with_five_seats_both_kinds_run_out_together() -> None:
    rules = build(5)
    state = rules.start(0, RandomChance(3))
    assert state.supply_clear == state.supply_blue == 5
    state.supply_clear = state.supply_blue = 0
    state.clear[0] = 0
    told: list[object] = []
    rules.apply(state, rules.choices(state)[0], StackedChance(), told.append)
    assert told[1:3] == [SubstitutesInUse("clear"), SubstitutesInUse("blue")]


@pytest.mark.rule("SM-19")
def test_cards_alike_are_told_apart() -> None:
    rules = build(3)
    state = position(rules, "N+2b N+2a B+3")
    assert offered(rules, state) == ["bid N+2b", "bid N+2a"]
    play(rules, state, "bid N+2a")
    assert state.row_beads == [0, 1, 0]


@pytest.mark.rule("SM-20")
def test_two_of_a_colour_leave_in_the_middle_of_an_auction() -> None:
    rules = build(3)
    state = position(rules, "Y-2 W+1 R+3", beads=(4, 0, 0), kept=("R-1 Y+6 N-1", "", ""))
    left = state.removed
    taken, kept = numbers(rules, "Y-2 Y+6")
    assert play(rules, state, "take Y-2") == [Took(0, taken, 4, kept), PairLeft(0, kept, taken)]
    assert spelled(rules, state.kept[0]) == "R-1 N-1"
    assert state.removed == (*left, kept, taken)
    assert rules.to_act(state) == 1


@pytest.mark.rule("SM-20")
def test_uncoloured_cards_never_pair() -> None:
    rules = build(3)
    state = position(rules, "N-1 W+1 R+3", beads=(1, 0, 0), kept=("N+3", "", ""))
    play(rules, state, "take N-1")
    assert spelled(rules, state.kept[0]) == "N+3 N-1"


@pytest.mark.rule("SM-20")
@SEATS
def test_nobody_ever_has_two_of_a_colour(seats: int) -> None:
    rules = build(seats)
    for seed in range(10):
        state, chance, random = rules.start(0, RandomChance(seed)), RandomChance(0), Random(seed)
        while rules.to_act(state) is not None:
            rules.apply(state, random.choice(rules.choices(state)), chance)
            for cards in state.kept:
                colours = [rules.deck.colour_of[c] for c in cards if rules.deck.colour_of[c] != "N"]
                assert len(set(colours)) == len(colours)


@pytest.mark.rule("SM-21")
def test_beads_then_pair_then_the_last_card_then_the_next_reveal() -> None:
    rules = build(3)
    state = position(
        rules, "Y-2 W+1 R+3", kept=("R-1 W+2", "Y+6", "R+4"), clear=(6, 6, 6), beads=(2, 0, 0)
    )
    told = play(rules, state, "bid Y-2", "take Y-2", "bid W+1", "take W+1")
    yellow, old_yellow, white, old_white, red, old_red = numbers(rules, "Y-2 Y+6 W+1 W+2 R+3 R+4")
    assert told[:-1] == [
        BeadBid(0, yellow, 3),
        Took(1, yellow, 3, old_yellow),
        PairLeft(1, old_yellow, yellow),
        BeadBid(2, white, 1),
        Took(0, white, 1, old_white),
        PairLeft(0, old_white, white),
        TookLast(2, red, 0, old_red),
        PairLeft(2, old_red, red),
        AuctionOver(2, 2),
    ]
    assert isinstance(told[-1], Revealed)
    # The beads stay although their cards have left.
    assert state.clear == [6, 9, 5]
    assert [spelled(rules, cards) for cards in state.kept] == ["R-1", "", ""]


@pytest.mark.rule("SM-05", "SM-15")
def test_after_the_tenth_auction_all_hands_are_opened() -> None:
    rules = build(3)
    state = position(rules, "Y-2 W+1 R+3", auction=10)
    told = play(rules, state, "bid Y-2", "take Y-2", "bid W+1", "take W+1")
    assert told[-2:] == [AuctionOver(10, None), GameOver((6, 7, 5), (0, 0, 0))]
    assert rules.to_act(state) is None
    assert rules.choices(state) == ()
    assert rules.view(state, 0).over


@pytest.mark.rule("SM-11", "SM-16")
@SEATS
def test_even_the_most_stubborn_bidders_come_to_an_end(seats: int) -> None:
    rules = build(seats)
    state, chance = rules.start(0, RandomChance(5)), RandomChance(0)
    decisions = 0
    while rules.to_act(state) is not None:
        rules.apply(state, rules.choices(state)[0], chance)
        decisions += 1
    hooks.conserved(rules, state)
    assert decisions <= hooks.MAX_DECISIONS


@pytest.mark.rule("SM-12", "SM-14")
def test_beads_lie_on_cards_of_the_lowest_value_only() -> None:
    """`choices` relies on it."""
    rules = build(5)
    for seed in range(30):
        state, chance, random = rules.start(0, RandomChance(seed)), RandomChance(0), Random(seed)
        while rules.to_act(state) is not None:
            beaded = [c for c, n in zip(state.row, state.row_beads, strict=True) if n]
            assert set(beaded) <= set(rules.deck.lowest(state.row))
            rules.apply(state, random.choice(rules.choices(state)), chance)
