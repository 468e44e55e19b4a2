"""Completes what a view shows to a whole position. The view is all it is given."""

from __future__ import annotations

from smilegames.core.chance import Chance
from smilegames.games.smile.state import State
from smilegames.games.smile.view import View


def imagine(view: View, chance: Chance, cards: int) -> State:
    """Build a state that agrees with `view`: the cards not seen yet, in some order.

    `cards` is how many are in play. All orders are equally likely.
    """
    seen = {*view.row, *view.removed}.union(*view.kept)
    unseen = [card for card in range(cards) if card not in seen]
    return State(
        to_act=view.to_act,
        auction=view.auction,
        starter=view.starter,
        turned_up=view.turned_up,
        row=list(view.row),
        row_beads=list(view.row_beads),
        kept=list(view.kept),
        clear=list(view.clear),
        blue=list(view.blue),
        out=list(view.out),
        won=list(view.won),
        supply_clear=view.supply_clear,
        supply_blue=view.supply_blue,
        pile=tuple([unseen[at] for at in chance.order(len(unseen))]),
        removed=view.removed,
    )
