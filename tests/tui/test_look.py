"""Colours and characters by the environment."""

from __future__ import annotations

import locale

import pytest

from smilegames.tui.drawing.glyphs import ASCII, UNICODE
from smilegames.tui.look import look_for
from smilegames.tui.terminal.colours import Depth

RICH = {"TERM": "xterm-256color", "COLORTERM": "truecolor"}


@pytest.fixture(autouse=True)
def utf8(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locale, "getencoding", lambda: "UTF-8")


def test_the_terminal_says_how_many_colours() -> None:
    assert look_for(RICH).depth is Depth.TRUE
    assert look_for({"TERM": "linux"}).depth is Depth.SIXTEEN


def test_the_console_gets_the_safe_characters() -> None:
    assert look_for({"TERM": "linux"}).glyphs is ASCII
    assert look_for(RICH).glyphs is UNICODE


def test_so_does_a_terminal_that_can_not_show_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locale, "getencoding", lambda: "ISO-8859-1")
    assert look_for(RICH).glyphs is ASCII


def test_the_owner_decides_before_all() -> None:
    assert look_for({"TERM": "linux"}, "unicode").glyphs is UNICODE
    assert look_for(RICH, "ascii").glyphs is ASCII
