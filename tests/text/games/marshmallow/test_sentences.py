"""Marshmallow Test's sentences."""

from __future__ import annotations

import pytest

from smilegames.core.errors import Refusal
from smilegames.core.events import Event, TakenBack
from smilegames.core.outcome import ScoreLine
from smilegames.games.marshmallow.cards import NO_SUIT
from smilegames.games.marshmallow.events import (
    CardPlayed,
    Dealt,
    FirstDealerDrawn,
    LeadPassed,
    RoundEnd,
    RoundEnded,
    TargetReached,
    TrickTaken,
    TrumpNamed,
    TrumpReleased,
    VoidShown,
    WentOut,
)
from smilegames.text.game_text import Speaker
from smilegames.text.games.marshmallow import sentences as marshmallow
from smilegames.text.words import Words
from tests.games.marshmallow.table import build, numbers, suit

SPEAKER = Speaker(Words(), ("Ada", "Ben", "Cleo", "Dee"), build(4))
(GREEN_7,) = numbers("G7")
PURPLE, GREEN = suit("P"), suit("G")


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (FirstDealerDrawn(1), "Chance makes Ben the first dealer."),
        (
            Dealt(2, 0, 12, 12),
            "Round 2: Ada deals 12 cards to everybody and sets 12 aside, unseen.",
        ),
        (Dealt(1, 3, 12, 0), "Round 1: Dee deals 12 cards to everybody, which is all of them."),
        (TrumpNamed(2, GREEN), "Cleo makes green trump."),
        (CardPlayed(0, GREEN_7, True), "Ada leads G7."),
        (CardPlayed(1, GREEN_7, False), "Ben plays G7."),
        (VoidShown(2, GREEN), "Cleo has no green."),
        (
            TrumpReleased(2, GREEN, PURPLE),
            "Cleo breaks in with a trump: whoever holds green may trump with purple instead.",
        ),
        (TrickTaken(1, GREEN_7, 2, 3), "Ben takes the trick with G7: 2 of 3."),
        (
            WentOut(0, 4, (3, 2, 1, 1), 11, 5),
            "Ada goes out and scores 4 for the tricks of Ben (2), Cleo (1) and Dee (1); 11 in all."
            " 5 cards are thrown in, face down.",
        ),
        (
            WentOut(2, 4, (3, 0, 3, 1), 4, 1),
            "Cleo goes out and scores 4 for the tricks of Dee (1) and Ada (3); 4 in all."
            " 1 card is thrown in, face down.",
        ),
        (
            WentOut(1, 0, (0, 3, 0, 0), 7, 0),
            "Ben goes out and scores nothing: nobody else has a trick.",
        ),
        (LeadPassed(1, 0), "Ada is out, so Ben leads next."),
        (
            RoundEnded(3, RoundEnd.ONE_LEFT, (2,), 2),
            "Round 3 is over. Cleo is still in and scores nothing. Cleo deals next.",
        ),
        (
            RoundEnded(3, RoundEnd.LAST_TRICK, (0, 2), 0),
            "Round 3 is over with its last trick. Ada and Cleo are still in: no points."
            " Ada deals next.",
        ),
        (TargetReached(3, 22, 20), "Dee has 22 points, and 20 win: the match is over."),
    ],
)
def test_events(event: Event, sentence: str) -> None:
    assert marshmallow.event(SPEAKER, event) == sentence


def test_an_event_of_no_kind_of_its_own_is_not_told() -> None:
    with pytest.raises(TypeError):
        marshmallow.event(SPEAKER, TakenBack(0, "play G7"))


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (Refusal("over"), "The match is over."),
        (Refusal("trump_first", {"seat": 1}), "Ben names the trump suit before the first card."),
        (Refusal("no_trump_yet"), "Round 1 has no trump."),
        (
            Refusal("trump_is_named", {"seat": 1, "trump": GREEN}),
            "Ben has already made green trump for this round.",
        ),
        (Refusal("not_in_hand", {"seat": 0, "card": GREEN_7}), "Ada does not hold G7."),
        (
            Refusal("must_follow", {"seat": 0, "card": GREEN_7, "lead": PURPLE, "trump": NO_SUIT}),
            "Ada has to follow purple and can't play G7.",
        ),
        (
            Refusal("not_released", {"seat": 0, "card": GREEN_7, "lead": PURPLE, "trump": GREEN}),
            "Nobody has broken in with trump: Ada has to follow purple and can't play G7.",
        ),
        (
            Refusal("follow_or_trump", {"seat": 0, "card": 59, "lead": PURPLE, "trump": GREEN}),
            "Ada may follow purple or play green here, but not Y12.",
        ),
    ],
)
def test_refusals(refusal: Refusal, sentence: str) -> None:
    assert marshmallow.refusal(SPEAKER, refusal) == sentence


def test_actions() -> None:
    said = [marshmallow.action(SPEAKER, build(4).parse(text)) for text in ("play G7", "trump K")]
    assert said == ["play G7", "make pink trump"]


def test_score_lines() -> None:
    paid = ScoreLine("went_out", 4, {"round": 2, "seat": 3, "tricks": (3, 0, 1, 3)})
    unpaid = ScoreLine("went_out", 0, {"round": 1, "seat": 0, "tricks": (3, 0, 0, 0)})
    assert [marshmallow.score_line(SPEAKER, line) for line in (paid, unpaid)] == [
        "Round 2: the tricks of Ada (3) and Cleo (1)",
        "Round 1: out, nobody else had a trick",
    ]
