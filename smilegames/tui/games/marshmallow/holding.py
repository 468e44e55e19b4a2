"""A lifted hand: by suit, the cards that may be played standing higher, with their keys."""

from __future__ import annotations

from itertools import groupby

from smilegames.games.marshmallow.cards import SUIT_OF
from smilegames.games.marshmallow.view import View
from smilegames.tui.drawing.card import CardLook
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.row import LABELS, RowCard
from smilegames.tui.games.marshmallow.chooser import MarshmallowChooser
from smilegames.tui.games.marshmallow.tricks import face_of
from smilegames.tui.widgets.hand import Cards


def cards_of(hand: View, chooser: MarshmallowChooser, glyphs: Glyphs) -> Cards:
    """Return the hand of a private view, as its chooser has it selected."""
    cards = [_card(hand, card, chooser, glyphs) for card in hand.hand or ()]
    groups = groupby(zip(hand.hand or (), cards, strict=True), lambda pair: SUIT_OF[pair[0]])
    return Cards(tuple(tuple(card for _, card in group) for _, group in groups))


def _card(hand: View, card: int, chooser: MarshmallowChooser, glyphs: Glyphs) -> RowCard:
    look = CardLook(selected=card == chooser.card, sunk=_is_sunk(hand, card, chooser))
    return RowCard(face_of(card, glyphs), look, _label(hand, card, chooser, glyphs), ("card", card))


def _is_sunk(hand: View, card: int, chooser: MarshmallowChooser) -> bool:
    """Return whether a card can't be played or, while suits are chosen, is of another suit."""
    if chooser.is_asking and chooser.naming:
        return chooser.trump is not None and SUIT_OF[card] != chooser.trump
    return bool(hand.playable) and card not in hand.playable


def _label(hand: View, card: int, chooser: MarshmallowChooser, glyphs: Glyphs) -> str:
    """Return the key under a card, while there is one; a cross marks one that can't be played."""
    if chooser.is_asking and chooser.naming:
        return ""
    label = glyphs.cross if hand.playable else ""
    if card in hand.playable:
        at = hand.playable.index(card)
        label = LABELS[at] if chooser.is_asking and at < len(LABELS) else ""
    return f"{glyphs.left}{label}{glyphs.right}" if card == chooser.card else label
