"""Gracias on its help screen: the aim, the keys of its table, what its signs mean."""

from __future__ import annotations

from smilegames.text.words import N_, Message

AIM = N_(
    "Whoever has the most loose cards of a kind at a session's end discards them. Each loose card "
    "that is left is a point, each pile of five too."
)

KEYS: tuple[tuple[str, Message], ...] = (
    ("1-6", N_("a triplet; then a receiver")),
    ("1-2", N_("the open card that stays")),
    ("left right", N_("a triplet; the card to keep")),
    ("up down", N_("who gets the other card")),
    ("gracias.scores", N_("the sessions so far")),
)
"""Commands' ids or what is printed, and what it does."""

SIGNS: tuple[tuple[str, Message], ...] = (
    ("R G Y", N_("chili, cactus, cheese")),
    ("B P O", N_("sardine, bagpipe, gnome")),
    ("▾3", N_("the most: would discard them")),
    ("■ ·", N_("a pile of five, safe; none")),
    ("3•", N_("a card just kept or given")),
    ("3+1", N_("one more, from face down")),
    ("▯", N_("a card face down")),
    ("×", N_("has been taken")),
    ("now", N_("points if it ended now")),
    ("all", N_("points of sessions before")),
    ("M~ m~", N_("large mouse, small mouse")),
    ("▸ ★", N_("decides now; is ahead")),
)
_PLAIN = str.maketrans("▾■·•▯×▸★", "v#.*]x>*")


def signs(glyphs_name: str) -> tuple[tuple[str, Message], ...]:
    """Return the signs as a set of glyphs, `unicode` or `ascii`, has them, and their meanings."""
    if glyphs_name != "ascii":
        return SIGNS
    return tuple((sign.translate(_PLAIN), meaning) for sign, meaning in SIGNS)
