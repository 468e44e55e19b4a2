"""A chair is a name or a program, as strong as one likes."""

from __future__ import annotations

from smilegames.core.record import Strength
from smilegames.store.config import SetUp
from tests.tui.evening import evening
from tests.tui.screens.form import THREE, go_to, header, sit_in, value


async def test_right_of_the_name_a_program_sits_down() -> None:
    async with evening(games=THREE) as person:
        await person.press("enter")
        await sit_in(person, 3)
        for level in ("easy", "normal", "hard"):
            await person.press("right")
            assert value(person, "Seat 4").split() == ["Wren", "a", "program:", level]
        await person.press("right")
        assert value(person, "Seat 4") == ""
        await person.press("right", "right")
        await go_to(person, "Sit down")
        await person.press("enter")
        assert header(person).names == ("Ada", "Ben", "Cleo", "Wren")
        assert header(person).programs == (None, None, None, Strength.NORMAL)


async def test_a_written_name_takes_its_chair() -> None:
    async with evening(games=THREE) as person:
        await person.press("enter")
        await sit_in(person, 3)
        await person.press("right", "D")
        assert value(person, "Seat 4") == "D"
        await person.press("right", "right")
        assert value(person, "Seat 4").startswith("Wren")
        await person.paste("Dora")
        assert value(person, "Seat 4") == "Dora"


async def test_a_program_changes_seats_like_anybody() -> None:
    async with evening(games=THREE) as person:
        await person.press("enter")
        await sit_in(person, 3)
        await person.press("right", "left", "up", "enter")
        assert value(person, "Seat 3").split() == ["Wren", "a", "program:", "easy"]
        assert value(person, "Seat 4") == "Cleo"


async def test_nobody_is_called_like_a_program() -> None:
    async with evening(games={"smile": SetUp(("wren", "Ben"))}) as person:
        await person.press("enter")
        await sit_in(person, 2)
        await person.press("right", "down", "right")
        assert value(person, "Seat 3").startswith("Finch")
        assert value(person, "Seat 4").startswith("Lark")


async def test_the_table_remembers_its_programs_and_hints() -> None:
    chairs = SetUp(("Ada", "Wren", "Ben"), programs=(None, Strength.HARD, None), hints=False)
    async with evening(games={"smile": chairs}) as person:
        await person.press("enter")
        assert value(person, "Seat 2").split() == ["Wren", "a", "program:", "hard"]
        assert value(person, "Hints") == "off"
        await person.press("enter")
        assert header(person).programs == (None, Strength.HARD, None)
        assert not header(person).hints
        assert person.app.at_table.config.games["smile"].programs == (None, Strength.HARD, None)


async def test_the_footer_says_what_lies_to_the_right() -> None:
    async with evening(games=THREE) as person:
        await person.press("enter")
        await sit_in(person, 3)
        assert "→ a program" in person.footer
        await person.press("right")
        assert "→ how strong" in person.footer
        assert "Write a name, and a person does." in person.words
