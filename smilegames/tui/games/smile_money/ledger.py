"""The reckoning as a ledger: a column for each pile, a row for each colour (MO-30, MO-40)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from smilegames.core.outcome import Outcome
from smilegames.games.smile_money.events import LeftOver
from smilegames.games.smile_money.kinds import COLOURS, Kinds
from smilegames.games.smile_money.view import View


@dataclass(frozen=True, slots=True)
class Column:
    """A pile that has been counted."""

    owner: int
    coins: tuple[tuple[int, ...], ...]
    """The coins on each of its cards, colour by colour, those of bombs last."""
    smiles: int
    smile_points: int
    most: frozenset[int]
    """Places of the colours of which it has strictly the most cards."""
    most_points: int
    whole_points: int
    points: int

    @property
    def worth(self) -> int:
        """The coins on all its cards."""
        return sum(map(sum, self.coins))


def columns_of(
    kinds: Kinds, view: View, outcome: Outcome, left: LeftOver | None
) -> tuple[Column, ...]:
    """Return the piles of a finished match, with the cards left over where somebody gets them."""
    columns = []
    for owner in sorted(set(view.captains)):
        cards = view.piles[owner]
        if left is not None and left.owner == owner:
            cards = (*cards, *left.cards)
        columns.append(_column(kinds, owner, cards, view.smiles[owner], outcome))
    return tuple(columns)


def _column(
    kinds: Kinds, owner: int, cards: Sequence[int], smiles: int, outcome: Outcome
) -> Column:
    lines = outcome.lines[owner]
    places = {colour.name: place for place, colour in enumerate(COLOURS)}

    def points(code: str) -> int:
        return sum(line.points for line in lines if line.code == code)

    return Column(
        owner=owner,
        coins=tuple(
            tuple(sorted(kinds.coins[kind] for kind in cards if kinds.colour[kind] == colour))
            for colour in (*range(len(COLOURS)), None)
        ),
        smiles=smiles,
        smile_points=points("smiles"),
        most=frozenset(
            places[str(line.params["colour"])] for line in lines if line.code == "majority"
        ),
        most_points=points("majority"),
        whole_points=points("whole_colour"),
        points=outcome.scores[owner],
    )
