"""The cards and the notation of what is done with them."""

from __future__ import annotations

from collections import Counter

import pytest

from smilegames.core.errors import NotationError
from smilegames.games.gracias.actions import Share, Take
from smilegames.games.gracias.cards import DECK, KINDS
from tests.games.gracias.table import CHILI, GNOME, build


@pytest.mark.rule("GR-01")
def test_there_are_eighteen_cards_of_each_of_six_kinds() -> None:
    assert len(DECK) == 108
    assert Counter(DECK) == dict.fromkeys(range(6), 18)
    assert [(kind.name, kind.colour) for kind in KINDS] == [
        ("chili", "red"),
        ("cactus", "green"),
        ("cheese", "yellow"),
        ("sardine", "blue"),
        ("bagpipe", "purple"),
        ("gnome", "orange"),
    ]


@pytest.mark.rule("GR-19")
def test_triplets_have_letters_and_receivers_seats() -> None:
    rules = build(3)
    assert rules.spell(Take("take", 1)) == "take B"
    assert rules.spell(Share("keep", CHILI, GNOME, 2)) == "keep chili give gnome to seat 3"


def test_capitals_and_spaces_do_not_matter() -> None:
    rules = build(4)
    assert rules.parse("  Take   c ") == Take("take", 2)
    assert rules.parse("KEEP chili give gnome  to seat 3") == Share("keep", CHILI, GNOME, 2)


@pytest.mark.parametrize(
    "text",
    ["take", "take D", "keep chili", "keep chili give gnome", "keep chili give gnome to seat 4"],
)
def test_three_players_have_three_triplets_and_seats(text: str) -> None:
    with pytest.raises(NotationError):
        build(3).parse(text)
