"""The help for the table of SmileyFace: its aim, its keys, and every sign that is on it."""

from __future__ import annotations

from smilegames.text.words import N_, Message

AIM = N_(
    "Win Round cards: when all have passed, the best total in one suit of a display takes the "
    "card. Whoever helped the winner draws a Reward token. Most points after seven rounds win."
)

KEYS: tuple[tuple[str, Message], ...] = (
    ("1-9", N_("a card; then its target: a player, a suit, a card of a display")),
    ("right", N_("the next card; behind the last, passing and helping")),
    ("left", N_("the card before")),
    ("down", N_("the next target")),
    ("up", N_("the target before")),
    ("commit", N_("go on to the next target; play what is selected")),
    ("pause", N_("one target back, then nothing is selected")),
    ("smileyface.pass", N_("pass: nothing more in this round")),
    ("smileyface.help", N_("pass and lend a Helping Hand, with a card of your display")),
    ("smileyface.done", N_("between rounds: keep the other Mischief cards")),
    ("smileyface.tokens", N_("your Reward tokens, and cards you know in other hands")),
    ("again", N_("the boards of the last round once more")),
)
"""What is printed, or ids of commands, and what it does."""


def signs(glyphs: str) -> tuple[tuple[str, Message], ...]:
    """Return each sign as a set of glyphs draws it, and what it means."""
    plain = glyphs == "ascii"
    return (
        ("H S U A", N_("Happiness, Sadness, Surprise, Anger: a suit's total in each display")),
        ("A+1", N_("the Boss suit: each card of it counts 1 more")),
        ("H 0", N_("the Newbie suit: its cards count nothing")),
        ("*" if plain else "★", N_("would win the round now")),
        ("=", N_("ties for the best total: nobody would win")),
        ("2>6" if plain else "2→6", N_("a total before and after: the last move, or your choice")),
        ("+H3", N_("a card that comes into a display")),
        ("xH3" if plain else "×H3", N_("a card that leaves it")),
        ("H13", N_("Happiness 1 and 3, where the row is short")),
        ("MP", N_("Mean: no +1 for Boss cards elsewhere. Pirate: Newbie cards here count")),
        (">Ben" if plain else "→Ben", N_("has passed and lent Ben a Helping Hand")),
        ("3 ##%" if plain else "3 ■■◆", N_("3 points on two Round cards; a Reward token")),
        ("was |A" if plain else "was ▌A", N_("the suit that stood there before the last move")),
        ("?" if plain else "◆ ?", N_("a Reward token that only its owner has seen")),
        ("known", N_("a card of yours that another player knows")),
        ("*" if plain else "•", N_("new since your last turn")),
    )
