"""What the table says of what has just happened, to everybody and to whoever is asked."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from smilegames.games.marshmallow.rules import MarshmallowRules
from smilegames.games.marshmallow.state import State
from smilegames.text.game_text import Speaker
from smilegames.text.games.marshmallow import news
from smilegames.text.words import Words
from tests.games.marshmallow.table import build, decide, position

NAMES = ("Ada", "Ben", "Cleo", "Dee", "Emil")


def speaker(rules: MarshmallowRules) -> Speaker:
    return Speaker(Words(), NAMES[: rules.seats], rules)


def begun(
    hands: Sequence[str],
    *,
    trump: str = "",
    tricks: Sequence[int] = (),
    scores: Sequence[int] = (),
) -> tuple[MarshmallowRules, State]:
    rules = build(len(hands))
    return rules, position(rules, hands, trump=trump, tricks=tricks, scores=scores)


def headline(rules: MarshmallowRules, state: State, *decisions: str) -> str:
    """Return what is said of the last of some decisions."""
    for decision in decisions[:-1]:
        decide(rules, state, decision)
    told = decide(rules, state, decisions[-1])
    return news.headline(speaker(rules), told, rules.view(state, None))


HEADLINES = [
    ("G5", "Ada leads G5: green is to follow."),
    ("G5 G4", "Ben plays G4. Ada's G5 still wins."),
    ("G5 G6", "Ben plays G6. It wins so far."),
    ("G5 K2", "Ben has no green and plays K2. Ada's G5 still wins."),
    (
        "G5 P1",
        "Ben has no green and breaks in with P1: those still to play may trump too. "
        "It wins so far.",
    ),
    ("G5 G6 G7", "Cleo takes the trick with G7: 1 of 4, and leads."),
    ("G5 G7 G6", "Cleo plays G6. Ben takes the trick with G7: 1 of 4, and leads."),
    ("G5 P2 P1", "Cleo plays P1. Ben takes the trick with P2: 1 of 4, and leads."),
]


@pytest.mark.rule("MT-10", "MT-14", "MT-16", "MT-17", "MT-18")
@pytest.mark.parametrize(("cards", "said"), HEADLINES)
def test_a_card_and_what_it_means(cards: str, said: str) -> None:
    names = cards.split()
    hands = [f"{name} Y{at}" for at, name in enumerate([*names, "K8", "K9"][:3], 1)]
    rules, state = begun(hands, trump="P")
    assert headline(rules, state, *(f"play {name}" for name in names)) == said


@pytest.mark.rule("MT-13")
def test_a_trump() -> None:
    rules, state = begun(["G5", "G6"], tricks=[5, 0])
    decide(rules, state, "play G5")
    told = decide(rules, state, "play G6")
    assert told
    state.phase = type(state.phase).NAME_TRUMP
    assert headline(rules, state, "trump P") == "Ben makes purple trump and leads."


@pytest.mark.rule("MT-20", "MT-22")
def test_a_going_out_says_totals_before_and_after_and_who_leads() -> None:
    rules, state = begun(["G9 Y1", "G2 Y2", "G3 Y3"], tricks=[3, 2, 1], scores=[5, 0, 0])
    assert headline(rules, state, "play G9", "play G2", "play G3") == (
        "Cleo plays G3. Ada takes the trick with G9 and goes out for 3 points: 5 → 8. Ben leads."
    )


@pytest.mark.rule("MT-20")
def test_a_going_out_for_nothing() -> None:
    rules, state = begun(["G9 Y1", "G2 Y2", "G3 Y3"], tricks=[3, 0, 0])
    assert headline(rules, state, "play G9", "play G2", "play G3").endswith(
        "Ada takes the trick with G9 and goes out for nothing. Ben leads."
    )


@pytest.mark.rule("MT-23")
def test_the_end_of_a_round_says_who_deals() -> None:
    rules, state = begun(["G5", "G6"], tricks=[4, 5], scores=[3, 2])
    assert headline(rules, state, "play G5", "play G6") == (
        "Ben takes the trick with G6 and goes out for 4 points: 2 → 6. "
        "Round 1 is over: Ada deals the next one and names trump."
    )


@pytest.mark.rule("MT-24")
def test_the_last_trick_may_put_nobody_out() -> None:
    rules, state = begun(["G5", "G4", "G3", "G2", "G1"], tricks=[1, 2, 2, 3, 3])
    assert headline(rules, state, "play G5", "play G4", "play G3") == (
        "Cleo plays G3. Ada takes the last trick with G5: 2 of 3. "
        "Round 1 is over: Ada deals the next one and names trump."
    )


@pytest.mark.rule("MT-30")
def test_the_end_of_the_match() -> None:
    rules, state = begun(["G5", "G6"], tricks=[4, 5], scores=[3, 16])
    assert headline(rules, state, "play G5", "play G6") == (
        "Ben takes the trick with G6 and goes out for 4 points: 16 → 20. "
        "Ben has 20 points and wins."
    )


def recap(rules: MarshmallowRules, state: State, seat: int, *decisions: str) -> list[str]:
    """Return what `seat` is told of some decisions, the first of them its own."""
    decide(rules, state, decisions[0])
    told = decide(rules, state, *decisions[1:])
    return list(news.recap(speaker(rules), seat, told, rules.view(state, None)))


def plays(cards: str) -> list[str]:
    return [f"play {name}" for name in cards.split()]


def test_what_lies_on_the_table_is_not_told_again() -> None:
    rules, state = begun(["G9 Y1", "G2 Y2", "G3 Y3"])
    assert recap(rules, state, 0, *plays("G9 G2 G3")) == []
    rules, state = begun(["G2 Y1", "G9 Y2", "K3 Y3"])
    assert recap(rules, state, 1, "play G2", *plays("G9 K3")) == []


@pytest.mark.rule("MT-17", "MT-18")
def test_what_touched_the_player_comes_first_then_what_is_news() -> None:
    rules, state = begun(["G9 Y1 B1", "K2 Y2 B2", "G3 Y3 B3"])
    assert recap(rules, state, 0, *plays("G9 K2 G3")) == []
    rules, state = begun(["G2 Y1 B1", "K9 Y2 B2", "G3 Y3 B3"])
    told = recap(rules, state, 0, *plays("G2 K9 G3 Y3"))
    assert told == ["Ben has no green.", "Cleo took a trick: 1 of 4."]
    rules, state = begun(["G2 B1 K1", "G9 B2 K2", "P3 B3 K3"])
    told = recap(rules, state, 1, "play G2", *plays("G9 P3"))
    assert told == []


@pytest.mark.rule("MT-20")
def test_a_going_out_is_told_with_totals_and_without_its_trick() -> None:
    hands = ["G2 Y1 B1", "G9 Y2 B2", "G3 Y3 B3"]
    rules, state = begun(hands, tricks=[0, 3, 1], scores=[0, 7, 0])
    assert recap(rules, state, 0, *plays("G2 G9 G3 Y3")) == ["Ben went out: 7 → 8 points."]
    rules, state = begun(hands, tricks=[0, 3, 0])
    assert recap(rules, state, 0, *plays("G2 G9 G3 Y3")) == ["Ben went out for nothing."]


@pytest.mark.rule("MT-23")
def test_of_a_round_that_is_over_only_its_end_is_told() -> None:
    rules, state = begun(["G5 B1", "K6 B2"], tricks=[5, 4], scores=[1, 2])
    assert recap(rules, state, 0, *plays("G5 K6")) == [
        "Ada went out: 1 → 5 points.",
        "Round 1 is over.",
    ]


def test_what_touched_the_reader_comes_before_all_else() -> None:
    rules, state = begun(["G2 Y1 B1", "G9 Y2 B2", "K3 Y3 B3"], tricks=[0, 3, 1])
    decide(rules, state, "play G2")
    decide(rules, state, "play G9")
    told = decide(rules, state, "play K3")
    said = news.recap(speaker(rules), 2, told, rules.view(state, None))
    assert said == ("Ben went out: 0 → 1 points.",)
