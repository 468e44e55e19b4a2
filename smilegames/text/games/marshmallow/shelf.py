"""Marshmallow Test on the shelf and at set-up."""

from __future__ import annotations

from collections.abc import Mapping

from smilegames.text.shelf_text import OptionText
from smilegames.text.words import N_

NAME = N_("Marshmallow Test")
TAGLINE = N_("Take tricks, but not too soon")
OPENING = N_("Who last ate something with marshmallows?")

OPTIONS: Mapping[str, OptionText] = {
    "target": OptionText(
        N_("Target"), N_("How many points win the match: 12 make a shorter one for two.")
    ),
}
