"""A review sets a decision beside the better one: facts of both, none that they share."""

from __future__ import annotations

from random import Random

import pytest

from smilegames.core.chance import RandomChance
from smilegames.core.match import Match
from smilegames.games.registry import games
from smilegames.store.set_up import new_header, rules_for
from smilegames.text.game_text import Speaker
from smilegames.text.hints import reasons
from smilegames.text.review import told
from smilegames.text.words import Words

NAMES = ("Ada", "Ben", "Cleo", "Dora")


@pytest.mark.parametrize("game", sorted(games()))
def test_facts_of_both_moves_and_none_that_they_share(game: str) -> None:
    header = new_header(games()[game], NAMES, first=0, seed=3)
    match, random = Match(rules_for(header), RandomChance(3), 0), Random(1)
    speaker, apart = Speaker(Words(), NAMES, match.rules), 0
    while match.decisions < 12 and (seat := match.to_act) is not None:
        view, choices = match.view(seat), match.choices(seat)
        made, better = choices[0], choices[-1]
        did, why = (reasons(speaker, game, view, action) for action in (made, better))
        found = told(
            speaker,
            game,
            view=view,
            seat=seat,
            number=1,
            made=made,
            better=better,
            cost=0.2,
            sure=0.8,
        )
        assert {*found.did, *found.why} == {*did} ^ {*why}
        assert {*found.did} <= {*did}
        assert {*found.why} <= {*why}
        apart += bool(found.did and found.why)
        match.submit(seat, random.choice(choices), match.version)
    assert apart
