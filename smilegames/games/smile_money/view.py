"""What a seat may know: its hand, and everything a careful watcher of the table could tell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from smilegames.games.smile_money.actions import Play
from smilegames.games.smile_money.kinds import Kinds
from smilegames.games.smile_money.state import Made, State


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
    plays: tuple[Made, ...]
    """What has been played in this deal, oldest first; on which tables, as bags (see `kinds`)."""
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


def view_of(state: State, seat: int | None, kinds: Kinds, captains: Sequence[int]) -> View:
    """Build what `seat` may know, public memory included; None is the spectator (MO-31)."""
    unseen = [*state.draw_pile]
    for owner, hand in enumerate(state.hands):
        unseen += () if owner == seat else hand
    return View(
        seat=seat,
        to_act=state.to_act if state.hands[state.to_act] else None,
        dealer=state.dealer,
        deal=state.deal,
        deals=state.deals,
        draw_size=len(state.draw_pile),
        table=kinds.cards(state.table),
        hand=() if seat is None else state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
        piles=tuple(kinds.cards(pile) for pile in state.piles),
        smiles=tuple(state.smiles),
        captains=tuple(captains),
        last_capture=state.last_capture,
        last_player=state.last_player,
        last_play=state.last_play,
        plays=state.plays,
        unseen=tuple(sorted(unseen)),
    )
