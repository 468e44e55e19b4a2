"""An action grows step by step into any choice there is, and into nothing else."""

from __future__ import annotations

from random import Random

import pytest

from smilegames.games.smileyface.actions import Action
from smilegames.games.smileyface.aiming import Selection, Step
from smilegames.games.smileyface.cards import CARDS
from tests.games.smileyface.table import cards, listed, random_positions, refused, rules, table

H1, S5, MEAN = cards("H1 S5 mean")


def root_of(action: Action) -> Selection:
    """Begin an action with what is played."""
    return Selection(tuple(action[:2] if action.verb in ("play", "discard") else action[:1]))


@pytest.mark.rule("SF-17")
@pytest.mark.parametrize("seats", [4, 8])
def test_every_choice_grows_out_of_open_targets(seats: int) -> None:
    game, random = rules(seats), Random(seats)
    for state in random_positions(game, seats):
        choices = game.choices(state)
        for action in random.sample(choices, min(6, len(choices))):
            seat = game.to_act(state)
            assert seat is not None
            pick = root_of(action)
            for target in action[len(pick.root) :]:
                assert pick.action(choices, seat, seats) is None
                assert target in pick.open(choices)
                pick = pick.aimed(int(target))
            grown = pick.action(choices, seat, seats)
            assert grown == action
            assert type(grown) is type(action)


@pytest.mark.rule("SF-47")
def test_targets_are_asked_for_one_after_another() -> None:
    state = table(hands=["swap"], displays=["H1 S5 mean", "H2", "mean"])
    choices = rules().choices(state)
    pick = Selection(("swap",))
    assert pick.asked(choices) is Step.OWN_CARD
    assert pick.open(choices) == (H1, S5)
    pick = pick.aimed(S5)
    assert pick.asked(choices) is Step.SEAT
    assert pick.open(choices) == (1,)
    pick = pick.aimed(1)
    assert pick.asked(choices) is Step.THEIR_CARD
    assert pick.action(choices, 0, 4) is None
    pick = pick.aimed(CARDS["H2"])
    assert rules().spell(pick.action(choices, 0, 4)) == "swap S5 2 H2"
    assert [pick.target(step) for step in pick.steps] == [S5, 1, CARDS["H2"]]
    assert pick.target(Step.SUIT) is None


def test_the_last_target_is_chosen_otherwise_and_taken_back() -> None:
    state = table(hands=["thief"], displays=["", "H1 S5"])
    choices = rules().choices(state)
    pick = Selection(("thief",)).aimed(1).aimed(H1)
    assert pick.asked(choices) is Step.THEIR_CARD
    assert pick.aimed(S5).aims == (1, S5)
    assert pick.reopened.aims == (1,)
    backwards = [pick := pick.back() for _ in range(3)]
    assert [each.begun for each in backwards] == [("thief", 1), ("thief",), ()]


def test_all_ways_are_gone_through_in_both_directions() -> None:
    state = table(hands=["thief"], displays=["", "H1 S5", "H1"])
    choices = rules().choices(state)
    pick = Selection(("thief",))
    down, up = pick.along(choices, 1), pick.along(choices, -1)
    spelled = []
    for _ in listed(state, "thief"):
        spelled.append(rules().spell(down.action(choices, 0, 4)))
        last, down = down, down.along(choices, 1)
    assert spelled == listed(state, "thief") == ["thief 2 H1", "thief 2 S5", "thief 3 H1"]
    assert down == pick.along(choices, 1)
    assert up == last


@pytest.mark.rule("SF-15", "SF-16", "SF-17", "SF-25")
@pytest.mark.parametrize(
    ("begun", "code"),
    [
        (("thief",), "nobody_shows"),
        (("swap",), "nothing_to_swap"),
        (("help",), "nothing_to_give"),
        (("discard", MEAN), "not_cleaning_up"),
        (("done",), "not_cleaning_up"),
        (("usurper", 0), "already_boss"),
    ],
)
def test_what_can_not_be_is_some_action_that_is_refused(begun: tuple[str], code: str) -> None:
    state = table(hands=["thief swap usurper"])
    choices = rules().choices(state)
    pick = Selection(begun)
    assert pick.asked(choices) is None or len(begun) > 1
    action = pick.action(choices, 0, 4)
    assert action not in choices
    assert refused(state, rules().spell(action))[0] == code


def test_nothing_chosen_is_no_action() -> None:
    state = table(hands=["H1"])
    choices = rules().choices(state)
    assert Selection().action(choices, 0, 4) is None
    assert Selection().asked(choices) is None
    assert Selection().back() == Selection()
    assert Selection().reopened == Selection()
