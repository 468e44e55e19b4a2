"""What the table says that a card, or a trump, would do."""

from __future__ import annotations

import pytest

from smilegames.games.marshmallow.actions import TRUMPS
from smilegames.games.marshmallow.rules import MarshmallowRules
from smilegames.games.marshmallow.state import Phase, State
from smilegames.games.marshmallow.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.marshmallow import table as said
from smilegames.text.words import Words
from tests.games.marshmallow.table import build, numbers, play, position, suit


def speaker(rules: MarshmallowRules) -> Speaker:
    return Speaker(Words(), ("Ada", "Ben", "Cleo", "Dee", "Emil")[: rules.seats], rules)


def acting(rules: MarshmallowRules, state: State) -> View:
    return rules.view(state, rules.to_act(state))


CASES = [
    # the trick so far from seat 0, the card of the next seat, its trick, out, besides
    ("", "G5", "G5 leads: green is to follow.", "", []),
    ("G5", "G4", "Ada's G5 still wins.", "", []),
    ("G5", "G6", "G6 wins so far.", "If it wins, you go out for 4 points.", []),
    ("G5", "K12", "Ada's G5 still wins.", "", ["Shows that you have no green."]),
    ("G5", "P1", "P1 wins so far.", "If it wins, you go out for 4 points.",
     ["Breaks in with a trump: Cleo and Dee may trump too.", "Shows that you have no green."]),
    ("G5 P3", "P2", "Ben's P3 still wins.", "If it wins, Ben goes out for 4 points.", []),
    ("G5 P3", "P4", "P4 wins so far.", "", []),
    ("G5 G6 G7", "G8", "G8 takes the trick.", "You go out for 4 points.", ["That wins the game."]),
    ("G5 G6 G7", "G4", "Cleo's G7 takes the trick.", "", ["Cleo then has 2 of 3."]),
    ("G5 G6 G4", "G3", "Ben's G6 takes the trick.", "Ben goes out for 4 points.", []),
    ("G5 G6 G4", "P1", "P1 takes the trick.", "You go out for 4 points.",
     ["That wins the game.", "Shows that you have no green."]),
]  # fmt: skip


@pytest.mark.rule("MT-14", "MT-16", "MT-18", "MT-20", "MT-30")
@pytest.mark.parametrize(("trick", "card", "happens", "out", "besides"), CASES)
def test_what_a_card_would_do(
    trick: str, card: str, happens: str, out: str, besides: list[str]
) -> None:
    cards = [*trick.split(), card]
    rules = build(4)
    hands = [*cards, *["Y1"] * (4 - len(cards))]
    state = position(rules, hands, trump="P", tricks=[1, 2, 1, 2], scores=[0, 5, 0, 16])
    play(rules, state, trick)
    told = said.prospect(speaker(rules), acting(rules, state), *numbers(card))
    assert (told.trick, told.out, told.besides) == (happens, out, besides)
    assert told.yours == out.lower().startswith(("you ", "if it wins, you"))


@pytest.mark.rule("MT-23")
def test_the_last_but_one_ends_the_round() -> None:
    rules = build(2)
    state = position(rules, ["G5 K1", "G6 K2"], tricks=[3, 5])
    play(rules, state, "G5")
    told = said.prospect(speaker(rules), acting(rules, state), *numbers("G6"))
    assert told.besides == ["That ends the round."]


@pytest.mark.rule("MT-18")
def test_a_void_that_everybody_knows_is_not_shown_again() -> None:
    rules = build(2)
    state = position(rules, ["G5 G6 K1", "B1 B2 B3"])
    play(rules, state, "G5 B1 G6")
    told = said.prospect(speaker(rules), acting(rules, state), *numbers("B2"))
    assert told.besides == ["Ada then has 2 of 6."]


ALLOWED = [
    ("", "Y1", "You lead: any card."),
    ("G5", "G1 Y1", "Green must be followed."),
    ("G5", "Y1 P1", "You have no green: any card."),
    ("G5 P3", "G1 Y1", "Ben broke in, but you have no purple: green must be followed."),
    ("G5 P3", "G1 P1 Y1", "Ben broke in with a trump: follow green, or trump with purple instead."),
    ("G5 P3", "P1 Y1", "You have no green: any card."),
    ("P5 G3", "P1 Y1", "Purple must be followed."),
]


