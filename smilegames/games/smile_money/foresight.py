"""What a play would do, told from a View: for the screen's marks and for bots. Holds no text."""

from __future__ import annotations

from dataclasses import dataclass

from smilegames.games.smile_money import captures
from smilegames.games.smile_money.actions import Action
from smilegames.games.smile_money.kinds import Kinds
from smilegames.games.smile_money.scoring import SMILE
from smilegames.games.smile_money.view import View


@dataclass(frozen=True, slots=True)
class Foresight:
    """The consequences of a play. Cards are kinds, ascending."""

    owner: int
    """Whose pile gains: the seat to act, or its captain (MO-41)."""
    taken: tuple[int, ...]
    """Cards that would leave the table; empty: the played card stays there (MO-15)."""
    coins: int
    """Coins the pile gains, the played card's own included (MO-14, MO-30); 0 with no capture."""
    clears: bool
    """True where cards lie on the table and none would be left."""
    smile: bool
    """True where clearing it marks a Smile: never for a bomb (MO-20)."""

    @property
    def points(self) -> int:
        """Points the play is worth at once: its coins, and the Smile."""
        return self.coins + SMILE * self.smile


def foresee(view: View, action: Action, kinds: Kinds) -> Foresight:
    """Say what a legal play of the seat to act would do. The match must not be over."""
    assert view.to_act is not None
    bomb = action.card == kinds.bomb
    taken = view.table if bomb else action.take
    clears = bool(taken) and len(taken) == len(view.table)
    return Foresight(
        owner=view.captains[view.to_act],
        taken=taken,
        coins=kinds.worth(kinds.bag([*taken, action.card])) if taken else 0,
        clears=clears,
        smile=clears and not bomb,
    )


def takeable(view: View, card: int, kinds: Kinds) -> tuple[int, ...]:
    """List the table cards that `card` could take: all for a bomb, else those of its colour.

    A limited card takes one of them (`kinds.limited`), the others any number.
    """
    if card == kinds.bomb:
        return view.table
    return tuple(lying for lying in view.table if kinds.colour[lying] == kinds.colour[card])


def best_capture(view: View, card: int, kinds: Kinds) -> tuple[int, ...]:
    """Return the capture of most coins for `card`, which the table marks (MO-13)."""
    return captures.best_capture(takeable(view, card, kinds), kinds.coins, kinds.limited(card))
