"""Marshmallow Test in the help: what one plays for, its keys, and what its signs mean."""

from __future__ import annotations

from smilegames.text.words import N_, Message

AIM = N_(
    "Win enough tricks to go out, but not before the others have tricks to be paid for: going out"
    " scores a marshmallow for every trick that lies before the others. Whoever is never out"
    " scores nothing."
)

KEYS: tuple[tuple[str, Message], ...] = (
    ("1-9 0 v z", N_("choose the card with that number, or the trump")),
    ("p g k b y", N_("step through the cards of a suit, or name it trump")),
    ("left", N_("the card before")),
    ("right", N_("the next card")),
)


def signs(glyphs: str) -> tuple[tuple[str, Message], ...]:
    """Return every sign on the table in a set of glyphs, and what it means."""
    plain = glyphs == "ascii"
    return (
        ("P G K B Y", N_("suits: purple, green, pink, blue, yellow; a number is the rank")),
        ("##-" if plain else "■■□", N_("tricks won, and those that are missing to go out")),
        ("()" if plain else "◖◗", N_("a large marshmallow: five points")),
        ("." if plain else "•", N_("a small marshmallow: one point")),
        (">" if plain else "▸", N_("whose turn it is")),
        ("x" if plain else "×", N_("a card that can't be played now")),
        ("*" if plain else "•", N_("before a sentence: new since your last turn")),
        ("no green", N_("everybody knows that this player has none")),
    )
