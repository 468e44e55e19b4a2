"""What the table of Smile says of a decision, and its help."""

from __future__ import annotations

import pytest

from smilegames.core.events import Event
from smilegames.games.smile.actions import BID, TAKE, Bid, Take
from smilegames.games.smile.events import AuctionOver, PairLeft, Revealed, Took, TookLast
from smilegames.games.smile.rules import SmileRules
from smilegames.text.game_text import Speaker
from smilegames.text.games.smile import help as helped
from smilegames.text.games.smile import sentences
from smilegames.text.games.smile import table as said
from smilegames.text.words import Words
from tests.games.smile.table import build, numbers, play, position

WIDEST = 78
"""Columns of a line below a table of 80."""


@pytest.fixture(scope="module")
def rules() -> SmileRules:
    return build(3)


@pytest.fixture(scope="module")
def speaker(rules: SmileRules) -> Speaker:
    return Speaker(Words(), ("Maximilianus", "Bartholomäus", "Cleo"), rules)


@pytest.mark.rule("SM-16", "SM-18")
def test_a_loan_is_one_sentence_and_an_empty_supply_another(
    rules: SmileRules, speaker: Speaker
) -> None:
    state = position(rules, "N+2a R+4 B+4", clear=[0, 9, 9])
    state.supply_clear = 0
    line = said.headline(speaker, play(rules, state, "bid N+2a"))
    loan = "Maximilianus has no bead, borrows one for a blue bead, and bids it on N+2a."
    assert line == f"{loan} The supply has run out: substitutes are in use."
    assert len(loan) <= WIDEST


@pytest.mark.rule("SM-20")
def test_a_pair_is_one_line(rules: SmileRules, speaker: Speaker) -> None:
    kept, taken = numbers(rules, "Y+6 Y-2")
    events: list[Event] = [Took(0, taken, 12, kept), PairLeft(0, kept, taken)]
    line = said.headline(speaker, events)
    assert line == "Maximilianus takes Y-2 and 12 beads: it bumps heads with Y+6, both leave."
    assert len(line) <= WIDEST


@pytest.mark.rule("SM-15")
@pytest.mark.parametrize(
    ("auction", "line"),
    [
        (2, "Bartholomäus took R+4 last and starts auction 3."),
        (10, "All ten auctions are over: now everything is counted."),
    ],
)
def test_only_an_auction_to_come_is_started(
    rules: SmileRules, speaker: Speaker, auction: int, line: str
) -> None:
    low, high = numbers(rules, "Y-2 R+4")
    events: list[Event] = [
        Took(0, low, 1, None),
        TookLast(1, high, 0, None),
        AuctionOver(auction, 1 if auction < 10 else None),
    ]
    assert said.headline(speaker, events) == line


def test_what_touches_a_player(rules: SmileRules) -> None:
    low, high = numbers(rules, "Y-2 R+4")
    assert said.touches(TookLast(1, high, 0, None), 1)
    assert said.touches(Revealed(3, 1, (low, high)), 1)
    assert not said.touches(Took(0, low, 1, None), 1)
    assert not said.touches(PairLeft(0, low, high), 1)


def test_keys_say_what_they_do() -> None:
    assert (sentences.doing(Bid(BID, 0)), sentences.doing(Take(TAKE, 0))) == ("bid", "take it")
    assert (sentences.deed(Bid(BID, 0)), sentences.deed(Take(TAKE, 0))) == ("bid", "take")


def test_signs_in_ascii_are_ascii() -> None:
    assert all(sign.isascii() for sign, _ in helped.signs("ascii"))
    assert helped.signs("unicode") == helped.SIGNS
    meanings = [meaning for _, meaning in helped.signs("ascii")]
    assert meanings == [meaning for _, meaning in helped.SIGNS]
