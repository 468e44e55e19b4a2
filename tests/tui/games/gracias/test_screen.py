"""Evenings at the table of Gracias: phases, boards, secrets, and pictures of it as text."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from smilegames.core.record import Policy
from smilegames.games.gracias.actions import Share, Take
from smilegames.store.sitting import Sitting
from smilegames.tui.games.gracias.session_board import LEFT
from tests.golden.drawings import agree
from tests.tui.evening import Evening, evening, seated
from tests.tui.games.gracias.gracias_table import NAMES

LONG = (
    "Maximilianus",
    "Bartholomäus",
    "Konstantina.",
    "Friederike-X",
    "Theodosius-Y",
    "Anastasija-Z",
)
SIZES = {"80x23": (80, 23), "110x34": (110, 34), "150x45": (150, 45)}


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Moments stay until a key, however slow the machine is."""
    monkeypatch.setattr("smilegames.tui.table.screen.HELD", 600)


def keys_of(sitting: Sitting, action: Take | Share) -> list[str]:
    """Return the keys that select and commit an action."""
    if isinstance(action, Take):
        return [str(action.triplet + 1), "enter"]
    pair = sitting.match.view(None).sharing
    kept = [str(pair.index(action.kept) + 1)] * (pair[0] != pair[1])
    return [*kept, str(action.receiver + 1), "enter"]


def after(
    decisions: int,
    *,
    seats: int = 3,
    seed: int = 7,
    policy: Policy = Policy.STANDARD,
    **options: Any,
) -> Sitting:
    """Begin a match and decide so often at random."""
    sitting = seated(
        "gracias", names=NAMES[:seats], seed=seed, policy=policy, **{"sessions": 3, **options}
    )
    random = Random(seed)
    for _ in range(decisions):
        submit(sitting, random)
    return sitting


def submit(sitting: Sitting, random: Random) -> None:
    match, seat = sitting.match, sitting.match.to_act
    assert seat is not None
    match.submit(seat, random.choice(match.choices(seat)), match.version)


@asynccontextmanager
async def before_last_share(
    seats: int = 3, size: tuple[int, int] = (80, 23), *, sessions: int = 3, of: int = 1
) -> AsyncIterator[tuple[Evening, list[str]]]:
    """Sit down before the last decision of a session, with the keys for the first choice."""
    sitting = after(8 * seats * of - 1, seats=seats, sessions=sessions)
    seat = sitting.match.to_act
    assert seat is not None
    keys = keys_of(sitting, sitting.match.choices(seat)[0])
    async with evening(sitting, size=size) as person:
        yield person, keys


async def test_the_table_is_made_of_zones() -> None:
    async with evening(after(1), size=(80, 23)) as person:
        zones = {type(zone).__name__ for zone in person.app.screen.query("Zone") if zone.display}
        assert zones >= {"TitleBar", "SuitTable", "Pair", "Gift", "Mice", "Prompt", "Own", "News"}
        await person.press("escape")


@pytest.mark.rule("GR-13", "GR-14")
async def test_a_turn_is_two_decisions() -> None:
    async with evening(after(0), size=(80, 23)) as person:
        assert "Ada takes a triplet" in person.shown
        await person.press("2", "enter")
        assert "Ada shares" in person.shown
        assert "Ada takes B" in person.shown
        pair = person.match.view(None).sharing
        assert pair is not None
        await person.press("left", "down", "enter")
        assert [text.split()[0] for text in person.decided] == ["take", "keep"]


@pytest.mark.rule("GR-16")
async def test_a_gift_is_seen_by_all_before_it_is_over() -> None:
    async with evening(after(1), size=(80, 23)) as person:
        await person.press("left", "down", "enter")
        assert "Ben: “¡Gracias!”" in person.words or "gives Ben" in person.words
        assert "─ kept ─" in person.shown
        assert "─ given ─" in person.shown
        assert "Ben gets" in person.shown
        assert "╭─╴ ┬─╮ ╭─╮ ╭─╴ ╷ ╭─╮ ╭─╴" in person.shown
        assert "Ada → Ben" in person.shown
        await person.press("x")
        assert "Ben, which triplet?" in person.shown
        assert "¡Gracias!" in next(row for row in person.shown.splitlines() if " 2 Ben" in row)
        await person.press("1" if person.match.view(None).triplets[0] else "2", "enter")
        assert "¡Gracias!" not in person.shown


