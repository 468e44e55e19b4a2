"""What lay on the table before can be told from public events alone."""

from __future__ import annotations

from random import Random

import pytest

from smilegames.core.chance import RandomChance
from smilegames.core.events import Event
from smilegames.core.match import Match
from smilegames.games.smileyface.events import MischiefDiscarded
from smilegames.games.smileyface.hindsight import cleaned_up, discarded, standing_after
from smilegames.games.smileyface.state import CLEAN_UP
from tests.games.smileyface.table import cards, rules, table


@pytest.mark.rule("SF-12", "SF-15", "SF-19", "SF-42", "SF-46", "SF-47", "SF-48")
@pytest.mark.parametrize("seats", [4, 8])
def test_the_standing_of_every_moment_follows_from_what_was_told(seats: int) -> None:
    game, random, chance = rules(seats), Random(seats), RandomChance(seats)
    told: list[Event] = []
    state = game.start(0, chance, told.append)
    while game.to_act(state) is not None:
        game.apply(state, random.choice(game.choices(state)), chance, told.append)
        public = [seen for event in told if (seen := event.seen_by(None)) is not None]
        assert standing_after(public, seats) == game.view(state, None).standing


@pytest.mark.parametrize("seats", [4, 8])
def test_what_was_taken_back_never_lay_there(seats: int) -> None:
    random, undone = Random(seats), 0
    match = Match(rules(seats), RandomChance(seats))
    while match.to_act is not None:
        seat = match.to_act
        match.submit(seat, random.choice(match.choices(seat)), match.version)
        if match.undo_refusal(seat) is None and random.random() < 0.3:
            match.undo(seat)
            undone += 1
        assert standing_after(match.standing_log(None), seats) == match.view(None).standing
    assert undone > 9


@pytest.mark.rule("SF-25")
def test_who_discarded_what_is_remembered_until_the_next_round() -> None:
    game, chance, told = rules(), RandomChance(1), list[Event]()
    state = table(passed=[1, 2, 3], hands=["H1 thief storm", "swap", "", "U1"])
    for action in ("pass", "discard thief", "discard storm", "done", "done"):
        game.apply(state, game.parse(action), chance, told.append)
    assert state.phase is CLEAN_UP
    assert discarded(told, 4) == [cards("thief storm"), [], [], []]
    assert cleaned_up(told) == {0, 1}
    told.insert(0, MischiefDiscarded(2, cards("swap")[0]))
    assert discarded(told, 4)[2] == []
