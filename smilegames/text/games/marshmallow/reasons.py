"""Why a move may be good, in facts that whoever decides can check."""

from __future__ import annotations

from smilegames.games.marshmallow.actions import Action, NameTrump
from smilegames.games.marshmallow.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.marshmallow.table import named, prospect


def reasons(speaker: Speaker, view: View, action: Action) -> tuple[str, ...]:
    """Say what a card or a trump would do, the weightiest first."""
    if isinstance(action, NameTrump):
        return (named(speaker, view, action)[1],)
    told = prospect(speaker, view, action.card)
    return tuple(line for line in (told.out, told.trick, *told.besides) if line)
