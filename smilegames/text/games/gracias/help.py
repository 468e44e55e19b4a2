"""Gracias on its help screen: the aim, the keys of its table, what its signs mean."""

from __future__ import annotations

from smilegames.text.words import N_, Message

AIM = N_(
    "Whoever has the most loose cards of a kind at a session's end discards them. Each loose card "
    "that is left is a point, each pile of five too."
)

KEYS: tuple[tuple[str, Message], ...] = (
    ("1-6", N_("a triplet; then who gets a card")),
    ("1-2", N_("the open card that stays")),
    ("left", N_("triplet before; left card stays")),
    ("right", N_("triplet after; right card stays")),
    ("up", N_("the receiver before")),
    ("down", N_("the receiver after")),
    ("gracias.scores", N_("what sessions so far came to")),
)
"""What is printed, or ids of commands, and what it does."""

SIGNS: tuple[tuple[str, Message], ...] = (
    ("R G Y", N_("chili, cactus, cheese")),
    ("B P O", N_("sardine, bagpipe, gnome")),
    ("▾3", N_("the most: would be discarded")),
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
