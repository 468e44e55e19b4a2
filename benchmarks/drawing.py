"""What answering keys costs, in time and in bytes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from benchmarks.rows import Anchor, Note, Row, middle
from benchmarks.windows import LARGE, STILL, Answer, answer, minimal, shelf, table
from smilegames.core.game import Secrecy
from smilegames.games.registry import games

PRESSES = 12
COMMITS = 8


def measure() -> Iterator[Row | Note]:
    """Measure the home screen and every game's table, the anchor first."""
    with minimal() as terminal:
        anchor = Anchor("T", _median([answer(terminal, "down") for _ in range(PRESSES)])[0])
    with shelf() as terminal:
        moves = [answer(terminal, "down") for _ in range(PRESSES)]
        yield from _moving("home screen", moves, anchor, 1.6, 1.3)
    for game_id in games():
        yield from _at_home(game_id, anchor)
        with table(game_id, size=LARGE) as (terminal, _):
            moves = [answer(terminal, "right") for _ in range(PRESSES)]
            yield from _moving(f"{game_id}, 120x40", moves, anchor, 2, 1.6)


def _at_home(game_id: str, anchor: Anchor) -> Iterator[Row | Note]:
    """Measure a table at 80x24: opened, a selection moved, moves committed, a hand lifted."""
    with table(game_id) as (terminal, player):
        yield Row(f"{game_id}: opening a table", terminal.written(), "B", None, 8_000, 5_000)
        moves = [answer(terminal, "right") for _ in range(PRESSES)]
        yield from _moving(game_id, moves, anchor, 1.6, 1.3)
        terminal.press("escape")
        terminal.settle(STILL)
        random, commits = Random(1), []
        for _ in range(COMMITS):
            seat = player.match.to_act
            assert seat is not None
            player.go_on()
            player.select(random.choice(player.match.choices(seat)))
            terminal.settle()
            commits.append(answer(terminal, "enter"))
    took, sent = _median(commits)
    yield Row(f"{game_id}: committing a move, last byte", took, "ms", None, 15, 6)
    yield Row(f"{game_id}: committing a move", sent, "B", None, 6_000, 1_500)
    if games()[game_id].secrecy is Secrecy.CURTAIN:
        with table(game_id, "standard") as (terminal, _):
            lifted = answer(terminal, "space")
            yield Row(f"{game_id}: lifting a cover", lifted.bytes, "B", None, 3_000, 2_000)
    with table(game_id, "strict") as (terminal, _):
        lifted = answer(terminal, "space")
        yield Row(f"{game_id}: lifting a curtain", lifted.bytes, "B", None, 8_000, 5_000)


def _moving(
    where: str, answers: list[Answer], anchor: Anchor, budget: float, stretch: float
) -> Iterator[Row | Note]:
    moved = [each for each in answers if each.bytes]
    if not moved:
        yield Note(f"{where}: moving a selection", "there is only one thing to select")
        return
    took, sent = _median(moved)
    yield Row(f"{where}: moving a selection, key to frame", took, "ms", anchor, budget, stretch)
    yield Row(f"{where}: moving a selection", sent, "B", None, 800, 300)


def _median(answers: list[Answer]) -> tuple[float, float]:
    return middle([each.milliseconds for each in answers]), middle([each.bytes for each in answers])
