"""A lifted hand: Emotion cards by suit, then Mischief, each with its key and what it lacks."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.games.smileyface.cards import EMOTIONS, NAMES
from smilegames.games.smileyface.foresight import unplayable
from smilegames.games.smileyface.state import CLEAN_UP
from smilegames.games.smileyface.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.smileyface import table as said
from smilegames.text.words import Message
from smilegames.tui.drawing.card import CardLook
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.row import LABELS, RowCard
from smilegames.tui.games.smileyface.chooser import SmileyFaceChooser
from smilegames.tui.games.smileyface.emotions import card_face
from smilegames.tui.widgets.hand import Cards

WIDEST, TALLEST = 14, 9


def cards_of(speaker: Speaker, hand: View, chooser: SmileyFaceChooser, glyphs: Glyphs) -> Cards:
    """Return the hand of a private view, as its chooser has it selected."""
    asks = chooser.asked is not None
    sunk = [_is_sunk(hand, card, chooser) for card in hand.hand]
    tags = _tags(speaker, hand, chooser, sunk)
    cards = [
        RowCard(
            face=card_face(card, _title(speaker, card), glyphs),
            look=CardLook(
                selected=chooser.is_asking and at == chooser.at,
                sunk=sunk[at],
                tag=tags[at],
            ),
            label=_label(at, chooser, glyphs, asks=asks),
            target=("hand", at),
        )
        for at, card in enumerate(hand.hand)
    ]
    emotions = sum(card < EMOTIONS for card in hand.hand)
    return Cards((tuple(cards[:emotions]), tuple(cards[emotions:])), WIDEST, TALLEST)


def _title(speaker: Speaker, card: int) -> str:
    return speaker.words(said.CARD_TITLES[NAMES[card]]) if card >= EMOTIONS else ""


def _label(at: int, chooser: SmileyFaceChooser, glyphs: Glyphs, *, asks: bool) -> str:
    """Return the key under a card; while a target is asked for, the digits are the targets'."""
    label = LABELS[at : at + 1] if chooser.is_asking else ""
    if chooser.is_asking and at == chooser.at:
        return f"{glyphs.left}{label}{glyphs.right}"
    return "" if asks else label


def _is_sunk(hand: View, card: int, chooser: SmileyFaceChooser) -> bool:
    """Return whether a card can't be played or, in Clean-up, be discarded (SF-17, SF-25)."""
    if not chooser.is_asking:
        return False
    if hand.phase is CLEAN_UP:
        return card < EMOTIONS
    return unplayable(hand, card) is not None


def _tags(
    speaker: Speaker, hand: View, chooser: SmileyFaceChooser, sunk: Sequence[bool]
) -> list[str]:
    """Return a word for each card: what would be done with it, or what is to be known of it."""
    words = speaker.words
    known = [entry.card for entry in hand.stolen if entry.holder == hand.seat]
    tags: list[str] = []
    for at, card in enumerate(hand.hand):
        tag: Message = ""
        if chooser.is_asking and at == chooser.at:
            tag = _chosen_tag(hand, chooser)
        elif sunk[at] and hand.phase is not CLEAN_UP:
            tag = said.TAG_NO_TARGET
        elif card in known:
            known.remove(card)
            tag = said.TAG_KNOWN
        tags.append(words(tag) if tag else "")
    return tags


def _chosen_tag(hand: View, chooser: SmileyFaceChooser) -> Message:
    if not chooser.legal:
        return said.TAG_AIM if chooser.asked else ""
    return said.TAG_DISCARD if hand.phase is CLEAN_UP else said.TAG_PLAY
