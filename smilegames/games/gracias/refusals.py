"""Why an action is not among the choices: codes and values, for sentences made elsewhere."""

from __future__ import annotations

from smilegames.core.errors import Refusal
from smilegames.games.gracias.actions import Action, Share, Take
from smilegames.games.gracias.state import Pair, Phase, State


def refusal(state: State, action: Action) -> Refusal:
    """Say why an action that is not among the choices is not.

    `over` · `take_first` · `share_first` · `no_triplet` · `triplet_taken` · `not_open` ·
    `only_one` · `keep_both` · `no_seat`.
    """
    if state.phase is Phase.OVER:
        return Refusal("over")
    if isinstance(action, Take):
        return _refuse_take(state, action)
    if state.sharing is None:
        return Refusal("take_first", rule="GR-14")
    return _refuse_share(state, action, state.sharing)


def _refuse_take(state: State, action: Take) -> Refusal:
    if state.sharing is not None:
        return Refusal("share_first", rule="GR-14")
    if not 0 <= action.triplet < len(state.face_down):
        return Refusal("no_triplet", rule="GR-11")
    return Refusal("triplet_taken", {"triplet": action.triplet}, "GR-12")


def _refuse_share(state: State, action: Share, pair: Pair) -> Refusal:
    for kind in (action.kept, action.given):
        if kind not in pair:
            return Refusal("not_open", {"kind": kind, "pair": pair}, "GR-13")
    if action.kept == action.given and pair[0] != pair[1]:
        return Refusal("only_one", {"kind": action.kept, "pair": pair}, "GR-13")
    if action.receiver == state.turn:
        return Refusal("keep_both", rule="GR-13")
    return Refusal("no_seat", rule="GR-13")
