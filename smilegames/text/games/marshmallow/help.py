"""Marshmallow Test in the help: what one plays for, its keys, and what its signs mean."""

from __future__ import annotations

from smilegames.text.words import N_, Message

AIM = N_(
    "Win enough tricks to go out: that scores a marshmallow for every trick that the others have"
    " by then. Too early is little, too late nothing."
)

KEYS: tuple[tuple[str, Message], ...] = (
    ("1-9 0 v z", N_("a card or suit by number")),
    ("p g k b y", N_("a suit's cards; the trump")),
    ("← →", N_("move")),
)


def signs(glyphs: str) -> tuple[tuple[str, Message], ...]:
    """Return every sign on the table in a set of glyphs, and what it means."""
    plain = glyphs == "ascii"
    return (
        ("P G K B Y", N_("the suits, K for pink")),
        ("##-" if plain else "■■□", N_("tricks won, and to win")),
        ("() ." if plain else "◖◗ •", N_("five points, one point")),
        ("> *" if plain else "▸ •", N_("whose turn; new to you")),
        ("<1> x" if plain else "‹1› ×", N_("selected; can't be played")),
        ("+4", N_("out, and what that scored")),
        ("#+-" if plain else "━═─", N_("points before, new, to go")),
        (".=#" if plain else "▁▄█", N_("points over time")),
        ("no green", N_("known to all: has none")),
    )
