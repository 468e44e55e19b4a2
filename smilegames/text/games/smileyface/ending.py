"""What the end of a match of SmileyFace says."""

from __future__ import annotations

from smilegames.text.words import N_, Plural

ROUND_WON = Plural("Round {round}, {n} point", "Round {round}, {n} points")
ROUND_CARDS = Plural("{n} Round card", "{n} Round cards")
LATEST_ROUND = N_("the card of round {n}")
THE_ONE_OF_ROUND = N_("that of round {n}")
