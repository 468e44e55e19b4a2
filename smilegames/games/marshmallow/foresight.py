"""What playing a card would do now, worked out from a view alone, so that a table can say it."""

from __future__ import annotations

from dataclasses import dataclass

from smilegames.games.marshmallow.actions import Play
from smilegames.games.marshmallow.cards import STRENGTH, SUIT_OF
from smilegames.games.marshmallow.view import View


@dataclass(frozen=True, slots=True)
class Foresight:
    """The trick as it would stand with one more card in it."""

    winner: int
    """The seat whose card would be winning."""
    wins: bool
    """True where that is the new card."""
    settled: bool
    """Nobody plays after it: the winner takes the trick. Otherwise the rest holds only if no later
    card beats the winner's."""
    out: bool
    """This trick would put the winner out (MT-20)."""
    points: int
    """What the winner would score by going out; 0 where it would stay in."""
    ends_match: bool
    """Those points would reach the target (MT-30)."""
    releases: bool
    """The card breaks in: those who play after it may follow or trump (MT-14)."""
    shows_void: bool
    """The card shows everybody that its player has no card of the lead suit (MT-18)."""


def foresee(view: View, action: Play) -> Foresight:
    """Return what playing a card, one of `view.playable`, would do."""
    assert view.seat is not None
    card = action.card
    suit = SUIT_OF[card]
    strengths = STRENGTH[view.trump][view.lead if view.trick else suit]
    wins = view.winning is None or strengths[card] > strengths[view.winning.card]
    winner = view.seat if wins or view.winning is None else view.winning.seat
    settled = len(view.yet_to_play) == 1
    out = view.tricks[winner] + 1 == view.needed
    points = view.worth[winner] if out else 0
    leaves_suit = bool(view.trick) and suit != view.lead
    breaks_in = leaves_suit and suit == view.trump and not view.released
    return Foresight(
        winner=winner,
        wins=wins,
        settled=settled,
        out=out,
        points=points,
        ends_match=view.scores[winner] + points >= view.target,
        releases=breaks_in and not settled,
        shows_void=leaves_suit and not (suit == view.trump and view.released),
    )
