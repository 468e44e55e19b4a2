"""How commands read a record, and whose eyes they are asked to look at it with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from smilegames.cli.speech import WORDS, complain, located
from smilegames.core.replayed import OPEN, PUBLIC, Eyes
from smilegames.store.names import same_name
from smilegames.text import cli as sentences

if TYPE_CHECKING:
    from smilegames.core.errors import Fault
    from smilegames.core.record import Header
    from smilegames.store.record_reading import Loaded

Command = TypeVar("Command", bound=Callable[..., Any])

seat_option = click.option("--seat", metavar="NAME", help=WORDS(sentences.OPTION_SEAT))
public_option = click.option("--public", is_flag=True, help=WORDS(sentences.OPTION_PUBLIC))
open_option = click.option("--open", "open_", is_flag=True, help=WORDS(sentences.OPTION_OPEN))


def eyes_options(command: Command) -> Command:
    """Add `--seat`, `--public` and `--open` to a command."""
    return seat_option(public_option(open_option(command)))


def read(file: Path) -> Loaded:
    """Read a record and say what there is to say of it. Raises Unusable."""
    from smilegames.store.record_reading import read_record

    loaded = read_record(file)
    for notice in loaded.notices:
        complain_of_notice(notice, file)
    return loaded


def complain_of_notice(notice: Fault, file: Path) -> None:
    """Say what reading a file had to leave out."""
    from smilegames.text.faults import fault_text

    complain(located(fault_text(WORDS, notice), file))


def seat_of(name: str, header: Header) -> int:
    """Return the seat of a player. Raises click's error for a name that does not play."""
    for seat, player in enumerate(header.names):
        if same_name(player, name):
            return seat
    known = WORDS.join(header.names)
    raise click.BadParameter(
        WORDS(sentences.NO_SUCH_PLAYER, name=name, names=known), param_hint="--seat"
    )


def eyes_given(loaded: Loaded, seat: str | None, *, public: bool, open_: bool) -> Eyes | None:
    """Return whose eyes the options ask for, or None where they don't say.

    Raises click's error for more than one, and for `--open` while the match goes on.
    """
    if (seat is not None) + public + open_ > 1:
        raise click.UsageError(WORDS(sentences.ONE_PAIR_OF_EYES))
    if open_ and loaded.match.outcome is None:
        raise click.UsageError(WORDS(sentences.NOT_OPEN_YET))
    if seat is not None:
        return Eyes(seat_of(seat, loaded.header))
    return OPEN if open_ else PUBLIC if public else None
