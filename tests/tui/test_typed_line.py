"""A line being written: what each key does to it."""

from __future__ import annotations

import pytest

from smilegames.tui.typed_line import MOST, TypedLine


@pytest.mark.parametrize(
    ("line", "key", "after"),
    [
        (("Ada", 3), "left", ("Ada", 2)),
        (("Ada", 0), "left", ("Ada", 0)),
        (("Ada", 2), "right", ("Ada", 3)),
        (("Ada", 3), "right", ("Ada", 3)),
        (("Ada", 2), "home", ("Ada", 0)),
        (("Ada", 0), "end", ("Ada", 3)),
        (("Ada", 2), "backspace", ("Aa", 1)),
        (("Ada", 0), "backspace", ("Ada", 0)),
        (("Ada", 1), "delete", ("Aa", 1)),
        (("Ada", 3), "delete", ("Ada", 3)),
    ],
)
def test_keys_that_move_and_delete(line: tuple[str, int], key: str, after: tuple[str, int]) -> None:
    assert TypedLine(*line).press(key, None) == after


@pytest.mark.parametrize("character", ["x", " ", "ß", "漢"])
def test_what_is_printable_is_written_at_the_cursor(character: str) -> None:
    assert TypedLine("Ada", 1).press(character, character) == (f"A{character}da", 2)


@pytest.mark.parametrize(("key", "character"), [("f5", None), ("tab", "\t"), ("escape", "\x1b")])
def test_other_keys_mean_nothing(key: str, character: str | None) -> None:
    assert TypedLine("Ada", 1).press(key, character) is None


def test_of_a_paste_the_printable_part_is_taken_as_far_as_it_fits() -> None:
    assert TypedLine("Ada", 3).insert("\n\x1b[A-Bea\t\nCleo") == ("Ada[A-Bea", 9)
    assert len(TypedLine("Ada", 1).insert("x" * 5000).text) == MOST
