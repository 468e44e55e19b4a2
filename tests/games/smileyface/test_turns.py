"""Step 1 and Step 2: drawing, playing, passing, helping."""

from __future__ import annotations

import pytest

from smilegames.core.chance import Order, RandomChance, StackedChance
from smilegames.games.smileyface.events import CardsDrawn, EmotionPlayed, HandLent, PileShuffled
from smilegames.games.smileyface.state import CLEAN_UP, RoundResult
from tests.games.smileyface.table import (
    cards,
    do,
    listed,
    named,
    random_positions,
    refused,
    rules,
    table,
    totals,
)


@pytest.mark.rule("SF-10")
def test_from_round_two_on_each_fills_the_hand_in_turn() -> None:
    state = table(hands=["H1", "", "S1 S1 S2 S2 S2 S3 S3 S3", "U1"], phase=CLEAN_UP, to_act=3)
    state.results.append(RoundResult((0, 1, 2, 3), ((),) * 4, (0, 0, 3, 0), 2, None))
    everything = Order(tuple(range(len(state.pile))))
    top = list(reversed(state.pile))
    told = do(state, "done", chance=StackedChance([everything]))
    assert told[1] == PileShuffled(len(top))
    drawn = [(event.seat, event.count) for event in told if isinstance(event, CardsDrawn)]
    # The winner starts and has more than the limit already, so draws nothing.
    assert drawn == [(3, 6), (0, 6), (1, 7)]
    assert state.to_act == 2
    assert state.hands[3] == sorted([*top[:6], *cards("U1")])
    assert [len(hand) for hand in state.hands] == [7, 7, 8, 7]


@pytest.mark.rule("SF-11", "SF-14")
def test_turns_go_clockwise_past_those_who_passed() -> None:
    state = table(hands=["H1 H2", "S1", "", "U1 U2"])
    do(state, "play H1")
    assert state.to_act == 1
    do(state, "pass")
    assert state.to_act == 2
    do(state, "pass")
    do(state, "play U1")
    assert state.to_act == 0
    do(state, "play H2")
    assert state.to_act == 3
    assert rules().view(state, None).passed == (False, True, True, False)


@pytest.mark.rule("SF-11")
def test_the_four_kinds_of_action() -> None:
    state = table(hands=["H3 H3 S1 mean"], displays=["A2 A2"], passed=[3])
    assert listed(state) == [
        *("play H3", "play S1", "mean", "pass"),
        *("help 2 A2", "help 3 A2", "help 4 A2"),
    ]


@pytest.mark.rule("SF-12")
def test_displays_are_sorted_with_totals() -> None:
    state = table(hands=["S4 A1"], displays=["A2 S5 mean"], ranking="UHSA")
    do(state, "play S4")
    assert named(state.displays[0]) == "S4 S5 A2 mean"
    assert totals(state) == "0 9 0 0"
    told = do(table(hands=["S4"]), "play S4")
    assert told == [EmotionPlayed(0, 8)]


@pytest.mark.rule("SF-13", "SF-16")
def test_lasting_cards_stay_and_others_are_discarded() -> None:
    state = table(hands=["mean mean pirate usurper"], passed=[1, 2, 3])
    do(state, "mean", "pirate", "usurper S", "mean")
    assert named(state.displays[0]) == "mean mean pirate"
    assert named(state.discards) == "usurper"


@pytest.mark.rule("SF-14")
def test_who_has_no_card_must_pass() -> None:
    state = table(hands=["", "H1"])
    assert listed(state) == ["pass"]


@pytest.mark.rule("SF-14")
def test_a_card_without_target_leaves_only_the_pass() -> None:
    state = table(hands=["thief storm swap eraser"])
    assert listed(state) == ["pass"]


@pytest.mark.rule("SF-15")
def test_helping_moves_a_card_and_passes() -> None:
    state = table(hands=["H1", "S1"], displays=["A2 A4"], passed=[2])
    told = do(state, "help 3 A4")
    assert told == [HandLent(0, 2, 18)]
    assert named(state.displays[0]) == "A2"
    assert named(state.displays[2]) == "A4"
    view = rules().view(state, None)
    assert view.helpers == (None, None, 0, None)
    assert view.passed == (True, False, True, False)


@pytest.mark.rule("SF-15")
def test_a_lasting_card_given_works_there() -> None:
    state = table(displays=["pirate H2", "A3 A3"], ranking="SHUA")
    assert totals(state, 1) == "0 0 0 0"
    do(state, "help 2 pirate")
    assert named(state.displays[1]) == "A3 A3 pirate"
    assert totals(state, 1) == "0 0 0 6"


@pytest.mark.rule("SF-15")
@pytest.mark.parametrize(
    ("displays", "text", "code"),
    [
        (["", "H1"], "help 2 H1", "nothing_to_give"),
        (["H1"], "help 1 H1", "helps_self"),
        (["H1"], "help 4 H1", "already_helped"),
        (["H1"], "help 2 H2", "not_yours_to_give"),
    ],
)
def test_when_nobody_can_be_helped(displays: list[str], text: str, code: str) -> None:
    state = table(displays=displays, passed=[2], helpers={3: 2})
    assert refused(state, text) == (code, "SF-15")


@pytest.mark.rule("SF-17")
def test_a_card_and_its_targets_are_one_action() -> None:
    state = table(hands=["swap thief"], displays=["H1", "S2 S2", "", "A5 mean"])
    assert listed(state, "swap") == ["swap H1 2 S2", "swap H1 4 A5"]
    assert listed(state, "thief") == ["thief 2 S2", "thief 4 A5"]
    do(state, "thief 4 A5")
    assert state.to_act == 1


@pytest.mark.rule("SF-18")
def test_who_was_helped_may_still_help() -> None:
    state = table(displays=["H1", "S1"], passed=[2], helpers={0: 2})
    do(state, "help 2 H1")
    assert state.helpers == [2, 0, -1, -1]
    assert listed(state, "help") == ["help 3 H1", "help 4 H1", "help 3 S1", "help 4 S1"]


@pytest.mark.rule("SF-18")
def test_two_may_help_each_other() -> None:
    state = table(displays=["H1", "S1"], hands=["", "", "U1", "U1"])
    do(state, "help 2 H1")
    assert "help 1 S1" in listed(state)
    do(state, "help 1 S1")
    assert state.helpers == [1, 0, -1, -1]


@pytest.mark.rule("SF-18")
def test_the_token_stays_when_the_card_given_goes() -> None:
    state = table(displays=["H1"], hands=["", "", "eraser"])
    do(state, "help 2 H1", "pass", "eraser 2 H1")
    assert state.helpers == [-1, 0, -1, -1]
    assert named(state.discards) == "eraser H1"


@pytest.mark.rule("SF-11", "SF-14")
def test_cards_not_in_hand_are_refused() -> None:
    state = table(hands=["H1", "S1 thief"])
    assert refused(state, "play S1") == ("not_in_hand", "SF-11")
    assert refused(state, "thief 2 S1") == ("not_in_hand", "SF-11")
    assert refused(state, "done") == ("not_cleaning_up", "SF-25")


@pytest.mark.rule("SF-27")
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_the_draw_pile_never_runs_out(seats: int) -> None:
    fewest = min(len(state.pile) for state in random_positions(rules(seats), seats))
    assert fewest >= 52 - 44
    most = max(sum(map(len, state.hands)) for state in random_positions(rules(seats), seats))
    assert most <= 44


@pytest.mark.rule("SF-27")
def test_the_largest_table_without_mischief_deals_42_of_52() -> None:
    state = rules(6, mischief=False).start(None, RandomChance(1))
    assert len(state.pile) == 10
