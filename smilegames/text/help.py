"""What the help says whatever the game: its headings, and the keys that every table has."""

from __future__ import annotations

from smilegames.text.words import N_

SHEET = N_("how to play")
BOOK = N_("the rulebook")
AIM = N_("Aim")
RULE = N_("Now")
KEYS = N_("Keys")
SIGNS = N_("Signs")
KEY_BOOK = N_("the rulebook")
KEY_SHEET = N_("keys and signs")

_ALL_KEYS = (
    ("commit", N_("do it, go on")),
    ("pause", N_("back, pause")),
    ("undo", N_("take back")),
    ("why", N_("why not")),
    ("hint", N_("hint")),
    ("again", N_("show again")),
    ("log", N_("what happened")),
    ("help", N_("help")),
)
HAND_KEYS = (("lift", N_("lift the hand")), ("cover", N_("cover it")), *_ALL_KEYS)
"""Of a game with hands, by command."""
PEEK_KEYS = (("peek", N_("look at your own")), *_ALL_KEYS)
"""Of a game with small secrets."""
