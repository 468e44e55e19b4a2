"""What has just happened, worked out from a view alone, so that a table can say it."""

from __future__ import annotations

from smilegames.games.marshmallow.cards import SUIT_OF
from smilegames.games.marshmallow.scoring import TRICKS_IN_A_ROUND
from smilegames.games.marshmallow.state import GoingOut, Played
from smilegames.games.marshmallow.view import View


def just_out(view: View) -> GoingOut | None:
    """Return the going-out that the last trick brought, until the next trick is complete.

    Where it ended the round, that is the first trick of the round after it.
    """
    if not view.goings_out:
        return None
    out = view.goings_out[-1]
    if out.round == view.round:
        return out if sum(out.tricks) == sum(view.tricks) else None
    if out.round < view.round - 1 or any(view.tricks):
        return None
    ended = sum(other.round == out.round for other in view.goings_out) == len(view.tricks) - 1
    return out if ended or sum(out.tricks) == TRICKS_IN_A_ROUND else None  # MT-23, MT-24


def scored_before(view: View) -> tuple[int | None, ...] | None:
    """Return what each seat scored in the round before, None for those who stayed in.

    Only in the first trick of a round; otherwise, and in the first round, None.
    """
    if view.round == 1 or any(view.tricks):
        return None
    scored: list[int | None] = [None] * len(view.scores)
    for out in view.goings_out:
        if out.round == view.round - 1:
            scored[out.seat] = out.points
    return tuple(scored)


def broke_in(view: View) -> int | None:
    """Return the seat whose trump lets those after it trump as well (MT-14), or None."""
    if not view.released:
        return None
    return next(seat for seat, card in view.trick if SUIT_OF[card] == view.trump)


def last_trick(view: View) -> tuple[Played, ...]:
    """Return the cards of the last complete trick of this round, in the order of play.

    Empty before the first. People see it until the next trick is led (MT-17).
    """
    out = just_out(view)
    gone = {
        seat
        for seat, points in enumerate(view.out_for)
        if points is not None and (out is None or seat != out.seat)
    }
    cards: list[Played] = []
    seen = set(gone)
    for played in reversed(view.plays[: len(view.plays) - len(view.trick)]):
        if played.seat in seen:
            break
        seen.add(played.seat)
        cards.append(played)
    return tuple(reversed(cards))


def last_winner(view: View) -> int:
    """Return the seat that took the last complete trick: it leads now, unless it is out (MT-22)."""
    out = just_out(view)
    return view.leader if out is None else out.seat
