"""What happens in a match of SmileyFace, as facts."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Self

from smilegames.core.events import Event


class Cause(Enum):
    """Why the Suit Ranking chart changed."""

    SET_UP = "set-up"
    NEW_ROUND = "new-round"
    """Steps 4 and 5 (SF-24)."""
    SHAKE_UP = "shake-up"
    USURPER = "usurper"


@dataclass(slots=True)
class RankingSet(Event):
    """The chart now reads `ranking`: suits, Boss first, Newbie last."""

    cause: Cause
    ranking: tuple[int, ...]
    seat: int | None = None
    """Who played the card that did it."""


@dataclass(slots=True)
class RoundOpened(Event):
    """A round is played for its Round card (SF-04); `first` starts (SF-06)."""

    round: int
    points: int
    first: int


@dataclass(slots=True)
class CardsDrawn(Event):
    """A player filled up the hand (SF-10); only the player sees the cards."""

    reveals = True
    seat: int
    count: int
    cards: tuple[int, ...] | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, cards=None)


@dataclass(slots=True)
class EmotionPlayed(Event):
    """An Emotion card went from hand to display (SF-12)."""

    reveals = True
    seat: int
    card: int


@dataclass(slots=True)
class MischiefPlayed(Event):
    """A Mischief card left the hand; what it did is told next (SF-13)."""

    reveals = True
    seat: int
    card: int


@dataclass(slots=True)
class CardTaken(Event):
    """A Thief moved a card to the own display (SF-42)."""

    seat: int
    victim: int
    card: int


@dataclass(slots=True)
class CardPicked(Event):
    """A Pickpocket drew a card from a hand; only the two see it (SF-43)."""

    reveals = True
    seat: int
    victim: int
    card: int | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat in (self.seat, self.victim) else replace(self, card=None)


@dataclass(slots=True)
class CardErased(Event):
    """An Eraser sent an opponent's card to the discard pile (SF-46)."""

    seat: int
    victim: int
    card: int


@dataclass(slots=True)
class CardsSwapped(Event):
    """Two cards changed displays (SF-47)."""

    seat: int
    mine: int
    victim: int
    theirs: int


@dataclass(slots=True)
class StormBlew(Event):
    """Everyone who showed a suit lost its lowest card (SF-48)."""

    seat: int
    suit: int
    lost: tuple[tuple[int, int], ...]
    """Seat and card, ascending by seat."""


@dataclass(slots=True)
class Passed(Event):
    """A player is out of this round (SF-14)."""

    seat: int


@dataclass(slots=True)
class HandLent(Event):
    """A player passed and gave a Helping Hand with a card of the own display (SF-15)."""

    seat: int
    receiver: int
    card: int


@dataclass(slots=True)
class RoundScored(Event):
    """All have passed (SF-20, SF-21)."""

    round: int
    points: int
    scores: tuple[int, ...]
    winner: int | None
    """None: a tie, the Round card leaves the game."""


@dataclass(slots=True)
class RewardDrawn(Event):
    """The winner's helper drew a Reward token, whose value only the helper sees (SF-22)."""

    reveals = True
    seat: int
    winner: int
    value: int | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, value=None)


@dataclass(slots=True)
class MischiefDiscarded(Event):
    """A Mischief card went from hand to the discard pile in Clean-up (SF-25)."""

    reveals = True
    seat: int
    card: int


@dataclass(slots=True)
class CleanUpDone(Event):
    """A player keeps the rest of the hand (SF-25)."""

    seat: int


@dataclass(slots=True)
class PileShuffled(Event):
    """Displays and discards went back into the draw pile, which now holds `count` (SF-25)."""

    count: int


@dataclass(slots=True)
class RewardsShown(Event):
    """The match is over and all Reward tokens are turned up (SF-19, SF-30)."""

    reveals = True
    rewards: tuple[tuple[int, ...], ...]
    """By seat, values in the order drawn."""
