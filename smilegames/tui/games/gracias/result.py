"""The end of a match of Gracias: what lay before each player in each session, and its points."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from smilegames.core.match import Match
from smilegames.games.gracias.scoring import standings
from smilegames.games.gracias.state import Reckoning
from smilegames.games.gracias.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.gracias import ending as said
from smilegames.tui.drawing.card import AT_REST, CardLook
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.games.gracias.kinds import kind_faces
from smilegames.tui.table.ending import Pile, ScoredCard, Side


def piles(speaker: Speaker, match: Match, side: Side, glyphs: Glyphs) -> Sequence[Pile]:
    """Return a seat's cards by session: how many of each kind; what scored nothing is crossed."""
    view: View = match.view(None)
    return [
        Pile(
            speaker.words(said.SESSION, session=number, n=session.points[side[0]]),
            _cards(session, side[0], glyphs),
        )
        for number, session in enumerate(view.reckonings, 1)
    ]


def course(speaker: Speaker, match: Match, side: Side) -> Sequence[int]:
    """Return a seat's points after each session."""
    reckonings = match.view(None).reckonings
    return [0, *accumulate(session.points[side[0]] for session in reckonings)]


def _cards(session: Reckoning, seat: int, glyphs: Glyphs) -> tuple[ScoredCard, ...]:
    """Return what stayed of each kind and, crossed, what was discarded of it."""
    gone = CardLook(sunk=True, tag=glyphs.cross)
    cards: list[ScoredCard] = []
    counted = zip(session.areas[seat], kind_faces(glyphs), standings(session.areas), strict=True)
    for count, face, stands in counted:
        discarded = stands.loose[seat] - stands.staying[seat]
        if count > discarded:
            cards.append(ScoredCard(face.card(str(count - discarded)), AT_REST))
        if discarded:
            cards.append(ScoredCard(face.card(str(discarded)), gone))
    return tuple(cards)
