"""What cards do to the ranking and the displays: no chance, no hands, no events.

The rules apply these to a state, foresight to copies of what a view shows. Whatever leaves the
displays is returned, so that the caller can put it where it belongs.
"""

from __future__ import annotations

from bisect import insort

from smilegames.games.smileyface.cards import emotion

Ranking = list[int]
Displays = list[list[int]]


def lay(displays: Displays, seat: int, card: int) -> None:
    """Put a card into a display, in its place (SF-12)."""
    insort(displays[seat], card)


def move(displays: Displays, giver: int, receiver: int, card: int) -> None:
    """Move a card from one display to another (SF-15, SF-42)."""
    displays[giver].remove(card)
    insort(displays[receiver], card)


def erase(displays: Displays, seat: int, card: int) -> None:
    """Take a card out of a display (SF-46)."""
    displays[seat].remove(card)


def swap(displays: Displays, seat: int, mine: int, other: int, theirs: int) -> None:
    """Exchange two cards of two displays (SF-47)."""
    move(displays, seat, other, mine)
    move(displays, other, seat, theirs)


def storm(displays: Displays, suit: int) -> list[tuple[int, int]]:
    """Take the lowest card of a suit from every display that holds it (SF-48).

    Returns the seats hit with the card each lost, ascending by seat.
    """
    begin, end = emotion(suit, 1), emotion(suit + 1, 1)
    lost: list[tuple[int, int]] = []
    for seat, display in enumerate(displays):
        for card in display:
            if begin <= card < end:
                display.remove(card)
                lost.append((seat, card))
                break
    return lost


def usurp(ranking: Ranking, suit: int) -> None:
    """Put a suit on top of the chart, the others keep their order (SF-45)."""
    ranking.remove(suit)
    ranking.insert(0, suit)
