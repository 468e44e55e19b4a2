"""Why an action is not among the choices: a code with parameters, never prose."""

from __future__ import annotations

from smilegames.core.errors import Refusal
from smilegames.games.marshmallow.actions import Action, Play
from smilegames.games.marshmallow.cards import BIT_OF, NO_SUIT, SUIT_OF
from smilegames.games.marshmallow.state import Phase, State


def refusal(state: State, action: Action) -> Refusal:
    """Say why an action that may not be taken now may not.

    `over` · `trump_first` · `no_trump_yet` · `trump_is_named` · `not_in_hand` · `must_follow` ·
    `not_released` (a trump, before anybody broke in) · `follow_or_trump` (after that).
    """
    if state.phase is Phase.OVER:
        return Refusal("over", rule="MT-30")
    if isinstance(action, Play):
        if state.phase is Phase.NAME_TRUMP:
            return Refusal("trump_first", {"seat": state.turn}, "MT-13")
        return _unplayable(state, action.card)
    if state.trump == NO_SUIT:
        return Refusal("no_trump_yet", rule="MT-12")
    return Refusal("trump_is_named", {"seat": state.dealer, "trump": state.trump}, "MT-13")


def _unplayable(state: State, card: int) -> Refusal:
    seat, lead, trump, suit = state.turn, state.lead, state.trump, SUIT_OF[card]
    params = {"seat": seat, "card": card, "lead": lead, "trump": trump}
    if not state.hands[seat][suit] & BIT_OF[card]:
        return Refusal("not_in_hand", {"seat": seat, "card": card}, "MT-10")
    if state.released:
        return Refusal("follow_or_trump", params, "MT-14")
    if suit == trump:
        return Refusal("not_released", params, "MT-14")
    return Refusal("must_follow", params, "MT-15" if lead == trump else "MT-11")
