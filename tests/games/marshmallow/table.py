"""Sets tables of Marshmallow Test up for tests: hands, tricks and rounds written by card names."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from smilegames.core.chance import Order, RandomChance, StackedChance
from smilegames.core.events import Event
from smilegames.games.marshmallow import GAME
from smilegames.games.marshmallow.cards import NAMES, NO_SUIT, SUITS, hand_of
from smilegames.games.marshmallow.rules import MarshmallowRules
from smilegames.games.marshmallow.state import Phase, State


def build(seats: int, target: int = 20) -> MarshmallowRules:
    """Make rules."""
    rules = GAME.build(seats, {"target": target}, None)
    assert isinstance(rules, MarshmallowRules)
    return rules


def numbers(names: str) -> list[int]:
    """Return the cards that a line of names stands for."""
    return [NAMES.index(name) for name in names.split()]


def suit(letter: str) -> int:
    """Return the suit of a letter; none for an empty string."""
    return SUITS.index(letter) if letter else NO_SUIT


def in_order(top: str = "") -> Order:
    """Return a shuffle that begins with the cards named; the others follow in card order."""
    first = numbers(top)
    return Order((*first, *(card for card in range(len(NAMES)) if card not in first)))


def position(
    rules: MarshmallowRules,
    hands: Sequence[str],
    *,
    trump: str = "",
    leader: int = 0,
    tricks: Sequence[int] = (),
    scores: Sequence[int] = (),
) -> State:
    """Build the beginning of a trick in the first round (without `trump`) or the second.

    `hands` and `tricks` go by seat. A seat with all the tricks it needs is out. Only what the rules
    need is filled in: the tricks taken have no cards.
    """
    state = rules.start(leader, RandomChance(1))
    state.round = 2 if trump else 1
    state.trump = suit(trump)
    state.hands = [hand_of(numbers(names)) for names in hands]
    state.tricks = list(tricks) or [0] * rules.seats
    state.trick = sum(state.tricks) + 1
    state.scores = list(scores) or [0] * rules.seats
    turns = [seat for seat in range(rules.seats) if state.tricks[seat] < rules.needed]
    state.after = tuple(
        next((other for other in turns if other > seat), turns[0]) for seat in range(rules.seats)
    )
    return state


def play(rules: MarshmallowRules, state: State, cards: str) -> list[Event]:
    """Play cards, each by whose turn it is and each legal; return what was told."""
    return decide(rules, state, *(f"play {name}" for name in cards.split()))


def decide(rules: MarshmallowRules, state: State, *decisions: str) -> list[Event]:
    """Make decisions written in notation, each legal; return what was told."""
    told: list[Event] = []
    for text in decisions:
        action = rules.parse(text)
        assert action in rules.choices(state), text
        rules.apply(state, action, StackedChance([in_order()]), told.append)
    return told


def offered(rules: MarshmallowRules, state: State) -> str:
    """Return the cards that may be played, or the suits that may be named, in a line."""
    assert rules.to_act(state) is not None
    return " ".join(rules.spell(action).split()[1] for action in rules.choices(state))


def positions(rules: MarshmallowRules, seed: int) -> list[State]:
    """Return every position of a match played at random, the end included."""
    random, chance = Random(seed), RandomChance(seed)
    state = rules.start(None, chance)
    found = [state.copy()]
    while state.phase is not Phase.OVER:
        rules.apply(state, random.choice(rules.choices(state)), chance)
        found.append(state.copy())
    return found


def finished(rules: MarshmallowRules, seed: int) -> State:
    """Return the end of a match played at random."""
    return positions(rules, seed)[-1]
