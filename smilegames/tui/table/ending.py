"""What a game says of its own end, for the result: teams, cards that scored, the course of points.

A game's room says it in `smilegames.tui.games.<id>.result`, whose contents `Ending` describes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeAlias

from smilegames.core.match import Match
from smilegames.text.game_text import Speaker
from smilegames.tui.drawing.card import AT_REST, CardFace, CardLook
from smilegames.tui.drawing.glyphs import Glyphs

Side: TypeAlias = tuple[int, ...]
"""The seats that win together, ascending: one, or a team."""


class ScoredCard(NamedTuple):
    """A card at the end."""

    face: CardFace
    look: CardLook = AT_REST
    """Sunk, and tagged with a sign, where it scored nothing."""


class Pile(NamedTuple):
    """Cards that count together."""

    label: str
    cards: tuple[ScoredCard, ...]


class Ending(Protocol):
    """The contents of a game's `result` module. The match is over: nothing is a secret any more."""

    def piles(self, speaker: Speaker, match: Match, side: Side, glyphs: Glyphs) -> Sequence[Pile]:
        """Return the cards that a side's score came from."""
        ...

    def course(self, speaker: Speaker, match: Match, side: Side) -> Sequence[int]:
        """Return a side's points from the start on, step by step; all sides have as many steps."""
        ...
