"""The settings: every one has its line, applies at once and is written down."""

from __future__ import annotations

from pathlib import Path

import pytest

from smilegames.core.game import Game
from smilegames.core.record import Policy
from smilegames.store.config import Settings, config_file, load
from smilegames.store.settings import SETTINGS as DECLARED
from smilegames.text.settings import SETTINGS
from tests.tui.evening import Evening, evening, seated

NOT_SHOWN = {"quiet_ms", "hide_on_blur", "keys"}
"""What only the file has."""


async def go_to(person: Evening, name: str) -> None:
    await person.press(*["down"] * list(SETTINGS).index(name))


def test_every_setting_has_its_words() -> None:
    assert set(SETTINGS) == {setting.name for setting in DECLARED} - NOT_SHOWN
    for setting in DECLARED:
        if setting.name in SETTINGS and not isinstance(setting.values, range) and setting.values:
            assert set(SETTINGS[setting.name].values) == set(setting.values)


@pytest.mark.parametrize("size", [(80, 23), (110, 34), (150, 45)], ids=str)
async def test_every_line_with_its_explanation(size: tuple[int, int]) -> None:
    async with evening(size=size) as person:
        await person.press("s")
        for text in SETTINGS.values():
            assert text.label in person.shown
            assert str(text.note) in person.words


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("glyphs", "unicode"),
        ("secrecy", "strict"),
        ("motion", "off"),
        ("bell", True),
        ("peek_seconds", 7),
        ("mouse", "on"),
    ],
)
async def test_what_is_changed_applies_and_is_written(name: str, value: object) -> None:
    async with evening() as person:
        await person.press("s")
        await go_to(person, name)
        if getattr(Settings(), name) != "calm" and name != "secrecy":
            await person.press("right")
        else:
            while getattr(person.app.desk.settings, name) != value:
                await person.press("left")
        assert getattr(person.app.desk.settings, name) == value
        assert getattr(load().settings, name) == value
        await person.press("escape")
        assert person.screen == "shelf"


async def test_a_number_is_told_in_words() -> None:
    async with evening(peek_seconds=1) as person:
        await person.press("s")
        assert "1 second " in person.words
        await go_to(person, "peek_seconds")
        await person.press("right")
        assert "2 seconds" in person.words


async def test_characters_change_on_every_screen_at_once(hands: Game) -> None:
    async with evening(seated("coin", policy=Policy.OPEN)) as person:
        await person.press("escape", "s")
        await go_to(person, "glyphs")
        while person.app.desk.settings.glyphs != "ascii":
            await person.press("right")
        assert person.shown.isascii()
        await person.press("escape")
        assert person.shown.isascii()
        await person.press("escape")
        assert person.shown.isascii()


async def test_colours_change_on_every_screen_at_once() -> None:
    async with evening() as person:
        shelf = person.app.screen
        before = {ink: shelf.style_of(ink) for row in person.grid.rows for _, ink in row}  # type: ignore[attr-defined]
        await person.press("s", "right")
        assert person.app.theme == person.app.desk.settings.theme != "night"
        await person.press("escape")
        after = {ink: shelf.style_of(ink) for ink in before}  # type: ignore[attr-defined]
        assert all(before[ink] != after[ink] for ink in before)


async def test_a_file_that_can_not_be_written_is_told(home: Path) -> None:
    config_file().parent.mkdir(parents=True)
    config_file().write_text("not toml at all [")
    async with evening() as person:
        await person.press("s", "down", "right")
        assert "config.toml:1:" in person.words
        assert person.app.desk.settings.glyphs == "unicode"


async def test_the_mouse() -> None:
    async with evening() as person:
        await person.click("s settings")
        await person.click("Bell")
        assert person.app.desk.settings.bell is True
        await person.click("Esc back")
        assert person.screen == "shelf"
