"""Sits down at the table of SmileyFace: positions in, selections, drawings and screens out."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from smilegames.core.chance import RandomChance
from smilegames.core.events import Event
from smilegames.core.match import Match
from smilegames.core.record import Policy
from smilegames.games.smileyface.cards import EMOTIONS
from smilegames.games.smileyface.events import (
    Cause,
    EmotionPlayed,
    MischiefPlayed,
    RankingSet,
    RoundOpened,
)
from smilegames.games.smileyface.rules import SmileyFaceRules
from smilegames.games.smileyface.state import State
from smilegames.text.game_text import Speaker
from smilegames.text.words import Words
from smilegames.tui.games.smileyface.chooser import SmileyFaceChooser
from smilegames.tui.games.smileyface.counsel import Counsel
from smilegames.tui.games.smileyface.screen import SmileyFaceScreen
from smilegames.tui.keys import Keys
from tests.games.smileyface.table import rules, table
from tests.tui.evening import Evening, evening, seated

NAMES = ("Ada", "Ben", "Cleo", "Dee", "Emil", "Fay", "Gus", "Hana")
LONG = (
    "Maximilianne",
    "Bartholomäus",
    "Christophera",
    "Dominiquella",
    "日本人の名前",
    "Wilhelmina12",
    "Player12",
    "Player13",
)
SMALL, MIDDLE, LARGE = (80, 23), (110, 34), (150, 45)
PASS, HELP, DONE, TOKENS = (binding.id for binding in SmileyFaceChooser.KEYS)
NINE = "mean pirate shake-up thief pickpocket usurper eraser swap storm"


def speaker(seats: int = 4, names: Sequence[str] = NAMES) -> Speaker:
    """Return an English speaker."""
    return Speaker(Words(), names[:seats], rules(seats))


def chooser_at(game: SmileyFaceRules, state: State, *, own: bool = True) -> SmileyFaceChooser:
    """Ask whoever is to act, their hand up or not."""
    keys = Keys()
    keys.sit_down(SmileyFaceChooser.KEYS)
    chooser = SmileyFaceChooser(speaker(game.seats), keys.printed)
    seat = game.to_act(state)
    assert seat is not None
    view = game.view(state, seat if own else None)
    chooser.ask(view, view if own else None, seat, game.choices(state))
    return chooser


def asked(seats: int = 4, **position: Any) -> SmileyFaceChooser:
    """Ask at a position given by names (see `tests.games.smileyface.table.table`)."""
    return chooser_at(rules(seats), table(seats=seats, **position))


def armed(hand: str = NINE) -> SmileyFaceChooser:
    """Ada shows H1, H3 and a Mean; Ben S2 and U4; Cleo only a Pirate; Dee nothing, hand empty."""
    return asked(hands=[hand, "A1", "A2 A2"], displays=["H1 H3 mean", "S2 U4", "pirate"])


def selected(chooser: SmileyFaceChooser, *keys: str) -> str:
    """Press keys, all of them understood, and return what is selected, in notation."""
    for key in keys:
        assert chooser.press(key), key
    assert chooser.selected is not None, keys
    return str(chooser.rules.spell(chooser.selected))


def before_scoring(*hands: str) -> State:
    """Set up round 1 where Ada's pass is the last: Ben wins with Dee's help."""
    return table(
        hands=[*hands, *("S5", "U5", "A4", "H4")[len(hands) :]],
        displays=["H1", "A5 A3 mean", "S1 S2", "U2"],
        ranking="HASU",
        passed=[1, 2, 3],
        helpers={1: 3},
    )


def scored(*hands: str) -> State:
    """Score that round: Ada is asked to clean up."""
    state = before_scoring(*hands)
    rules().apply(state, rules().parse("pass"), RandomChance(1))
    return state


def stand(match: Match, state: State) -> None:
    """Let a match stand at a position, its log saying how the displays came about."""
    told: list[Event] = [
        RankingSet(Cause.SET_UP, tuple(state.ranking)),
        RoundOpened(state.round, 1, state.first),
    ]
    for seat, display in enumerate(state.displays):
        for card in display:
            kind = EmotionPlayed if card < EMOTIONS else MischiefPlayed
            told.append(kind(seat, card))
    match._state, match._events, match._told = state, told, [len(told)]
    match.to_act, match._choices = match.rules.to_act(state), None
    begun, heard = len(told), match.heard
    match.heard = lambda seat: max(begun, heard(seat))  # type: ignore[method-assign]


@asynccontextmanager
async def sitting(
    state: State,
    *,
    size: tuple[int, int] = SMALL,
    names: Sequence[str] = NAMES,
    policy: Policy = Policy.STANDARD,
    **settings: Any,
) -> AsyncIterator[Evening]:
    """Sit at the screen of a table that stands at a position, its first hand still covered."""
    begun = seated("smileyface", names=tuple(names[: len(state.hands)]), policy=policy)
    stand(begun.match, state)
    async with evening(begun, size=size, **settings) as person:
        yield person


def screen_of(person: Evening) -> SmileyFaceScreen:
    """Return the table's screen."""
    screen = person.app.screen
    assert isinstance(screen, SmileyFaceScreen)
    return screen


def line_of(person: Evening, name: str) -> list[str]:
    """Return the words of a player's line in a small window."""
    return next(line for line in person.shown.split("\n") if name in line[:16]).split()


def counsel_of(person: Evening) -> str:
    """Return what stands beside the ranking, its lines as one."""
    return " ".join(person.app.screen.query_one(Counsel).grid.text().split())
