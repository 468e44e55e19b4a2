"""The cards of SmileyFace as small numbers, and what is printed on them. Knows no rules of play.

A card is its kind: copies equal in suit and value are the same number, because wherever they lie
together nobody can tell them apart. Emotion cards come first, by suit and then value, so a sorted
list of cards is a display laid out by suit (SF-12), with the Mischief cards behind.
"""

from __future__ import annotations

from dataclasses import dataclass

SUITS = "HSUA"
"""Happiness (yellow), Sadness (blue), sUrprise (green), Anger (red); a suit is its place here."""
VALUES = 5
EMOTIONS = len(SUITS) * VALUES
"""How many kinds of Emotion card there are; Mischief cards are numbered from here on."""
MISCHIEF = (
    "mean",
    "pirate",
    "shake-up",
    "thief",
    "pickpocket",
    "usurper",
    "eraser",
    "swap",
    "storm",
)
"""Those that last, then those that are aimed at nothing, then the others."""
MEAN, PIRATE, SHAKE_UP, THIEF, PICKPOCKET, USURPER, ERASER, SWAP, STORM = range(
    EMOTIONS, EMOTIONS + len(MISCHIEF)
)
AIMED = THIEF
"""Cards from this number on need a player, a suit or a card to be played at."""
LASTING_END = PIRATE + 1
"""Cards below this number can lie in a display: Emotion cards, Mean and Pirate (SF-13)."""
NAMES = (*(f"{suit}{value}" for suit in SUITS for value in range(1, VALUES + 1)), *MISCHIEF)
"""By card, its name in the notation: `H3`, `thief`."""
CARDS = {name: card for card, name in enumerate(NAMES)}
"""By name, the card."""

VALUE = tuple(card % VALUES + 1 if card < EMOTIONS else 0 for card in range(len(NAMES)))
"""By card, its printed value, 1 to 5; 0 for Mischief cards."""
SUIT = tuple(card // VALUES if card < EMOTIONS else 0 for card in range(len(NAMES)))
"""By card, its suit. Mischief cards have none; they stand with the first and are worth nothing."""

ROUNDS = 7


def emotion(suit: int, value: int) -> int:
    """Return the card of a suit (0 to 3) and a printed value (1 to 5)."""
    return suit * VALUES + value - 1


def hand_limit(seats: int) -> int:
    """Return how many cards a hand is filled up to (SF-01)."""
    return 7 if seats <= 6 else 13 - seats


@dataclass(frozen=True, slots=True)
class Deck:
    """What is printed on the cards and tokens of one edition, house values or an owner's."""

    values: tuple[tuple[int, ...], ...]
    """By suit, the values of its 13 cards, ascending."""
    round_cards: tuple[int, ...]
    """Points of Round cards 1 to 7."""
    reward_tokens: tuple[int, ...]
    """Values of the 7 Reward tokens, ascending."""
    copies: tuple[int, ...]
    """How many there are of each Mischief card, in the order of MISCHIEF."""

    def cards(self, mischief: bool) -> tuple[int, ...]:
        """Return the cards to deal from, ascending, with or without Mischief (SF-02, SF-31)."""
        emotions = [
            emotion(suit, value) for suit, values in enumerate(self.values) for value in values
        ]
        return tuple(emotions + (self._mischief() if mischief else []))

    def _mischief(self) -> list[int]:
        return [
            EMOTIONS + effect for effect, copies in enumerate(self.copies) for _ in range(copies)
        ]
