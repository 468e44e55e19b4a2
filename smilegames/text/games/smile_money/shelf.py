"""Smile & Money on the shelf and at set-up."""

from __future__ import annotations

from collections.abc import Mapping

from smilegames.text.shelf_text import OptionText
from smilegames.text.words import N_

NAME = N_("Smile & Money")
TAGLINE = N_("Match colours, pocket coins, go BOOM!")
OPENING = N_("Who is the oldest?")

OPTIONS: Mapping[str, OptionText] = {
    "colour_challenge": OptionText(
        N_("Colour challenge"),
        N_("Points for most and for all cards of a colour; the last capture gets what is left."),
    ),
    "pairs": OptionText(
        N_("Pairs"),
        N_("Partners sit opposite each other and win together, with one pile for both."),
    ),
    "first_captain": OptionText(
        N_("First captain"), N_("In pairs: the player, 1 or 3, before whom the pile of both lies.")
    ),
    "second_captain": OptionText(
        N_("Second captain"), N_("In pairs: the player, 2 or 4, before whom the pile of both lies.")
    ),
}
