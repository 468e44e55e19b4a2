"""Random matches: they end, keep every card, and a second scorer agrees with them."""

from __future__ import annotations

import pytest

from smilegames.core.chance import RandomChance
from smilegames.core.match import Match
from smilegames.games.smileyface.state import TURNS
from tests.games.smileyface import scorer
from tests.games.smileyface.table import named, random_positions, rules
from tests.hooks import smileyface as hook


@pytest.mark.rule("SF-20", "SF-21", "SF-30", "SF-40", "SF-41")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("mischief", [True, False])
def test_the_second_scorer_agrees_on_random_endings(seats: int, mischief: bool) -> None:
    game = rules(seats, mischief)
    for seed in range(30):
        *_, end = random_positions(game, seed)
        ended = game.outcome(end)
        assert ended is not None
        assert hook.rescore(game, end) == ended.scores
        won: list[list[int]] = [[] for _ in range(seats)]
        for number, result in enumerate(end.results, 1):
            if result.winner is not None:
                won[result.winner].append(number)
        assert scorer.match_places(list(ended.scores), won) == list(ended.places)


@pytest.mark.rule("SF-12", "SF-40", "SF-41")
@pytest.mark.parametrize("seats", [4, 8])
def test_the_second_scorer_agrees_on_running_totals(seats: int) -> None:
    game = rules(seats)
    for seed in range(3):
        for state in random_positions(game, seed):
            if state.phase is not TURNS:
                continue
            displays = [named(display).split() for display in state.displays]
            ranking = "".join("HSUA"[suit] for suit in state.ranking)
            scores = game.view(state, None).standing.scores
            assert list(scores) == scorer.round_scores(ranking, displays)


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_cards_and_tokens_are_kept(seats: int) -> None:
    game = rules(seats)
    for number, state in enumerate(random_positions(game, seats)):
        hook.conserved(game, state)
        assert number <= hook.MAX_DECISIONS


@pytest.mark.rule("SF-25")
def test_a_match_has_a_done_of_each_seat_for_six_rounds() -> None:
    game = rules(5)
    match = Match(game, RandomChance(4))
    dones = [0] * 5
    while match.to_act is not None:
        choices = match.choices(match.to_act)
        dones[match.to_act] += choices[-1].verb == "done"
        match.submit(match.to_act, choices[-1], match.version)
    assert dones == [6] * 5
    assert Match.replay(game, None, match.entries, RandomChance(1)).outcome == match.outcome
