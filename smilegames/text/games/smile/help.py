"""Smile on its help screen: the aim, the keys of its table, what its signs mean."""

from __future__ import annotations

from smilegames.text.words import N_, Message

AIM = N_(
    "Ten auctions bring everybody ten creatures, wanted or not. Most points win: what your cards "
    "add up to, one more for every five clear beads, one less for every blue bead."
)

KEYS: tuple[tuple[str, Message], ...] = (
    ("smile.bid", N_("bid; again: on another as low")),
    ("1-5", N_("back out with that card")),
    ("left right", N_("the bid or card beside it")),
)
"""Ids of commands, or what is printed, and what it does."""

SIGNS: tuple[tuple[str, Message], ...] = (
    ("▸ •", N_("decides now; moved last")),
    ("Y W R B", N_("yellow, white, red, blue: two of one colour leave")),
    ("N +3", N_("no colour: never leaves")),
    ("+2a +2b", N_("alike, told apart so")),
    ("low", N_("takes the bids")),
    ("‹1›", N_("selected")),
    ("×Y+2", N_("bumped heads and left")),
    ("●", N_("a clear bead; on a card")),
    ("○ +●", N_("your bid; the last bid")),
    ("◆", N_("a blue bead: -1 point")),
    ("beads ?", N_("only their owner knows")),
    ("out ·", N_("backed out with this card")),
    ("★", N_("bumping heads; the winner")),
)
_PLAIN = {
    "▸": ">",
    "▌": "|",
    "●": "o",
    "○": ".",
    "◆": "#",
    "‹": "<",
    "›": ">",
    "•": "*",
    "×": "x",
    "·": ".",
    "★": "*",
}


def signs(glyphs_name: str) -> tuple[tuple[str, Message], ...]:
    """Return the signs as a set of glyphs, `unicode` or `ascii`, has them, and their meanings."""
    if glyphs_name != "ascii":
        return SIGNS
    plain = str.maketrans(_PLAIN)
    return tuple((sign.translate(plain), meaning) for sign, meaning in SIGNS)