@pytest.mark.rule("GR-16")
async def test_the_recap_tells_of_gifts_and_of_nothing_else() -> None:
    told = 0
    for decisions in range(6, 30, 2):
        async with evening(after(decisions), size=(110, 34)) as person:
            seat = person.match.to_act
            news = [row for row in person.shown.splitlines() if row.startswith("   • ")]
            assert all(f"gives {NAMES[seat or 0]} a" in row for row in news), news
            told += len(news)
    assert told


@pytest.mark.rule("GR-15")
async def test_a_peek_lifts_ones_own_corner_and_lets_it_down() -> None:
    async with evening(after(5), size=(80, 23)) as person:
        seat = person.match.to_act
        assert seat is not None
        name = NAMES[seat]
        assert f"p: {name} lifts a corner" in person.shown
        await person.press("p")
        assert f"Only {name} looks" in person.shown
        assert "new ▌" in person.shown
        await person.press("p")
        assert "looks" not in person.shown
        await person.press("p", "1")
        assert "looks" not in person.shown


@pytest.mark.rule("GR-15")
async def test_there_is_no_peek_before_a_card_lies_face_down() -> None:
    async with evening(after(0), size=(80, 23)) as person:
        assert "p peek" not in person.footer
        before = person.shown
        await person.press("p")
        assert person.shown == before
        await person.press("1", "w")
        assert "That can be played." in person.shown
        await person.press("enter")
        assert "p peek" in person.footer


@pytest.mark.rule("GR-15")
async def test_at_a_strict_table_the_face_down_card_is_told_before_the_curtain() -> None:
    async with evening(after(0, policy=Policy.STRICT), size=(80, 23)) as person:
        await person.press("space", "1", "enter")
        assert "The face-down card is" in person.shown
        await person.press("enter")
        assert "Face down before Ada  new ▌" in person.shown
        assert "The face-down card is" in person.shown
        await person.press("left", "down", "enter")
        assert person.curtain == "Ben"


@pytest.mark.rule("GR-17")
async def test_the_last_triplet_is_prepared_and_not_taken() -> None:
    async with evening(after(4), size=(80, 23)) as person:
        assert "─ take ─" in person.shown
        assert "Enter take it" in person.footer
        assert len(person.decided) == 4
        await person.press("enter")
        assert len(person.decided) == 5


@pytest.mark.rule("GR-18")
async def test_the_end_of_a_round_is_a_board_for_all() -> None:
    async with evening(after(5), size=(80, 23)) as person:
        await person.press("left", "down", "enter")
        assert "Round 1 of session 1 is over" in person.shown
        assert "The small mouse runs from Ada to Ben." in person.shown
        assert "takes a triplet" not in person.shown
        await person.press("space")
        assert "Ben, which triplet?" in person.shown
        assert "Round 2: Ben goes first." in person.words
        await person.press("a")
        assert "Round 1 of session 1 is over" in person.shown


@pytest.mark.rule("GR-20", "GR-22", "GR-24")
async def test_a_session_is_told_step_by_step_to_everybody() -> None:
    async with before_last_share() as (person, keys):
        await person.press(*keys)
        assert "Round 4 of session 1 is over" in person.shown
        await person.press("enter")
        assert "the face-down cards are turned up" in person.shown
        await person.press(*["enter"] * LEFT)
        assert "what stays is counted" in person.shown
        await person.press("enter")
        assert "Session 2: Ben takes both mice and goes first." in person.words
        assert "Ben, which triplet?" in person.shown
        await person.press("1", "t")
        assert "Session 1: what stays is counted" in person.shown
        await person.press("enter")
        assert "─ take ─" in person.shown


async def test_the_log_beside_waits_while_a_board_tells() -> None:
    async with before_last_share(size=(110, 34), sessions=1) as (person, keys):
        await person.press(*keys)
        assert "calls the cards" not in person.shown
        await person.press(*["enter"] * (LEFT + 2))
        assert "The final reckoning" in person.shown
        assert "calls the cards" not in person.shown


