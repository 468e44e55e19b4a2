"""Ties in points that a tie-break parted, told with the numbers that parted them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from smilegames.core.outcome import Outcome
from smilegames.text.game_text import Speaker, TieBreak
from smilegames.text.ui import POINTS
from smilegames.text.words import N_, Message

_LEVEL = N_("Level at {points}: {each}.")
_EACH = N_("{name} with {what}")


def parted(speaker: Speaker, outcome: Outcome, breaks: Sequence[TieBreak]) -> list[str]:
    """Tell of each tie what parted it; `breaks` are the tie-breaks in their order.

    Nothing is told of seats that share their place.
    """
    told = []
    for score in sorted(set(outcome.scores), reverse=True):
        seats = [seat for seat, points in enumerate(outcome.scores) if points == score]
        seats.sort(key=outcome.places.__getitem__)
        for compared, level in _comparisons(outcome, seats, breaks):
            each = [
                _number(speaker, seat, compared.briefly if at else compared.message, level[seat])
                for at, seat in enumerate(seat for seat in seats if seat in level)
            ]
            points = speaker.words(POINTS, n=score)
            told.append(speaker.words(_LEVEL, points=points, each=speaker.words.join(each)))
    return told


def _comparisons(
    outcome: Outcome, seats: Sequence[int], breaks: Sequence[TieBreak]
) -> Iterator[tuple[TieBreak, dict[int, int]]]:
    """Yield the comparisons that part these seats: what is compared, and the number by seat."""
    if not breaks or len({outcome.places[seat] for seat in seats}) < 2:
        return
    first, *others = breaks
    compared = {seat: first.numbers[seat] for seat in seats}
    if len(set(compared.values())) > 1:
        yield first, compared
    for number in sorted(set(compared.values()), reverse=True):
        level = [seat for seat in seats if compared[seat] == number]
        yield from _comparisons(outcome, level, others)


def _number(speaker: Speaker, seat: int, message: Message, n: int) -> str:
    return speaker.words(_EACH, name=speaker.name(seat), what=speaker.words(message, n=n))
