"""The table of Smile & Money as people sit at it: keys go in, and the screen is read."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from smilegames.core.record import Policy
from smilegames.store.sitting import Sitting
from smilegames.tui.drawing.grid import Area, width_of
from smilegames.tui.drawing.ink import TEXT, Ink
from smilegames.tui.table.phase import Phase
from tests.golden.drawings import agree
from tests.hooks.smile_money import redeal
from tests.tui.evening import Evening, evening, seated
from tests.tui.games.smile_money.money_table import LONG, NAMES, play_on, step

SIZES = [(80, 23), (110, 34), (150, 45)]
SIZE_NAMES = [f"{width}x{height}" for width, height in SIZES]


def table(seats: int = 4, seed: int = 21, **options: Any) -> Sitting:
    return seated("smile_money", names=NAMES[:seats], seed=seed, **options)


@pytest.mark.rule("MO-13", "MO-14")
async def test_a_capture_lies_beside_the_covered_hand_until_the_next_player_goes_on() -> None:
    async with evening(table(), size=(80, 23)) as person:
        await play_on(person, "takes a card with")
        assert "Space lifts the hand" in person.shown
        assert "onto the pile of" in person.words
        await person.press("space")
        assert "takes a card with" not in person.shown
        assert "which card do you play?" in person.words


async def test_a_card_is_played_with_arrows_enter_and_space_alone() -> None:
    async with evening(table(), size=(80, 23)) as person:
        await person.press("space", "right")
        while "✓" not in person.shown:
            await person.press("right")
        await person.press("up")
        assert "Space mark" in person.footer
        await person.press("space", "down", "enter")
        assert len(person.decided) == 1
        assert "take" not in person.decided[0]


async def test_what_may_not_be_taken_is_refused_with_the_reason() -> None:
    async with evening(table(), size=(80, 23)) as person:
        await person.press("space", "1", "up", "right", "right", "space")
        assert "cards of its own colour only" in person.words
        await person.press("enter")
        assert person.decided == []


async def test_a_whole_match_is_played_to_the_last_board() -> None:
    async with evening(table(colour_challenge=True), size=(80, 23)) as person:
        await play_on(person, "points.")
        assert " wins with " in person.words
        assert len(person.decided) == 48
        await person.press("enter")
        assert person.screen == "result"


@pytest.mark.rule("MO-41")
@pytest.mark.parametrize("policy", [Policy.STANDARD, Policy.STRICT], ids=lambda each: each.value)
async def test_partners_are_reminded_wherever_a_hand_is_covered(policy: Policy) -> None:
    sitting = table(pairs=True, policy=policy)
    async with evening(sitting, size=(80, 23)) as person:
        assert "gestures" in person.words
    async with evening(table(policy=policy), size=(80, 23)) as person:
        assert "gestures" not in person.words


@pytest.mark.parametrize("size", SIZES, ids=SIZE_NAMES)
async def test_the_covered_table_tells_nothing_that_is_hidden(size: tuple[int, int]) -> None:
    """Hands and draw pile dealt anew: every cell of the covered table stays as it was."""
    sitting = table(pairs=True)
    match, random = sitting.match, Random(3)
    for _ in range(9):
        assert match.to_act is not None
        match.submit(match.to_act, match.choices(match.to_act)[0], match.version)
    async with evening(sitting, size=size) as person:
        before = person.grid.rows
        match._state = redeal(match.rules, match._state, None, random)
        person.app.screen.redraw()  # type: ignore[attr-defined]
        await person.settle()
        assert person.grid.rows == before


@pytest.fixture
def cut_off(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was written beyond the right edge of the area that it was meant for."""
    found: list[str] = []
    put = Area.put

    def watched(area: Area, x: int, y: int, text: str, ink: Ink = TEXT) -> int:
        _, top, right, bottom = area._clip
        start = area._x + x
        shown = top <= area._y + y < bottom and start < right
        if shown and start + width_of(text.rstrip()) > right:
            found.append(text)
        return put(area, x, y, text, ink)

    monkeypatch.setattr(Area, "put", watched)
    return found


@pytest.mark.parametrize("size", [(80, 23), (110, 34)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("pairs", [False, True])
async def test_no_word_is_cut_and_the_way_out_is_always_shown(
    size: tuple[int, int], pairs: bool, cut_off: list[str]
) -> None:
    sitting = seated("smile_money", names=LONG, seed=3, colour_challenge=True, pairs=pairs)
    random = Random(1)
    async with evening(sitting, size=size) as person:
        while "points." not in person.shown and "win, " not in person.shown:
            _footer_is_whole(person)
            if _phase(person) is Phase.LIFTED:
                await person.press(random.choice("1234"), "up")
                _footer_is_whole(person)
                await person.press("down")
                await person.press(random.choice(["0", "5", "6"]), "enter")
                if _phase(person) is Phase.LIFTED:
                    await step(person)
            else:
                await step(person)
    assert cut_off == []


def _phase(person: Evening) -> Phase:
    screen: Any = person.app.screen
    phase: Phase = screen.course.phase
    return phase


def _footer_is_whole(person: Evening) -> None:
    shown = person.shown
    footer = shown.split("\n")[-1]
    if _phase(person) is not Phase.CURTAIN:
        assert "? help" in footer, footer
        assert "Esc" in footer, footer
    assert "…" not in shown.replace("Wh…", "")


# Golden drawings


@pytest.mark.parametrize("size", SIZES, ids=SIZE_NAMES)
async def test_the_tables_are_as_they_were(size: tuple[int, int]) -> None:
    name = f"{size[0]}x{size[1]}"

    def is_drawn(what: str) -> None:
        agree(f"smile_money_4_{what}_{name}", person.shown)

    async with evening(table(), size=size) as person:
        is_drawn("covered")
        await person.press("space")
        is_drawn("lifted")
        while "✓" not in person.shown:
            await person.press("right")
        await person.press("up")
        is_drawn("marking")
        await play_on(person, "takes a card with")
        is_drawn("captured")
        await play_on(person, "has cleared the table")
        is_drawn("smile")
        await play_on(person, "has dropped a bomb")
        is_drawn("boom")


@pytest.mark.parametrize("size", SIZES, ids=SIZE_NAMES)
async def test_the_boards_are_as_they_were(size: tuple[int, int]) -> None:
    name = f"{size[0]}x{size[1]}"

    def is_drawn(what: str) -> None:
        agree(f"smile_money_4_pairs_{what}_{name}", person.shown)

    sitting = table(pairs=True, colour_challenge=True)
    async with evening(sitting, size=size) as person:
        is_drawn("covered")
        await play_on(person, "Deal 2 of 3")
        is_drawn("deal")
        await play_on(person, "The last card has been played")
        is_drawn("last_card")
        await person.press("enter")
        is_drawn("first_pile")
        await play_on(person, "& Cleo win")
        is_drawn("reckoning")
