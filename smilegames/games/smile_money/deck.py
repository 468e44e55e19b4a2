"""Reads a deck from a deck file's data. What such a file may say is in `deck_check`."""

from __future__ import annotations

from smilegames.core.game import DeckData
from smilegames.games.smile_money.kinds import COLOURS, Deck


def read(data: DeckData) -> Deck:
    """Return the deck that the data, which has been checked, describes."""
    colours, bombs = data["colours"], data["bombs"]
    return Deck(
        coins=tuple(tuple(sorted(colours[colour.name])) for colour in COLOURS),
        bombs=bombs["count"],
        bomb_coins=bombs["coins"],
    )
