"""What reports on many games have in common: which games, who watches, a progress bar."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import TypeVar

import click

from smilegames.cli.speech import WORDS
from smilegames.store.set_up import SEED_LIMIT
from smilegames.text import cli as sentences

T = TypeVar("T")

games_option = click.option(
    "--games",
    type=click.IntRange(1, 10_000_000),
    default=100,
    show_default=True,
    help=WORDS(sentences.OPTION_GAMES),
)
first_seed_option = click.option(
    "--seed",
    type=click.IntRange(0, SEED_LIMIT - 1),
    default=0,
    show_default=True,
    help=WORDS(sentences.OPTION_FIRST_SEED),
)


def check_seeds(first: int, games: int) -> None:
    """Make sure that there is a seed for each of so many games. Raises click's error."""
    if first + games > SEED_LIMIT:
        raise click.BadParameter(WORDS(sentences.SEEDS_END, most=SEED_LIMIT - 1))


def watched() -> bool:
    """Tell whether a person reads what is printed as it comes."""
    return sys.stdout is not None and sys.stdout.isatty()


def progress(
    results: Iterator[T], games: int, *, quiet: bool = False
) -> AbstractContextManager[Iterator[T]]:
    """Return the results behind a progress bar, where a person watches one."""
    if quiet or sys.stderr is None or not sys.stderr.isatty():
        return nullcontext(results)
    label = WORDS(sentences.PROGRESS)
    return click.progressbar(results, length=games, label=label, file=sys.stderr)
