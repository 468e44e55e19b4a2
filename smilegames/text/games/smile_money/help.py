"""The help for the table of Smile & Money: its aim, its keys, and every sign that is on it."""

from __future__ import annotations

from smilegames.text.words import N_, Message

AIM = N_(
    "Take cards of your card's colour: their coins count. Whoever clears the table without a bomb"
    " has a Smile, two more points. Most points win."
)

KEYS: tuple[tuple[str, Message], ...] = (
    ("1-4", N_("a card and its best capture")),
    ("5-9", N_("mark a table card, or more")),
    ("0", N_("take nothing")),
    ("← →", N_("move")),
    ("↑ ↓", N_("to the table cards, and back")),
    ("lift", N_("mark, among the table cards")),
    ("pause", N_("let go of the selection")),
    ("again", N_("the last deal's board again")),
)
"""What is printed, or ids of commands, and what it does."""

SIGNS: tuple[tuple[str, Message], ...] = (
    ("R Y E", N_("red, yellow, grey: takes one")),
    ("P G L", N_("purple, green, light blue: takes any number")),
    ("X", N_("bomb: takes all")),
    ("■■□□", N_("cards in hand, and played")),
    ("││ ┿", N_("a Money pile; a Smile in it")),
    ("5✓ ‹5›", N_("its key, taken; arrows here")),
    ("+6", N_("coins that it would bring")),
    ("•", N_("just played; new to you")),
    ("▸ ★", N_("plays now; most, or winner")),
    ("▁▄█", N_("points over time")),
)
_PLAIN = str.maketrans("■□│┿✓‹›•▸★▁▄█", "#-|+x<>*>*.=#")


def signs(glyphs_name: str) -> tuple[tuple[str, Message], ...]:
    """Return the signs as a set of glyphs, `unicode` or `ascii`, has them, and their meanings."""
    if glyphs_name != "ascii":
        return SIGNS
    return tuple((sign.translate(_PLAIN), meaning) for sign, meaning in SIGNS)
