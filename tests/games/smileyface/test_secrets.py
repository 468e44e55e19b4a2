"""Who may know what: views, stolen cards, reward tokens, imagined positions."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from random import Random

import pytest

from smilegames.core.chance import Order, Pick, RandomChance, StackedChance
from smilegames.core.match import Match
from smilegames.games.smileyface.events import CardPicked, CardsDrawn, RoundOpened
from smilegames.games.smileyface.state import OVER, Past, Shown, State, Stolen
from tests.games.smileyface.past import PastSearch, Undecided
from tests.games.smileyface.table import (
    cards,
    do,
    named,
    random_positions,
    rules,
    table,
)
from tests.hooks import smileyface as hook


def pick(among: int, chosen: int) -> StackedChance:
    """Return chance for one pick."""
    return StackedChance([Pick(among, chosen)])


def known(state: State, seat: int | None) -> list[tuple[int, int, str]]:
    """Return a view's stolen cards as holder, knower and name."""
    view = rules(len(state.hands)).view(state, seat)
    return [(entry.holder, entry.knower, named([entry.card])) for entry in view.stolen]


@pytest.mark.rule("SF-19")
def test_a_view_shows_the_own_hand_and_the_size_of_others() -> None:
    state = table(hands=["H1 thief", "S2", "A5 A5"], displays=["U1"], helpers={1: 3})
    state.rewards[2], state.rewards_left = (2, 0), (0, 1, 1, 1, 2)
    view = rules().view(state, 2)
    assert named(view.hand) == "A5 A5"
    assert view.hand_sizes == (2, 1, 2, 0)
    assert view.rewards == (None, None, (2, 0), None)
    assert (view.reward_counts, view.rewards_left) == ((0, 0, 2, 0), 5)
    assert view.helpers == (None, 3, None, None)
    spectator = rules().view(state, None)
    assert (spectator.hand, spectator.rewards) == ((), (None,) * 4)
    assert spectator.reward_counts == (0, 0, 2, 0)


@pytest.mark.rule("SF-19", "SF-22")
def test_reward_values_are_everybodys_when_the_match_is_over() -> None:
    state = table(phase=OVER, to_act=-1, round_number=7)
    state.rewards[2] = (2, 0)
    assert rules().view(state, 0).rewards == ((), (), (2, 0), ())


@pytest.mark.rule("SF-19")
def test_drawn_cards_are_told_to_their_owner_only() -> None:
    event = CardsDrawn(1, 2, (3, 4))
    assert event.seen_by(1) == event
    assert event.seen_by(0) == event.seen_by(None) == CardsDrawn(1, 2, None)


@pytest.mark.rule("SF-19", "SF-43")
def test_a_stolen_card_is_known_to_two() -> None:
    state = table(hands=["pickpocket", "S1 S3"])
    do(state, "pickpocket 2", chance=pick(2, 1))
    assert known(state, 0) == known(state, 1) == [(0, 1, "S3")]
    assert known(state, 2) == known(state, None) == []


@pytest.mark.rule("SF-19")
def test_knowledge_ends_when_the_card_is_shown() -> None:
    state = table(hands=["pickpocket H1 S3", "S3 S3"], passed=[2, 3])
    do(state, "pickpocket 2", chance=pick(2, 0))
    do(state, "pass", "play H1")
    assert known(state, 1) == [(0, 1, "S3")]
    # It may be the own one or the stolen one: the victim knows of none for certain any more.
    do(state, "play S3")
    assert known(state, 1) == known(state, 0) == []


@pytest.mark.rule("SF-19")
def test_a_card_discarded_in_clean_up_is_shown() -> None:
    state = table(hands=["pickpocket", "mean", "H1"], passed=[1, 2, 3])
    do(state, "pickpocket 2", chance=pick(1, 0))
    assert known(state, 1) == [(0, 1, "mean")]
    do(state, "pass", chance=StackedChance([Order((0, 1, 2))]))
    do(state, "discard mean")
    assert known(state, 1) == []


@pytest.mark.rule("SF-19")
def test_knowledge_lapses_when_a_third_player_robs_that_hand() -> None:
    state = table(hands=["pickpocket H1", "S3", "pickpocket"])
    do(state, "pickpocket 2", chance=pick(1, 0))
    do(state, "pass", "pickpocket 1", chance=pick(2, 0))
    assert named(state.hands[0]) == "S3"
    assert known(state, 1) == []
    assert known(state, 0) == known(state, 2) == [(2, 0, "H1")]


@pytest.mark.rule("SF-19")
@pytest.mark.parametrize(
    ("chosen", "left"), [(0, [(0, 1, "S3"), (1, 0, "H1")]), (1, [(1, 0, "S3")])]
)
def test_robbing_back_tells_the_two_what_is_left(
    chosen: int, left: list[tuple[int, int, str]]
) -> None:
    state = table(hands=["pickpocket H1", "pickpocket S3"])
    do(state, "pickpocket 2", chance=pick(2, 0))
    assert named(state.hands[0]) == "H1 S3"
    do(state, "pickpocket 1", chance=pick(2, chosen))
    assert known(state, 0) == known(state, 1) == left


