"""Reads a deck from a deck file's data. What such a file may say is in `deck_check`."""

from __future__ import annotations

from smilegames.core.game import DeckData
from smilegames.games.smileyface.cards import MISCHIEF, Deck

SUIT_NAMES = ("happiness", "sadness", "surprise", "anger")
"""The keys of the values in a deck file, in the order of SUITS."""


def read(data: DeckData) -> Deck:
    """Return the deck that the data, which has been checked, describes."""
    values, copies = data["values"], data["mischief"]
    return Deck(
        values=tuple(tuple(sorted(values[suit])) for suit in SUIT_NAMES),
        round_cards=tuple(data["round_cards"]),
        reward_tokens=tuple(sorted(data["reward_tokens"])),
        copies=tuple(copies[name] for name in MISCHIEF),
    )
