"""What the seat to act may do: the one source of legality, a list for each phase.

The order is stable: Emotion cards, Mischief cards, pass, then Helping Hands; within each by card.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from smilegames.games.smileyface.actions import (
    DISCARD,
    DONE,
    PASS,
    STORM_OF,
    UNAIMED,
    USURPER_OF,
    Action,
    AtSeat,
    Tables,
    place,
)
from smilegames.games.smileyface.cards import (
    AIMED,
    EMOTIONS,
    ERASER,
    LASTING_END,
    PICKPOCKET,
    STORM,
    SUIT,
    SUITS,
    SWAP,
    THIEF,
    USURPER,
)
from smilegames.games.smileyface.state import CLEAN_UP, TURNS, State

Lister = Callable[[State, int], Sequence[Action]]

_USURPER_UNDER = [
    [action for action in USURPER_OF if action.suit != boss] for boss in range(len(USURPER_OF))
]
"""By Boss suit, the suits that can take its place (SF-45)."""
_SUIT_BIT = [1 << SUIT[card] if card < EMOTIONS else 0 for card in range(LASTING_END)]
"""By card on display, its suit as a bit."""
_STORM_OVER = [
    [action for action in STORM_OF if shown >> action.suit & 1] for shown in range(1 << len(SUITS))
]
"""By the bits of the suits on display, the storms that can blow (SF-48)."""


class HelpRows(dict[int, list[list[AtSeat]]]):
    """By bit mask of the seats that may receive, then by card, the Helping Hands to choose from.

    `actions` holds them all, by receiver, then by card.
    """

    def __init__(self, actions: Sequence[Sequence[AtSeat]]) -> None:
        self._actions = actions

    def __missing__(self, receivers: int) -> list[list[AtSeat]]:
        open_rows = [row for seat, row in enumerate(self._actions) if receivers >> seat & 1]
        rows = [[row[card] for row in open_rows] for card in range(LASTING_END)]
        self[receivers] = rows
        return rows


class Choices:
    """The half of the rules that lists actions, out of tables made once for a number of seats."""

    def __init__(self, seats: int) -> None:
        self.tables = Tables(seats)
        self._help_rows = HelpRows(self.tables.help)
        self._all_but = [(1 << seats) - 1 - (1 << seat) for seat in range(seats)]
        self._others = [
            [(other, place(other, 0)) for other in range(seats) if other != seat]
            for seat in range(seats)
        ]
        """By seat, every other seat with its first place."""
        self._aimed: dict[int, Lister] = {
            THIEF: self._thiefs,
            PICKPOCKET: self._pickpockets,
            USURPER: self._usurpers,
            ERASER: self._erasers,
            SWAP: self._swaps,
            STORM: self._storms,
        }

    def choices(self, state: State) -> Sequence[Action]:
        """List the legal actions of the seat to act; empty when the match is over."""
        if state.phase is not TURNS:
            return _in_clean_up(state) if state.phase is CLEAN_UP else ()
        seat = state.to_act
        listed: list[Action] = []
        last = -1
        for card in state.hands[seat]:
            if card > last:
                last = card
                if card < AIMED:
                    listed.append(UNAIMED[card])
                else:
                    listed += self._aimed[card](state, seat)
        listed.append(PASS)
        if display := state.displays[seat]:
            rows = self._help_rows[self._all_but[seat] & ~state.helped]
            last = -1
            for card in display:
                if card > last:
                    last = card
                    listed += rows[card]
        return listed

    def _at_displays(self, row: Sequence[Action], state: State, seat: int) -> list[Action]:
        """Pick the actions aimed at an opponent's Emotion card, each kind once (SF-16).

        `row` holds them by place.
        """
        displays = state.displays
        listed: list[Action] = []
        for other, base in self._others[seat]:
            last = -1
            for card in displays[other]:
                if last < card < EMOTIONS:
                    last = card
                    listed.append(row[base + card])
        return listed

    def _thiefs(self, state: State, seat: int) -> Sequence[Action]:
        return self._at_displays(self.tables.thief, state, seat)

    def _erasers(self, state: State, seat: int) -> Sequence[Action]:
        return self._at_displays(self.tables.eraser, state, seat)

    def _swaps(self, state: State, seat: int) -> Sequence[Action]:
        rows, listed, last = self.tables.swap, list[Action](), -1
        for mine in state.displays[seat]:
            if last < mine < EMOTIONS:
                last = mine
                listed += self._at_displays(rows[mine], state, seat)
        return listed

    def _pickpockets(self, state: State, seat: int) -> Sequence[Action]:
        row = self.tables.pickpocket
        return [row[other] for other, _ in self._others[seat] if state.hands[other]]

    def _usurpers(self, state: State, seat: int) -> Sequence[Action]:
        return _USURPER_UNDER[state.ranking[0]]

    def _storms(self, state: State, seat: int) -> Sequence[Action]:
        shown = 0
        for display in state.displays:
            for card in display:
                shown |= _SUIT_BIT[card]
        return _STORM_OVER[shown]


def _in_clean_up(state: State) -> list[Action]:
    """List what may be done in Step 6: every Mischief card in hand may go (SF-25)."""
    listed: list[Action] = []
    last = EMOTIONS - 1
    for card in state.hands[state.to_act]:
        if card > last:
            last = card
            listed.append(DISCARD[card])
    listed.append(DONE)
    return listed
