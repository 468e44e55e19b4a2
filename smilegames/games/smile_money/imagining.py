"""Deals what a view hides. The view is all it is given, so a bot that searches can't peek."""

from __future__ import annotations

from smilegames.core.chance import Chance
from smilegames.games.smile_money.kinds import Kinds
from smilegames.games.smile_money.state import State
from smilegames.games.smile_money.view import View


def imagine(view: View, chance: Chance, kinds: Kinds) -> State:
    """Build a position that agrees with `view`: the unseen cards dealt by `chance`.

    All deals are equally likely.
    """
    unseen = [view.unseen[place] for place in chance.order(len(view.unseen))]
    hands = [view.hand if seat == view.seat else () for seat in range(len(view.hand_sizes))]
    for seat, size in enumerate(view.hand_sizes):
        if seat != view.seat:
            hands[seat] = tuple(sorted(unseen[:size]))
            del unseen[:size]
    return State(
        to_act=view.dealer if view.to_act is None else view.to_act,
        dealer=view.dealer,
        draw_pile=tuple(unseen),
        table=kinds.bag(view.table),
        hands=hands,
        piles=list(map(kinds.bag, view.piles)),
        smiles=list(view.smiles),
        last_capture=view.last_capture,
        last_player=view.last_player,
        last_play=view.last_play,
        plays=view.plays,
    )
