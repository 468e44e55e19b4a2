"""A second scorer for Gracias, written from the specification alone; it shares no code with the
game. A player's cards are a list of names; a session is one such list for each player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

Cards = Sequence[str]


def session_points(players: Sequence[Cards]) -> list[int]:
    """Score a session: all cards of each player, face-down ones included (GR-20 to GR-23)."""
    loose = [Counter(cards) for cards in players]
    piles = [0] * len(players)

    for player, heap in enumerate(loose):
        for colour in heap:
            while heap[colour] >= 5:
                heap[colour] -= 5
                piles[player] += 1

    colours = {card for cards in players for card in cards}
    for colour in colours:
        most = max(heap[colour] for heap in loose)
        holders = [heap for heap in loose if heap[colour] == most]
        for heap in holders:
            heap[colour] = 0

    return [pile + heap.total() for pile, heap in zip(piles, loose, strict=True)]


def match_points(sessions: Sequence[Sequence[Cards]]) -> tuple[int, ...]:
    """Add the sessions up, by player."""
    scored = [session_points(session) for session in sessions]
    return tuple(sum(session[player] for session in scored) for player in range(len(scored[0])))


def beats(one: Sequence[int], other: Sequence[int]) -> bool:
    """Say whether a player's session points win over another's (GR-30)."""
    if sum(one) != sum(other):
        return sum(one) > sum(other)
    mine, theirs = list(one), list(other)
    while mine and theirs:
        if max(mine) != max(theirs):
            return max(mine) > max(theirs)
        mine.remove(max(mine))
        theirs.remove(max(theirs))
    return False


def ranking(players: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Return each player's place; a place is one more than the number of players who win over."""
    return tuple(1 + sum(beats(other, own) for other in players) for own in players)
