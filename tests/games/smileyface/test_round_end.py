"""Steps 3 to 6: scoring, rewards, the new ranking, Clean-up; and the end of the match."""

from __future__ import annotations

import pytest

from smilegames.core.chance import Order, Pick, StackedChance
from smilegames.games.smileyface.events import (
    Cause,
    CleanUpDone,
    MischiefDiscarded,
    Passed,
    PileShuffled,
    RankingSet,
    RewardDrawn,
    RewardsShown,
    RoundOpened,
    RoundScored,
)
from smilegames.games.smileyface.scoring import outcome_of
from smilegames.games.smileyface.state import CLEAN_UP, OVER, TURNS, RoundResult, State
from tests.games.smileyface.table import (
    cards,
    do,
    listed,
    named,
    refused,
    rules,
    suits,
    table,
    totals,
)

SAME = Order((0, 1, 2))
TIE = RoundResult((0, 1, 2, 3), ((),) * 4, (0,) * 4, None, None)


def last_pass(**position: object) -> State:
    """Return a position in which seat 0 is the last who has not passed.

    Seat 1 holds a card, unless told otherwise, so that somebody is asked in Clean-up (SF-25).
    """
    return table(**{"passed": [1, 2, 3], "hands": ["", "A1"], **position})  # type: ignore[arg-type]


@pytest.mark.rule("SF-20")
@pytest.mark.parametrize(
    ("display", "expected"),
    [
        ("H1 H2", "5 0 0 0"),
        ("S1 S5", "0 6 0 0"),
        ("U3 U3 U3", "0 0 9 0"),
        ("A5 A5", "0 0 0 0"),
        ("H5 S4 S4 U1 A2", "6 8 1 0"),
        ("", "0 0 0 0"),
    ],
)
def test_totals_by_suit(display: str, expected: str) -> None:
    state = last_pass(displays=[display])
    assert totals(state) == expected
    do(state, "pass", chance=StackedChance([SAME, SAME]))
    assert state.results[0].scores[0] == max(map(int, expected.split()))


@pytest.mark.rule("SF-20", "SF-21")
def test_the_highest_single_suit_takes_the_round_card() -> None:
    # Three suits in the second display add up to more; only one of them counts.
    state = last_pass(displays=["S5 S3", "H3 S4 U4", "A5 A5 A4", "U5"])
    told = do(state, "pass", chance=StackedChance([SAME]))
    assert told[:2] == [Passed(0), RoundScored(1, 1, (8, 4, 0, 5), 0)]
    assert rules().view(state, None).won == ((1,), (), (), ())


@pytest.mark.rule("SF-21", "SF-04")
@pytest.mark.parametrize("displays", [["S5", "H4", "S5"], ["", "", "", ""], ["A5", "", "", ""]])
def test_a_tie_leaves_the_round_card_to_nobody(displays: list[str]) -> None:
    state = last_pass(displays=displays, helpers={0: 1, 1: 0})
    told = do(state, "pass", chance=StackedChance([SAME]))
    scored = told[1]
    assert isinstance(scored, RoundScored)
    assert scored.winner is None
    assert rules().view(state, None).won == ((), (), (), ())
    assert state.rewards == [()] * 4


@pytest.mark.rule("SF-21")
def test_the_leader_is_shown_while_the_round_is_played() -> None:
    view = rules().view(table(displays=["S5", "H4", "S4"]), 2)
    assert (view.standing.scores, view.standing.leaders) == ((5, 5, 4, 0), (0, 1))
    assert view.standing.leader is None
    assert rules().view(table(displays=["S5", "H5"]), 2).standing.leader == 1


@pytest.mark.rule("SF-22", "SF-18")
def test_only_the_winners_direct_helper_is_rewarded() -> None:
    # Seat 2 helped 1, seat 1 helped 0; seat 0 wins.
    state = last_pass(displays=["S5"], helpers={0: 1, 1: 2})
    told = do(state, "pass", chance=StackedChance([Pick(7, 6), SAME]))
    assert told[2] == RewardDrawn(1, 0, 2)
    assert state.rewards == [(), (2,), (), ()]
    assert state.rewards_left == (0, 0, 1, 1, 1, 2)
    assert told[2].seen_by(1) == told[2]
    assert told[2].seen_by(0) == told[2].seen_by(None) == RewardDrawn(1, 0, None)
    assert state.results[0].helper == 1


