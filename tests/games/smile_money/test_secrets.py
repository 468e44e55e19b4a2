"""What a seat may know, and what nobody is shown."""

from __future__ import annotations

from random import Random

import pytest

from smilegames.core.chance import RandomChance
from smilegames.core.events import Event
from smilegames.core.match import Match
from smilegames.games.smile_money import events
from tests.games.smile_money.positions import OPTIONS, cards, do, lay_out, new_rules
from tests.hooks.smile_money import conserved, redeal


@pytest.mark.rule("MO-31")
def test_piles_are_public_memory_and_their_sizes_public() -> None:
    rules = new_rules(2)
    state = lay_out(rules, ["R1", "G1"], "L1", piles=["R2 R3", "X G2 G3"], smiles=[1, 0])
    views = [rules.view(state, reader) for reader in (0, 1, None)]
    for view in views:
        assert view.piles == (cards(rules, "R2 R3"), cards(rules, "G2 G3 X"))
        assert view.pile_sizes == (2, 3)
        assert view.smiles == (1, 0)
    assert [view.hand for view in views] == [cards(rules, "R1"), cards(rules, "G1"), ()]
    assert [view.unseen for view in views] == [
        cards(rules, "G1"),
        cards(rules, "R1"),
        cards(rules, "R1 G1"),
    ]


@pytest.mark.rule("MO-31", "MO-41")
@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_dealing_anew_what_is_hidden_changes_no_view(seats: int, options: dict[str, bool]) -> None:
    rules, random = new_rules(seats, **options), Random(seats)
    state = rules.start(0, RandomChance(seats))
    while rules.to_act(state) is not None:
        for reader in (*range(seats), None):
            twin = redeal(rules, state, reader, random)
            conserved(rules, twin)
            assert rules.view(twin, reader) == rules.view(state, reader)
        rules.apply(state, random.choice(rules.choices(state)), RandomChance(0))


@pytest.mark.rule("MO-31", "MO-41")
@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_imagined_positions_agree_with_their_view(seats: int, options: dict[str, bool]) -> None:
    rules, random = new_rules(seats, **options), Random(seats)
    state = rules.start(0, RandomChance(seats))
    while rules.to_act(state) is not None:
        for reader in (*range(seats), None):
            view = rules.view(state, reader)
            imagined = rules.imagine(view, RandomChance(random.randrange(99)))
            conserved(rules, imagined)
            assert rules.view(imagined, reader) == view
        rules.apply(state, random.choice(rules.choices(state)), RandomChance(0))
    for reader in (0, None):
        view = rules.view(state, reader)
        assert rules.imagine(view, RandomChance(0)) == state


@pytest.mark.rule("MO-41")
def test_hands_stay_secret_from_the_partner() -> None:
    rules = new_rules(4, pairs=True)
    match = Match(rules, RandomChance(2), first=0)
    for reader in range(4):
        (dealt,) = (event for event in match.log(reader) if isinstance(event, events.Dealt))
        assert [seat for seat, hand in enumerate(dealt.hands) if hand is not None] == [reader]
    (dealt,) = (event for event in match.log(None) if isinstance(event, events.Dealt))
    assert dealt.hands == (None,) * 4


@pytest.mark.rule("MO-16", "MO-20")
def test_the_last_play_is_public_and_says_whether_it_cleared_the_table() -> None:
    rules = new_rules(2)
    state = lay_out(rules, ["G1 R1", "G2 X"], "G3")
    assert not rules.view(state, None).cleared
    cleared = []
    for text in ("play G1 take G3", "play G2", "play R1", "play X"):
        do(rules, state, text)
        views = [rules.view(state, reader) for reader in (0, 1, None)]
        assert {view.last_play for view in views} == {rules.parse(text)}
        assert {view.last_player for view in views} == {len(cleared) % 2}
        cleared.append(views[0].cleared)
    assert cleared == [True, False, False, True]


@pytest.mark.rule("MO-31")
def test_everybody_can_remember_what_was_played_in_a_deal() -> None:
    rules, chance = new_rules(2), RandomChance(1)
    state = rules.start(0, chance)
    for deal in range(2):
        made = []
        for _ in range(2 * len(state.hands[0])):
            assert [rules.view(state, reader).plays for reader in (0, 1, None)] == [tuple(made)] * 3
            assert state.deal == deal + 1
            play = rules.choices(state)[0]
            made.append((state.to_act, play, state.table))
            rules.apply(state, play, chance)


@pytest.mark.rule("MO-10")
def test_a_played_card_is_not_taken_back() -> None:
    match = Match(new_rules(), RandomChance(2), first=0)
    match.submit(0, match.choices(0)[-1], match.version)
    assert match.undo_refusal(0) == "shown"


@pytest.mark.rule("MO-31")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_log_reaches_back_one_round_of_plays(seats: int) -> None:
    match = Match(new_rules(seats), RandomChance(seats))
    while match.to_act is not None:
        plays = [event.seat for event in match.log(None, match.reach(None)) if is_play(event)]
        assert len(plays) == min(match.decisions, seats)
        match.submit(match.to_act, match.choices(match.to_act)[0], match.version)


def is_play(event: Event) -> bool:
    """Whether an event is the first that is told of a play."""
    return isinstance(event, events.Laid | events.Captured | events.Boom)
