"""The help for the table of Smile & Money: its aim, its keys, and every sign that is on it."""

from __future__ import annotations

from smilegames.text.words import N_, Message

AIM = N_(
    "Play a card and take cards of its colour from the table: coins count, and each Smile, for "
    "taking the last card there without a bomb, counts two more. Most points win."
)

KEYS: tuple[tuple[str, Message], ...] = (
    ("1-4", N_("choose a card of the hand; the capture with most coins is marked")),
    ("left right", N_("the next card, in the hand or on the table")),
    ("up", N_("from the hand to the table cards")),
    ("down", N_("from the table cards back to the hand")),
    ("lift", N_("lift the hand; among the table cards: mark one, or one more of its kind")),
    ("5-9", N_("mark one more table card with this number; after the last of them none")),
    ("0", N_("take nothing")),
    ("commit", N_("play the card")),
)
"""What is printed, or ids of commands, and what it does."""


def signs(glyphs: str) -> tuple[tuple[str, Message], ...]:
    """Return each sign as a set of glyphs draws it, and what it means."""
    plain = glyphs == "ascii"
    return (
        ("####" if plain else "■■■■", N_("cards in a hand")),
        ("|||" if plain else "│││", N_("the Money pile from the side, face down: nobody looks")),
        ("+" if plain else "┿", N_("a Smile: the card lies crosswise on the pile")),
        ("R Y E", N_("red, yellow, grey: takes one card of its colour")),
        ("P G L", N_("purple, green, light blue: takes any number of its colour")),
        ("X", N_("a bomb: takes everything; on the table only another bomb takes it")),
        ("1 2 3", N_("in the corner of a card: its coins")),
        ("5 x" if plain else "5 ✓", N_("the key that marks a card, and that it would be taken")),
        ("<5>" if plain else "‹5›", N_("where the arrows are")),
        ("+6", N_("coins that the selected card would bring")),
        ("*" if plain else "•", N_("played last; in the recap: new since your last turn")),
    )