@pytest.mark.rule("SF-22")
def test_a_winner_without_helper_rewards_nobody() -> None:
    state = last_pass(displays=["S5"], helpers={1: 2})
    do(state, "pass", chance=StackedChance([SAME]))
    assert state.rewards == [()] * 4


@pytest.mark.rule("SF-23")
def test_displays_are_swept_away_and_tokens_return() -> None:
    state = last_pass(displays=["S5 mean", "H1"], helpers={1: 2})
    do(state, "pass", chance=StackedChance([SAME]))
    assert sorted(state.discards) == cards("H1 S5 mean")
    assert state.displays == [[], [], [], []]
    assert state.helpers == [-1] * 4
    assert [named(display) for display in state.results[0].displays] == ["S5 mean", "H1", "", ""]


@pytest.mark.rule("SF-24")
def test_the_newbie_rises_and_the_rest_is_shuffled() -> None:
    state = last_pass(displays=["S5"], ranking="HSUA")
    told = do(state, "pass", chance=StackedChance([Order((2, 0, 1))]))
    assert state.ranking == suits("AUHS")
    assert told[-1] == RankingSet(Cause.NEW_ROUND, tuple(suits("AUHS")))


@pytest.mark.rule("SF-24", "SF-45")
def test_the_newbie_of_the_moment_rises() -> None:
    state = last_pass(displays=["S5"], hands=["usurper", "A1"], ranking="HSUA")
    do(state, "usurper A")
    do(state, "pass", chance=StackedChance([SAME]))
    assert state.ranking == suits("UAHS")


@pytest.mark.rule("SF-25")
def test_clean_up_asks_everyone_with_or_without_mischief() -> None:
    state = table(
        hands=["H1 mean thief thief", "S1", "U1", "storm"], to_act=2, first=2, phase=CLEAN_UP
    )
    state.results.append(TIE)
    assert listed(state) == ["done"]
    assert do(state, "done") == [CleanUpDone(2)]
    assert listed(state) == ["discard storm", "done"]
    do(state, "done")
    assert listed(state) == ["discard mean", "discard thief", "done"]
    told = do(state, "discard thief", "discard thief", "done")
    assert told[0] == MischiefDiscarded(0, cards("thief")[0])
    assert named(state.discards) == "thief thief"
    assert named(state.hands[0]) == "H1 mean"
    assert (listed(state), state.to_act) == (["done"], 1)


@pytest.mark.rule("SF-25")
def test_an_empty_hand_is_not_asked_or_not_any_more() -> None:
    state = last_pass(displays=["S5"], hands=["", "H1", "", "thief thief"], first=2)
    do(state, "pass", chance=StackedChance([SAME]))
    assert (state.phase, state.to_act) == (CLEAN_UP, 3)
    told = do(state, "discard thief", "discard thief")
    assert told == [MischiefDiscarded(3, *cards("thief"))] * 2
    assert state.to_act == 1
    told = do(state, "done", chance=StackedChance([Order(tuple(range(69)))]))
    assert (told[0], state.round) == (CleanUpDone(1), 2)


@pytest.mark.rule("SF-25")
def test_with_every_hand_empty_the_next_round_begins_at_once() -> None:
    state = last_pass(displays=["S5"], hands=[])
    told = do(state, "pass", chance=StackedChance([SAME, Order(tuple(range(70)))]))
    assert (state.phase, state.round, state.first) == (TURNS, 2, 0)
    assert RoundOpened(2, 1, 0) in told
    state = last_pass(displays=["S5"], hands=["", "", "storm"])
    do(state, "pass", chance=StackedChance([SAME]))
    told = do(state, "discard storm", chance=StackedChance([Order(tuple(range(70)))]))
    assert told[:2] == [MischiefDiscarded(2, *cards("storm")), PileShuffled(70)]


@pytest.mark.rule("SF-25")
def test_after_clean_up_everything_is_shuffled_and_tokens_stand_up() -> None:
    state = last_pass(displays=["S5"], hands=["H1", "H1", "H2", "H2"])
    do(state, "pass", chance=StackedChance([SAME]))
    do(state, "done", "done", "done")
    assert state.passed == 15
    do(state, "done", chance=StackedChance([Order(tuple(range(66)))]))
    assert (state.phase, state.round, state.passed, state.discards) == (TURNS, 2, 0, [])
    assert [len(hand) for hand in state.hands] == [7] * 4
    assert len(state.pile) == 70 - 28


