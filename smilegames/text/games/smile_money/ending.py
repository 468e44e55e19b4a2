"""What the end of a match of Smile & Money says."""

from __future__ import annotations

from smilegames.text.words import Plural

PILE = Plural("{n} card in the pile", "{n} cards in the pile")
