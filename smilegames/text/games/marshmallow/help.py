"""Marshmallow Test in the help: what one plays for, its keys, and what its signs mean."""

from __future__ import annotations

from smilegames.text.words import N_, Message

AIM = N_(
    "Win enough tricks to go out: that scores a marshmallow for every trick that the others have"
    " by then. Too early is little, too late nothing."
)

KEYS: tuple[tuple[str, Message], ...] = (
    ("1-9 0 v z", N_("the card, or the suit, of that number")),
    ("p g k b y", N_("cards of a suit; the trump")),
    ("← →", N_("move")),
)


def signs(glyphs: str) -> tuple[tuple[str, Message], ...]:
    """Return every sign on the table in a set of glyphs, and what it means."""
    plain = glyphs == "ascii"
    return (
        ("P G K B Y", N_("purple, green, pink, blue, yellow")),
        ("##-" if plain else "■■□", N_("tricks won, and to win")),
        ("()" if plain else "◖◗", N_("five points")),
        ("." if plain else "•", N_("one point")),
        (">" if plain else "▸", N_("whose turn it is")),
        ("x" if plain else "×", N_("can't be played now")),
        ("*" if plain else "•", N_("new since your last turn")),
        ("no green", N_("known to all: has none")),
    )
