"""Why a play may be good, in facts that whoever decides can check."""

from __future__ import annotations

from smilegames.games.smile_money.actions import Play
from smilegames.games.smile_money.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.smile_money.table import advice


def reasons(speaker: Speaker, view: View, action: Play) -> tuple[str, ...]:
    """Say what a play would bring, beyond what it takes."""
    return tuple(advice(speaker, view, action)[1:])
