"""Gracias on the shelf and at set-up."""

from __future__ import annotations

from collections.abc import Mapping

from smilegames.text.shelf_text import OptionText
from smilegames.text.words import N_

NAME = N_("Gracias")
TAGLINE = N_("Keep one, give one, beware of the most")
OPENING = N_("Who is the youngest?")

OPTIONS: Mapping[str, OptionText] = {
    "sessions": OptionText(
        N_("Sessions"), N_("How many sessions of four rounds are played and scored.")
    ),
}
