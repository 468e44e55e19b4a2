"""The end: leftovers, scores, the colour challenge, teams, places."""

from __future__ import annotations

import pytest

from smilegames.core.chance import Order, RandomChance
from smilegames.core.match import Match
from smilegames.core.outcome import Outcome
from smilegames.core.record import Decision, chance_of
from smilegames.games.smile_money import events
from smilegames.games.smile_money.foresight import foresee
from smilegames.games.smile_money.rules import SmileMoneyRules
from smilegames.games.smile_money.state import State
from tests.games.smile_money.positions import DECK, OPTIONS, cards, do, lay_out, new_rules
from tests.games.smile_money.scorer import recount
from tests.hooks.smile_money import rescore

ALL_RED = "R1 R1 R2 R2 R2 R3 R3 R3"


def ended(
    rules: SmileMoneyRules,
    piles: list[str],
    table: str = "",
    smiles: list[int] | None = None,
    last: int | None = None,
) -> State:
    no_smiles = [0] * rules.seats
    return lay_out(
        rules,
        [""] * rules.seats,
        table,
        piles,
        smiles=smiles or no_smiles,
        last_capture=last,
    )


def reckoned(rules: SmileMoneyRules, state: State) -> Outcome:
    """Return the outcome, on which the second scorer must agree."""
    outcome = rules.outcome(state)
    assert outcome is not None
    assert outcome.scores == rescore(rules, state)
    return outcome


def points(outcome: Outcome, seat: int) -> list[tuple[str, int]]:
    return [(line.code, line.points) for line in outcome.lines[seat]]


@pytest.mark.rule("MO-21")
def test_what_is_left_belongs_to_nobody() -> None:
    rules = new_rules()
    state = lay_out(rules, ["R1", "Y1"], "G3 G2", last_capture=1)
    told = do(rules, state, "play R1", "play Y1")
    left = cards(rules, "R1 Y1 G3 G2")
    assert told[-2:] == [events.LeftOver(left, None, None), events.Counted((0, 1), (0, 0), (0, 0))]
    assert rules.to_act(state) is None
    assert not rules.choices(state)
    assert reckoned(rules, state).scores == (0, 0)


@pytest.mark.rule("MO-30")
def test_coins_and_two_points_a_smile() -> None:
    rules = new_rules(3)
    state = ended(rules, ["R3 G3 X X", "P1 P2", "L1"], "G1", smiles=[0, 2, 1])
    outcome = reckoned(rules, state)
    assert outcome.scores == (6, 7, 3)
    assert outcome.places == (2, 1, 3)
    assert (outcome.ended_by, outcome.decided_by) == ("played_out", "score")
    assert points(outcome, 1) == [("coins", 3), ("smiles", 4)]


@pytest.mark.rule("MO-30")
def test_a_tie_is_a_shared_win() -> None:
    rules = new_rules(3)
    outcome = reckoned(rules, ended(rules, ["R3", "G3", "L1"]))
    assert outcome.places == (1, 1, 3)
    assert outcome.decided_by == "shared"
    assert outcome.winners == (0, 1)


@pytest.mark.rule("MO-30")
def test_the_coins_of_bombs_count_where_a_deck_has_some() -> None:
    deck = {**DECK, "bombs": {"count": 4, "coins": 5}}
    rules = new_rules(2, deck)
    outcome = rules.outcome(ended(rules, ["X R1", "Y2"]))
    assert outcome is not None
    assert outcome.scores == (6, 2)


@pytest.mark.rule("MO-40")
def test_leftovers_go_to_the_last_capture_before_anything_counts() -> None:
    rules = new_rules(2, colour_challenge=True)
    state = ended(rules, ["R1", "R2 R2"], "R3 R3", last=0)
    outcome = reckoned(rules, state)
    assert outcome.scores == (8, 4)
    assert points(outcome, 0) == [("coins", 1), ("leftovers", 6), ("smiles", 0), ("majority", 1)]


@pytest.mark.rule("MO-40")
def test_a_bomb_that_took_something_may_be_the_last_capture_and_it_is_no_smile() -> None:
    rules = new_rules(2, colour_challenge=True)
    state = lay_out(rules, ["X", "G1"], "R1", last_capture=1)
    told = do(rules, state, "play X", "play G1")
    assert told[-2] == events.LeftOver(cards(rules, "G1"), 0, 0)
    assert state.smiles == [0, 0]
    assert reckoned(rules, state).scores == (1 + 1 + 1 + 1, 0)


@pytest.mark.rule("MO-40")
def test_without_a_capture_leftovers_stay_nobodys() -> None:
    rules = new_rules(2, colour_challenge=True)
    state = lay_out(rules, ["R1", "Y1"], "G3")
    told = do(rules, state, "play R1", "play Y1")
    assert told[-2] == events.LeftOver(cards(rules, "R1 Y1 G3"), None, None)
    assert reckoned(rules, state).scores == (0, 0)


