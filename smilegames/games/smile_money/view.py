"""What a seat may know: its hand, and everything a careful watcher of the table could tell."""

from __future__ import annotations

from dataclasses import dataclass

from smilegames.games.smile_money.actions import Play


@dataclass(slots=True)
class View:
    """A position as one seat (None: the spectator) may know it. Cards are kinds, tuples ascend."""

    seat: int | None
    to_act: int | None
    """The seat that plays next, or None when the match is over."""
    dealer: int
    deal: int
    """Which deal is being played, from 1 (MO-04)."""
    deals: int
    """How many deals the match has."""
    draw_size: int
    """Cards not dealt yet."""
    table: tuple[int, ...]
    """Cards lying face up."""
    hand: tuple[int, ...]
    """The seat's own cards; the spectator has none."""
    hand_sizes: tuple[int, ...]
    """By seat."""
    piles: tuple[tuple[int, ...], ...]
    """Money piles by seat. All went in publicly, so they can be remembered; face down on the table,
    so no screen prints their cards or coins before the end (MO-31)."""
    smiles: tuple[int, ...]
    """Crosswise cards by seat (MO-20)."""
    captains: tuple[int, ...]
    """By seat, whose pile its captures join: its own, or its team's captain's (MO-41)."""
    last_capture: int | None
    """The seat that made the last capture, or None (MO-40)."""
    last_player: int | None
    """The seat that played last, or None before the first play."""
    last_play: Play | None
    """What it played."""
    unseen: tuple[int, ...]
    """Cards that are in other hands or not dealt yet: all this seat has not seen."""

    @property
    def cleared(self) -> bool:
        """True where the last play left no card on the table: a BOOM if it was a bomb (MO-16), else
        a Smile (MO-20)."""
        return self.last_play is not None and not self.table

    @property
    def pile_sizes(self) -> tuple[int, ...]:
        """Cards in each Money pile, by seat: public (MO-31)."""
        return tuple(len(pile) for pile in self.piles)