@pytest.mark.rule("MT-10", "MT-11", "MT-14", "MT-15")
@pytest.mark.parametrize(("trick", "hand", "sentence"), ALLOWED)
def test_what_may_be_played_and_why(trick: str, hand: str, sentence: str) -> None:
    rules = build(3)
    hands = [*trick.split(), hand]
    state = position(rules, [*hands, *["Y12"] * (3 - len(hands))], trump="P")
    play(rules, state, trick)
    assert said.allowed(speaker(rules), acting(rules, state)) == sentence


@pytest.mark.rule("MT-13")
@pytest.mark.parametrize(
    ("letter", "sentences"),
    [
        ("G", ("Green is trump this round.", "3 of your cards are green: 2, 5 and 11.")),
        ("P", ("Purple is trump this round.", "1 of your cards is purple: 9.")),
        ("Y", ("Yellow is trump this round.", "None of your cards is yellow.")),
    ],
)
def test_what_naming_a_suit_means(letter: str, sentences: tuple[str, str]) -> None:
    rules = build(3)
    state = position(rules, ["P9 G2 G5 G11", "", ""], trump="P")
    state.phase = Phase.NAME_TRUMP
    told = said.named(speaker(rules), acting(rules, state), TRUMPS[suit(letter)])
    assert told == sentences


OUTLOOKS = [
    ("", ["Ada leads the next trick."]),
    ("G5", ["Ada's G5 wins so far.", "Still to play: Ben, Cleo and Dee."]),
    (
        "G5 G6",
        [
            "Ben's G6 wins so far.",
            "If it wins, Ben goes out for 4 points.",
            "Still to play: Cleo and Dee.",
        ],
    ),
]


@pytest.mark.rule("MT-16", "MT-20")
@pytest.mark.parametrize(("trick", "sentences"), OUTLOOKS)
def test_how_the_trick_stands(trick: str, sentences: list[str]) -> None:
    rules = build(4)
    state = position(rules, ["G5", "G6", "G7", "G8"], tricks=[1, 2, 1, 2])
    play(rules, state, trick)
    assert said.outlook(speaker(rules), rules.view(state, None)) == sentences


@pytest.mark.rule("MT-13")
def test_what_a_round_begins_with() -> None:
    rules = build(3)
    state = position(rules, ["G5", "G6", "G7"])
    assert said.outlook(speaker(rules), rules.view(state, None)) == ["Ada leads the first trick."]
    state.phase = Phase.NAME_TRUMP
    assert said.outlook(speaker(rules), rules.view(state, None)) == [
        "Ada looks at the hand, names trump and leads."
    ]
    state.phase = Phase.OVER
    assert said.outlook(speaker(rules), rules.view(state, None)) == []


@pytest.mark.rule("MT-20")
def test_standings_in_and_out_and_at_the_start_of_a_round() -> None:
    rules = build(3)
    state = position(rules, ["G9", "G2 K2", "G3 K3"], tricks=[3, 1, 2], scores=[0, 4, 0])
    assert said.standing(speaker(rules), acting(rules, state), 0, "·") == "going out: 3 points"
    play(rules, state, "G9 G2 G3")
    standings = [said.standing(speaker(rules), acting(rules, state), seat, "·") for seat in (0, 1)]
    assert standings == ["out · 3 points", "going out: 6 points"]
    state.tricks = [4, 3, 3]
    play(rules, state, "K2 K3")
    standings = [
        said.standing(speaker(rules), acting(rules, state), seat, "·") for seat in (0, 1, 2)
    ]
    assert standings == ["last round: 3 points", "last round: still in", "last round: 7 points"]


@pytest.mark.rule("MT-18")
def test_voids_shown_are_listed() -> None:
    assert said.lacks(speaker(build(2)), (1, 4)) == "has no green and no yellow"
