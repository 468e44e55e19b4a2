"""What a replay says of itself: where it is, whose eyes it is seen with, its keys."""

from __future__ import annotations

from smilegames.text.words import N_, Plural

WHERE = N_("{at} of {last}")
"""How many decisions have been shown, of how many."""
OPENING = N_("All is laid out; nothing has been decided yet.")
HOLDS = Plural("holds {n} card", "holds {n} cards")
PACE = N_("One step every {seconds} s.")
SEEN_BY_ALL = N_("As everybody saw it.")
SEEN_BY = N_("As {name} saw it.")
SEEN_OPEN = N_("As whoever is next saw it.")

KEY_STEP = N_("step")
KEY_TURN = N_("turn")
KEY_ROUND = N_("round")
KEY_PLAY = N_("play")
KEY_STOP = N_("stop")
KEY_PACE = N_("pace")
KEY_EYES = N_("eyes")
KEY_REPLAY = N_("replay")

HELP_KEYS = (
    ("left right", N_("one step back, one on")),
    ("up down", N_("to the turn before, to the next")),
    ("page_up page_down", N_("to the round before, to the next")),
    ("top bottom", N_("to the beginning, to the end")),
    ("lift", N_("let it play by itself, or stop it")),
    ("replay.slower replay.faster", N_("slower, faster")),
    ("replay.look", N_("see it with other eyes")),
    ("log", N_("what happened up to here")),
    ("pause", N_("stop, back")),
)
"""For the help: commands and what they do in a replay."""
