"""The boards of Smile: the end of an auction, the last reckoning, and whole matches up to them."""

from __future__ import annotations

from random import Random

import pytest

from smilegames.games.smile.rules import SmileRules
from smilegames.games.smile.state import State
from smilegames.text.games.smile import table as said
from smilegames.tui.drawing.glyphs import UNICODE
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.games.smile.auction import Gain, auction_of
from smilegames.tui.games.smile.auction_board import AuctionEnd
from smilegames.tui.games.smile.reckoning import Reckoning, Step, reckoning_of
from smilegames.tui.games.smile.screen import SmileScreen
from smilegames.tui.table.phase import Phase
from smilegames.tui.widgets.board import Moment
from tests.games.smile.table import build, finished, numbers, play, position
from tests.tui.evening import Evening, evening, seated
from tests.tui.games.smile.seen import LONG, sat, speaker_of

AREAS = pytest.mark.parametrize("size", [(80, 19), (80, 30), (106, 41)], ids=str)


@pytest.fixture(scope="module")
def rules() -> SmileRules:
    return build(3)


def drawn(board: Moment, size: tuple[int, int] = (80, 19)) -> str:
    """Return a board as running text."""
    grid = Grid(*size)
    board.draw(grid.area(), UNICODE)
    return " ".join(grid.text().split())


def ended(rules: SmileRules, auction: int = 3) -> tuple[State, AuctionEnd]:
    """Play an auction in which the first and the last card of three leave in pairs."""
    state = position(rules, "Y-2 N+1 R+4", kept=["", "Y+6", "R-1"], auction=auction)
    play(rules, state, "bid Y-2", "take Y-2", "bid N+1")
    before = rules.view(state, None)
    told = play(rules, state, "take N+1")
    names = speaker_of(rules)
    return state, AuctionEnd(
        names, rules.deck, auction_of(before, told), 2 if auction < 10 else None
    )


# The end of an auction


@pytest.mark.rule("SM-15", "SM-20")
def test_an_auction_is_read_from_public_facts(rules: SmileRules) -> None:
    low, middle, high, yellow, red = numbers(rules, "Y-2 N+1 R+4 Y+6 R-1")
    _, board = ended(rules)
    assert board.auction.cards == (low, middle, high)
    assert board.auction.gains == (
        Gain(seat=1, card=low, beads=1, partner=yellow),
        Gain(seat=0, card=middle, beads=1, partner=None),
        Gain(seat=2, card=high, beads=0, partner=red, last=True),
    )


@AREAS
def test_the_end_of_an_auction_tells_who_took_what(
    rules: SmileRules, size: tuple[int, int]
) -> None:
    _, board = ended(rules)
    shown = drawn(board, size)
    assert shown.startswith("Auction 3 is over Ben Ada Cleo")
    assert "1 bead 1 bead no bead" in shown
    assert "bumped heads with Y+6" in shown
    assert "bumped heads with R-1" in shown
    assert shown.count("both left") == 2
    assert "the last one" in shown
    assert board.line == "Cleo was the last one in and starts the next auction."


@pytest.mark.rule("SM-01")
def test_after_the_last_auction_nobody_starts_another(rules: SmileRules) -> None:
    state, board = ended(rules, auction=10)
    assert rules.to_act(state) is None
    assert drawn(board).startswith("The last auction is over")
    assert "start" not in board.line
    told = play(rules, position(rules, "Y-2 N+1 R+4"), "bid Y-2")
    assert "start" not in said.headline(speaker_of(rules), told)


def test_five_long_names_and_what_bumped_heads_find_room() -> None:
    rules = build(5)
    state = position(rules, "Y-2 W-1 N-1 R+4 B+5", kept=["Y+6", "W+6", "", "", "B-4"])
    rest = [step for name in ("W-1", "N-1", "R+4") for step in (f"bid {name}", f"take {name}")]
    play(rules, state, *["bid Y-2"] * 5, "take Y-2", *rest[:-1])
    before = rules.view(state, None)
    told = play(rules, state, rest[-1])
    board = AuctionEnd(speaker_of(rules, LONG), rules.deck, auction_of(before, told), 1)
    shown = drawn(board)
    assert all(name in shown for name in LONG)
    assert shown.count("bumped heads") == shown.count("both left") > 0
    assert "with Y+6" in shown