@pytest.mark.rule("GR-30")
async def test_the_last_board_before_the_result_reckons_the_match() -> None:
    async with before_last_share(sessions=2, of=2) as (person, keys):
        await person.press(*keys)
        await person.press(*["enter"] * (LEFT + 2))
        assert "After 1 session" in person.shown
        await person.press("enter")
        assert "The final reckoning" in person.shown
        assert "wins!" in person.shown or "win together!" in person.shown


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("seats", [3, 6])
async def test_a_session_by_arrows_enter_and_space_alone(seats: int, size: tuple[int, int]) -> None:
    sitting = seated("gracias", names=LONG[:seats], seed=3, sessions=1)
    random = Random(3)
    async with evening(sitting, size=size) as person:
        while person.match.to_act is not None:
            if "onward" in person.footer:
                await person.press("space")
            elif person.match.view(None).sharing is None:
                await person.press(*["right"] * random.randint(1, seats), "enter")
            else:
                side = random.choice(("left", "right"))
                await person.press(side, *["down"] * random.randint(1, seats), "enter")
            shown = person.shown
            assert "? help" in shown.split("\n")[-1]
            assert all(name in shown for name in LONG[:seats])
        assert "Round 4 of session 1 is over" in person.shown


async def picture(person: Evening, what: str, seats: int, size: str) -> None:
    agree(f"gracias_{seats}_{what}_{size}", person.shown)


@pytest.mark.parametrize("size", SIZES)
async def test_the_tables_are_as_they_were(size: str) -> None:
    """The most players: who takes, a selection, a share, a peek, a gift."""
    async with evening(after(26, seats=6), size=SIZES[size]) as person:
        await picture(person, "takes", 6, size)
        there = [at for at, pair in enumerate(person.match.view(None).triplets) if pair]
        await person.press(str(there[0] + 1))
        await picture(person, "selected", 6, size)
        await person.press("enter")
        await picture(person, "shares", 6, size)
        await person.press("left", "down")
        await picture(person, "gives", 6, size)
        await person.press("p")
        await picture(person, "peeks", 6, size)
        await person.press("enter")
        await picture(person, "gift", 6, size)


@pytest.mark.parametrize("size", SIZES)
async def test_the_table_of_three_is_as_it_was(size: str) -> None:
    async with evening(after(0), size=SIZES[size]) as person:
        await person.press("3")
        await picture(person, "selected", 3, size)


@pytest.mark.parametrize("size", SIZES)
async def test_the_boards_are_as_they_were(size: str) -> None:
    async with before_last_share(6, SIZES[size], sessions=2, of=2) as (person, keys):
        await person.press(*keys)
        await picture(person, "round", 6, size)
        await person.press(*["enter"] * 4)
        await picture(person, "called", 6, size)
        await person.press(*["enter"] * 5)
        await picture(person, "counted", 6, size)
        await person.press("enter", "enter")
        await picture(person, "final", 6, size)


async def test_at_a_board_nothing_is_decided() -> None:
    async with before_last_share() as (person, keys):
        await person.press(*keys, "enter")
        before, decided = person.shown, person.decided
        await person.press("p", "c", "t", "1", "x")
        assert (person.shown, person.decided) == (before, decided)


@pytest.mark.parametrize("policy", [Policy.STRICT, Policy.OPEN])
async def test_the_last_boards_lie_open_whatever_the_policy(policy: Policy) -> None:
    sitting = after(8 * 3 - 1, sessions=1, policy=policy)
    seat = sitting.match.to_act
    assert seat is not None
    keys = keys_of(sitting, sitting.match.choices(seat)[0])
    async with evening(sitting, size=(80, 23)) as person:
        await person.press("space", *keys)
        assert "Round 4 of session 1 is over" in person.shown
        await person.press("enter")
        assert "the face-down cards are turned up" in person.shown


@pytest.mark.parametrize("seats", [3, 6])
async def test_any_window_can_be_drawn(seats: int) -> None:
    async with before_last_share(seats) as (person, keys):
        sizes = ((80, 23), (109, 24), (110, 24), (132, 50), (220, 70), (30, 8), (80, 40))
        for size in sizes:
            await person.resize(*size)
            if size[0] >= 80:
                assert all(name in person.shown for name in NAMES[:seats])
        await person.press(*keys)
        for step in range(LEFT + 2):
            await person.resize(*sizes[step % 5])
            assert all(name in person.shown for name in NAMES[:seats])
            await person.press("enter")
