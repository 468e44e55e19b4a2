"""What the help says whatever the game: its headings, and the keys that every table has."""

from __future__ import annotations

from smilegames.text.words import N_

SHEET = N_("how to play")
BOOK = N_("the rulebook")
AIM = N_("The aim")
RULE = N_("The rule for what is to be decided now")
KEYS = N_("Keys")
SIGNS = N_("Signs")
KEY_BOOK = N_("the rulebook")
KEY_SHEET = N_("keys and signs")

_ALL_KEYS = (
    ("commit", N_("does what is chosen; goes on from what is shown")),
    ("pause", N_("one step back; a pause")),
    ("undo", N_("takes the last decision back, while nobody has learned anything")),
    ("why", N_("says why not")),
    ("again", N_("shows the last end of a trick, round or auction again")),
    ("log", N_("what happened so far")),
    ("help", N_("this help")),
)
HAND_KEYS = (
    ("lift", N_("lifts the hand of whoever is named")),
    ("cover", N_("covers the hand at once")),
    *_ALL_KEYS,
)
"""Of a game with hands, by command."""
PEEK_KEYS = (
    ("peek", N_("lifts the corner of one's own secrets, or lets it down")),
    *_ALL_KEYS,
)
"""Of a game with small secrets."""
