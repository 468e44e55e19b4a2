"""At a public table nothing that is shown or answered tells what only the acting player knows."""

from __future__ import annotations

import pytest

from smilegames.core.match import Match
from smilegames.store.sitting import Sitting
from tests.tui.evening import evening, seated

ALONE = [[], ["b"], ["b", "w"], ["1"], ["1", "w"], ["2"], ["2", "w"], ["l"], ["question_mark"]]


def ben_decides(*, beads: int) -> Sitting:
    """Ada has bid; Ben has so many beads left."""
    table = seated()
    match: Match = table.match
    match.submit(0, match.choices(0)[0], match.version)
    state = match._state
    state.clear[2] += state.clear[1] - beads
    state.clear[1] = beads
    return table


@pytest.mark.rule("SM-05")
async def test_every_screen_and_answer_is_the_same_with_beads_and_without() -> None:
    shown = []
    for beads in (0, 4):
        async with evening(ben_decides(beads=beads)) as person:
            seen = []
            for keys in ALONE:
                await person.press(*keys)
                seen.append(person.shown)
                await person.press("escape", *(["escape"] if person.screen == "menu" else []))
            shown.append(seen)
    assert shown[0] == shown[1]


@pytest.mark.rule("SM-05", "SM-17")
async def test_the_reason_is_for_the_owner_alone() -> None:
    async with evening(ben_decides(beads=0)) as person:
        await person.press("b", "enter")
        assert len(person.decided) == 1
        assert "That is not possible now. Ben can peek to see why (p)." in person.shown
        await person.press("p")
        assert "Ben has no clear bead to bid" in person.shown
        assert "w why not" in person.footer
        await person.press("p")
        assert "no clear bead" not in person.shown


async def test_a_public_reason_is_told_to_all() -> None:
    async with evening(ben_decides(beads=4)) as person:
        await person.press("2")
        assert "only a card with beads can be taken. [SM-13]" in person.words
        assert "w why not" in person.footer
