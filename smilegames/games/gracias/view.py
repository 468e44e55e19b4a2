"""What one seat, or a spectator, may know of a position: a value, built up and never cut down.

Everything that was dealt open still lies open, in the middle or before a player, until a session
is scored. So the open cards and a seat's own face-down ones are all that memory could add to.
"""

from __future__ import annotations

from dataclasses import dataclass

from smilegames.games.gracias import scoring
from smilegames.games.gracias.actions import Share, every_take
from smilegames.games.gracias.scoring import Standing
from smilegames.games.gracias.state import Area, Pair, Phase, Reckoning, State, Triplet


@dataclass(slots=True)
class View:
    """A position as `seat` may know it. Sequences go by seat unless they say otherwise."""

    seat: int | None
    """Whose view it is, 0-based; None for a spectator."""
    phase: Phase
    session: int
    """From 1."""
    sessions: int
    """How many are played."""
    round: int
    """Of the session, 1 to 4."""
    large: int
    """The seat that holds the large mouse."""
    small: int
    """The seat that holds the small mouse."""
    to_act: int | None
    """The seat that must decide; None when the match is over."""
    triplets: tuple[Pair | None, ...]
    """By triplet, its open cards; None where it has been taken."""
    sharing: Pair | None
    """The open cards that the seat to act has to share."""
    areas: tuple[Area, ...]
    """The open cards before each player, as six counts."""
    backs: tuple[int, ...]
    """How many face-down cards each player has."""
    own: tuple[int, ...] | None
    """The seat's own face-down cards in the order taken; None for a spectator (GR-15)."""
    supply: int
    """How many cards are not dealt yet."""
    reckonings: tuple[Reckoning, ...]
    """The sessions scored so far, oldest first."""
    last_giver: int | None
    """The seat that shared last, or None before anybody has."""
    last_share: Share | None
    """How it shared: whoever got the card says "¡Gracias!" (GR-16)."""

    @property
    def standings(self) -> tuple[Standing, ...]:
        """By kind, how it stands and who would discard, as far as everybody can see (GR-22)."""
        return scoring.standings(self.areas)

    @property
    def totals(self) -> tuple[int, ...]:
        """By seat, the points of all sessions scored so far."""
        return scoring.totals(self.reckonings, len(self.areas))


def view_of(state: State, seat: int | None, sessions: int) -> View:
    """Build what `seat` may know (None: the spectator) in a match of so many sessions."""
    seats = len(state.face_down)
    return View(
        seat=seat,
        phase=state.phase,
        session=state.session,
        sessions=sessions,
        round=state.round,
        large=state.large,
        small=state.small,
        to_act=None if state.phase is Phase.OVER else state.turn,
        triplets=tuple([_pair(state.middle.get(take)) for take in every_take(seats)]),
        sharing=state.sharing,
        areas=state.areas,
        backs=tuple(map(len, state.face_down)),
        own=None if seat is None else state.face_down[seat],
        supply=len(state.supply),
        reckonings=state.reckonings,
        last_giver=state.last_giver,
        last_share=state.last_share,
    )


def _pair(triplet: Triplet | None) -> Pair | None:
    return None if triplet is None else triplet[0]
