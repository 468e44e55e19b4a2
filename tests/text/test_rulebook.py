"""Rulebooks: rules are told without their ids, and found by them."""

from __future__ import annotations

import re

import pytest

from smilegames.games.registry import games
from smilegames.store.assets import asset
from smilegames.text.rulebook import Paragraph, paragraphs, readable
from tests.support.seeds import rule_ids

BOOK = """# A game

One paragraph
over two lines. <!-- AB-01 -->

- an item
- another <!-- AB-02, AB-03 -->
"""


def test_paragraphs_carry_their_rules() -> None:
    assert list(paragraphs(BOOK)) == [
        Paragraph("# A game", ()),
        Paragraph("One paragraph\nover two lines.", ("AB-01",)),
        Paragraph("- an item\n- another", ("AB-02", "AB-03")),
    ]


def test_what_is_read_has_no_ids() -> None:
    assert "AB-" not in readable(BOOK)
    assert "<!--" not in readable(BOOK)


@pytest.mark.parametrize("game", sorted(games()))
def test_every_rule_has_a_paragraph_and_no_sentence_names_one(game: str) -> None:
    book = asset("rulebooks", "en", f"{game}.md").read_text(encoding="utf-8")
    told = [rule for paragraph in paragraphs(book) for rule in paragraph.rules]
    assert set(told) == rule_ids(game)
    assert re.search(r"\b[A-Z]{2}-\d\d\b", readable(book)) is None


@pytest.mark.parametrize("game", sorted(games()))
def test_the_last_section_says_what_is_ours(game: str) -> None:
    book = asset("rulebooks", "en", f"{game}.md").read_text(encoding="utf-8")
    heading, _, ours = book.rpartition("\n## ")[2].partition("\n")
    assert heading == "What is ours"
    exports = f"`smilegames decks export {game} FILE`" in ours
    assert exports is games()[game].has_deck
