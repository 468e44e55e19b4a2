"""The tiny game in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from smilegames.core.errors import Refusal
from smilegames.core.events import Event
from smilegames.core.outcome import ScoreLine
from smilegames.text.game_text import Speaker, TieBreak
from smilegames.text.shelf_text import OptionText
from tests.support.coin import CoinView, Dealt, Kept, Named

NAME = "Coins"
TAGLINE = "Keep a coin, or draw another"
OPENING = "Who last paid with a coin?"
OPTIONS = {
    "rounds": OptionText("Rounds", "How often everybody decides."),
    "open_coins": OptionText("Open coins", "Everybody's coins lie on the table."),
}
ENDINGS = {"rounds": "All rounds are over."}
DECIDED = {"score": "The best coin wins.", "shared": "The same coin: a shared win."}
DECK_FAULTS = {"coin_few": "{n} coins are too few for {least} players"}


def event(speaker: Speaker, event: Event) -> str:
    match event:
        case Dealt(seat, None):
            return f"{speaker.name(seat)} draws a coin."
        case Dealt(seat, value):
            return f"{speaker.name(seat)} draws coin={value}."
        case Named(seat, number):
            return f"{speaker.name(seat)} says {number}."
        case Kept(seat):
            return f"{speaker.name(seat)} keeps the coin."
    raise TypeError(event)


def action(speaker: Speaker, action: Any) -> str:
    return str(speaker.rules.spell(action))


def refusal(speaker: Speaker, refusal: Refusal) -> str:
    return f"Nobody may say {refusal.params['number']}."


def score_line(speaker: Speaker, line: ScoreLine) -> str:
    return "coin"


def tie_breaks(end: CoinView) -> Sequence[TieBreak]:
    return ()


def doing(action: Any) -> str:
    return "play it"


def deed(action: Any) -> str:
    return "word" if getattr(action, "verb", "") == "name" else "choice"


BOOK = "\n\n".join(
    ["# Coins", "Nobody may say three. <!-- CO-01 -->", *(f"Rule {n}." for n in range(60))]
)
"""The rulebook."""
