"""Which phase a table is in: it decides what lies open, who is asked and which keys work."""

from __future__ import annotations

from enum import Enum


class Phase(Enum):
    """One at a time; the play screen moves from one to the next."""

    CURTAIN = "curtain"
    """The whole screen is covered until the player it names lifts it."""
    COVERED = "covered"
    """The public table is up and tells the last move; the hand lies under its cover."""
    LIFTED = "lifted"
    """Whoever must decide is asked, with their hand up where they have one."""
    ELSEWHERE = "elsewhere"
    """The public table is up; whoever must decide is not at this keyboard: a program for instance.
    Nobody's hand is up but that of the only person here."""
    PEEK = "peek"
    """As LIFTED, and for a few seconds with the corner of one's own secrets lifted."""
    TOLD = "told"
    """Whoever decided last reads their own private news, the hand still up."""
    MOMENT = "moment"
    """The last move lies on the public table for everybody; any key goes on."""
    BOARD = "board"
    """A shared board lies over the table until somebody goes on."""
    LOG = "log"
    """The log lies over the table."""
    SHOWN = "shown"
    """A replay: the table as it stood, with what its reader may see of hands; nobody is asked."""
    OVER = "over"
    """The match is over and everything has been shown."""


PRIVATE = frozenset({Phase.LIFTED, Phase.PEEK, Phase.TOLD, Phase.SHOWN})
"""Phases in which something private may be up."""
