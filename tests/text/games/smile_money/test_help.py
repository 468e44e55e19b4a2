"""The help of Smile & Money: short enough for one screen, in both sets of signs."""

from __future__ import annotations

from smilegames.text.games.smile_money import help as told

ROWS, COLUMNS = 11, 28
"""What the smallest window has room for beside the aim and the rule at hand."""


def rows(lines: tuple[tuple[str, str], ...]) -> int:
    return sum(-(-len(meaning) // COLUMNS) for _, meaning in lines)


def test_keys_and_signs_fit_one_screen() -> None:
    assert rows(told.KEYS) <= ROWS
    assert rows(told.signs("unicode")) <= ROWS


def test_plain_signs_are_plain() -> None:
    assert all(sign.isascii() for sign, _ in told.signs("ascii"))
    assert [meaning for _, meaning in told.signs("ascii")] == [
        meaning for _, meaning in told.signs("unicode")
    ]