@pytest.mark.rule("SF-19")
def test_two_victims_know_of_one_card_each() -> None:
    state = table(hands=["pickpocket pickpocket", "S3", "S3"], passed=[1, 2, 3])
    do(state, "pickpocket 2", chance=pick(1, 0))
    do(state, "pickpocket 3", chance=pick(1, 0))
    assert known(state, 1) == [(0, 1, "S3")]
    assert known(state, 0) == [(0, 1, "S3"), (0, 2, "S3")]
    do(state, "play S3")
    assert known(state, 0) == []


@pytest.mark.rule("SF-19")
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_an_imagined_position_gives_the_same_view(seats: int) -> None:
    game, random = rules(seats), Random(seats)
    for state in random_positions(game, seats):
        for seat in (None, *range(seats)):
            if random.random() < 0.8:
                continue
            view = game.view(state, seat)
            imagined = game.imagine(view, RandomChance(random.randrange(1000)))
            hook.conserved(game, imagined)
            assert game.view(imagined, seat) == view


@pytest.mark.rule("SF-19")
@pytest.mark.parametrize("seats", [4, 8])
def test_what_a_seat_can_not_know_does_not_show(seats: int) -> None:
    game, random = rules(seats), Random(seats)
    for state in random_positions(game, 10 + seats):
        seat = random.choice([None, *range(seats)])
        other = hook.redeal(game, state, seat, random)
        hook.conserved(game, other)
        assert game.view(other, seat) == game.view(state, seat)
        if seat == state.to_act:
            assert game.choices(other) == game.choices(state)


@pytest.mark.rule("SF-19")
def test_stolen_cards_are_kept_in_an_imagined_position() -> None:
    state = table(hands=["H1", "S3", "S3 A1"])
    state.stolen = [Stolen(2, 1, cards("S3")[0]), Stolen(0, 2, cards("H1")[0])]
    view = rules().view(state, 1)
    for seed in range(20):
        imagined = rules().imagine(view, RandomChance(seed))
        assert cards("S3")[0] in imagined.hands[2]
        assert imagined.stolen == [Stolen(2, 1, cards("S3")[0])]


def test_a_copy_and_a_view_share_nothing_with_the_position() -> None:
    game, chance = rules(5), RandomChance(1)
    for state in random_positions(game, 3):
        if game.to_act(state) is None:
            continue
        played, untouched, view = state.copy(), state.copy(), game.view(state, 1)
        game.apply(played, game.choices(played)[0], chance)
        assert state == untouched
        game.apply(untouched, game.choices(untouched)[0], chance)
        assert view == game.view(state, 1)


@pytest.mark.rule("SF-19")
def test_the_log_reaches_back_to_the_start_of_the_round() -> None:
    match, random = Match(rules(5), RandomChance(5)), Random(5)
    while match.to_act is not None:
        oldest = match.log(None, match.reach(None))[0]
        assert isinstance(oldest, RoundOpened)
        assert oldest.round == match.view(None).round
        match.submit(match.to_act, random.choice(match.choices(match.to_act)), match.version)


@pytest.mark.rule("SF-43")
def test_the_last_events_tell_a_robber_and_a_victim_what_was_stolen() -> None:
    match, random = Match(rules(4), RandomChance(7)), Random(7)
    tried = 0
    while match.to_act is not None:
        seat, action = match.to_act, random.choice(match.choices(match.to_act))
        match.submit(seat, action, match.version)
        if action.verb == "pickpocket":
            tried += 1
            for reader in (*range(4), None):
                (picked,) = [e for e in match.last_events(reader) if isinstance(e, CardPicked)]
                assert (picked.card is not None) == (reader in (seat, action.seat))
                assert picked.card is None or picked.card in match.view(seat).hand
    assert tried


@pytest.mark.rule("SF-19", "SF-25", "SF-43")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_the_match_can_have_come_to_every_imagined_position(seats: int) -> None:
    game, random, chance = rules(seats), Random(seats), RandomChance(seats)
    copies, tried, undecided = Counter(game.cards), 0, 0
    for seed in range(12):
        for state in random_positions(game, seed):
            if state.round == 1 or random.random() < 0.95:
                continue
            view = game.view(state, random.choice([None, *range(seats)]))
            for hands in (state.hands, game.imagine(view, chance).hands):
                tried += 1
                try:
                    assert PastSearch(view, copies).allows(hands)
                except Undecided:
                    undecided += 1
    assert tried > 80
    assert undecided < tried / 4


@pytest.mark.rule("SF-25")
def test_what_lay_open_before_a_shuffle_was_kept_by_nobody() -> None:
    state = table(hands=["H1 H1 H2 H2 H2 H3 H3", *["S1 S2 S3 S4 S5 U1 U2"] * 2], round_number=2)
    state.hands[3] = cards("A1 A2 A3 A4 A5 U3 U4")
    state.pile = sorted((Counter(rules().cards) - Counter(chain(*state.hands))).elements())
    (storm,) = cards("storm")
    state.past = (Past((Shown(0, storm), Shown(2, storm)), (6, 7, 6, 7)),)
    view, chance, found = rules().view(state, 0), RandomChance(1), Counter[int]()
    for _ in range(400):
        hands = rules().imagine(view, chance).hands
        found.update(seat for seat, hand in enumerate(hands) if storm in hand)
    assert set(found) == {2}  # the one hand that has drawn a card since
    assert 2 <= found[2] <= 25  # the card drawn is one of about sixty, two of which are Storms
