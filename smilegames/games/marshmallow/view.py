"""What one seat may know, its memory of public facts included; built up, never cut down."""

from __future__ import annotations

from dataclasses import dataclass

from smilegames.games.marshmallow.actions import cards_in
from smilegames.games.marshmallow.cards import SUITS_IN, WHOLE_SUIT, hand_of, size_of
from smilegames.games.marshmallow.scoring import points_for_going_out
from smilegames.games.marshmallow.state import GoingOut, Phase, Played, PlayedRound, State


@dataclass(slots=True)
class View:
    """The table from a seat, or from the spectator's chair.

    Suits are 0 to 4 or NO_SUIT; cards are numbers (see `cards`); tuples "by seat" run from seat 0.
    """

    seat: int | None
    """Whose view it is; None: the spectator's."""
    phase: Phase
    to_act: int | None
    """The seat that decides now; None once the match is over."""
    round: int
    """From 1."""
    dealer: int
    trump: int
    """NO_SUIT in round 1 (MT-12) and while the dealer is about to name it (MT-13)."""

    trick_number: int
    """From 1, in this round."""
    leader: int
    """Who leads, or led, this trick."""
    lead: int
    """The lead suit; NO_SUIT before the first card."""
    trick: tuple[Played, ...]
    """The cards of this trick, in the order of play: clockwise from the leader."""
    yet_to_play: tuple[int, ...]
    """Seats that this trick still waits for, in turn; the first is to act."""
    winning: Played | None
    """The card that wins the trick so far, with its seat; None before the first."""
    released: bool
    """Somebody broke in: those yet to play may follow or trump (MT-14)."""

    needed: int
    """The trick that puts its taker out (MT-20)."""
    tricks: tuple[int, ...]
    """By seat, tricks taken this round."""
    worth: tuple[int, ...]
    """By seat, what taking the trick that puts it out would score now: the others' tricks."""
    out_for: tuple[int | None, ...]
    """By seat, what going out this round scored; None for those still in."""
    scores: tuple[int, ...]
    target: int
    goings_out: tuple[GoingOut, ...]
    """Every going-out of the match, oldest first."""

    hand: tuple[int, ...] | None
    """Own cards by suit, then rank, those thrown in included; None for the spectator."""
    playable: tuple[int, ...]
    """Those of the hand that may be played now; none while another seat is to act."""
    hand_sizes: tuple[int, ...]
    """By seat, cards not played; those of a player who is out lie thrown in."""

    plays: tuple[Played, ...]
    """Every card played this round in order, the trick's included (MT-18)."""
    voids: tuple[tuple[int, ...], ...]
    """By seat, the suits that it has shown to have none of, this round (MT-18)."""
    history: tuple[PlayedRound, ...]
    """The finished rounds, oldest first."""

    def unseen(self) -> list[int]:
        """Return, as a hand, the cards that are neither in the own hand nor among those played."""
        seen = hand_of([*(card for _, card in self.plays), *(self.hand or ())])
        return [WHOLE_SUIT & ~suit for suit in seen]


def view_of(
    state: State, seat: int | None, needed: int, target: int, playable: tuple[int, ...]
) -> View:
    """Build what `seat` may know; `playable` are the cards that it may play now."""
    trick = tuple(state.plays[state.trick_start :])
    over = state.phase is Phase.OVER
    seats = range(len(state.tricks))
    return View(
        seat=seat,
        phase=state.phase,
        to_act=None if over else state.turn,
        round=state.round,
        dealer=state.dealer,
        trump=state.trump,
        trick_number=state.trick,
        leader=state.leader,
        lead=state.lead,
        trick=trick,
        yet_to_play=() if over else _yet_to_play(state),
        winning=state.winning,
        released=state.released,
        needed=needed,
        tricks=tuple(state.tricks),
        worth=tuple([points_for_going_out(each, state.tricks) for each in seats]),
        out_for=_out_for(state),
        scores=tuple(state.scores),
        target=target,
        goings_out=state.goings_out,
        hand=None if seat is None else cards_in(state.hands[seat]),
        playable=playable,
        hand_sizes=tuple(map(size_of, state.hands)),
        plays=tuple(state.plays),
        voids=tuple([SUITS_IN[void] for void in state.voids]),
        history=state.history,
    )


def _yet_to_play(state: State) -> tuple[int, ...]:
    seats = [state.turn]
    while (following := state.after[seats[-1]]) != state.leader:
        seats.append(following)
    return tuple(seats)


def _out_for(state: State) -> tuple[int | None, ...]:
    scored: list[int | None] = [None] * len(state.scores)
    for out in reversed(state.goings_out):
        if out.round != state.round:
            break
        scored[out.seat] = out.points
    return tuple(scored)