async def test_a_decision_that_ends_no_auction_has_no_board(rules: SmileRules) -> None:
    state = position(rules, "Y-2 N+1 R+4")
    async with sat(rules, state) as table:
        for decisions, boards in (
            (["bid Y-2"], 0),
            (["take Y-2"], 0),
            (["bid N+1", "take N+1"], 1),
        ):
            play(rules, state, *decisions[:-1])
            before = state.copy()
            told = play(rules, state, decisions[-1])
            assert len(table.stage.moments(before, state, told)) == boards


# The last reckoning


def end_of(rules: SmileRules, kept: list[str], clear: list[int], blue: list[int]) -> State:
    """Return the end of a match with these cards and beads."""
    state = finished(rules, 3)
    state.kept = [tuple(numbers(rules, names)) for names in kept]
    state.clear, state.blue = clear, blue
    return state


def steps(rules: SmileRules, state: State, names: tuple[str, ...] = LONG) -> tuple[Reckoning, ...]:
    return reckoning_of(speaker_of(rules, names), rules.deck, rules.view(state, None))


@pytest.mark.rule("SM-30")
@AREAS
def test_cards_beads_and_debts_are_counted_step_by_step(
    rules: SmileRules, size: tuple[int, int]
) -> None:
    state = end_of(rules, ["Y+6 R+3 B-2", "", "N+1"], [6, 0, 13], [1, 0, 0])
    cards, beads, debts, points = (drawn(step, size) for step in steps(rules, state))
    assert "+7" in cards
    assert "●" not in cards
    assert "●●●●● ● 6 beads" in beads
    assert "●●●●● ●●●●● ●●● 13 beads" in beads
    assert "◆" not in beads
    assert "◆" in debts
    assert "points" not in debts
    assert "+7 +1 -1 7" in points
    assert "★" in points


@pytest.mark.rule("SM-31")
@pytest.mark.parametrize(
    ("kept", "clear", "said"),
    [
        (["Y+6", "", ""], [0, 0, 9], "Ada wins with 6 points."),
        (
            ["Y+1", "R+1", ""],
            [3, 4, 2],
            "Ben wins with 1 point. Level at 1 point: Ben with 4 clear beads and Ada with 3.",
        ),
        (["Y+1", "R+1", ""], [4, 4, 4], "Ada and Ben share the win with 1 point."),
        (
            ["Y+6", "", ""],
            [0, 3, 4],
            "Level at 0 points: Cleo with 4 clear beads and Ben with 3.",
        ),
    ],
)
def test_the_verdict_names_every_tie_that_beads_part(
    rules: SmileRules, kept: list[str], clear: list[int], said: str
) -> None:
    state = end_of(rules, kept, clear, [0, 0, 0])
    *_, last = steps(rules, state, ("Ada", "Ben", "Cleo"))
    assert said in last.line


def test_ten_kept_cards_find_room() -> None:
    rules = build(5)
    kept = "Y-5 R-5 W-4 B-4 N-3 N-2 N-1 N+1a N+2a N+1b"
    state = end_of(rules, [kept, "", "", "", ""], [3, 0, 0, 0, 0], [0] * 5)
    state.clear[4] = 35
    *_, last = steps(rules, state)
    for size in ((80, 19), (106, 41)):
        shown = drawn(last, size)
        for chip in ["Y-5", "R-5", "W-4", "B-4", "-3", "-2", "-1", "+1a", "+2a", "+1b"]:
            assert chip in shown
        assert "●●●●● 35 beads" in shown


# Whole matches


async def play_on(person: Evening, random: Random) -> set[str]:
    """Play with arrows and Enter alone up to the last board; return the phases on the way."""
    screen = person.app.screen
    assert isinstance(screen, SmileScreen)
    course, phases = screen.course, set()
    while not (isinstance(course.board, Reckoning) and course.board.step is Step.POINTS):
        phases.add(course.phase)
        if course.phase is Phase.LIFTED:
            await person.press(*["right"] * random.choice((1, 1, 1, 2)))
            if not screen.chooser.legal:
                await person.press("right")
        await person.press("enter")
    return phases


@pytest.mark.parametrize("seats", [3, 5])
async def test_a_match_is_played_with_arrows_and_enter_alone(seats: int) -> None:
    names = LONG[:seats]
    async with evening(seated("smile", names=names), size=(80, 23)) as person:
        phases = await play_on(person, Random(seats))
        assert phases == {Phase.LIFTED, Phase.MOMENT, Phase.BOARD}
        assert "The reckoning" in person.shown
        assert person.match.to_act is None
