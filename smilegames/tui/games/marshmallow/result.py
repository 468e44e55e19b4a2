"""The end of a match of Marshmallow Test: marshmallows, and points from going out to going out."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.core.match import Match
from smilegames.games.marshmallow.scoring import LARGE, marshmallows
from smilegames.games.marshmallow.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.marshmallow import ending as said
from smilegames.tui.drawing.card import CardFace
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.ink import Tone
from smilegames.tui.games.marshmallow.marshmallows import heap, moods
from smilegames.tui.table.ending import Pile, ScoredCard, Side


def piles(speaker: Speaker, match: Match, side: Side, glyphs: Glyphs) -> Sequence[Pile]:
    """Return a seat's marshmallows, large ones first: no card scores here (MT-02)."""
    large, small = marshmallows(match.view(None).scores[side[0]])
    big = ScoredCard(_face(heap(1, 0, glyphs), LARGE, Tone.WHITE, glyphs))
    little = ScoredCard(_face(heap(0, 1, glyphs), 1, Tone.PINK, glyphs))
    cards = (*[big] * large, *[little] * small)
    return [Pile(speaker.words(said.MARSHMALLOWS), cards)] if cards else []


def _face(mark: str, points: int, tone: Tone, glyphs: Glyphs) -> CardFace:
    """Return a marshmallow as a card, in the mood of one that scored as much."""
    return CardFace(mark, str(points), tone, moods(points, glyphs))


def course(speaker: Speaker, match: Match, side: Side) -> Sequence[int]:
    """Return a seat's points after each player who went out."""
    view: View = match.view(None)
    points = [0]
    for out in view.goings_out:
        points.append(points[-1] + (out.points if out.seat == side[0] else 0))
    return points
