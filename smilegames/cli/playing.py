"""`smilegames`, `play` and `resume`: the ways to a table."""

from __future__ import annotations

import os
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from smilegames.cli.kinds import (
    GAME,
    RECORD_FILE,
    GameCommand,
    house_rules_option,
    options_given,
    theme_given,
    theme_option,
)
from smilegames.cli.selection import BAD_INPUT
from smilegames.cli.speech import WORDS, complain_of, game_name, located, need_terminal
from smilegames.core.game import Game
from smilegames.core.record import Policy
from smilegames.store import locks
from smilegames.store import sitting as sittings
from smilegames.store.config import load
from smilegames.store.errors import Unusable
from smilegames.store.names import checked_names, same_name
from smilegames.store.set_up import SEED_LIMIT, new_header
from smilegames.store.waiting import newest_unfinished, unfinished
from smilegames.text import cli as sentences
from smilegames.text.faults import fault_text
from smilegames.text.programs import seated

if TYPE_CHECKING:
    from smilegames.core.record import Header
    from smilegames.store.sitting import Sitting

RANDOM = "random"


@click.command(cls=GameCommand, help=WORDS(sentences.PLAY))
@click.argument("game", type=GAME)
@click.option("--players", metavar="NAMES", help=WORDS(sentences.OPTION_PLAYERS))
@click.option("--seed", type=click.IntRange(0, SEED_LIMIT - 1), help=WORDS(sentences.OPTION_SEED))
@house_rules_option
@click.option("--first", metavar="NAME", help=WORDS(sentences.OPTION_FIRST))
@click.option(
    "--policy",
    type=click.Choice([policy.value for policy in Policy]),
    help=WORDS(sentences.OPTION_POLICY),
)
@click.option(
    "--no-hints", "hints", flag_value=False, default=True, help=WORDS(sentences.OPTION_NO_HINTS)
)
@theme_option
def play(
    game: Game,
    players: str | None,
    seed: int | None,
    options: Sequence[tuple[str, str]],
    first: str | None,
    policy: str | None,
    hints: bool,
) -> int:
    """Settle a match, begin its record and open its table; without players, open set-up."""
    if players is None:
        if options or not hints or any(given is not None for given in (seed, first, policy)):
            raise click.UsageError(WORDS(sentences.PLAYERS_TOO))
        return _set_up(game)
    seats, programs = seated(players.split(","))
    names = checked_names(seats)
    header = new_header(
        game,
        names,
        options=options_given(options),
        spelled=True,
        first=_seat_of(RANDOM if first is None else first, names),
        seed=seed,
        policy=Policy(policy or load().settings.secrecy),
        programs=programs,
        hints=hints,
    )
    need_terminal()
    sitting = _begun(header)
    return BAD_INPUT if sitting is None else _at_table(sitting)


@click.command(help=WORDS(sentences.RESUME))
@click.argument("file", required=False, type=RECORD_FILE)
@click.option("--take-over", is_flag=True, help=WORDS(sentences.OPTION_TAKE_OVER))
@theme_option
def resume(file: Path | None, take_over: bool) -> int:
    """Open the table of a match that was begun before."""
    path = file or _newest(take_over)
    need_terminal()
    if take_over:
        locks.take_over(path)
    try:
        sitting = sittings.resume(path)
    except Unusable as error:
        if error.faults[0].code != "locked":
            raise
        said = located(fault_text(WORDS, error.faults[0]), path)
        raise click.ClickException(
            WORDS(sentences.OPEN_ELSEWHERE_FILE, fault=said, command=_to_take_over(path))
        ) from error
    return _at_table(sitting)


def _newest(take_over: bool) -> Path:
    """Return the match that was played last; only to `take_over`, one that is open elsewhere."""
    path = None if take_over else newest_unfinished()
    if path is not None:
        return path
    matches = [match for match in unfinished().matches if not match.other_rules]
    if not matches:
        raise click.ClickException(WORDS(sentences.NOTHING_TO_RESUME))
    newest = matches[0]
    if take_over or newest.held_by is None:
        return newest.path
    said = WORDS(
        sentences.OPEN_ELSEWHERE,
        game=game_name(newest.game),
        names=WORDS.join(newest.names),
        fault=fault_text(WORDS, locks.locked_by(newest.held_by)),
        command=_to_take_over(),
    )
    raise click.ClickException(said)


def _to_take_over(path: Path | None = None) -> str:
    words = ["smilegames", "resume", "--take-over"]
    return shlex.join(words if path is None else [*words, os.fspath(path)])


def _set_up(game: Game) -> int:
    need_terminal()
    from smilegames.tui.run import run_set_up

    return run_set_up(game, theme_given())


def _begun(header: Header) -> Sitting | None:
    """Begin a match; where it can't be kept, ask whether to play it all the same."""
    try:
        return sittings.begin(header)
    except Unusable as error:
        complain_of(error)
        wished = click.confirm(WORDS(sentences.PLAY_UNSAVED))
        return sittings.begin(header, unsaved=True) if wished else None


def _at_table(sitting: Sitting) -> int:
    with sitting:
        from smilegames.tui.run import run_table

        return run_table(sitting, theme_given())


def _seat_of(first: str, names: Sequence[str]) -> int | None:
    """Return the seat of a name, or None for chance, which a player called so may claim."""
    for seat, name in enumerate(names):
        if same_name(name, first):
            return seat
    if first == RANDOM:
        return None
    known = WORDS.join(names)
    raise click.BadParameter(
        WORDS(sentences.NO_SUCH_PLAYER, name=first, names=known), param_hint="--first"
    )
