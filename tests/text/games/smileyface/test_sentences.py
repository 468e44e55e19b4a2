"""Every event, action, refusal and reckoning has words."""

from __future__ import annotations

from random import Random

import pytest

from smilegames.core.chance import RandomChance
from smilegames.core.events import Event
from smilegames.games.smileyface import foresight
from smilegames.games.smileyface.actions import Tables, every_action
from smilegames.games.smileyface.cards import CARDS, MISCHIEF
from smilegames.games.smileyface.events import CardPicked, RewardDrawn, RoundScored
from smilegames.text.game_text import Speaker, game_text
from smilegames.text.games.smileyface import sentences as text
from smilegames.text.words import Words
from tests.games.smileyface.table import do, random_positions, rules, table

NAMES = ("Ann", "Bob", "Cy", "Di", "Eve", "Flo", "Gus", "Hal")


def speaker(seats: int = 4) -> Speaker:
    """Return an English speaker."""
    return Speaker(Words(), NAMES[:seats], rules(seats))


def in_words(sentence: str) -> bool:
    """True for a filled sentence that addresses nobody."""
    return bool(sentence) and "{" not in sentence and "you" not in sentence.lower().split()


def test_the_module_has_what_a_game_needs() -> None:
    module = game_text("smileyface")
    assert set(module.DECIDED) == {"score", "round_cards", "latest_round", "shared"}
    assert set(text.MISCHIEF_EFFECTS) == set(MISCHIEF)


@pytest.mark.parametrize("seats", [4, 8])
def test_every_event_and_action_of_random_matches(seats: int) -> None:
    game, says = rules(seats), speaker(seats)
    random, chance = Random(2), RandomChance(2)
    for _ in range(4):
        told: list[Event] = []
        state = game.start(None, chance, told.append)
        while game.to_act(state) is not None:
            action = random.choice(game.choices(state))
            assert in_words(text.action(says, action))
            game.apply(state, action, chance, told.append)
        for event in told:
            for seat in (None, 0, 1):
                seen = event.seen_by(seat)
                assert seen is not None
                assert in_words(text.event(says, seen))
        ended = game.outcome(state)
        assert ended is not None
        assert ended.ended_by in text.ENDINGS
        assert all(in_words(text.score_line(says, line)) for row in ended.lines for line in row)


def test_every_refusal() -> None:
    game, says, universe = rules(), speaker(), every_action(Tables(4))
    for number, state in enumerate(random_positions(game, 2)):
        if number % 15 == 0 or game.to_act(state) is None:
            choices = set(game.choices(state))
            for action in universe:
                if action not in choices:
                    assert in_words(text.refusal(says, game.refusal(state, action)))


def test_why_a_card_has_no_target() -> None:
    view = rules().view(table(), 2)
    spoken = [
        text.refusal(speaker(), refusal)
        for card in range(CARDS["mean"], len(CARDS))
        if (refusal := foresight.unplayable(view, card))
    ]
    assert "Swap needs an Emotion card in Cy's display." in spoken
    assert len(spoken) == 5
    assert all(map(in_words, spoken))


def test_sentences() -> None:
    says = speaker()
    state = table(hands=["storm"], displays=["A1", "A2"], passed=[1, 2, 3])
    played, storm = do(state, "storm A")
    assert text.event(says, played) == "Ann plays Storm."
    assert text.event(says, storm) == "A storm over Anger: Ann loses Anger 1 and Bob loses Anger 2."
    assert text.event(says, CardPicked(0, 1, None)) == "Ann picks a card from Bob's hand."
    assert text.event(says, RewardDrawn(3, 0, 1)).endswith("a Reward token worth 1 point.")
    tie = RoundScored(2, 1, (4, 9, 9, 9), None)
    assert text.event(says, tie) == (
        "Round 2 is a tie at 9 between Bob, Cy and Di: nobody gets the Round card."
    )
    action = rules().parse("swap H1 2 S5")
    assert text.action(says, action) == "Swap: Happiness 1 for Bob's Sadness 5"


def test_events_of_other_games_are_not_told() -> None:
    with pytest.raises(TypeError):
        text.event(speaker(), Event())
