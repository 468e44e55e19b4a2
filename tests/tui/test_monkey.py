"""Whatever is pressed at a table: nothing breaks, nothing covered shows, and the record holds it.

And whatever is pressed without lifting a curtain or a corner, it looks the same whatever is hidden.
"""

from __future__ import annotations

from contextlib import closing
from random import Random
from typing import Any

import pytest

from smilegames.core.game import Game, OptionValue, Secrecy
from smilegames.core.record import Policy
from smilegames.games.registry import games
from smilegames.store.paths import config_folder
from smilegames.store.record_reading import read_record
from smilegames.store.sitting import Sitting, resume
from tests.support.tables import Table, default_tables
from tests.support.twins import twins
from tests.tui.evening import evening, seated
from tests.tui.monkey import AROUND, ONWARD, RARE, SIZES, Monkey

NAMES = (
    "漢字漢字漢字",
    "Å\u0308\u0301\u0302bcdefghijk",
    "กี้กี้กี้กี้กี้กี้กี้",
    "[b]Ada[/b]",
    "{name}%s%d",
    "Ünïcödéñame!",
    "😀😀😀😀😀😀",
    "W" * 12,
)
DECKS = {
    "smile": "\n".join(
        f"[{group}]\nyellow = {[6] * size}" for group, size in (("base", 30), ("IV", 10), ("V", 10))
    ),
    "smileyface": f"round_cards = {[20] * 7}\nreward_tokens = {[2] * 7}\n[values]\n"
    + "".join(f"{suit} = {[5] * 13}\n" for suit in ("happiness", "sadness", "surprise", "anger"))
    + "[mischief]\nmean = 0\npirate = 18\nthief = 0\npickpocket = 0\nshake-up = 0\nusurper = 0\n"
    "eraser = 0\nswap = 0\nstorm = 0\n",
    "smile_money": f"[colours]\nred = {[20] * 12}\nyellow = {[20] * 12}\npurple = {[20] * 12}\n"
    "grey = [20]\ngreen = [20]\nlight_blue = [20, 20]\n[bombs]\ncount = 12\ncoins = 20\n",
}
"""Owners' decks at the limits of what may be written in one."""

each_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)


def any_options(game: Game, seats: int, random: Random) -> dict[str, OptionValue]:
    return {
        option.name: random.choice(list(option.values()))
        for option in game.options
        if seats in (option.seats or (seats,))
    }


def any_sitting(game: Game, random: Random) -> Sitting:
    seats = random.choice((game.max_seats, random.randint(game.min_seats, game.max_seats)))
    return seated(
        game.id,
        names=NAMES[:seats],
        first=random.choice((None, 0)),
        seed=random.getrandbits(32),
        policy=random.choice(list(Policy)),
        **any_options(game, seats, random),
    )


@each_game
@pytest.mark.parametrize("owners", [False, True], ids=["house deck", "owner's deck"])
async def test_a_monkey_breaks_nothing(game: Game, owners: bool) -> None:
    if owners and game.id not in DECKS:
        pytest.skip("the rules fix the deck")
    if owners:
        deck = config_folder() / "decks" / f"{game.id}.toml"
        deck.parent.mkdir(parents=True)
        deck.write_text(DECKS[game.id])
    random = Random(f"monkey {game.id} {owners}")
    sitting = any_sitting(game, random)
    for _ in range(3):
        async with evening(sitting, size=random.choice(SIZES)) as person:
            await Monkey(person, random, haste=random.choice((0.2, 0.9))).play(12)
        sitting.close()
        assert read_record(sitting.path).match.entries == sitting.match.entries
        if sitting.match.to_act is None:
            return
        sitting = resume(sitting.path)
    sitting.close()


@each_game
async def test_nothing_pressed_in_public_tells_what_is_hidden(game: Game) -> None:
    """The same keys and clicks at positions that nobody can tell apart."""
    random = Random(f"twins {game.id}")
    table = next(each for each in reversed(default_tables()) if each.game_id == game.id)
    seed, decisions = random.getrandbits(32), random.randrange(5, 20)
    keys = [random.choice(ONWARD + AROUND + RARE) for _ in range(30)]
    safe = [key for key in keys if not _is_private(key, game)]
    shown = []
    for twin in (None, 0, 1):
        with closing(_played(table, seed, decisions)) as sitting:
            if twin is not None:
                _hide_otherwise(sitting, table, twin)
            shown.append(await _seen(sitting, safe))
    assert shown[0] == shown[1] == shown[2]


def _is_private(key: str, game: Game) -> bool:
    """Tell whether a key lifts something, decides, or goes back to what really was."""
    decides = key == "enter" and game.secrecy is Secrecy.PEEK
    lifts = key == ("space" if game.secrecy is Secrecy.CURTAIN else "p")
    return decides or lifts or key == "u"


def _played(table: Table, seed: int, decisions: int) -> Sitting:
    sitting = seated(table.game_id, names=NAMES[: table.seats], seed=seed)
    match, random = sitting.match, Random(seed)
    for _ in range(decisions):
        if match.to_act is not None:
            match.submit(match.to_act, random.choice(match.choices(match.to_act)), match.version)
    return sitting


def _hide_otherwise(sitting: Sitting, table: Table, which: int) -> None:
    match: Any = sitting.match
    match._state = list(twins(table, match._state, None, Random(which)))[which]
    match._choices = None


async def _seen(sitting: Sitting, keys: list[str]) -> list[str]:
    async with evening(sitting) as person:
        seen = [person.shown]
        for key in keys:
            await person.press(*(["escape"] if person.screen == "pause" else [key]))
            seen.append(person.shown)
        return seen
