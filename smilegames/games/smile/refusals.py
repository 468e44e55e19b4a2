"""Why an action is not among the choices: codes with parameters, and the rule that forbids it."""

from __future__ import annotations

from smilegames.core.errors import Refusal
from smilegames.games.smile.actions import BID, TAKE, Action
from smilegames.games.smile.cards import Deck
from smilegames.games.smile.state import State


def refusal(state: State, action: Action, deck: Deck) -> Refusal:
    """Say why an action that is not among the choices is not.

    `over` · `unknown` · `left_in_a_pair` · `already_taken` · `not_turned_up` · `no_beads_on_it` ·
    `no_beads_anywhere` · `must_back_out` · `not_lowest`.
    """
    if state.to_act is None:
        return Refusal("over")
    verb, card = action
    if verb not in (BID, TAKE) or card not in range(len(deck.names)):
        return Refusal("unknown")
    if card not in state.row:
        return _absent(state, card)
    params = {"card": card, "seat": state.to_act}
    if verb == TAKE:
        code = "no_beads_on_it" if any(state.row_beads) else "no_beads_anywhere"
        return Refusal(code, params, "SM-13")
    if any(state.row_beads) and not state.clear[state.to_act]:
        return Refusal("must_back_out", params, "SM-17")
    return Refusal("not_lowest", {**params, "lowest": deck.lowest(state.row)}, "SM-12")


def _absent(state: State, card: int) -> Refusal:
    """Say where a card is that does not lie in the row."""
    if card in state.removed:
        return Refusal("left_in_a_pair", {"card": card}, "SM-20")
    for seat, cards in enumerate(state.kept):
        if card in cards:
            return Refusal("already_taken", {"card": card, "seat": seat}, "SM-13")
    return Refusal("not_turned_up", {"card": card}, "SM-10")
