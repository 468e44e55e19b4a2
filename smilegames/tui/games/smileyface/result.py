"""The end of a match of SmileyFace: the cards that won rounds, and points from round to round."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.core.match import Match
from smilegames.games.smileyface.cards import EMOTIONS, SUIT
from smilegames.games.smileyface.events import RewardDrawn, RoundScored
from smilegames.games.smileyface.scoring import suit_totals
from smilegames.games.smileyface.state import RoundResult
from smilegames.games.smileyface.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.smileyface import ending as said
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.games.smileyface.emotions import card_face
from smilegames.tui.table.ending import Pile, ScoredCard, Side


def piles(speaker: Speaker, match: Match, side: Side, glyphs: Glyphs) -> Sequence[Pile]:
    """Return the cards that won a seat its rounds, round by round."""
    view: View = match.view(None)
    return [
        Pile(
            speaker.words(said.ROUND_WON, round=number, n=_points_of(match, number)),
            tuple(ScoredCard(card_face(card, "", glyphs)) for card in _best(result, side[0])),
        )
        for number, result in enumerate(view.results, 1)
        if result.winner == side[0]
    ]


def course(speaker: Speaker, match: Match, side: Side) -> Sequence[int]:
    """Return a seat's points after each round, Reward tokens included."""
    points = [0]
    for event in match.full_log():
        if isinstance(event, RoundScored):
            points.append(points[-1] + (event.points if event.winner == side[0] else 0))
        elif isinstance(event, RewardDrawn) and event.seat == side[0]:
            points[-1] += event.value or 0
    return points


def _points_of(match: Match, number: int) -> int:
    scored = (event for event in match.full_log() if isinstance(event, RoundScored))
    return next(event.points for event in scored if event.round == number)


def _best(result: RoundResult, seat: int) -> list[int]:
    """Return the cards of the suit that scored (SF-20), the highest first."""
    totals = suit_totals(result.ranking, result.displays)[seat]
    suit = totals.index(max(totals))
    shown = [card for card in result.displays[seat] if card < EMOTIONS and SUIT[card] == suit]
    return sorted(shown, reverse=True)
