"""What a seat may know, what the table must show, and what a careful player remembers."""

from __future__ import annotations

import pytest

from smilegames.games.marshmallow.actions import cards_in
from smilegames.games.marshmallow.cards import NO_SUIT
from smilegames.games.marshmallow.state import Phase, Played
from tests.games.marshmallow.table import build, numbers, play, position, positions, suit
from tests.hooks import marshmallow as hooks


@pytest.mark.rule("MT-10", "MT-14", "MT-16", "MT-17", "MT-20")
def test_the_trick_and_the_standing() -> None:
    rules = build(4)
    state = position(
        rules,
        ["G2 P11", "G7 K1", "P4 K2", "G9 P6 P3 K8"],
        trump="P",
        leader=1,
        tricks=[1, 0, 2, 2],
        scores=[5, 7, 14, 9],
    )
    play(rules, state, "G7 P4")
    view = rules.view(state, 3)
    green_7, purple_4 = numbers("G7 P4")
    assert view.trick == (Played(1, green_7), Played(2, purple_4))
    assert (view.leader, view.lead, view.trump) == (1, suit("G"), suit("P"))
    assert (view.winning, view.released) == (Played(2, purple_4), True)
    assert (view.to_act, view.yet_to_play) == (3, (3, 0))
    assert (view.tricks, view.needed, view.trick_number) == ((1, 0, 2, 2), 3, 6)
    assert view.worth == (4, 5, 3, 3)
    assert (view.scores, view.target) == ((5, 7, 14, 9), 20)
    assert view.hand == tuple(sorted(numbers("P3 P6 G9 K8")))
    assert view.playable == tuple(numbers("P3 P6 G9"))
    assert view.plays == view.trick
    assert view.voids == ((), (), (suit("G"),), ())


@pytest.mark.rule("MT-10")
def test_before_a_trick_nothing_is_led_or_winning() -> None:
    rules = build(3)
    view = rules.view(position(rules, ["G1", "G2", "G3"], leader=2), 2)
    assert (view.lead, view.winning, view.trick) == (NO_SUIT, None, ())
    assert view.yet_to_play == (2, 0, 1)


@pytest.mark.rule("MT-20", "MT-21")
def test_what_going_out_scored_is_seen_by_all() -> None:
    rules = build(3)
    state = position(rules, ["G9 K1", "G1 K2", "G2 K3"], trump="P", tricks=[3, 1, 2])
    play(rules, state, "G9 G1 G2")
    for reader in (0, 1, 2, None):
        view = rules.view(state, reader)
        assert view.out_for == (3, None, None)
        assert [(out.seat, out.points, out.tricks) for out in view.goings_out] == [
            (0, 3, (4, 1, 2))
        ]
    assert rules.view(state, 0).hand == tuple(numbers("K1"))


@pytest.mark.rule("MT-17", "MT-18")
def test_hands_are_their_owners_and_what_was_played_is_everybodys() -> None:
    for seats in (2, 3, 4, 5):
        rules = build(seats)
        states = positions(rules, seats)
        for state in states[::17]:
            spectator = rules.view(state, None)
            assert (spectator.hand, spectator.playable) == (None, ())
            for seat in range(seats):
                view = rules.view(state, seat)
                assert view.hand == cards_in(state.hands[seat])
                assert view.plays == spectator.plays == tuple(state.plays)
                assert bool(view.playable) == (
                    rules.to_act(state) == seat and state.phase is Phase.PLAY
                )


@pytest.mark.rule("MT-18")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_memory_agrees_with_the_cards_laid_out_again(seats: int) -> None:
    rules = build(seats)
    states = positions(rules, 10 + seats)
    for state in states[:-1:7]:
        again = hooks.replayed(rules, state)
        voids = tuple(tuple(sorted(map(suit, letters))) for letters in again.voids)
        assert rules.view(state, None).voids == voids
        for seat, suits in enumerate(voids):
            assert not any(state.hands[seat][each] for each in suits)
