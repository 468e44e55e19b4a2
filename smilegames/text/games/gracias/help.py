"""Gracias on its help screen: the aim, the keys of its table, what its signs mean."""

from __future__ import annotations

from smilegames.text.words import N_, Message

AIM = N_(
    "Collect a little of everything: at a session's end whoever has the most loose cards of a kind "
    "discards them all. Each loose card that stays is a point, each pile of five is one too."
)

KEYS: tuple[tuple[str, Message], ...] = (
    ("1-6", N_("select a triplet; then: who gets the card that is given away")),
    ("1-2", N_("after taking a triplet: the open card that stays")),
    ("left", N_("select the triplet before; then: the left card stays")),
    ("right", N_("select the triplet after; then: the right card stays")),
    ("up", N_("select who gets the other card: the player before")),
    ("down", N_("select who gets the other card: the player after")),
    ("commit", N_("take, or keep and give; at a board: go on")),
    ("pause", N_("let go of the last thing selected; then: a pause")),
    ("peek", N_("lift a corner of your own face-down cards, and let it down again")),
    ("gracias.scores", N_("show what the sessions so far came to, the newest first")),
    ("again", N_("show the boards of the last round or session again")),
    ("undo", N_("take the last gift back, as long as no card was dealt or turned up since")),
    ("why", N_("say why what is selected can't be done")),
    ("log", N_("read what happened in this session")),
)

SIGNS: tuple[tuple[str, Message], ...] = (
    ("▸", N_("decides now; in the list of players: would get the card")),
    ("Rʃʃʃ G╰┼╯ Y◢■□", N_("chili, cactus, cheese: the heads of their columns")),
    ("B><> Pψ●╮ O‹▲›", N_("sardine, bagpipe, gnome")),
    ("3", N_("so many loose cards of this kind lie open there")),
    ("·", N_("none; in the middle: this triplet has been taken")),
    ("■ ■■", N_("a pile of five, two of them: safe")),
    ("▾3", N_("the most loose ones: would be discarded if the session ended now")),
    ("3•", N_("the card just kept or just given; in the log: new since your last turn")),
    ("3+1", N_("in a peek: with your own face-down cards; on the board: turned up")),
    ("▯▯", N_("face-down cards, one a round")),
    ("now", N_("what the session would score if it ended now, with no card turned up")),
    ("all", N_("points of the sessions scored so far")),
    ("change", N_("what the selected gift would change of it")),
    ("M~", N_("the large mouse: calls the kinds at the session's end")),
    ("m~", N_("the small mouse: goes first in this round")),
    ("A", N_("the name of a triplet, on the back of its face-down card")),
    ("★", N_("ahead; at the end: the winner")),
)
_PLAIN = {
    "Rʃʃʃ G╰┼╯ Y◢■□": "R~~> G\\|/ Y/o|",
    "B><> Pψ●╮ O‹▲›": "B><> P|o) O/^\\",
    "▸": ">",
    "·": ".",
    "■ ■■": "# ##",
    "▾3": "v3",
    "3•": "3*",
    "▯▯": "]]",
    "★": "*",
}


def signs(glyphs_name: str) -> tuple[tuple[str, Message], ...]:
    """Return the signs as a set of glyphs, `unicode` or `ascii`, has them, and their meanings."""
    if glyphs_name != "ascii":
        return SIGNS
    return tuple((_PLAIN.get(sign, sign), meaning) for sign, meaning in SIGNS)
