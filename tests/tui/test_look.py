"""Colours and characters by the environment."""

from __future__ import annotations

import locale

import pytest

from smilegames.tui.drawing.glyphs import ASCII, UNICODE
from smilegames.tui.drawing.ink import NIGHT, PLAIN, SIXTEEN, Palette
from smilegames.tui.look import look_for

RICH = {"TERM": "xterm-256color", "COLORTERM": "truecolor"}


@pytest.fixture(autouse=True)
def utf8(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locale, "getencoding", lambda: "UTF-8")


@pytest.mark.parametrize(
    ("environ", "palette"),
    [
        (RICH, NIGHT),
        ({"TERM": "xterm-256color"}, NIGHT),
        ({"TERM": "xterm", "COLORTERM": "24bit"}, NIGHT),
        ({"TERM": "xterm-kitty"}, NIGHT),
        ({"TERM": "alacritty"}, NIGHT),
        ({"TERM": "xterm"}, SIXTEEN),
        ({"TERM": "linux"}, SIXTEEN),
        ({}, SIXTEEN),
        ({**RICH, "NO_COLOR": "1"}, PLAIN),
        ({**RICH, "NO_COLOR": ""}, NIGHT),
    ],
)
def test_palettes(environ: dict[str, str], palette: Palette) -> None:
    look = look_for(environ)
    assert look.palette is palette
    assert look.native_colours is (palette is not NIGHT)


def test_the_console_gets_the_safe_characters() -> None:
    assert look_for({"TERM": "linux"}).glyphs is ASCII
    assert look_for(RICH).glyphs is UNICODE


def test_so_does_a_terminal_that_can_not_show_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locale, "getencoding", lambda: "ISO-8859-1")
    assert look_for(RICH).glyphs is ASCII


def test_the_owner_decides_before_all() -> None:
    assert look_for({"TERM": "linux"}, "unicode").glyphs is UNICODE
    assert look_for(RICH, "ascii").glyphs is ASCII
