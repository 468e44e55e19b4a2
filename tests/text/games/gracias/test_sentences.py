"""Gracias's sentences: one for everything, with names in it and no card that is secret."""

from __future__ import annotations

from typing import Any

import pytest

from smilegames.core.errors import Refusal
from smilegames.core.events import Event
from smilegames.core.outcome import ScoreLine
from smilegames.games.gracias.events import (
    KindCalled,
    LayoutDealt,
    MatchEnded,
    MicePassed,
    MiceTaken,
    PilesMade,
    RoundBegan,
    ScoringBegan,
    SessionBegan,
    SessionScored,
    Shared,
    SmallMousePassed,
    TripletsDealt,
    TripletTaken,
    TurnedUp,
)
from smilegames.text.game_text import Speaker, game_text
from smilegames.text.games.gracias import sentences as gracias
from smilegames.text.words import Words
from tests.games.gracias.table import BAGPIPE, CACTUS, CHEESE, CHILI, GNOME, area, build

RULES = build(3)
SPEAKER = Speaker(Words(), ("Ana", "Ben", "Cleo"), RULES)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (MiceTaken(0, drawn=False), "Ana takes the large mouse and the small one."),
        (MiceTaken(0, drawn=True), "Both mice run to Ana."),
        (SessionBegan(1, 3), "Session 1 of 3: all cards are shuffled."),
        (LayoutDealt(1, (CHILI, CHILI)), "Ben starts with 2 chilies."),
        (RoundBegan(2, 1), "Round 2: Ben has the small mouse and goes first."),
        (
            TripletsDealt(((CHILI, GNOME), (CHEESE, CHEESE), (CACTUS, CHILI))),
            "Triplets: A with a chili and a gnome; B with 2 cheeses; C with a chili and a cactus.",
        ),
        (
            TripletTaken(2, 1, (GNOME, CHILI), None),
            "Cleo takes B with a chili and a gnome and looks at the third card.",
        ),
        (
            TripletTaken(2, 1, (GNOME, CHILI), BAGPIPE),
            "Cleo takes B with a chili and a gnome. The face-down card is a bagpipe.",
        ),
        (SmallMousePassed(0, 1), "The small mouse runs from Ana to Ben."),
        (ScoringBegan(2, 1), "Session 2 is over. Ben, with the large mouse, calls the cards."),
        (
            TurnedUp(0, (CHILI, GNOME, CHILI, CACTUS)),
            "Ana turns up 2 chilies, a cactus and a gnome.",
        ),
        (PilesMade(0, CHILI, 1, 2), "Of 7 chilies, Ana lays 5 face down as a pile."),
        (PilesMade(0, CHILI, 2, 0), "Of 10 chilies, Ana lays 10 face down as 2 piles."),
        (KindCalled(GNOME, (), 0), "No gnome lies loose, so nobody discards one."),
        (KindCalled(GNOME, (1,), 4), "Ben discards 4 gnomes: nobody has more."),
        (KindCalled(GNOME, (0, 1), 1), "Ana and Ben discard a gnome each: nobody has more."),
        (
            SessionScored(0, area("2 chili 1 gnome"), 1, 4, 11),
            "Ana is left with 2 chilies, a gnome and 1 pile: 4 points, 11 in all.",
        ),
        (
            SessionScored(0, area("1 gnome"), 0, 1, 11),
            "Ana is left with a gnome: 1 point, 11 in all.",
        ),
        (SessionScored(0, area(""), 0, 0, 7), "Ana is left with nothing: 0 points, 7 in all."),
        (
            MicePassed(0, 1),
            "The large mouse runs from Ana to Ben, who takes the small one too.",
        ),
        (MatchEnded((1,)), "Ben wins!"),
        (MatchEnded((0, 1)), "Ana and Ben win together!"),
    ],
)
def test_events(event: Event, sentence: str) -> None:
    assert gracias.event(SPEAKER, event) == sentence


@pytest.mark.rule("GR-16")
def test_the_log_has_the_receiver_say_gracias() -> None:
    assert gracias.event(SPEAKER, Shared(2, GNOME, CHILI, 0)) == (
        "Cleo keeps a gnome and gives Ana a chili: “¡Gracias!”"
    )


def test_actions() -> None:
    assert gracias.action(SPEAKER, RULES.parse("take C")) == "take C"
    share = RULES.parse("keep chili give gnome to seat 2")
    assert gracias.action(SPEAKER, share) == "keep a chili, give a gnome to Ben"


@pytest.mark.parametrize("code", gracias.REFUSALS)
def test_refusals(code: str) -> None:
    params: dict[str, Any] = {"triplet": 1, "kind": CHILI, "pair": (GNOME, GNOME)}
    assert gracias.refusal(SPEAKER, Refusal(code, params)).endswith(".")


def test_a_refusal_names_the_cards() -> None:
    refusal = Refusal("not_open", {"kind": CHILI, "pair": (GNOME, GNOME)})
    assert gracias.refusal(SPEAKER, refusal) == "The open cards are 2 gnomes: no chili among them."


def test_score_lines() -> None:
    for piles, loose, left in ((1, 3, "1 pile, 3 loose"), (2, 0, "2 piles"), (0, 0, "0 loose")):
        params = {"session": 2, "piles": piles, "loose": loose}
        line = ScoreLine("session", piles + loose, params)
        assert gracias.score_line(SPEAKER, line) == f"session 2: {left}"


def test_what_ended_and_decided_a_match_fits_a_line_of_the_result() -> None:
    ended = gracias.ENDINGS["sessions"]
    assert max(len(f"{ended} {decided}") for decided in gracias.DECIDED.values()) <= 72


def test_module_is_a_game_text() -> None:
    assert game_text("gracias") is gracias
    assert set(gracias.DECIDED) == {"score", "best_session", "next_session", "shared"}
    assert set(gracias.ENDINGS) == {"sessions"}


def test_what_a_decision_is_called() -> None:
    take, share = RULES.parse("take C"), RULES.parse("keep chili give gnome to seat 2")
    assert [gracias.doing(take), gracias.doing(share)] == ["take it", "keep and give"]
    assert [gracias.deed(take), gracias.deed(share)] == ["choice", "gift"]
