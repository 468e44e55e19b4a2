"""The screen of Marshmallow Test: what lies where in each phase, and what the keys lead to."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from smilegames.core.events import Event
from smilegames.games.marshmallow.events import WentOut
from smilegames.games.marshmallow.rules import MarshmallowRules
from smilegames.games.marshmallow.state import Phase as Stage
from smilegames.games.marshmallow.state import State
from smilegames.tui.table.phase import Phase
from smilegames.tui.widgets.zone import Zone
from tests.games.marshmallow.table import play, position
from tests.golden.drawings import agree
from tests.hooks import marshmallow as hooks
from tests.support.staged import Stage as Seated
from tests.support.staged import cells, staged
from tests.support.tables import Table
from tests.tui.evening import Evening, evening, seated
from tests.tui.games.marshmallow.marshmallow_table import FIVE, LONG, NAMES, TWELVE

SIZES = {"80x23": (80, 23), "110x34": (110, 34), "150x45": (150, 45)}
each_size = pytest.mark.parametrize("size", SIZES)


def table_of(seats: int) -> Table:
    return Table("marshmallow", seats, (("target", 20),))


def rules_of(seats: int) -> MarshmallowRules:
    rules = table_of(seats).rules
    assert isinstance(rules, MarshmallowRules)
    return rules


def five() -> tuple[State, list[Event], State]:
    """Return the state before Ben's card, what it brings and the state after: Cleo is next."""
    rules = rules_of(5)
    state = position(rules, FIVE, trump="P", tricks=[0, 2, 2, 1, 1], scores=[11, 7, 14, 0, 1])
    play(rules, state, "G5")
    before = state.copy()
    return before, play(rules, state, "P3"), state


async def shown(stage: Seated, phase: Phase) -> str:
    before, told, after = five()
    return (await stage.show(after, phase, told=told, before=before)).text()


# The table in each phase


async def test_the_public_table_is_up_and_the_hand_under_its_cover() -> None:
    async with staged(table_of(5), five()[2], names=NAMES) as stage:
        text = " ".join((await shown(stage, Phase.COVERED)).split())
    assert "trick 7 of 12 Cleo plays 20 points win" in text
    assert "Ben has no green and breaks in with P3: those still to play may trump too." in text
    assert "Ben's P3 wins so far." in text
    assert "Cleo" in text
    assert "Space lifts the hand" in text
    assert "which card?" not in text


@pytest.mark.rule("MT-18")
async def test_the_covered_table_tells_no_secret() -> None:
    before, told, state = five()
    twin = hooks.redeal(rules_of(5), state, None, Random(1))
    assert twin.hands != state.hands
    async with staged(table_of(5), state, names=NAMES) as stage:
        pictures = [
            cells(await stage.show(each, Phase.COVERED, told=told, before=before))
            for each in (state, twin)
        ]
    assert pictures[0] == pictures[1]


@pytest.mark.rule("MT-18")
async def test_the_lifted_table_tells_no_secret_of_others() -> None:
    _, _, state = five()
    twin = hooks.redeal(rules_of(5), state, 2, Random(1))
    assert twin.hands != state.hands
    async with staged(table_of(5), state, names=NAMES) as stage:
        pictures = []
        for each in (state, twin):
            await stage.show(each, Phase.LIFTED)
            pictures.append(cells(await stage.press("2")))
    assert pictures[0] == pictures[1]


async def test_a_table_is_made_of_zones() -> None:
    async with staged(table_of(5), five()[2], names=NAMES) as stage:
        await shown(stage, Phase.COVERED)
        zones = {type(zone).__name__ for zone in stage.screen.query(Zone)}
    assert zones >= {"Seats", "Trick", "SuitRow", "Marks", "Prompt", "Hand", "News", "KeyBar"}


@pytest.mark.rule("MT-13")
async def test_naming_trump_shows_suits_to_all_and_their_keys_to_the_dealer() -> None:
    rules = rules_of(2)
    state = position(rules, [TWELVE, ""])
    state.round, state.phase = 2, Stage.NAME_TRUMP
    async with staged(table_of(2), state, names=NAMES) as stage:
        covered = (await stage.show(state, Phase.COVERED)).text()
        assert "purple" in covered
        assert "2 cards" not in covered
        lifted = (await stage.show(state, Phase.LIFTED)).text()
        assert "2 cards" in lifted
        chosen = (await stage.press("3")).text()
        assert "Pink is trump this round." in chosen
        assert "Enter make it trump" in chosen


async def test_a_card_that_may_not_be_played_says_why() -> None:
    async with staged(table_of(5), five()[2], names=NAMES) as stage:
        await shown(stage, Phase.LIFTED)
        text = " ".join((await stage.press("k")).text().split())
    assert "K3 can't be played now." in text
    assert "Cleo may follow green or play purple here, but not K3." in text


@pytest.mark.parametrize("names", [NAMES, LONG])
@each_size
async def test_seats_stay_in_line_at_every_size(size: str, names: Sequence[str]) -> None:
    async with staged(table_of(5), five()[2], names=names, size=SIZES[size]) as stage:
        text = await shown(stage, Phase.COVERED)
    rows = [row for row in text.splitlines() if "going out:" in row]
    assert len(rows) == 5
    assert len({row.index("going out:") - extra(row) for row in rows}) == 1
    assert len({row.index(" of 3") - extra(row) for row in rows}) == 1


