"""Every action has one spelling, which reads back; junk is no action."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from smilegames.core.errors import NotationError
from tests.support.each import each_seat_count, each_table
from tests.support.playing import played
from tests.support.tables import Table


@each_table
def test_the_whole_universe_reads_back(table: Table) -> None:
    rules = table.rules
    spelled: dict[str, Any] = {}
    for action in table.hooks.universe(rules):
        text = rules.spell(action)
        assert text.isascii()
        assert text.isprintable()
        assert text == " ".join(text.split())
        assert spelled.setdefault(text, action) == action, f"two actions are spelled {text!r}"
        back = rules.parse(text)
        assert back == action
        assert type(back) is type(action)


@each_table
def test_what_is_played_reads_back(table: Table) -> None:
    rules = table.rules
    for turn in played(table).turns:
        assert rules.parse(rules.spell(turn.action)) == turn.action


@each_seat_count
def test_actions_are_not_empty_words(table: Table) -> None:
    for text in ("", " ", "\n", "\0", "?", "undo", "1", "nothing at all", "é", "x" * 100_000):
        with pytest.raises(NotationError) as caught:
            table.rules.parse(text)
        assert caught.value.text == text


def damaged(spelled: str) -> st.SearchStrategy[str]:
    """A notation with a piece cut out, doubled, turned round or put in, as slips of a pen go."""
    place = st.integers(0, len(spelled))
    piece = st.text(alphabet=st.sampled_from(" -+_,.0123456789abzABZ\t\n٢²é{}%\0"), max_size=3)
    cut = st.builds(lambda a, b, put: spelled[:a] + put + spelled[b:], place, place, piece)
    return st.one_of(cut, st.just(spelled.upper()), st.just(f"{spelled} {spelled}"))


@each_seat_count
def test_junk_is_refused(table: Table) -> None:
    """What is read at all, forgiving case and spaces, is the spelling of what it is read as."""
    rules = table.rules
    texts = sorted({rules.spell(turn.action) for turn in played(table).turns})
    kinds = list({text.split()[0]: text for text in texts}.values())

    @settings(max_examples=120, deadline=None, derandomize=True, database=None)
    @given(st.one_of(st.text(max_size=30), st.sampled_from(kinds).flatmap(damaged)))
    def read(text: str) -> None:
        with suppress(NotationError):
            action = rules.parse(text)
            assert " ".join(text.split()).casefold() == rules.spell(action).casefold()

    read()
