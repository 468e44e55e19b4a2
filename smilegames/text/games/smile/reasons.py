"""Why a move may be good, in facts that whoever decides can check."""

from __future__ import annotations

from smilegames.games.smile.actions import BID, Action
from smilegames.games.smile.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.smile.table import bidding, taking


def reasons(speaker: Speaker, view: View, action: Action) -> tuple[str, ...]:
    """Say what a bid or a take would do, the weightiest first."""
    deck = speaker.rules.deck
    told = (bidding if action.verb == BID else taking)(speaker, view, action, deck)
    if action.verb == BID:
        return told.besides
    return tuple(line for line in (told.alarm, *told.besides) if line)
