"""What the end of a match of Smile says."""

from __future__ import annotations

from smilegames.text.words import Plural

CARDS = Plural("{n} card in front of {name}", "{n} cards in front of {name}")
CLEAR_BEADS = Plural("{n} clear bead", "{n} clear beads")
