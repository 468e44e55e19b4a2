"""Sets tables of Gracias up for tests: deals laid in order, positions and heaps by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from smilegames.core.chance import Order, RandomChance, StackedChance
from smilegames.core.events import Event
from smilegames.games.gracias import GAME
from smilegames.games.gracias.cards import DECK
from smilegames.games.gracias.rules import GraciasRules
from smilegames.games.gracias.state import Phase, Reckoning, State

NAMES = ("chili", "cactus", "cheese", "sardine", "bagpipe", "gnome")
CHILI, CACTUS, CHEESE, SARDINE, BAGPIPE, GNOME = range(6)


def build(seats: int, *, sessions: int = 3) -> GraciasRules:
    """Make rules as a table does."""
    rules = GAME.build(seats, {"sessions": sessions}, None)
    assert isinstance(rules, GraciasRules)
    return rules


def kinds(text: str) -> tuple[int, ...]:
    """Return the kinds that a line of names stands for."""
    return tuple(NAMES.index(name) for name in text.split())


def area(text: str) -> tuple[int, ...]:
    """Return six counts for a line such as "3 chili 1 gnome"."""
    words = text.split()
    counts = dict(zip(kinds(" ".join(words[1::2])), map(int, words[::2]), strict=True))
    return tuple(counts.get(kind, 0) for kind in range(6))


def shuffled(top: str) -> Order:
    """Return a shuffle whose first cards are of the kinds named; the rest follows in order."""
    left = list(range(len(DECK)))
    first = []
    for kind in kinds(top):
        first.append(next(card for card in left if DECK[card] == kind))
        left.remove(first[-1])
    return Order((*first, *left))


def last_share(
    rules: GraciasRules,
    face_up: Sequence[str],
    face_down: Sequence[str],
    pair: str,
    *,
    large: int = 0,
    earlier: Iterable[Sequence[int]] = (),
) -> State:
    """Build the last decision of a session: the last player of its fourth round shares `pair`.

    `face_up` are areas and `face_down` names, by seat; `earlier` the points of sessions before.
    """
    seats = rules.seats
    small = (large + 3) % seats
    one, other = kinds(pair)
    nothing, no_cards = ((0,) * 6,) * seats, ((),) * seats
    reckonings = tuple(Reckoning(nothing, tuple(points), no_cards) for points in earlier)
    state = State(
        phase=Phase.SHARE,
        session=1 + len(reckonings),
        round=4,
        large=large,
        small=small,
        turn=(small - 1) % seats,
        supply=(),
        middle={},
        sharing=(one, other),
        face_up=[count for text in face_up for count in area(text)],
        face_down=[kinds(text) for text in face_down],
        reckonings=reckonings,
        last_giver=None,
        last_share=None,
    )
    state.supply = _rest(state)
    return state


def _rest(state: State) -> tuple[int, ...]:
    lying = Counter(
        [*(state.sharing or ()), *(card for cards in state.face_down for card in cards)]
    )
    for at, count in enumerate(state.face_up):
        lying[at % 6] += count
    return tuple(kind for kind in range(6) for _ in range(18 - lying[kind]))


def play(rules: GraciasRules, state: State, *decisions: str) -> list[Event]:
    """Make decisions written in notation, each of them legal; return what was told."""
    told: list[Event] = []
    for text in decisions:
        action = rules.parse(text)
        assert action in rules.choices(state), text
        rules.apply(state, action, RandomChance(1), told.append)
    return told


def offered(rules: GraciasRules, state: State) -> list[str]:
    """Return the choices in notation."""
    return [rules.spell(action) for action in rules.choices(state)]


def dealt(rules: GraciasRules, first: int, top: str) -> State:
    """Return the start of a match from a shuffle with these cards on top."""
    return rules.start(first, StackedChance([shuffled(top)]))


def advance(rules: GraciasRules, state: State, seed: int, decisions: int) -> list[Event]:
    """Make so many random decisions, or as many as there are; return what was told."""
    random, chance = Random(seed), RandomChance(seed)
    told: list[Event] = []
    for _ in range(decisions):
        choices = rules.choices(state)
        if not choices:
            break
        rules.apply(state, random.choice(choices), chance, told.append)
    return told


def finished(rules: GraciasRules, seed: int) -> State:
    """Return the end of a match played at random."""
    state = rules.start(None, RandomChance(seed))
    advance(rules, state, seed, 240)
    assert rules.to_act(state) is None
    return state
