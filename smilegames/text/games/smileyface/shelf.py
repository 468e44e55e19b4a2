"""SmileyFace on the shelf and at set-up."""

from __future__ import annotations

from collections.abc import Mapping

from smilegames.text.shelf_text import OptionText
from smilegames.text.words import N_

NAME = N_("SmileyFace")
TAGLINE = N_("Show feelings, stir, lend a hand")
OPENING = N_("Who starts the first round?")

OPTIONS: Mapping[str, OptionText] = {
    "mischief": OptionText(
        N_("Mischief cards"),
        N_("18 cards that steal, swap and turn the ranking over. Off: emotions only."),
    )
}
