"""The chronicle: each reader is told what they may know, once."""

from __future__ import annotations

import pytest

from smilegames.core.game import Game
from smilegames.core.match import Match
from smilegames.text.game_text import Speaker
from smilegames.text.words import Words
from smilegames.tui.table.chronicle import Chronicle
from tests.tui import coin_text
from tests.tui.evening import NAMES, seated


@pytest.fixture
def match(hands: Game) -> Match:
    return seated("coin").match


def chronicle(match: Match) -> Chronicle:
    return Chronicle(match, Speaker(Words(), NAMES[:3], match.rules), coin_text, whole=True)


def play(match: Match, *spelled: str) -> None:
    for text in spelled:
        assert match.to_act is not None
        match.submit(match.to_act, match.rules.parse(text), match.version)


def test_each_reader_is_told_what_they_may_know(match: Match) -> None:
    told = chronicle(match)
    assert told.lines(None) == tuple(f"{name} draws a coin." for name in NAMES[:3])
    assert [line for line in told.lines(1) if "=" in line] == [told.lines(1)[1]]
    assert told.lines(1)[1].startswith("Ben draws coin=")


def test_it_goes_on_where_it_was(match: Match) -> None:
    told = chronicle(match)
    before = list(told.lines(None))
    play(match, "keep", "name 2")
    assert told.lines(None) == (*before, "Ada keeps the coin.", "Ben says 2.")
    assert told.lines(None) == (*before, "Ada keeps the coin.", "Ben says 2.")
    assert chronicle(match).lines(None) == told.lines(None)


def test_what_is_taken_back_stays_told(match: Match) -> None:
    told = chronicle(match)
    play(match, "keep")
    told.lines(None)
    match.undo(0)
    assert told.lines(None)[-2:] == ("Ada keeps the coin.", "Ada took that back.")


def test_fresh_is_what_came_after_ones_own_last_decision(match: Match) -> None:
    told = chronicle(match)
    assert told.fresh(None, 0) == 3
    play(match, "keep", "keep", "keep")
    assert told.fresh(None, 0) == 2
    assert told.fresh(None, 2) == 0
    assert told.fresh(None, None) == 0


def test_while_the_match_is_on_it_reaches_as_far_as_people_remember(match: Match) -> None:
    """In the tiny game: to the last number that was named."""
    told = Chronicle(match, Speaker(Words(), NAMES[:3], match.rules), coin_text)
    assert len(told.lines(None)) == 3
    assert told.is_whole(None)
    play(match, "keep", "name 2", "keep")
    assert not told.is_whole(None)
    assert told.lines(None) == ("Ben says 2.", "Cleo keeps the coin.")
    play(match, "keep", "keep", "keep")
    assert match.to_act is None
    assert told.is_whole(None)
    assert len(told.lines(None)) == 9
