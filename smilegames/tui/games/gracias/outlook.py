"""What a gift in Gracias would do, in words that fit: reckoned from one view and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from smilegames.games.gracias import foresight
from smilegames.games.gracias.actions import Share
from smilegames.games.gracias.foresight import Foresight
from smilegames.games.gracias.scoring import Standing
from smilegames.games.gracias.state import Area
from smilegames.games.gracias.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.gracias import table as said
from smilegames.tui.drawing.advice import Text


@dataclass(frozen=True, slots=True)
class Outlook:
    """How the kinds stand, and would stand, for a reader of `view`.

    Sentences come with names and, for where these don't fit, with numbers of players.
    """

    view: View
    peeked: bool
    """True to reckon with the view's own face-down cards: their owner is looking."""
    speaker: Speaker

    @property
    def own(self) -> Sequence[int]:
        """The face-down cards that the reader may see, in the order taken."""
        return self.view.own or () if self.peeked else ()

    @property
    def points(self) -> Sequence[int]:
        """What the session would score, by seat."""
        return foresight.now(self.view, peeked=self.peeked).points

    def after(self, share: Share) -> Foresight:
        """What will lie before the players once the seat to act has shared like this."""
        return foresight.foresee(self.view, share, peeked=self.peeked)

    def standings(self, share: Share | None) -> Sequence[Standing]:
        """How the kinds stand or, given a share, would stand after it."""
        lying = foresight.now(self.view, peeked=self.peeked) if share is None else self.after(share)
        return lying.standings

    def open_areas(self, share: Share | None) -> Sequence[Area]:
        """The open cards before the players, after a share if one is given."""
        return self.view.areas if share is None else foresight.foresee(self.view, share).areas

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

    def sentence(self, kind: int, seat: int, stands: Standing) -> tuple[str, ...]:
        """Say how a kind stands with a player who has some of it."""
        return tuple(
            said.standing(self.speaker, kind, seat, stands, named=named) for named in (True, False)
        )

    def brief(self, seat: int, stands: Standing) -> Text:
        """Say it in a few words, beside the player's name."""
        return tuple(said.brief(self.speaker, seat, stands, named=named) for named in (True, False))
