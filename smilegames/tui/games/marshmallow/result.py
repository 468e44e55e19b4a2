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
from smilegames.tui.games.marshmallow.marshmallows import heap
from smilegames.tui.table.ending import Pile, ScoredCard, Side


def sides(speaker: Speaker, match: Match) -> Sequence[Side]:
    """Return the seats, each for itself."""
    return [(seat,) for seat in range(match.rules.seats)]


def piles(speaker: Speaker, match: Match, side: Side, glyphs: Glyphs) -> Sequence[Pile]:
    """Return a seat's marshmallows, large ones first: no card scores here (MT-02)."""
    large, small = marshmallows(match.view(None).scores[side[0]])
    big = ScoredCard(CardFace(heap(1, 0, glyphs), str(LARGE), Tone.WHITE))
    little = ScoredCard(CardFace(heap(0, 1, glyphs), "1", Tone.PINK))
    cards = (*[big] * large, *[little] * small)
    return [Pile(speaker.words(said.MARSHMALLOWS), cards)] if cards else []


def course(speaker: Speaker, match: Match, side: Side) -> Sequence[int]:
    """Return a seat's points after each player who went out."""
    view: View = match.view(None)
    points = [0]
    for out in view.goings_out:
        points.append(points[-1] + (out.points if out.seat == side[0] else 0))
    return points


def parted(speaker: Speaker, match: Match) -> Sequence[str]:
    """Tell nothing: who is level shares the place (MT-32)."""
    return ()