@pytest.mark.rule("MO-40")
def test_a_majority_is_strict_and_a_whole_colour_gives_three_more() -> None:
    rules = new_rules(3, colour_challenge=True)
    outcome = reckoned(rules, ended(rules, [ALL_RED, "Y1 Y1 G1 X X", "Y2 Y2 G3 G1"]))
    assert points(outcome, 0) == [
        ("coins", 17),
        ("smiles", 0),
        ("majority", 1),
        ("whole_colour", 3),
    ]
    assert points(outcome, 1) == [("coins", 3), ("smiles", 0)]
    assert points(outcome, 2) == [("coins", 8), ("smiles", 0), ("majority", 1)]
    assert outcome.lines[2][2].params == {"colour": "green", "n": 2}


@pytest.mark.rule("MO-40")
def test_leftovers_can_complete_a_colour_and_break_a_majority() -> None:
    rules = new_rules(2, colour_challenge=True)
    outcome = reckoned(rules, ended(rules, [ALL_RED[3:], "G1 G1"], "R1 G2 G2", last=0))
    assert [line.code for line in outcome.lines[0]][-2:] == ["majority", "whole_colour"]
    assert [line.code for line in outcome.lines[1]] == ["coins", "smiles"]


@pytest.mark.rule("MO-40")
def test_the_plain_game_knows_no_challenge() -> None:
    rules = new_rules()
    assert reckoned(rules, ended(rules, [ALL_RED, ""], "G3", last=0)).scores == (17, 0)


@pytest.mark.rule("MO-41")
def test_captures_and_smiles_of_a_pair_lie_with_its_captain() -> None:
    rules = new_rules(4, pairs=True)
    assert rules.captains == (0, 1, 0, 1)
    assert new_rules(4, pairs=True, first_captain=3).captains == (2, 1, 2, 1)
    assert new_rules(4, pairs=True, second_captain=4).captains == (0, 3, 0, 3)
    assert new_rules(4, first_captain=3).captains == (0, 1, 2, 3)
    state = lay_out(rules, ["R1", "X", "Y1", "G2"], "R2 G3")
    told = do(rules, state, "play R1 take R2")
    assert told == [events.Captured(0, 0, *cards(rules, "R1"), cards(rules, "R2"))]
    do(rules, state, "play X")
    state.table = rules.kinds.bag(cards(rules, "Y3"))
    foreseen = foresee(rules.view(state, 2), rules.parse("play Y1 take Y3"), rules.kinds)
    assert (foreseen.owner, foreseen.smile, foreseen.points) == (0, True, 6)
    told = do(rules, state, "play Y1 take Y3")
    captured = events.Captured(2, 0, *cards(rules, "Y1"), cards(rules, "Y3"))
    assert told == [captured, events.Smiled(2, 0, 1)]
    assert state.smiles == [1, 0, 0, 0]
    do(rules, state, "play G2")
    outcome = reckoned(rules, state)
    assert outcome.scores == (1 + 2 + 1 + 3 + 2, 3, 9, 3)
    assert outcome.lines[0] == outcome.lines[2]


@pytest.mark.rule("MO-41")
def test_fewer_than_four_play_for_themselves() -> None:
    assert new_rules(3, pairs=True).captains == (0, 1, 2)


@pytest.mark.rule("MO-42")
def test_winning_partners_share_first_place_and_the_others_third() -> None:
    rules = new_rules(4, pairs=True)
    outcome = reckoned(rules, ended(rules, ["R1", "G3"]))
    assert outcome.places == (3, 1, 3, 1)
    assert outcome.decided_by == "score"
    outcome = reckoned(rules, ended(rules, ["R3", "G3"]))
    assert outcome.places == (1, 1, 1, 1)
    assert outcome.decided_by == "shared"


@pytest.mark.rule("MO-42")
def test_majorities_and_the_last_capture_count_by_team() -> None:
    rules = new_rules(4, pairs=True, colour_challenge=True)
    state = lay_out(rules, ["R1", "L1", "R2", "Y1"], "R3 P3 P2", piles=["R1", "R3"])
    do(rules, state, "play R1", "play L1", "play R2 take R3")
    told = do(rules, state, "play Y1")
    assert told[-2] == events.LeftOver(cards(rules, "R1 Y1 P2 P3 L1"), 2, 0)
    outcome = reckoned(rules, state)
    coins = 1 + 2 + 3
    left = 1 + 1 + 2 + 3 + 1
    majorities = 4
    assert outcome.scores == (coins + left + majorities, 3, coins + left + majorities, 3)


@pytest.mark.rule("MO-30", "MO-40", "MO-42")
@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_a_recount_from_the_written_decisions_agrees(seats: int, options: dict[str, bool]) -> None:
    rules = new_rules(seats, **options)
    for seed in range(40):
        match, choose = Match(rules, RandomChance(seed), first=seed % seats), RandomChance(seed)
        while (seat := match.to_act) is not None:
            choices = match.choices(seat)
            # Half of the time the largest capture, or random players leave Smiles too rare.
            place = 0 if seed % 2 else choose.pick(len(choices))
            match.submit(seat, choices[place], match.version)
        (shuffle,) = chance_of(match.entries)
        assert isinstance(shuffle, Order)
        decisions = [
            (entry.seat, rules.spell(entry.action))
            for entry in match.entries
            if isinstance(entry, Decision)
        ]
        points = recount(DECK, seats, options, seed % seats, list(shuffle.items), decisions)
        assert match.outcome is not None
        assert match.outcome.scores == tuple(points)
