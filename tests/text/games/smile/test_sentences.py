"""Smile's sentences: one for everything, with names in it and no count that is secret."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from smilegames.core.chance import RandomChance
from smilegames.core.errors import DeckFaults, Refusal
from smilegames.core.events import Event
from smilegames.games.smile.deck_check import check
from smilegames.games.smile.events import (
    AuctionOver,
    BeadBid,
    Borrowed,
    GameOver,
    PairLeft,
    Revealed,
    SubstitutesInUse,
    Took,
    TookLast,
)
from smilegames.games.smile.scoring import reckon
from smilegames.text.game_text import Speaker, game_text
from smilegames.text.games.smile import sentences as smile
from smilegames.text.words import Words
from tests.games.smile.table import build, house_deck
from tests.hooks import smile as hooks

RULES = build(3)
SPEAKER = Speaker(Words(), ("Adele", "Bianca", "Christopher"), RULES)
LOW, OTHER = (RULES.names.index(name) for name in ("Y-2", "Y+4"))


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            Revealed(3, 1, (LOW, OTHER)),
            "Auction 3: Y-2 and Y+4 come out of the forest. Bianca starts.",
        ),
        (
            Borrowed(2),
            "Christopher has no bead to bid and borrows one, with a blue bead to remember it by.",
        ),
        (
            SubstitutesInUse("clear"),
            "The clear beads are used up: substitutes are in use.",
        ),
        (SubstitutesInUse("blue"), "The blue beads are used up: substitutes are in use."),
        (BeadBid(0, LOW, 1), "Adele bids on Y-2: 1 bead."),
        (BeadBid(0, LOW, 4), "Adele bids on Y-2: 4 beads."),
        (Took(1, LOW, 1, OTHER), "Bianca backs out with Y-2 and 1 bead."),
        (Took(1, LOW, 2, None), "Bianca backs out with Y-2 and 2 beads."),
        (PairLeft(1, OTHER, LOW), "Y+4 and Y-2 bump heads: both leave Bianca for good."),
        (
            TookLast(2, LOW, 0, None),
            "Christopher is the last one in and takes Y-2, without a bead.",
        ),
        (TookLast(2, LOW, 1, None), "Christopher is the last one in and takes Y-2 with 1 bead."),
        (AuctionOver(3, 2), "Auction 3 is over. Christopher starts the next one."),
        (AuctionOver(10, None), "Auction 10, the last one, is over."),
        (
            GameOver((1, 7, 0), (0, 0, 2)),
            "All hands open: Adele has 1 clear bead, Bianca has 7 clear beads "
            "and Christopher has 0 clear beads and 2 blue.",
        ),
    ],
)
def test_events(event: Event, sentence: str) -> None:
    assert smile.event(SPEAKER, event) == sentence


def test_actions() -> None:
    assert smile.action(SPEAKER, RULES.parse("bid Y-2")) == "bid a bead on Y-2"
    assert smile.action(SPEAKER, RULES.parse("take Y-2")) == "back out with Y-2"


@pytest.mark.parametrize("code", smile.REFUSALS)
def test_refusals(code: str) -> None:
    params: dict[str, Any] = {"card": LOW, "seat": 0, "lowest": (OTHER,)}
    assert smile.refusal(SPEAKER, Refusal(code, params)).endswith(".")


def test_every_refusal_met_in_play_has_words() -> None:
    random, chance = Random(3), RandomChance(3)
    state = RULES.start(0, chance)
    while RULES.to_act(state) is not None:
        choices = RULES.choices(state)
        for action in hooks.universe(RULES):
            if action not in choices:
                assert smile.refusal(SPEAKER, RULES.refusal(state, action))
        RULES.apply(state, random.choice(choices), chance)


def test_score_lines() -> None:
    outcome = reckon([[1, 2], [], []], [6, 1, 0], [1, 0, 0])
    spoken = [[smile.score_line(SPEAKER, line) for line in lines] for lines in outcome.lines]
    assert spoken[0] == ["2 cards", "6 clear beads (5 make 1 point)", "1 blue bead"]
    assert spoken[1] == ["0 cards", "1 clear bead (5 make 1 point)", "nothing borrowed"]
    assert outcome.ended_by in smile.ENDINGS
    assert set(smile.DECIDED) == {"score", "beads", "shared"}


def test_deck_faults_have_words() -> None:
    deck = house_deck() | {"VI": {}, "V": {"none": [9, "x"]}}
    del deck["IV"]
    with pytest.raises(DeckFaults) as caught:
        check(deck)
    spoken = {
        fault.code: SPEAKER.words(smile.DECK_FAULTS[fault.code], **fault.params)
        for fault in caught.value.faults
    }
    assert set(spoken) == set(smile.DECK_FAULTS)
    assert spoken["count"] == "2 cards stand here, and 10 are needed."


def test_module_is_a_game_text() -> None:
    assert game_text("smile") is smile
