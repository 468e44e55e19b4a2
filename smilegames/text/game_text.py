"""What every game's sentences at the table are, and how to find them by the game's id."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, NamedTuple, Protocol, cast

from smilegames.core.errors import Refusal
from smilegames.core.events import Event
from smilegames.core.outcome import ScoreLine
from smilegames.games import registry
from smilegames.text.words import N_, Message, Words


class TieBreak(NamedTuple):
    """What is compared of those who are level."""

    message: Message
    """It, with its number `n`."""
    numbers: Sequence[int]
    """By seat."""
    briefly: Message = N_("{n}")
    """The same of those who are named after the first."""


@dataclass(frozen=True, slots=True)
class Speaker:
    """Everything a sentence may need: the language, who sits where, and the deck's card names."""

    words: Words
    names: Sequence[str]
    """Players in seat order."""
    rules: Any
    """The match's rules: names of cards, actions and options."""

    def name(self, seat: int) -> str:
        """Return the player's name."""
        return self.names[seat]

    def all(self, seats: Sequence[int]) -> str:
        """Return several players' names as a list in a sentence."""
        return self.words.join([self.names[seat] for seat in seats])


class GameText(Protocol):
    """The contents of `smilegames.text.games.<id>.sentences`.

    Each message is English, marked with `N_`.
    """

    ENDINGS: Mapping[str, Message]
    """By `Outcome.ended_by`."""
    DECIDED: Mapping[str, Message]
    """By `Outcome.decided_by`: what decided first place, `score` and `shared` included."""
    DECK_FAULTS: Mapping[str, Message]
    """By fault code of the game's own deck checks; empty where the deck is fixed."""

    def event(self, speaker: Speaker, event: Event) -> str:
        """Tell an event (as redacted for its reader) in one sentence with names, never "you"."""
        ...

    def action(self, speaker: Speaker, action: Any) -> str:
        """Name an action in a few words, as in "bid a bead on Y-2"."""
        ...

    def doing(self, action: Any) -> Message:
        """Say on the key that commits an action what it does, in a word or three: "bid", "pass"."""
        ...

    def deed(self, action: Any) -> Message:
        """Name what a seat did in a noun that tells no secret, as in "take back Ada's bid"."""
        ...

    def refusal(self, speaker: Speaker, refusal: Refusal) -> str:
        """Say in one sentence why something may not be done."""
        ...

    def score_line(self, speaker: Speaker, line: ScoreLine) -> str:
        """Say what a line of the reckoning is for, without its points."""
        ...

    def tie_breaks(self, end: Any) -> Sequence[TieBreak]:
        """Return what parts players who are level in points, in its order, of a match that is over
        (the view of everybody); empty where they share the place."""
        ...


def game_text(game: str) -> GameText:
    """Return the text module of a game by its id."""
    return cast("GameText", import_module(f"smilegames.text.games.{game}.sentences"))


def deck_words(game: str) -> Mapping[str, Message]:
    """Return the words of a game's own deck faults; none where `game` names no game."""
    return game_text(game).DECK_FAULTS if game in registry.games() else {}
