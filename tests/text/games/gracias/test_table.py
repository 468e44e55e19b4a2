"""What the table of Gracias says of a decision, and the help that explains its signs."""

from __future__ import annotations

import pytest

from smilegames.core.events import Event
from smilegames.games.gracias.events import (
    KindCalled,
    MatchEnded,
    RoundBegan,
    SessionBegan,
    Shared,
    SmallMousePassed,
    TripletTaken,
)
from smilegames.games.gracias.scoring import standings
from smilegames.text.game_text import Speaker
from smilegames.text.games.gracias import help as helping
from smilegames.text.games.gracias import table as said
from smilegames.text.words import Words
from tests.games.gracias.table import CHILI, GNOME, area, build

SPEAKER = Speaker(Words(), ("Ana", "Ben", "Cleo"), build(3))
GIFT = Shared(2, CHILI, GNOME, 0)
GIVEN = "Cleo keeps a chili and gives Ana a gnome: “¡Gracias!”"


@pytest.mark.rule("GR-16")
@pytest.mark.parametrize(
    ("gnomes", "meant"),
    [
        ((3, 2, 0), "Ana now has the most gnome cards."),
        ((3, 3, 0), "Ana and Ben now have the most gnome cards."),
        ((5, 3, 0), "A pile of five!"),
        ((2, 3, 0), ""),
    ],
)
def test_a_gift_is_told_with_what_it_means(gnomes: tuple[int, ...], meant: str) -> None:
    lying = standings([area(f"{number} gnome") for number in gnomes])
    assert said.headline(SPEAKER, [GIFT], lying) == f"{GIVEN} {meant}".strip()


@pytest.mark.parametrize(
    ("events", "told"),
    [
        (
            [TripletTaken(1, 0, (CHILI, CHILI), None)],
            "Ben takes A with 2 chilies and looks at the third card.",
        ),
        (
            [GIFT, SmallMousePassed(0, 1), RoundBegan(2, 1)],
            f"{GIVEN} Round 2: Ben goes first.",
        ),
        (
            [GIFT, SessionBegan(2, 3), RoundBegan(1, 1)],
            f"{GIVEN} Session 2: Ben takes both mice and goes first.",
        ),
        ([GIFT, MatchEnded((1,))], f"{GIVEN} Ben wins!"),
    ],
)
def test_what_follows_a_decision_is_told_briefly(events: list[Event], told: str) -> None:
    assert said.headline(SPEAKER, events, standings([area("")] * 3)) == told


def test_what_touches_a_player() -> None:
    assert [said.touches(GIFT, seat) for seat in range(3)] == [True, False, False]
    assert said.touches(KindCalled(GNOME, (1,), 2), 1)
    assert not said.touches(RoundBegan(2, 1), 1)


def test_the_help_has_signs_for_both_sets_of_glyphs() -> None:
    plain, fancy = helping.signs("ascii"), helping.signs("unicode")
    assert [meaning for _, meaning in plain] == [meaning for _, meaning in fancy]
    assert all(sign.isascii() for sign, _ in plain)
    assert len({sign for sign, _ in fancy}) == len(fancy)
