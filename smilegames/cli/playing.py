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
    theme_given,
    theme_option,
)
from smilegames.cli.selection import BAD_INPUT
from smilegames.cli.settling import match_options, settled
from smilegames.cli.speech import WORDS, complain_of, game_name, located, need_terminal
from smilegames.core.game import Game
from smilegames.store import locks
from smilegames.store import sitting as sittings
from smilegames.store.errors import Unusable
from smilegames.store.waiting import newest_unfinished, unfinished
from smilegames.text import cli as sentences
from smilegames.text.faults import fault_text
from smilegames.text.shared import HERE_IS_SHARED, OPTION_HERE, OPTION_SHARED

if TYPE_CHECKING:
    from smilegames.core.record import Header
    from smilegames.store.sitting import Sitting


@click.command(cls=GameCommand, help=WORDS(sentences.PLAY))
@click.argument("game", type=GAME)
@click.option("--players", metavar="NAMES", help=WORDS(sentences.OPTION_PLAYERS))
@match_options
@house_rules_option
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
    header = settled(game, players, seed, options, first, policy, hints=hints)
    need_terminal()
    sitting = _begun(header)
    return BAD_INPUT if sitting is None else _at_table(sitting)


@click.command(help=WORDS(sentences.RESUME))
@click.argument("file", required=False, type=RECORD_FILE)
@click.option("--take-over", is_flag=True, help=WORDS(sentences.OPTION_TAKE_OVER))
@click.option("--shared", is_flag=True, help=WORDS(OPTION_SHARED))
@click.option("--here", metavar="NAMES", help=WORDS(OPTION_HERE))
@theme_option
def resume(file: Path | None, take_over: bool, shared: bool, here: str | None) -> int:
    """Open the table of a match that was begun before."""
    if here is not None and not shared:
        raise click.UsageError(WORDS(HERE_IS_SHARED))
    path = file or _newest(take_over)
    need_terminal()
    if shared:
        return _resume_shared(path, here, take_over=take_over)
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


def _resume_shared(path: Path, here: str | None, *, take_over: bool) -> int:
    """Open a table that others join for a match that waits, and sit down there."""
    from smilegames.cli.shared import seats_here, sit_down
    from smilegames.shared.opening import open_again
    from smilegames.store.record_reading import read_record

    names = seats_here(read_record(path).header, here)
    if take_over:
        locks.take_over(path)
    return sit_down(open_again(path, names, None), names)


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
