"""What reports on many games have in common: who watches, and a progress bar."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import TypeVar

import click

from smilegames.cli.speech import WORDS
from smilegames.text import cli as sentences

T = TypeVar("T")


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
