"""The help for the table of SmileyFace: its aim, its keys, and every sign that is on it."""

from __future__ import annotations

from smilegames.text.words import N_, Message

AIM = N_(
    "The best total in one suit wins the Round card, the winner's helper a Reward token. Most "
    "points after seven rounds win."
)

KEYS: tuple[tuple[str, Message], ...] = (
    ("1-9", N_("a card, then its target")),
    ("left right", N_("a card; then pass and help")),
    ("up down", N_("a target")),
    ("smileyface.pass", N_("pass: out of this round")),
    ("smileyface.help", N_("pass and help with a card")),
    ("smileyface.done", N_("Clean-up: keep the others")),
    ("smileyface.tokens", N_("your Reward tokens")),
)
"""Commands' ids or what is printed, and what it does."""


def signs(glyphs: str) -> tuple[tuple[str, Message], ...]:
    """Return each sign as a set of glyphs draws it, and what it means."""
    plain = glyphs == "ascii"
    return (
        ("H S U A", N_("Happiness, Sadness, Surprise, Anger: totals")),
        ("A+1", N_("Boss: each card 1 more")),
        ("H 0", N_("Newbie: counts nothing")),
        ("+H3 xH3" if plain else "+H3 ×H3", N_("a card comes, leaves")),
        ("2>6" if plain else "2→6", N_("a total before and after")),
        ("was |A" if plain else "was ▌A", N_("stood there before")),
        ("known", N_("another player knows it")),
        ("> *" if plain else "▸ •", N_("decides now; new to you")),
        ("* =" if plain else "★ =", N_("wins so far; ties")),
        ("H13", N_("Happiness 1 and 3")),
        ("M", N_("Mean: no +1 for the others")),
        ("P", N_("Pirate: Newbie cards count")),
        (">Ben" if plain else "→Ben", N_("has passed, helps Ben")),
        ("3 ##%" if plain else "3 ■■◆", N_("points, Round cards, token")),
        ("% ?" if plain else "◆ ?", N_("a token only its owner saw")),
    )
