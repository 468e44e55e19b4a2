"""Themes: found by name, the owner's before ours, and told apart where one can't be used."""

from __future__ import annotations

from pathlib import Path

import pytest

from smilegames.core.game import Game
from smilegames.store.assets import asset
from smilegames.store.errors import Unusable
from smilegames.store.paths import config_folder
from smilegames.store.theme_data import TONES
from smilegames.store.theme_shapes import check_theme
from smilegames.store.themes import load_theme, theme_names, usable_theme
from smilegames.tui.drawing.ink import Tone
from tests.cli.running import process
from tests.support.themes import theme


@pytest.fixture
def ours(coin: Game) -> Path:
    """The folder of the themes that we ship, with two in it."""
    folder = asset("themes")
    folder.mkdir()
    (folder / "night.toml").write_text(theme("Night"))
    (folder / "day.toml").write_text(theme("Day", sky="ansi_bright_cyan"))
    return folder


@pytest.fixture
def own(ours: Path) -> Path:
    """The folder of the owner's themes."""
    folder = config_folder() / "themes"
    folder.mkdir(parents=True)
    return folder


def refused(name: str) -> list[tuple[str, str]]:
    with pytest.raises(Unusable) as caught:
        load_theme(name)
    return [(fault.where, fault.code) for fault in caught.value.faults]


def test_every_tone_has_a_colour() -> None:
    assert {tone.name.lower() for tone in Tone} == set(TONES)


@pytest.mark.parametrize("path", sorted(asset("themes").glob("*")), ids=lambda path: path.name)
def test_what_we_ship_would_pass_as_the_owners(path: Path) -> None:
    assert check_theme(path) == load_theme(path.stem)


def test_a_theme_is_found_by_name(ours: Path) -> None:
    found = load_theme("day")
    assert (found.id, found.name, found.dark) == ("day", "Day", True)
    assert found.colours["sky"] == "ansi_bright_cyan"
    assert found.colours["text"] == "#102030"


def test_the_owners_are_listed_after_ours_and_stand_in_for_ours(own: Path) -> None:
    (own / "amber.toml").write_text(theme("Amber"))
    (own / "day.toml").write_text(theme("My day"))
    (own / ".hidden.toml").write_text(theme())
    (own / "notes.txt").write_text("")
    assert theme_names() == ["day", "night", "amber"]
    assert load_theme("day").name == "My day"


def test_colours_are_one_spelling(own: Path) -> None:
    (own / "amber.toml").write_text(theme(sky="#FFB547"))
    assert load_theme("amber").colours["sky"] == "#ffb547"


@pytest.mark.parametrize(
    "name", ["nope", "", ".", "..", "../day", "a/b", "x" * 300, "a\0b", "\x1b"]
)
def test_a_name_without_a_theme(own: Path, name: str) -> None:
    with pytest.raises(Unusable) as caught:
        load_theme(name)
    (fault,) = caught.value.faults
    assert (fault.code, fault.params["known"]) == ("theme_unknown", ["day", "night"])


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        (theme(sky="blue"), [("colours.sky", "colour")]),
        (theme(sky="#12345"), [("colours.sky", "colour")]),
        (theme(sky="ansi_sky"), [("colours.sky", "colour")]),
        (theme(sky="#12345g", red="#"), [("colours.red", "colour"), ("colours.sky", "colour")]),
        (theme(sea="#123456"), [("colours.sea", "unknown")]),
        (theme(name=""), [("name", "too_short")]),
        (theme(name="x" * 25), [("name", "too_long")]),
        (theme(name="a\\u001bb"), [("name", "unprintable")]),
        (theme().replace("true", "1"), [("dark", "not_a_switch")]),
        (
            theme().replace("sky =", "sea ="),
            [("colours.sky", "missing"), ("colours.sea", "unknown")],
        ),
        ("colours = 3\nname = 'x'\ndark = true\n", [("colours", "not_a_table")]),
        ("name = [\n", [("", "not_toml")]),
    ],
)
def test_every_fault_of_an_own_theme(own: Path, text: str, faults: list[tuple[str, str]]) -> None:
    (own / "mine.toml").write_text(text)
    assert sorted(refused("mine")) == sorted(faults)


def test_what_can_not_be_used_is_night_and_says_why(own: Path) -> None:
    (own / "mine.toml").write_text(theme(sky="blue"))
    assert usable_theme("day") == (load_theme("day"), None)
    for wanted, code in (("mine", "colour"), ("nope", "theme_unknown")):
        used, why = usable_theme(wanted)
        assert used.name == "Night"
        assert why is not None
        assert why.faults[0].code == code


def test_the_owners_broken_night_is_ours(own: Path) -> None:
    (own / "night.toml").write_text("name = 3\n")
    used, why = usable_theme("night")
    assert used.name == "Night"
    assert why is not None


def test_our_own_theme_needs_no_pydantic(ours: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from smilegames.store import assets;"
        "assets.assets_folder = lambda: Path(sys.argv[1]);"
        "from smilegames.store.themes import load_theme;"
        "print(load_theme('night').name, 'pydantic' in sys.modules)"
    )
    assert process(code, str(ours.parent)).stdout == "Night False\n"
