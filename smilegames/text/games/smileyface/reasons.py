"""Why a move may be good, in facts that whoever decides can check."""

from __future__ import annotations

from smilegames.games.smileyface.actions import Action
from smilegames.games.smileyface.foresight import foresee
from smilegames.games.smileyface.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.smileyface.prospect import Prospect


def reasons(speaker: Speaker, view: View, action: Action) -> tuple[str, ...]:
    """Say what a move would change, the weightiest first."""
    return tuple(Prospect(view, speaker, "->").of(action, foresee(view, action)))
