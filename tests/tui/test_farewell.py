"""What is said on the shell: how to go on, and what broke, without a value."""

from __future__ import annotations

import pytest

from smilegames.text.words import Words
from smilegames.tui.farewell import report_crash, say_kept


def test_how_to_go_on(capsys: pytest.CaptureFixture[str]) -> None:
    say_kept(Words())
    assert capsys.readouterr().out == "The game is kept. Go on with: smilegames resume\n"


def test_a_crash_names_places_and_no_values(capsys: pytest.CaptureFixture[str]) -> None:
    def deal(secret: str) -> None:
        hand = f"hand of {secret}"
        raise RuntimeError(hand)

    with pytest.raises(RuntimeError) as caught:
        deal("Y-2")
    report_crash(Words(), caught.value)
    out, err = capsys.readouterr()
    assert out == ""
    assert "RuntimeError" in err
    assert "test_farewell.py" in err
    assert "deal" in err
    assert "Y-2" not in err
    assert "hand" not in err.replace("handle", "")


def test_a_crash_that_nobody_saw(capsys: pytest.CaptureFixture[str]) -> None:
    report_crash(Words(), None)
    assert capsys.readouterr().err.count("\n") == 1
