"""Takes the pictures of the README: `python -m tests.shots [NAME ...]`, into assets/screenshots.

Each is the real program in a real terminal. A match is played up to an interesting moment, left,
and resumed there. Needs Pillow and the DejaVu fonts.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from smilegames.games.registry import games
from smilegames.store.locks import holder_of
from smilegames.store.set_up import new_header
from smilegames.store.sitting import begin
from smilegames.text import review, shared, ui
from tests.support.past import past
from tests.terminal.driver import Terminal
from tests.terminal.picture import picture
from tests.terminal.player import prepare, records
from tests.terminal.program import environment, smilegames

FOLDER = Path(__file__).parents[1] / "assets" / "screenshots"
SMALL, LARGE = (80, 24), (120, 40)
THOUGHT = 60.0
"""Seconds that a review may take on a busy machine."""
STEPS = 40
"""More boards than any game shows before its result."""


@dataclass(frozen=True)
class Shot:
    """A picture: which match after how many decisions, which keys then, in what window."""

    name: str
    size: tuple[int, int]
    game: str = ""
    players: tuple[str, ...] = ()
    decisions: int = 0
    keys: tuple[str, ...] = ()
    seed: int = 1
    covered: bool = False
    """True for the curtain that a resumed match begins with."""
    until: str = ""
    """Enter is pressed after the keys until the screen says this."""
    then: tuple[str, ...] = ()
    """Keys pressed after that."""
    awaits: str = ""
    """What the screen says once something has been thought out."""
    theme: str = ""
    matches: int = 0
    """How many were played before, the last of them this evening."""


FIVE = ("Ada", "Ben", "Cleo", "Dee", "Elio")
EIGHT = (*FIVE, "Fay", "Gus", "Hana")
CHAIRS = ("right", "right", "right", "down", "right")
"""Two programs sit down, the first of them a strong one."""
THREE = (*"Ada", "down", *"Ben", "right", "down", *"Cleo", "right")
"""The second and the third of them sit at other terminals."""
SHOTS = (
    Shot("home", SMALL),
    Shot("evening-80x24", SMALL, keys=("e",), matches=31),
    Shot("history-80x24", SMALL, keys=("h",), matches=31),
    Shot("curtain", SMALL, "marshmallow", FIVE, 12, covered=True),
    Shot("cover-80x24", SMALL, "marshmallow", FIVE, 63, ("right", "enter")),
    Shot("board-80x24", SMALL, "smile", FIVE, 56, ("1", "enter"), 5),
    Shot("result-80x24", SMALL, "smile_money", FIVE[:4], 47, ("enter",), 4, until=ui.KEY_AGAIN),
    Shot(
        "review-80x24",
        *(SMALL, "smile_money", FIVE[:4], 47, ("enter",), 4),
        until=ui.KEY_AGAIN,
        then=("i",),
        awaits=review.COURSE,
    ),
    Shot("hint-80x24", SMALL, "marshmallow", FIVE, 64, ("i",), 3, awaits=" %."),
    Shot("chairs-80x24", SMALL, keys=("3", "enter", *"Ada", "down", *CHAIRS)),
    Shot("apart-80x24", SMALL, keys=("1", "enter", *THREE)),
    Shot(
        "shared-80x24",
        SMALL,
        keys=("1", "enter", *THREE, *["down"] * 8, "enter"),
        awaits=shared.OTHERS_COME.partition("{")[0],
    ),
    Shot("smile-80x24", SMALL, "smile", FIVE, 43, ("1",), 5),
    Shot("smile-120x40", LARGE, "smile", FIVE[:4], 40, ("1",), 5),
    Shot("smileyface-80x24", SMALL, "smileyface", EIGHT, 142, ("2",), 251),
    Shot("smile_money-80x24", SMALL, "smile_money", FIVE[:4], 9, ("1",), 4),
    Shot("marshmallow-80x24", SMALL, "marshmallow", FIVE, 64, ("2",), 3),
    Shot("gracias-80x24", SMALL, "gracias", (*FIVE, "Fay"), 31, ("1",), 2),
    Shot("day-80x24", SMALL, "gracias", FIVE[:4], 16, ("1",), 2, theme="day"),
    Shot("high-contrast-80x24", SMALL, "smileyface", FIVE, 96, ("1",), 3, theme="high-contrast"),
)


def main(names: Sequence[str]) -> None:
    """Take the pictures named, or all."""
    FOLDER.mkdir(exist_ok=True)
    for shot in SHOTS:
        if not names or shot.name in names:
            with tempfile.TemporaryDirectory() as home:
                take(shot, Path(home))
            print(FOLDER / f"{shot.name}.png")


def take(shot: Shot, home: Path) -> None:
    """Take one picture in a home of its own."""
    prepare(home, motion="calm")
    arguments = ["--theme", shot.theme] if shot.theme else []
    if shot.game:
        arguments.append("resume")
        os.environ.update(environment(home))
        play_up_to(shot)
    if shot.matches:
        os.environ.update(environment(home))
        play_before(shot.matches)
    with smilegames(*arguments, home=home, columns=shot.size[0], lines=shot.size[1]) as terminal:
        terminal.begun(0.5)
        if shot.matches:
            terminal.wait_for(ui.THIS_EVENING)
            terminal.settle(0.4)
        if shot.game and not shot.covered:
            press(terminal, "space")
        for key in shot.keys:
            press(terminal, key)
        for _ in range(STEPS if shot.until else 0):
            if shot.until in terminal.text():
                break
            press(terminal, "enter")
        for key in shot.then:
            press(terminal, key)
        terminal.wait_for(shot.awaits, THOUGHT)
        terminal.settle(0.4)
        picture(terminal.emulator, FOLDER / f"{shot.name}.png")
    for record in records(home):
        if table := holder_of(record).pid:
            os.kill(table, signal.SIGTERM)


def play_before(matches: int) -> None:
    """Keep records of so many matches: a winter, and this evening three."""
    tonight, now, choose = 3, datetime.now(UTC), random.Random(2)
    shelf = [game for game in games().values() if game.min_seats <= 4 <= game.max_seats]
    for number in range(matches - tonight):
        game = choose.choice(shelf)
        names = choose.sample(FIVE, choose.randint(max(3, game.min_seats), 4))
        past(game.id, names, now - timedelta(days=matches - number), seed=number)
    for number, name in enumerate(("smile", "marshmallow", "gracias")):
        past(name, FIVE[:4], now - timedelta(minutes=30 * (tonight - number)), seed=number)


def press(terminal: Terminal, key: str) -> None:
    """Press a key and wait out the quiet time after it."""
    terminal.press(key)
    terminal.settle(0.4)


def play_up_to(shot: Shot) -> None:
    """Play a match at random up to the moment of the picture and leave it."""
    choose = random.Random(shot.seed)
    header = new_header(games()[shot.game], shot.players, first=0, seed=shot.seed)
    with begin(header) as sitting:
        match = sitting.match
        for _ in range(shot.decisions):
            seat = match.to_act
            if seat is None:
                break
            match.submit(seat, choose.choice(match.choices(seat)), match.version)


if __name__ == "__main__":
    main(sys.argv[1:])
