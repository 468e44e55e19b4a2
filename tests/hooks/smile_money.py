"""What the shared suites must be told about Smile & Money."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from random import Random

from smilegames.core.game import OptionValue
from smilegames.games.smile_money.actions import Play
from smilegames.games.smile_money.rules import SmileMoneyRules
from smilegames.games.smile_money.state import State
from tests.games.smile_money.positions import DECK
from tests.games.smile_money.scorer import tally

MAX_DECISIONS = 48
"""The deck less the four cards of the opening table, each played once."""


def conserved(rules: SmileMoneyRules, state: State) -> None:
    """All 52 cards lie somewhere, once; Smiles lie on piles, and a pile is no partner's."""
    cards = rules.kinds.cards
    bags = [state.table, *state.piles]
    everywhere = [*state.draw_pile, *(kind for hand in state.hands for kind in hand)]
    everywhere += [kind for bag in bags for kind in cards(bag)]
    assert Counter(everywhere) == Counter(rules.kinds.deck)
    for seat, captain in enumerate(rules.captains):
        assert captain == seat or (state.piles[seat], state.smiles[seat]) == (0, 0)
        assert 2 * state.smiles[seat] <= len(cards(state.piles[seat]))


def redeal(rules: SmileMoneyRules, state: State, seat: int | None, random: Random) -> State:
    """Shuffle the draw pile and all hands but the seat's together and give them out anew."""
    other = state.copy()
    hidden = [*state.draw_pile]
    for owner, hand in enumerate(state.hands):
        if owner != seat:
            hidden.extend(hand)
    random.shuffle(hidden)
    for owner, hand in enumerate(state.hands):
        if owner != seat:
            other.hands[owner] = tuple(sorted(hidden.pop() for _ in hand))
    other.draw_pile = tuple(hidden)
    return other


def unprinted(rules: SmileMoneyRules, state: State, random: Random) -> State:
    """Change what lies in the Money piles, though not how much: face down to all (MO-31)."""
    changed = state.copy()
    sizes = map(rules.kinds.size, state.piles)
    changed.piles = [rules.kinds.bag(random.choices(rules.kinds.deck, k=size)) for size in sizes]
    return changed


def universe(rules: SmileMoneyRules) -> Sequence[Play]:
    """Every card with every capture its colour's cards allow, and a sample of absurd ones."""
    kinds = range(len(rules.names))
    takes = [(), *((kind,) for kind in kinds), *combinations_with_replacement(kinds, 2)]
    odd = [Play("play", card, take) for card in (0, rules.kinds.bomb) for take in takes]
    odd += [Play("play", card, (other,)) for card in kinds for other in kinds]
    odd += [Play("play", card, (card,) * 13) for card in kinds]
    odd += [Play("play", card, takes) for card in kinds for takes in _within_colour(rules, card)]
    return list(dict.fromkeys(odd))


def _within_colour(rules: SmileMoneyRules, card: int) -> set[tuple[int, ...]]:
    colour = rules.kinds.colour[card]
    own = [kind for kind in rules.kinds.deck if rules.kinds.colour[kind] == colour]
    return {take for size in range(len(own) + 1) for take in combinations(own, size)}


def rescore(rules: SmileMoneyRules, state: State) -> tuple[int, ...]:
    """Count what lies on the table and in the piles with the independent scorer."""
    piles = [[rules.names[kind] for kind in rules.kinds.cards(pile)] for pile in state.piles]
    table = [rules.names[kind] for kind in rules.kinds.cards(state.table)]
    options = {
        "colour_challenge": rules.colour_challenge,
        "pairs": rules.captains != tuple(range(rules.seats)),
        "first_captain": rules.captains[0] + 1,
        "second_captain": rules.captains[1] + 1,
    }
    last = None if state.last_capture is None else rules.captains[state.last_capture]
    return tuple(tally(DECK, piles, list(state.smiles), table, last, options))


def variants() -> list[dict[str, OptionValue]]:
    """Both variants, alone and together."""
    return [
        {},
        {"colour_challenge": True},
        {"pairs": True},
        {"colour_challenge": True, "pairs": True},
        {"colour_challenge": True, "pairs": True, "first_captain": 3, "second_captain": 4},
    ]
