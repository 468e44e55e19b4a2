"""SmileyFace: emotions in four suits, mischief, and helping hands. This entry loads no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smilegames.core.game import DeckData, Game, Option, Options, Secrecy

if TYPE_CHECKING:
    from smilegames.core.rules import AnyRules


def build(seats: int, options: Options, deck: DeckData | None) -> AnyRules:
    """Make the rules for 4 to 8 players."""
    from smilegames.games.smileyface.deck import read
    from smilegames.games.smileyface.rules import SmileyFaceRules

    assert deck is not None
    return SmileyFaceRules(seats, read(deck), bool(options["mischief"]))


def check_deck(deck: DeckData) -> None:
    """Raise DeckFaults for a deck that SmileyFace can't be played with."""
    from smilegames.games.smileyface.deck_check import check

    check(deck)


GAME = Game(
    id="smileyface",
    rules_version=2,
    shelf=2,
    min_seats=4,
    max_seats=8,
    minutes=30,
    secrecy=Secrecy.CURTAIN,
    build=build,
    options=(Option("mischief", default=True),),
    check_deck=check_deck,
)