def extra(row: str) -> int:
    """Return how many cells more than characters the name in a row takes, as a negative number."""
    return -sum(char in "日本人の名前" for char in row)


# Matches


async def play_on(person: Evening, keys: Sequence[str]) -> None:
    """Play one decision with keys alone, whatever is to be done before it."""
    phase = person.app.screen.course.phase  # type: ignore[attr-defined]
    if phase in (Phase.CURTAIN, Phase.COVERED):
        await person.press("space")
    elif phase is Phase.BOARD:
        await person.press("enter")
    else:
        await person.press(*keys, "enter")


@pytest.mark.parametrize(("keys", "seats"), [(("right",), 2), (("1",), 3)])
async def test_a_whole_match_is_played_by_keys(keys: tuple[str, ...], seats: int) -> None:
    """Arrows, Space and Enter suffice; so do digits."""
    async with evening(
        seated("marshmallow", names=NAMES[:seats], target=5), size=(80, 23)
    ) as person:
        boards = set()
        for _ in range(2000):
            if person.screen == "result":
                break
            board = person.app.screen.course.board  # type: ignore[attr-defined]
            boards.add(type(board).__name__)
            await play_on(person, keys)
        assert person.screen == "result"
    assert {"TrickOut", "MatchOver"} <= boards


@pytest.mark.rule("MT-17")
async def test_a_key_shows_the_last_trick_again_once_the_next_is_led() -> None:
    async with evening(seated("marshmallow", names=NAMES[:2]), size=(80, 23)) as person:
        await play_on(person, ("right",))
        await play_on(person, ("right",))
        assert "show again" not in person.footer
        while person.match.view(None).trick_number == 1 or not person.match.view(None).trick:
            await play_on(person, ("right",))
        assert "a show again" in person.footer
        before = person.shown
        await person.press("a")
        assert "The last trick" in person.shown
        assert "trick 2" in person.shown.splitlines()[0]
        assert " took it with " in person.shown
        await person.press("enter")
        assert person.shown == before
        await person.press("space", "w")
        assert "Nothing chosen yet." in person.shown
        await person.press("a")
        assert "The last trick" in person.shown
        assert "Nothing chosen yet." not in person.shown, "an answer may tell of the hand"


@pytest.mark.rule("MT-20", "MT-22")
async def test_a_going_out_is_seen_by_all_before_the_next_hand_comes_up() -> None:
    async with evening(seated("marshmallow", names=NAMES[:4], seed=3), size=(80, 23)) as person:
        course = person.app.screen.course  # type: ignore[attr-defined]
        while course.board is None:
            await play_on(person, ("right",))
        out = next(event for event in course.change.events if isinstance(event, WentOut))
        assert f"{NAMES[out.seat]} goes out" in person.shown
        await person.press("enter")
        assert course.phase in (Phase.COVERED, Phase.BOARD)
        assert "which card?" not in person.shown


async def test_a_selection_waits_under_the_cover() -> None:
    async with evening(seated("marshmallow", names=NAMES[:2]), size=(80, 23)) as person:
        await play_on(person, ())
        await person.press("right")
        assert "‹1›" in person.shown
        await person.press("c")
        assert "‹1›" not in person.shown
        await person.press("space")
        assert "‹1›" in person.shown


# Pictures


@each_size
async def test_the_tables_are_as_they_were(size: str) -> None:
    before, told, state = five()
    async with staged(table_of(5), state, names=NAMES, size=SIZES[size]) as stage:
        for what, phase, key in (
            ("covered", Phase.COVERED, ""),
            ("lifted", Phase.LIFTED, ""),
            ("selected", Phase.LIFTED, "5"),
            ("illegal", Phase.LIFTED, "k"),
        ):
            grid = await stage.show(state, phase, told=told, before=before)
            grid = await stage.press(key) if key else grid
            agree(f"marshmallow_5_{what}_{size}", grid.text())


@each_size
async def test_the_tables_after_a_trick_are_as_they_were(size: str) -> None:
    rules = rules_of(4)
    state = position(
        rules, ["G9 Y1", "G2 K2", "G3 K3", "G4 K4"], tricks=[2, 2, 1, 1], scores=[0, 3, 0, 0]
    )
    play(rules, state, "G9 G2 G3")
    before = state.copy()
    told = play(rules, state, "G4")
    async with staged(table_of(4), state, names=NAMES, size=SIZES[size]) as stage:
        grid = await stage.show(state, Phase.COVERED, told=told, before=before)
        agree(f"marshmallow_4_out_{size}", grid.text())
        before = state.copy()
        told = play(rules, state, "K2")
        grid = await stage.show(state, Phase.COVERED, told=told, before=before)
        agree(f"marshmallow_4_led_{size}", grid.text())


@each_size
async def test_the_naming_of_trump_is_as_it_was(size: str) -> None:
    rules = rules_of(2)
    state = position(rules, [TWELVE, ""])
    state.round, state.phase = 2, Stage.NAME_TRUMP
    async with staged(table_of(2), state, names=NAMES, size=SIZES[size]) as stage:
        agree(f"marshmallow_2_round_{size}", (await stage.show(state, Phase.COVERED)).text())
        await stage.show(state, Phase.LIFTED)
        agree(f"marshmallow_2_naming_{size}", (await stage.press("g")).text())
