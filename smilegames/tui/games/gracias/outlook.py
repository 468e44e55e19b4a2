"""What a gift in Gracias would do, in words that fit: reckoned from one view and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from smilegames.games.gracias import foresight
from smilegames.games.gracias.actions import Share
from smilegames.games.gracias.scoring import Standing
from smilegames.games.gracias.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.gracias import table as said
from smilegames.tui.drawing.grid import cut, width_of


@dataclass(frozen=True, slots=True)
class Outlook:
    """How the kinds stand, and would stand, for a reader of `view`."""

    view: View
    peeked: bool
    """True to reckon with the view's own face-down cards: their owner is looking."""
    speaker: Speaker
    ellipsis: str = "…"

    @property
    def points(self) -> Sequence[int]:
        """What the session would score, by seat."""
        return foresight.now(self.view, peeked=self.peeked).points

    def points_after(self, share: Share) -> Sequence[int]:
        """What it would score after a share."""
        return foresight.foresee(self.view, share, peeked=self.peeked).points

    def standings(self, share: Share | None) -> Sequence[Standing]:
        """How the kinds stand or, given a share, would stand after it."""
        if share is not None:
            return foresight.foresee(self.view, share, peeked=self.peeked).standings
        return foresight.now(self.view, peeked=self.peeked).standings

    def keeping(self, kind: int) -> Standing:
        """How a kind would stand once the seat to act kept one."""
        assert self.view.to_act is not None
        return self._with_one_more(kind, self.view.to_act)

    def giving(self, kept: int, given: int, receiver: int) -> Standing:
        """How the kind given would stand once `receiver` had it."""
        assert self.view.to_act is not None
        alike = (self.view.to_act,) if kept == given else ()
        return self._with_one_more(given, receiver, *alike)

    def _with_one_more(self, kind: int, *gainers: int) -> Standing:
        return foresight.standing_with(self.view, kind, gainers, peeked=self.peeked)

    def sentence(self, kind: int, seat: int, stands: Standing, width: int) -> str:
        """Say how a kind stands with a player who has some of it, in so many cells."""
        tell = partial(said.standing, self.speaker, kind, seat, stands)
        return fitting(tell, width, self.ellipsis)

    def brief(self, seat: int, stands: Standing, width: int) -> str:
        """Say it in a few words, beside the player's name."""
        return fitting(partial(said.brief, self.speaker, seat, stands), width, self.ellipsis)


class Telling(Protocol):
    """A sentence that can be told with players' names or with how many they are."""

    def __call__(self, *, named: bool) -> str: ...


def fitting(tell: Telling, width: int, ellipsis: str) -> str:
    """Tell something with names or, where they don't fit, with numbers."""
    text = tell(named=True)
    if width_of(text) > width:
        text = tell(named=False)
    return cut(text, width, ellipsis)
