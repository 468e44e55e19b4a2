"""A second scorer, written from the specification alone: it lays the cards of whole rounds out
again, by their printed names, and counts tricks, goings-out and points as people at a table do."""

from __future__ import annotations

from typing import NamedTuple

TRICKS_TO_GO_OUT = {2: 6, 3: 4, 4: 3, 5: 3}


class Round(NamedTuple):
    """What everybody saw of a round."""

    dealer: int
    trump: str
    """A suit's letter, or nothing."""
    cards: list[tuple[int, str]]
    """Who played what, in order, as in (2, "G7")."""


class Account(NamedTuple):
    """What follows from a round."""

    tricks: list[int]
    scored: list[tuple[int, int]]
    """Who went out, with the points for it, in order."""
    next_dealer: int
    voids: list[set[str]]
    """By seat, the suits it showed to have none of (MT-18)."""
    begun: list[tuple[int, str]]
    """The cards of a trick that was not completed."""


def score(seats: int, target: int, rounds: list[Round]) -> list[int]:
    """Return the points after all rounds; the match ends with the last card and no earlier."""
    points = [0] * seats
    for number, this in enumerate(rounds):
        assert (this.trump == "") == (number == 0)
        account = play_again(seats, this, points, target)
        for seat, gained in account.scored:
            assert max(points) < target
            points[seat] += gained
        assert not account.begun
        if number + 1 < len(rounds):
            assert max(points) < target
            assert rounds[number + 1].dealer == account.next_dealer
    assert max(points) >= target
    return points


def play_again(seats: int, this: Round, points: list[int], target: int) -> Account:
    """Lay out a round's tricks one after another, for as long as its cards last."""
    tricks = [0] * seats
    scored: list[tuple[int, int]] = []
    voids: list[set[str]] = [set() for _ in range(seats)]
    leader = this.dealer
    cards = list(this.cards)
    out: list[int] = []
    while cards:
        assert len(out) < seats - 1, "the round was over"
        turns = [seat % seats for seat in range(leader, leader + seats) if seat % seats not in out]
        trick, cards = cards[: len(turns)], cards[len(turns) :]
        assert [seat for seat, _ in trick] == turns[: len(trick)]
        show_voids(trick, this.trump, voids)
        if len(trick) < len(turns):
            return Account(tricks, scored, leader, voids, trick)
        leader = winner(trick, this.trump)
        tricks[leader] += 1
        if tricks[leader] == TRICKS_TO_GO_OUT[seats]:
            gained = sum(tricks[seat] for seat in range(seats) if seat != leader)
            scored.append((leader, gained))
            out.append(leader)
            if points[leader] + gained >= target:
                assert not cards, "the match was over"
            while leader in out:
                leader = (leader + 1) % seats
    return Account(tricks, scored, leader, voids, [])


def winner(trick: list[tuple[int, str]], trump: str) -> int:
    """Return who takes a trick: the highest trump, else the highest card of the suit led."""
    for suit in (trump, trick[0][1][0]):
        ranks = {int(card[1:]): seat for seat, card in trick if card[0] == suit}
        if ranks:
            return ranks[max(ranks)]
    raise AssertionError("somebody led")


def show_voids(trick: list[tuple[int, str]], trump: str, voids: list[set[str]]) -> None:
    """Note what a trick shows, and check that nobody follows a suit they had shown to lack."""
    led = trick[0][1][0]
    trumped = False
    for seat, card in trick:
        assert card[0] not in voids[seat], "somebody revoked"
        if card[0] == led:
            continue
        if not (trumped and card[0] == trump):
            voids[seat].add(led)
        trumped = trumped or card[0] == trump
