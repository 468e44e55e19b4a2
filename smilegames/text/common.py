"""Sentences that hold for every game: events, refusals and chronicles told through its own text."""

from __future__ import annotations

from collections.abc import Iterable

from smilegames.core.errors import Refusal
from smilegames.core.events import Event, TakenBack
from smilegames.text import ui
from smilegames.text.game_text import GameText, Speaker


def tell(speaker: Speaker, text: GameText, event: Event) -> str:
    """Tell an event in a sentence; empty where it is not worth one."""
    if isinstance(event, TakenBack):
        return speaker.words(ui.TAKEN_BACK, name=speaker.name(event.seat))
    return text.event(speaker, event)


def tell_all(speaker: Speaker, text: GameText, events: Iterable[Event]) -> list[str]:
    """Tell some events, a sentence for each that is worth one."""
    told = (tell(speaker, text, event) for event in events)
    return [line for line in told if line]


def explain(speaker: Speaker, text: GameText, refusal: Refusal) -> str:
    """Say why something may not be done."""
    return text.refusal(speaker, refusal)
