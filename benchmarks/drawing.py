"""What answering keys costs, in time and in bytes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from benchmarks.processes import known
from benchmarks.rows import Anchor, Row, lower, middle
from benchmarks.windows import LARGE, Answer, answer, minimal, shelf, table
from smilegames.core.game import Secrecy
from smilegames.games.registry import games
from tests.terminal.driver import Terminal
from tests.terminal.player import Player

PRESSES = 24
COMMITS = 8


def measure() -> Iterator[Row]:
    """Measure the home screen and every game's table, each in turns with the anchor."""
    with minimal() as anchor:
        with shelf() as terminal:
            yield from _moving("home screen", terminal, "down", anchor, 1.6, 1.3)
        for game_id in games():
            yield from _at_home(game_id, anchor)
            with table(game_id, size=LARGE) as (terminal, player):
                _reach_a_choice(player)
                yield from _moving(f"{game_id}, 120x40", terminal, "right", anchor, 2, 1.6)


def _at_home(game_id: str, anchor: Terminal) -> Iterator[Row]:
    """Measure a table at 80x24: opened, a selection moved, moves committed, a hand lifted."""
    with table(game_id) as (terminal, player):
        yield Row(f"{game_id}: opening a table", terminal.written(), "B", None, 8_000, 5_000)
        _reach_a_choice(player)
        yield from _moving(game_id, terminal, "right", anchor, 1.6, 1.3)
    with table(game_id) as (terminal, player):
        commits = list(_commits(terminal, player))
    took, sent = middle([each.milliseconds for each in commits]), _bytes(commits)
    yield Row(f"{game_id}: committing a move, last byte", took, "ms", None, 15, 6)
    yield Row(f"{game_id}: committing a move", sent, "B", None, 6_000, 1_500)
    if games()[game_id].secrecy is Secrecy.CURTAIN:
        with table(game_id, "standard") as (terminal, _):
            lifted = answer(terminal, "space")
            yield Row(f"{game_id}: lifting a cover", lifted.bytes, "B", None, 3_000, 2_000)
    with table(game_id, "strict") as (terminal, _):
        lifted = answer(terminal, "space")
        yield Row(f"{game_id}: lifting a curtain", lifted.bytes, "B", None, 8_000, 5_000)


def _reach_a_choice(player: Player) -> None:
    """Play until somebody has more than one thing to select."""
    random, match = Random(1), player.match
    while match.to_act is not None and len(match.choices(match.to_act)) == 1:
        player.decide(random)
        match = player.match


def _commits(terminal: Terminal, player: Player) -> Iterator[Answer]:
    random = Random(1)
    for _ in range(COMMITS):
        seat = player.match.to_act
        assert seat is not None
        player.go_on()
        player.select(random.choice(player.match.choices(seat)))
        terminal.settle()
        yield answer(terminal, "enter")


def _moving(
    where: str, terminal: Terminal, key: str, anchor: Terminal, budget: float, stretch: float
) -> Iterator[Row]:
    """Press a key again and again, and one at the anchor each time: what slows the machine down
    for a while slows both."""
    pairs = [(answer(anchor, "down"), answer(terminal, key)) for _ in range(PRESSES)]
    theirs, ours = [their for their, _ in pairs], [own for _, own in pairs if own.bytes]
    took = lower([each.milliseconds for each in ours])
    least = Anchor("T", lower([each.milliseconds for each in theirs]))
    yield Row(f"{where}: moving a selection, key to frame", took, "ms", least, budget, stretch)
    if known():
        # All that can be told where others keep the machine busy.
        worked = middle([each.worked for each in ours])
        least = Anchor("T", middle([each.worked for each in theirs]))
        yield Row(f"{where}: moving a selection, processor", worked, "ms", least)
    yield Row(f"{where}: moving a selection", _bytes(ours), "B", None, 800, 300)


def _bytes(answers: list[Answer]) -> float:
    return middle([each.bytes for each in answers])
