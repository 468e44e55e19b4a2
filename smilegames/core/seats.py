"""Seats are numbers, 0-based and clockwise; these helpers walk round the table."""

from __future__ import annotations

from collections.abc import Iterator


def clockwise(first: int, seats: int) -> Iterator[int]:
    """Yield every seat once, `first` first, clockwise."""
    yield from range(first, seats)
    yield from range(first)


def left_of(seat: int, seats: int) -> int:
    """Return the left neighbour: the next seat clockwise."""
    return (seat + 1) % seats
