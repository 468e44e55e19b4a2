"""The settings as they are declared, and as their page lists them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from smilegames.store.plain_data import MOST_TOML_BYTES
from smilegames.store.settings import SETTINGS, Setting
from smilegames.store.theme_data import TONES
from smilegames.store.toml_places import DEEPEST

PAGE = Path(__file__).parents[2] / "docs" / "settings.md"


def rows() -> dict[str, tuple[str, str]]:
    """Return what the page says of each setting: its values and the usual one."""
    text = PAGE.read_text(encoding="utf-8")
    table = text.partition("## `[settings]`")[2].partition("\n## ")[0]
    return {
        found[1]: (found[2], found[3])
        for found in re.finditer(r"^\| `(\w+)` \| (.+?) \| `(.+?)` \|", table, re.MULTILINE)
    }


def described(setting: Setting) -> str:
    """Say what a setting may be, as the page does."""
    match setting.values:
        case range() as numbers:
            return f"{numbers[0]} to {numbers[-1]}"
        case tuple() as values:
            return ", ".join(f"`{json.dumps(value)}`" for value in values)
        case None:
            return "a table" if setting.kind is dict else "the name of a theme"


def test_the_page_lists_what_is_declared() -> None:
    declared = {each.name: (described(each), json.dumps(each.usual)) for each in SETTINGS}
    assert rows() == declared
    assert list(rows()) == list(declared)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_the_usual_value_is_one_that_may_stand(setting: Setting) -> None:
    assert setting.holds(setting.usual)


def test_the_page_lists_the_tones_of_a_theme() -> None:
    table = PAGE.read_text(encoding="utf-8").partition("| tones | for |")[2].partition("\n\n")[0]
    named = [tone for line in table.splitlines() for tone in re.findall(r"`(\w+)`", line)]
    assert named == list(TONES)


def test_the_page_names_the_limits() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert f"at most {MOST_TOML_BYTES // 1024} KiB" in text
    assert DEEPEST == 10
    assert text.count(" at most ten ") == 2
