"""Smile on its help screen: the aim, the keys of its table, what its signs mean."""

from __future__ import annotations

from smilegames.text.words import N_, Message

AIM = N_(
    "Ten auctions bring everybody ten creatures, wanted or not. Most points win: what your cards "
    "add up to, one more for every five clear beads, one less for every blue bead."
)

KEYS: tuple[tuple[str, Message], ...] = (
    ("smile.bid", N_("select a bid: a bead on the lowest card; again: on another one as low")),
    ("1-5", N_("select a card to back out with, together with its beads")),
    ("left", N_("select the bid or the card before")),
    ("right", N_("select the bid or the card after")),
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
    ("▌Y ▌W ▌R ▌B", N_("the splotch: yellow, white, red, blue; two of one leave together")),
    ("▌N", N_("no splotch: never leaves; among kept cards its value stands alone")),
    ("+2a +2b", N_("two cards alike, told apart by a letter")),
    ("●", N_("a clear bead; more than four lie with their number")),
    ("○", N_("the bead that the selected bid would lay")),
    ("+●", N_("the last move laid a bead here")),
    ("◆", N_("a borrowed, blue bead: costs a point at the end")),
    ("low", N_("takes the bids")),
    ("‹1›", N_("selected; the tag below says for what")),
    ("beads ?", N_("how many is known to their owner, and to whoever kept count")),
    ("•", N_("new since the last move")),
    ("×Y+2", N_("bumped heads in the last move and left")),
    ("out · Y+2", N_("is out of this auction and has this card")),
    ("★", N_("bumping heads; at the end: the winner")),
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
