"""What has just happened is told on the curtain, where everybody at the table reads it."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from smilegames.games.marshmallow.events import WentOut
from smilegames.games.registry import games
from smilegames.store.set_up import new_header
from smilegames.store.sitting import begin
from tests.support.tables import NAMES
from tests.terminal.player import prepare
from tests.terminal.program import environment, smilegames


@pytest.mark.rule("MT-20")
def test_a_going_out_is_told_on_the_curtain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare(tmp_path)
    for name, value in environment(tmp_path).items():
        monkeypatch.setenv(name, value)
    random = Random(1)
    with begin(new_header(games()["marshmallow"], NAMES[:4], first=0, seed=1)) as sitting:
        match = sitting.match
        while not any(isinstance(event, WentOut) for event in match.log(None)):
            assert match.to_act is not None
            match.submit(match.to_act, random.choice(match.choices(match.to_act)), match.version)
    with smilegames("resume", home=tmp_path) as terminal:
        text = terminal.begun()
        assert "went out and scored" in text
        assert not re.search(r"\b[PGKBY]\d", text)
        terminal.press("space")
        terminal.wait_for("goes out and scores")
        terminal.press("space")
        terminal.wait_for("out · scored")
