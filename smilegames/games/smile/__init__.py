"""Smile's place on the shelf. Knows nothing of its rules until they are built."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smilegames.core.game import DeckData, Game, Option, Options, Secrecy

if TYPE_CHECKING:
    from smilegames.core.rules import AnyRules


def build(seats: int, options: Options, deck: DeckData | None) -> AnyRules:
    """Make the rules."""
    from smilegames.games.smile.cards import Deck
    from smilegames.games.smile.deck import read
    from smilegames.games.smile.rules import SmileRules

    assert deck is not None
    return SmileRules(seats, Deck(read(deck, seats)), open_beads=bool(options["open_beads"]))


def check_deck(deck: DeckData) -> None:
    """Raise DeckFaults for a deck that Smile can't be played with."""
    from smilegames.games.smile.deck_check import check

    check(deck)


GAME = Game(
    id="smile",
    rules_version=1,
    shelf=1,
    min_seats=3,
    max_seats=5,
    minutes=30,
    secrecy=Secrecy.PEEK,
    build=build,
    options=(Option("open_beads", default=False),),
    check_deck=check_deck,
)
