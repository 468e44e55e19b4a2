"""Which cards a card may take: against brute force, and which of the sets is marked."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from smilegames.games.smile_money.captures import best_capture, captures
from tests.games.smile_money.positions import cards, lay_out, legal, new_rules


def by_brute_force(table: list[int], most: int) -> set[tuple[int, ...]]:
    """Every choice of single cards, copies told apart, then seen as what kinds it takes."""
    places = range(len(table))
    return {
        tuple(sorted(table[place] for place in chosen))
        for size in range(most + 1)
        for chosen in combinations(places, size)
    }


@pytest.mark.rule("MO-11", "MO-12", "MO-13", "MO-18")
@pytest.mark.parametrize("limited", [True, False])
@pytest.mark.parametrize("seed", range(40))
def test_captures_agree_with_brute_force(seed: int, limited: bool) -> None:
    random = Random(seed)
    table = sorted(random.choices(range(random.randint(1, 5)), k=random.randint(0, 9)))
    found = captures(table, limited)
    assert len(set(found)) == len(found)
    assert set(found) == by_brute_force(table, 1 if limited else len(table))
    assert all(list(take) == sorted(take) for take in found)
    assert found[-1] == ()


@pytest.mark.rule("MO-18")
def test_equal_cards_do_not_blow_the_list_up() -> None:
    assert len(captures([0] * 12, limited=False)) == 13
    rules = new_rules()
    state = lay_out(rules, ["G1 G1 G2", ""], "G1 G1 G2 G2 G3")
    assert len(rules.choices(state)) == 2 * (3 * 3 * 2)


@pytest.mark.rule("MO-13")
def test_the_best_capture_has_the_most_coins() -> None:
    rules = new_rules()
    coins = rules.kinds.coins
    for names, best in [("R1 R3 R3 R2", "R3"), ("Y2", "Y2"), ("", "")]:
        assert best_capture(cards(rules, names), coins, limited=True) == cards(rules, best)
    for names in ("G1 G1 G3", "L2", ""):
        assert best_capture(cards(rules, names), coins, limited=False) == cards(rules, names)
    assert best_capture((4, 5, 6), (0, 0, 0, 0, 2, 3, 3), limited=True) == (5,)


@pytest.mark.rule("MO-13")
@pytest.mark.parametrize("limited", [True, False])
@pytest.mark.parametrize("seed", range(10))
def test_no_capture_has_more_coins_than_the_best(seed: int, limited: bool) -> None:
    random = Random(seed)
    coins = sorted(random.choices(range(6), k=5))
    table = sorted(random.choices(range(5), k=random.randint(1, 7)))
    found = captures(table, limited)
    best = best_capture(table, coins, limited)
    assert best in found
    worth = [sum(coins[kind] for kind in take) for take in found]
    assert sum(coins[kind] for kind in best) == max(worth)


@pytest.mark.rule("MO-13")
def test_choices_come_in_an_order_that_can_be_told() -> None:
    rules = new_rules()
    state = lay_out(rules, ["R1 P2 P2 X", ""], "R1 R2 P1 P1 E3")
    assert legal(rules, state) == [
        "play R1 take R2",
        "play R1 take R1",
        "play R1",
        "play P2 take P1 P1",
        "play P2 take P1",
        "play P2",
        "play X",
    ]
