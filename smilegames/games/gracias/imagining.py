"""Deals what a view hides. The view is all it is given, so a bot that searches can't peek."""

from __future__ import annotations

from itertools import islice

from smilegames.core.chance import Chance
from smilegames.games.gracias.actions import every_take
from smilegames.games.gracias.cards import COPIES
from smilegames.games.gracias.scoring import by_kind
from smilegames.games.gracias.state import State
from smilegames.games.gracias.view import View


def imagine(view: View, chance: Chance) -> State:
    """Build a position that agrees with `view`: the unseen cards shuffled and dealt anew."""
    unseen = _unseen(view)
    cards = iter([unseen[at] for at in chance.order(len(unseen))])
    face_down = [
        view.own if seat == view.seat and view.own is not None else tuple(islice(cards, number))
        for seat, number in enumerate(view.backs)
    ]
    middle = {
        take: (pair, next(cards))
        for take, pair in zip(every_take(len(view.triplets)), view.triplets, strict=True)
        if pair is not None
    }
    return State(
        phase=view.phase,
        session=view.session,
        round=view.round,
        large=view.large,
        small=view.small,
        turn=view.small if view.to_act is None else view.to_act,
        supply=tuple(cards),
        middle=middle,
        sharing=view.sharing,
        face_up=[count for area in view.areas for count in area],
        face_down=face_down,
        reckonings=view.reckonings,
        last_giver=view.last_giver,
        last_share=view.last_share,
    )


def _unseen(view: View) -> list[int]:
    """List the cards whose place the view does not show: the 18 of each kind less those it does."""
    left = [COPIES - sum(counts) for counts in by_kind(view.areas)]
    pairs = [pair for pair in (*view.triplets, view.sharing) if pair is not None]
    for kind in (*(card for pair in pairs for card in pair), *(view.own or ())):
        left[kind] -= 1
    return [kind for kind, number in enumerate(left) for _ in range(number)]
