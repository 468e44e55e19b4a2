"""The reckoning at the end: coins, Smiles and the colour challenge, line by line (MO-30, MO-40)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from smilegames.core.outcome import Outcome, ScoreLine, decided_by, places
from smilegames.games.smile_money.kinds import COLOURS, Kinds
from smilegames.games.smile_money.state import State

SMILE = 2
MAJORITY = 1
WHOLE_COLOUR = 3
"""On top of the majority's point."""


def outcome_of(
    state: State, kinds: Kinds, captains: Sequence[int], colour_challenge: bool
) -> Outcome:
    """Reckon a finished match. `captains` says whose pile each seat plays for.

    Partners share score, lines and place: 1 or 3, or all 1 (MO-42).
    """
    piles = piles_to_count(state, captains, colour_challenge)
    lines = [_coins_and_smiles(kinds, state, seat, piles[seat]) for seat in captains]
    if colour_challenge:
        for colour in range(len(COLOURS)):
            held = [_of_colour(kinds, pile, colour) for pile in piles]
            for seat, captain in enumerate(captains):
                lines[seat] += _challenge(kinds, held, captain, colour)
    scores = [sum(line.points for line in seat_lines) for seat_lines in lines]
    return Outcome(
        scores=tuple(scores),
        places=places([(score,) for score in scores]),
        ended_by="played_out",
        decided_by=decided_by([(scores[owner],) for owner in sorted(set(captains))], ("score",)),
        lines=tuple(map(tuple, lines)),
    )


def piles_to_count(state: State, captains: Sequence[int], colour_challenge: bool) -> list[int]:
    """Return the piles by seat, with the cards left on the table where somebody gets them."""
    piles = state.piles[:]
    if colour_challenge and state.last_capture is not None:
        piles[captains[state.last_capture]] += state.table
    return piles


def _coins_and_smiles(kinds: Kinds, state: State, owner: int, pile: int) -> list[ScoreLine]:
    captured, left, smiles = state.piles[owner], state.table, state.smiles[owner]
    lines = [ScoreLine("coins", kinds.worth(captured), {"n": kinds.size(captured)})]
    if pile != captured:
        lines.append(ScoreLine("leftovers", kinds.worth(left), {"n": kinds.size(left)}))
    lines.append(ScoreLine("smiles", SMILE * smiles, {"n": smiles}))
    return lines


def _of_colour(kinds: Kinds, pile: int, colour: int) -> int:
    return kinds.size(pile & kinds.colour_masks[colour])


def _challenge(kinds: Kinds, held: Sequence[int], owner: int, colour: int) -> Iterator[ScoreLine]:
    """Yield what a colour is worth to `owner`; `held` counts its cards by seat."""
    mine = held[owner]
    if any(theirs >= mine for seat, theirs in enumerate(held) if seat != owner):
        return
    params = {"colour": COLOURS[colour].name, "n": mine}
    yield ScoreLine("majority", MAJORITY, params)
    if mine == _of_colour(kinds, kinds.bag(kinds.deck), colour):
        yield ScoreLine("whole_colour", WHOLE_COLOUR, params)
