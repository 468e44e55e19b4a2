"""What stands below the table: whole in two lines, true, and no secret of anybody's."""

from __future__ import annotations

from random import Random

import pytest

from smilegames.core.chance import RandomChance
from smilegames.core.events import Event
from smilegames.games.smileyface.events import RewardsShown
from smilegames.games.smileyface.state import State
from smilegames.text.game_text import Speaker
from smilegames.text.games.smileyface import boards, help, sentences, telling
from smilegames.text.words import Words
from smilegames.tui.drawing.grid import wrap
from tests.games.smileyface.table import rules, table

NAMES = ("Ada", "Ben", "Cleo", "Dee")
LONG = ("Maximilianne", "Bartholomäus", "Christophera", "Dominiquella") * 2


def speaker(names: tuple[str, ...] = NAMES) -> Speaker:
    return Speaker(Words(), names, rules(len(names)))


def told(state: State, action: str) -> str:
    """Do something and return the headline of it."""
    game, events = rules(len(state.hands)), list[Event]()
    before = game.view(state, None)
    game.apply(state, game.parse(action), RandomChance(1), events.append)
    public = [seen for event in events if (seen := event.seen_by(None)) is not None]
    return telling.headline(speaker(), before, public, game.view(state, None))


@pytest.mark.rule("SF-12", "SF-14", "SF-15", "SF-40", "SF-42", "SF-43", "SF-45", "SF-46")
@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("play U5", "Ada plays Surprise 5 and leads with 6."),
        ("play H1", "Ada plays Happiness 1. Ben still leads, with 5."),
        ("mean", "Ada plays Mean: Boss cards in other displays lose their +1. X"),
        ("pirate", "Ada plays Pirate: Newbie cards in that display count as printed. X"),
        ("thief 2 U4", "Thief: Ada takes Surprise 4 from Ben's display. Ada leads with 5."),
        ("pickpocket 3", "Pickpocket: Ada picks a card from Cleo's hand. X"),
        (
            "eraser 2 U4",
            "Ada's Eraser: Surprise 4 is gone from Ben's display. Ada and Cleo tie at 2.",
        ),
        ("swap H2 3 S2", "Swap: Ada gives Happiness 2 and gets Sadness 2 from Cleo. X"),
        ("storm U", "Ada's Storm over Surprise: 1 card is gone. Ada and Cleo tie at 2."),
        (
            "usurper S",
            "Ada's Usurper: Sadness takes the top: it is Boss now, and Anger is Newbie. X",
        ),
        ("pass", "Ada passes. X"),
        ("help 2 H2", "Ada passes and lends Ben a Helping Hand, with Happiness 2. X"),
    ],
)
def test_a_move_and_what_it_means_are_told(action: str, said: str) -> None:
    hand = "U5 H1 mean pirate thief pickpocket eraser swap storm usurper"
    state = table(hands=[hand, "A1", "A2"], displays=["H2", "U4", "S2"], ranking="UHSA")
    score = 4 if action in ("mean", "usurper S") else 5
    assert told(state, action) == said.replace("X", f"Ben still leads, with {score}.")


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_every_headline_and_every_board_is_whole_in_two_lines(seats: int) -> None:
    game, says = rules(seats), speaker(LONG[:seats])
    for seed in range(3):
        random, chance = Random(seed), RandomChance(seed)
        state = game.start(0, chance)
        while game.to_act(state) is not None:
            events: list[Event] = []
            before = game.view(state, None)
            game.apply(state, random.choice(game.choices(state)), chance, events.append)
            after = game.view(state, None)
            public = [seen for event in events if (seen := event.seen_by(None)) is not None]
            said = telling.headline(says, before, public, after)
            assert said
            assert len(wrap(said, 78)) <= 2, said
        for result in state.results:
            assert len(wrap(boards.best_totals(says, result), 78)) <= 2


@pytest.mark.rule("SF-21", "SF-22", "SF-25")
def test_a_scored_round_and_a_new_one_are_told() -> None:
    state = table(
        displays=["H1", "A5"],
        passed=[1, 2, 3],
        ranking="AUSH",
        hands=["", "A1 storm"],
        helpers={1: 2},
    )
    assert told(state, "pass") == (
        "Round 1 goes to Ben with 6: 1 point. Cleo helped Ben and draws a Reward token."
    )
    assert told(state, "discard storm") == "Ben discards Storm."
    assert told(state, "done") == "Round 2, for 1 point. Ben starts."


@pytest.mark.rule("SF-19", "SF-30")
def test_tokens_are_told_one_by_one_with_their_sums() -> None:
    said = sentences.event(speaker(), RewardsShown(((2, 0), (), (1,), ())))
    assert said == "The Reward tokens are turned up: Ada 2 + 0 (2 points); Cleo 1 (1 point)."


def test_the_last_one_in_is_named() -> None:
    state = table(hands=["H1", "S1"], displays=["", "S3"], passed=[2, 3])
    assert told(state, "pass") == "Ada passes. Only Ben is still in. Ben still leads, with 3."


def test_the_help_knows_its_signs_in_both_sets() -> None:
    assert all(sign.isascii() for sign, _ in help.signs("ascii"))
    assert len(help.signs("ascii")) == len(help.signs("unicode"))
    assert {meaning for _, meaning in help.signs("ascii")} == {
        meaning for _, meaning in help.signs("unicode")
    }
