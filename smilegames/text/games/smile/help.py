"""Smile on its help screen: the aim, the keys of its table, what its signs mean."""

from __future__ import annotations

from smilegames.text.words import N_, Message

AIM = N_(
    "Ten auctions bring everybody ten creatures, wanted or not. Most points win: what your cards "
    "add up to, one more for every five clear beads, one less for every blue bead."
)

KEYS: tuple[tuple[str, Message], ...] = (
    ("smile.bid", N_("a bid on the lowest card; again: on another one as low")),
    ("1-5", N_("a card to back out with")),
    ("left", N_("the bid or the card before")),
    ("right", N_("the bid or the card after")),
    ("commit", N_("do what is selected")),
    ("pause", N_("let go of the selection; then: a pause")),
    ("peek", N_("lift a corner to see your own beads, and let it down again")),
    ("undo", N_("take the last bid or card back, as long as nothing was turned up since")),
    ("again", N_("show the end of the last auction again")),
    ("why", N_("say why what is selected can't be done")),
    ("log", N_("read what happened in this auction")),
)

SIGNS: tuple[tuple[str, Message], ...] = (
    ("▸", N_("decides now")),
    ("Y W R B", N_("yellow, white, red, blue: two of one splotch leave")),
    ("N +3", N_("no splotch: never leaves")),
    ("+2a +2b", N_("alike, told apart so")),
    ("●", N_("a clear bead")),
    ("○", N_("your bid would lay it")),
    ("+●", N_("the last move laid it")),
    ("◆", N_("a blue bead: costs a point")),
    ("low", N_("takes the bids")),
    ("‹1›", N_("selected")),
    ("beads ?", N_("only their owner knows")),
    ("•", N_("new since the last move")),
    ("×Y+2", N_("bumped heads and left")),
    ("out · Y+2", N_("backed out with this card")),
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