@pytest.mark.rule("SF-25")
def test_the_shuffle_orders_pile_then_discards_top_first() -> None:
    state = table(hands=["S1 S1"], to_act=3, phase=CLEAN_UP)
    state.results.append(TIE)
    state.discards = [state.pile.pop(0)]
    do(state, "done", chance=StackedChance([Order((67, *range(67)))]))
    # The only discarded card came to lie on top, and the first player draws first.
    assert named(state.hands[0]) == "H1 S1 S1 swap swap storm storm"


@pytest.mark.rule("SF-25")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("discard H1", "emotions_stay"),
        ("discard storm", "not_in_hand"),
        ("play H1", "cleaning_up"),
        ("pass", "cleaning_up"),
    ],
)
def test_clean_up_refuses(text: str, code: str) -> None:
    state = table(hands=["H1 mean"], phase=CLEAN_UP)
    assert refused(state, text) == (code, "SF-25")


@pytest.mark.rule("SF-06")
@pytest.mark.parametrize(("winner", "starts"), [(3, 3), (None, 1)])
def test_the_winner_starts_the_next_round_and_after_a_tie_the_same(
    winner: int | None, starts: int
) -> None:
    state = table(first=1, to_act=0, phase=CLEAN_UP, hands=["A1"])
    state.results.append(RoundResult((0, 1, 2, 3), ((),) * 4, (0,) * 4, winner, None))
    do(state, "done", chance=StackedChance([Order(tuple(range(69)))]))
    assert (state.first, state.to_act) == (starts, starts)


@pytest.mark.rule("SF-26")
def test_round_seven_ends_the_match_without_steps_four_to_six() -> None:
    state = last_pass(displays=["S5"], round_number=7, helpers={0: 3})
    state.results += [TIE] * 6
    told = do(state, "pass", chance=StackedChance([Pick(7, 0)]))
    assert (state.phase, rules().to_act(state)) == (OVER, None)
    assert rules().choices(state) == ()
    assert state.ranking == suits("HSUA")
    assert told[-1] == RewardsShown(((), (), (), (0,)))
    assert rules().refusal(state, rules().parse("pass")).code == "over"
    assert rules().outcome(state) is not None


def won(*winners: int | None) -> list[RoundResult]:
    """Return seven rounds by who won them."""
    return [RoundResult((0, 1, 2, 3), ((),) * 4, (0,) * 4, winner, None) for winner in winners]


@pytest.mark.rule("SF-30")
@pytest.mark.parametrize(
    ("winners", "rewards", "scores", "places", "decided"),
    [
        ((0, 0, 1, 1, 2, None, 0), [(), (), (), (2,)], (6, 4, 3, 2), (1, 2, 3, 4), "score"),
        # 4 points each: three Round cards beat one.
        ((0, 0, 0, None, 1, None, 2), [(), (), (), ()], (4, 3, 4, 0), (1, 3, 2, 4), "round_cards"),
        # 4 points and two cards each: the later one decides.
        ((0, 1, None, None, 0, 1, None), [()] * 4, (4, 4, 0, 0), (2, 1, 3, 3), "latest_round"),
        # A token is no Round card.
        (
            (0, 0, None, None, None, 1, None),
            [(1,), (), (), ()],
            (3, 3, 0, 0),
            (1, 2, 3, 3),
            "round_cards",
        ),
        ((None,) * 7, [(1,), (0, 1), (0,), ()], (1, 1, 0, 0), (1, 1, 3, 3), "shared"),
        ((None,) * 7, [()] * 4, (0, 0, 0, 0), (1, 1, 1, 1), "shared"),
    ],
)
def test_final_ranking(
    winners: tuple[int | None, ...],
    rewards: list[tuple[int, ...]],
    scores: tuple[int, ...],
    places: tuple[int, ...],
    decided: str,
) -> None:
    state = table()
    state.results, state.rewards = won(*winners), rewards
    ended = outcome_of(state, rules().deck)
    assert (ended.scores, ended.places) == (scores, places)
    assert ended.decided_by == decided
    assert [sum(line.points for line in lines) for lines in ended.lines] == list(scores)
