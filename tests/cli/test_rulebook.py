"""`rules`: the rulebook, as written or as a page."""

from __future__ import annotations

import re

import pytest

from smilegames.cli import rulebook
from smilegames.store.assets import asset
from smilegames.text.rulebook import readable
from tests.cli.running import Runner


def test_piped_it_is_what_is_written_without_the_ids(smilegames: Runner) -> None:
    written = asset("rulebooks", "en", "smile.md").read_text(encoding="utf-8")
    report = smilegames("rules", "smile").report
    assert report == readable(written)
    assert "SM-01" not in report


def test_on_a_terminal_it_is_a_page(smilegames: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    pages: list[str] = []
    monkeypatch.setattr(rulebook, "can_play", lambda: True)
    monkeypatch.setattr(rulebook.click, "echo_via_pager", pages.append)
    assert smilegames("rules", "smile").report == ""
    assert "\x1b[" in pages[0]
    assert "# Smile" not in pages[0]


def test_no_color_is_no_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    page = rulebook.typeset("# Title\n\n`code` and *this*", 60)
    styles = [code for codes in re.findall(r"\x1b\[([0-9;]*)m", page) for code in codes.split(";")]
    assert styles
    assert all(int(code) < 30 for code in styles)


def test_no_line_is_wider_than_asked() -> None:
    text = asset("rulebooks", "en", "smile.md").read_text(encoding="utf-8")
    for line in rulebook.typeset(text, 50).splitlines():
        assert len(re.sub(r"\x1b\[[0-9;]*m", "", line)) <= 50


def test_a_missing_rulebook_is_said(smilegames: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "asset", lambda *parts: asset("nowhere", *parts))
    assert smilegames("rules", "smile").complaint == (
        "the rulebook of Smile is missing from this installation"
    )
