"""Why a play is not among the choices, as codes; text turns them into sentences."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.core.errors import Refusal
from smilegames.games.smile_money.actions import Action
from smilegames.games.smile_money.kinds import Kinds
from smilegames.games.smile_money.state import State


def refusal(state: State, action: Action, kinds: Kinds) -> Refusal:
    """Say why an action that is not among the choices is not. Cards in the parameters are kinds.

    `over` · `not_in_hand` · `bomb_takes_all` · `not_on_table` · `too_few_on_table` ·
    `bomb_stays` · `other_colour` · `one_only` · `out_of_order`.
    """
    card, take = action.card, action.take
    hand = state.hands[state.to_act]
    if not hand:
        return Refusal("over")
    if card not in hand:
        return Refusal("not_in_hand", {"card": card, "seat": state.to_act}, "MO-10")
    if card == kinds.bomb:
        return Refusal("bomb_takes_all", {}, "MO-16")
    return _refuse_capture(kinds, state.table, card, take)


def _refuse_capture(kinds: Kinds, table: int, card: int, take: Sequence[int]) -> Refusal:
    rule = "MO-11" if kinds.limited(card) else "MO-12"
    lying = kinds.counts(table)
    for taken in take:
        if not lying[taken]:
            return Refusal("not_on_table", {"card": taken}, rule)
        if take.count(taken) > lying[taken]:
            return Refusal("too_few_on_table", {"card": taken}, rule)
        if taken == kinds.bomb:
            return Refusal("bomb_stays", {"card": card}, "MO-17")
        if kinds.colour[taken] != kinds.colour[card]:
            return Refusal("other_colour", {"card": card, "taken": taken}, rule)
    if kinds.limited(card) and len(take) > 1:
        return Refusal("one_only", {"card": card, "count": len(take)}, rule)
    return Refusal("out_of_order", {}, "MO-18")
