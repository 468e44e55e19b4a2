"""Smile on the shelf and at set-up."""

from __future__ import annotations

from collections.abc import Mapping

from smilegames.text.shelf_text import OptionText
from smilegames.text.words import N_

NAME = N_("Smile")
TAGLINE = N_("Bid fireflies for smiling creatures")
OPENING = N_("Who last saw a firefly?")

OPTIONS: Mapping[str, OptionText] = {
    "open_beads": OptionText(
        N_("Open beads"), N_("Everybody's clear beads are counted on the table for all to see.")
    ),
}
