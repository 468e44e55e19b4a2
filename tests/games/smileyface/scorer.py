"""A second reckoning of SmileyFace, from the specification and from card names alone.

It shares nothing with the engine and is slow and obvious on purpose.
"""

from __future__ import annotations


def card_points(card: str, ranking: str, own: list[str], others: list[list[str]]) -> int:
    """Return what an Emotion card such as `H3` counts in the display `own` (SF-20).

    `ranking` is the chart as suit letters, Boss first.
    """
    suit, printed = card[0], int(card[1:])
    boss_suit, newbie_suit = ranking[0], ranking[3]
    if suit == boss_suit:
        somebody_is_mean = False
        for display in others:
            if "mean" in display:
                somebody_is_mean = True
        return printed if somebody_is_mean else printed + 1
    if suit == newbie_suit:
        return printed if "pirate" in own else 0
    return printed


def display_score(ranking: str, own: list[str], others: list[list[str]]) -> int:
    """Return the best total in a single suit."""
    best = 0
    for suit in "HSUA":
        total = 0
        for card in own:
            if card[0] == suit and card[1:].isdigit():
                total += card_points(card, ranking, own, others)
        if total > best:
            best = total
    return best


def round_scores(ranking: str, displays: list[list[str]]) -> list[int]:
    """Return each display's score."""
    scores = []
    for seat, own in enumerate(displays):
        others = displays[:seat] + displays[seat + 1 :]
        scores.append(display_score(ranking, own, others))
    return scores


def round_winner(scores: list[int]) -> int | None:
    """Return the one seat with the highest score, or None for a tie (SF-21)."""
    highest = max(scores)
    having_it = [seat for seat in range(len(scores)) if scores[seat] == highest]
    if len(having_it) > 1:
        return None
    return having_it[0]


def match_places(points: list[int], rounds_won: list[list[int]]) -> list[int]:
    """Return each seat's place: points, then Round cards, then the latest won (SF-30)."""

    def beats(a: int, b: int) -> bool:
        if points[a] != points[b]:
            return points[a] > points[b]
        if len(rounds_won[a]) != len(rounds_won[b]):
            return len(rounds_won[a]) > len(rounds_won[b])
        latest_a = max(rounds_won[a], default=0)
        latest_b = max(rounds_won[b], default=0)
        return latest_a > latest_b

    places = []
    for seat in range(len(points)):
        better = 0
        for other in range(len(points)):
            if beats(other, seat):
                better += 1
        places.append(better + 1)
    return places
