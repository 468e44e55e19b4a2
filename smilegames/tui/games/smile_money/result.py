"""The end of a match of Smile & Money: piles by colour, teams, points capture by capture."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.core.match import Match
from smilegames.games.smile_money.events import Boom, Captured, Smiled
from smilegames.games.smile_money.kinds import Kinds
from smilegames.games.smile_money.scoring import SMILE
from smilegames.games.smile_money.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.smile_money import ending as said
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.games.smile_money.faces import card_face
from smilegames.tui.table.ending import Pile, ScoredCard, Side


def piles(speaker: Speaker, match: Match, side: Side, glyphs: Glyphs) -> Sequence[Pile]:
    """Return a side's pile, colour by colour, the most coins first."""
    view: View = match.view(None)
    kinds: Kinds = speaker.rules.kinds
    taken = sorted(
        view.piles[view.captains[side[0]]],
        key=lambda kind: (kinds.names[kind][0], -kinds.coins[kind]),
    )
    cards = tuple(ScoredCard(card_face(kinds, kind, glyphs)) for kind in taken)
    return [Pile(speaker.words(said.PILE, n=len(cards)), cards)]


def course(speaker: Speaker, match: Match, side: Side) -> Sequence[int]:
    """Return a side's coins and Smiles after each capture, and at last what it scored."""
    kinds: Kinds = speaker.rules.kinds
    points = [0]
    for event in match.full_log():
        won = 0
        if isinstance(event, Captured | Boom) and event.owner in side:
            won = sum(kinds.coins[kind] for kind in (event.card, *event.cards))
        elif isinstance(event, Smiled) and event.owner in side:
            won = SMILE
        if isinstance(event, Captured | Boom | Smiled):
            points.append(points[-1] + won)
    assert match.outcome is not None
    return [*points, match.outcome.scores[side[0]]]
