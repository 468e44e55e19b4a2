"""What an action would change, worked out from a view alone; for panels and for bots.

Chance is never guessed, and nothing is said of what follows when a round ends: this is the table
as it would lie right after the action.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile

from smilegames.core.errors import Refusal
from smilegames.core.seats import clockwise, left_of
from smilegames.games.smileyface import effects
from smilegames.games.smileyface.actions import Action, AtSeat, Bare, Exchange, OnCard, OnSuit
from smilegames.games.smileyface.cards import CARDS
from smilegames.games.smileyface.refusals import without_target
from smilegames.games.smileyface.scoring import Standing, standing
from smilegames.games.smileyface.state import CLEAN_UP
from smilegames.games.smileyface.view import View


@dataclass(frozen=True, slots=True)
class Foresight:
    """The open part of the table: the chart, the displays and how they compare."""

    ranking: tuple[int, ...]
    """Suits, Boss first, Newbie last."""
    displays: tuple[tuple[int, ...], ...]
    """By seat, ascending."""
    standing: Standing
    """Totals and leaders, lasting Mischief cards included (SF-40, SF-41)."""
    next_seat: int | None
    """Who decides next; None where the action ends Step 2 or Clean-up, or the match is over."""


def now(view: View) -> Foresight:
    """Return the open part of the table as it lies."""
    return Foresight(view.ranking, view.displays, view.standing, view.to_act)


def foresee(view: View, action: Action) -> Foresight | None:
    """Return the table after a legal action of the seat to act, or None where chance decides.

    Only Shake-up leaves the chart to chance (SF-44); Pickpocket draws from a hand and leaves the
    open table as it is (SF-43).
    """
    seat = view.to_act
    assert seat is not None
    ranking, displays = list(view.ranking), [list(display) for display in view.displays]
    match action:
        case Bare("shake-up"):
            return None
        case Bare("mean" | "pirate" as verb):
            effects.lay(displays, seat, CARDS[verb])
        case OnCard("play", card):
            effects.lay(displays, seat, card)
        case OnSuit("usurper", suit):
            effects.usurp(ranking, suit)
        case OnSuit("storm", suit):
            effects.storm(displays, suit)
        case AtSeat("thief", victim, card):
            effects.move(displays, victim, seat, card)
        case AtSeat("eraser", victim, card):
            effects.erase(displays, victim, card)
        case AtSeat("help", receiver, card):
            effects.move(displays, seat, receiver, card)
        case Exchange(_, mine, victim, theirs):
            effects.swap(displays, seat, mine, victim, theirs)
    return Foresight(
        tuple(ranking),
        tuple(map(tuple, displays)),
        standing(ranking, displays),
        _next_seat(view, action, seat),
    )


def _next_seat(view: View, action: Action, seat: int) -> int | None:
    seats = len(view.displays)
    order = clockwise(left_of(seat, seats), seats)
    if view.phase is CLEAN_UP:
        if action.verb == "discard" and view.hand_sizes[seat] > 1:
            return seat
        unasked = takewhile(lambda other: other != view.first, order)
        waiting = [other for other in unasked if view.hand_sizes[other]]  # SF-25
    else:
        leaves = action.verb in ("pass", "help")
        waiting = [
            other for other in order if not view.passed[other] and not (leaves and other == seat)
        ]
    return waiting[0] if waiting else None


def unplayable(view: View, card: int) -> Refusal | None:
    """Say why a Mischief card has no legal target for the view's seat now; None where it has."""
    assert view.seat is not None
    return without_target(card, view.seat, view.displays, view.hand_sizes)
