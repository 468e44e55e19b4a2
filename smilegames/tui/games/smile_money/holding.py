"""A lifted hand: each card with its key, the selected one tagged with what it would do."""

from __future__ import annotations

from smilegames.games.smile_money.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.smile_money import table as said
from smilegames.tui.drawing.card import CardLook
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.row import LABELS, RowCard
from smilegames.tui.games.smile_money.chooser import SmileMoneyChooser
from smilegames.tui.games.smile_money.faces import card_face
from smilegames.tui.widgets.hand import Cards

TALLEST = 9


def cards_of(
    speaker: Speaker, hand: View, chooser: SmileMoneyChooser, glyphs: Glyphs, widest: int
) -> Cards:
    """Return the hand of a private view, as its chooser has it selected.

    `widest` keeps the last card of a deal as large as the first.
    """
    cards = []
    for at, kind in enumerate(hand.hand):
        selected = chooser.is_asking and at == chooser.held
        tag = _tag(speaker, hand, chooser) if selected else ""
        label = LABELS[at] if chooser.is_asking else ""
        if selected:
            label = f"{glyphs.left}{label}{glyphs.right}"
        look = CardLook(selected=selected, tag=tag)
        face = card_face(speaker.rules.kinds, kind, glyphs)
        cards.append(RowCard(face, look, label, ("held", at)))
    return Cards((tuple(cards),), widest=widest, tallest=TALLEST)


def _tag(speaker: Speaker, hand: View, chooser: SmileMoneyChooser) -> str:
    if chooser.selected is None or not chooser.legal:
        return ""
    return said.tag(speaker, hand, chooser.selected)
