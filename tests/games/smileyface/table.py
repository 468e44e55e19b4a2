"""Sets positions of SmileyFace up by names, for tests to read like a table."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from smilegames.core.chance import Chance, RandomChance, StackedChance
from smilegames.core.events import Event
from smilegames.games.smileyface import GAME
from smilegames.games.smileyface.cards import CARDS, NAMES, SUITS
from smilegames.games.smileyface.rules import SmileyFaceRules
from smilegames.games.smileyface.state import NOBODY, TURNS, Phase, State

HOUSE_DECK = Path(__file__).parents[3] / "assets" / "decks" / "smileyface.toml"
NO_CHANCE = StackedChance()


@cache
def house_deck() -> dict[str, Any]:
    """Return our deck as plain data; don't change it."""
    return tomllib.loads(HOUSE_DECK.read_text(encoding="utf-8"))


@cache
def rules(seats: int = 4, mischief: bool = True) -> SmileyFaceRules:
    """Return the rules with our deck."""
    built = GAME.build(seats, {"mischief": mischief}, house_deck())
    assert isinstance(built, SmileyFaceRules)
    return built


def cards(names: str) -> list[int]:
    """Read cards from their names, `"H3 thief"`."""
    return sorted(CARDS[name] for name in names.split())


def named(cards: Sequence[int]) -> str:
    """Write cards by their names."""
    return " ".join(NAMES[card] for card in cards)


def suits(letters: str) -> list[int]:
    """Read a ranking, Boss first."""
    return [SUITS.index(letter) for letter in letters]


def table(
    *,
    hands: Sequence[str] = (),
    displays: Sequence[str] = (),
    ranking: str = "HSUA",
    seats: int = 4,
    first: int = 0,
    to_act: int = 0,
    round_number: int = 1,
    passed: Sequence[int] = (),
    helpers: dict[int, int] | None = None,
    phase: Phase = TURNS,
) -> State:
    """Set a position up by seat; what is not named lies in the draw pile.

    `helpers` says by receiver whose token lies there.
    """
    tokens = helpers or {}
    held = [cards(names) for names in hands] + [[] for _ in range(seats - len(hands))]
    shown = [cards(names) for names in displays] + [[] for _ in range(seats - len(displays))]
    left = Counter(rules(seats).cards)
    for pile in (*held, *shown):
        left.subtract(pile)
    assert min(left.values()) >= 0, "more copies than the deck has"
    return State(
        phase=phase,
        round=round_number,
        first=first,
        to_act=to_act,
        ranking=suits(ranking),
        hands=held,
        displays=shown,
        passed=sum(1 << seat for seat in passed),
        helpers=[tokens.get(seat, NOBODY) for seat in range(seats)],
        helped=sum(1 << seat for seat in tokens),
        pile=sorted(left.elements()),
        discards=[],
        rewards=[()] * seats,
        rewards_left=rules(seats).deck.reward_tokens,
        stolen=[],
        results=[],
        shown=[],
        past=(),
        thefts=(),
        kept=(),
    )


def listed(state: State, verb: str = "") -> list[str]:
    """Return the legal actions in notation, all or those of one verb."""
    game = rules(len(state.hands))
    spelled = [game.spell(action) for action in game.choices(state)]
    return [text for text in spelled if not verb or text.split(" ")[0] == verb]


def do(state: State, *texts: str, chance: Chance = NO_CHANCE) -> list[Event]:
    """Have the seats to act do what is written, each legal; return what is told."""
    game = rules(len(state.hands))
    told: list[Event] = []
    for text in texts:
        action = game.parse(text)
        assert action in game.choices(state), f"{text} is not in {listed(state)}"
        game.apply(state, action, chance, told.append)
    return told


def refused(state: State, text: str) -> tuple[str, str]:
    """Return code and rule of the refusal of an action that is not listed."""
    game = rules(len(state.hands))
    action = game.parse(text)
    assert action not in game.choices(state)
    refusal = game.refusal(state, action)
    return refusal.code, refusal.rule


def totals(state: State, seat: int = 0) -> str:
    """Write a display's running totals in suit order, `H 0 S 5 U 0 A 0` as `0 5 0 0`."""
    view = rules(len(state.hands)).view(state, None)
    return " ".join(map(str, view.standing.totals[seat]))


def random_positions(game: SmileyFaceRules, seed: int) -> Iterator[State]:
    """Yield every position of a random match, the final one last; don't change them."""
    random, chance = Random(seed), RandomChance(seed)
    state = game.start(None, chance)
    yield state
    while game.to_act(state) is not None:
        game.apply(state, random.choice(game.choices(state)), chance)
        yield state
