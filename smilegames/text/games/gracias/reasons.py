"""Why a move may be good, in facts that whoever decides can check."""

from __future__ import annotations

from smilegames.games.gracias.actions import Action, Take
from smilegames.games.gracias.foresight import foresee, standing_with
from smilegames.games.gracias.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.gracias.table import giving, keeping


def reasons(speaker: Speaker, view: View, action: Action) -> tuple[str, ...]:
    """Say how the kinds of the cards would stand, the reader's own face-down ones included."""
    seat = view.to_act
    assert seat is not None
    if isinstance(action, Take):
        kinds = dict.fromkeys(view.triplets[action.triplet] or ())
        stands = {kind: standing_with(view, kind, (seat,), peeked=True) for kind in kinds}
        return tuple(keeping(speaker, kind, seat, stand)[0] for kind, stand in stands.items())
    after = foresee(view, action, peeked=True).standings
    return (
        keeping(speaker, action.kept, seat, after[action.kept])[0],
        giving(speaker, action.given, action.receiver, after[action.given])[0],
    )
