"""What lay on the table before, from public events alone: as anybody could remember it."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.core.events import Event
from smilegames.games.smileyface import effects
from smilegames.games.smileyface.cards import LASTING_END
from smilegames.games.smileyface.events import (
    CardErased,
    CardsSwapped,
    CardTaken,
    CleanUpDone,
    EmotionPlayed,
    HandLent,
    MischiefDiscarded,
    MischiefPlayed,
    RankingSet,
    RoundOpened,
    RoundScored,
    StormBlew,
)
from smilegames.games.smileyface.scoring import Standing, standing


def standing_after(told: Sequence[Event], seats: int) -> Standing:
    """Return how the displays compared when all this, from the match's first event on, was told."""
    ranking: list[int] = []
    displays: effects.Displays = [[] for _ in range(seats)]
    for event in told:
        match event:
            case RankingSet(_, after):
                ranking = list(after)
            case RoundOpened() | RoundScored():
                displays = [[] for _ in range(seats)]
            case _:
                _follow(displays, event)
    return standing(ranking, displays)


def _follow(displays: effects.Displays, event: Event) -> None:
    """Move cards between displays as an event says; others leave them as they are."""
    match event:
        case EmotionPlayed(seat, card):
            effects.lay(displays, seat, card)
        case MischiefPlayed(seat, card) if card < LASTING_END:
            effects.lay(displays, seat, card)
        case CardTaken(seat, victim, card):
            effects.move(displays, victim, seat, card)
        case CardErased(_, victim, card):
            effects.erase(displays, victim, card)
        case CardsSwapped(seat, mine, victim, theirs):
            effects.swap(displays, seat, mine, victim, theirs)
        case StormBlew(_, suit):
            effects.storm(displays, suit)
        case HandLent(seat, receiver, card):
            effects.move(displays, seat, receiver, card)


def discarded(told: Sequence[Event], seats: int) -> list[list[int]]:
    """Return by seat the Mischief cards discarded since the last round was scored (SF-25)."""
    cards: list[list[int]] = [[] for _ in range(seats)]
    for event in told:
        match event:
            case RoundScored():
                cards = [[] for _ in range(seats)]
            case MischiefDiscarded(seat, card):
                cards[seat].append(card)
    return cards


def cleaned_up(told: Sequence[Event]) -> set[int]:
    """Return who has said to be done since the last round was scored (SF-25)."""
    done: set[int] = set()
    for event in told:
        match event:
            case RoundScored():
                done = set()
            case CleanUpDone(seat):
                done.add(seat)
    return done
