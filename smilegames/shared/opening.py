"""Opens a table: orders a process for it that outlives the terminal, and hears what it says."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from pydantic import BaseModel, ConfigDict, ValidationError

from smilegames.core.errors import Fault
from smilegames.core.record import Header, Strength
from smilegames.store.errors import Unusable

if TYPE_CHECKING:
    from smilegames.shared.host import Host

SECONDS = 30.0
"""How long a table may take to open on a slow machine."""


class Order(BaseModel):
    """What to open: a match that begins, by the first line of its record, or one that waits."""

    model_config = ConfigDict(extra="forbid")

    header: str | None = None
    record: Path | None = None
    here: tuple[str, ...] = ()
    """The players whose seats are kept for whoever opens the table."""
    absent: Strength | None = None


class Opened(NamedTuple):
    """A table that stands."""

    code: str
    word: str
    """Takes the seats that were kept, and ends the table."""


class _Said(BaseModel):
    code: str = ""
    word: str = ""
    faults: list[dict[str, Any]] = []
    path: Path | None = None


def open_new(header: Header, here: tuple[str, ...], absent: Strength | None) -> Opened:
    """Begin a match at a shared table. Raises Unusable where that can't be done."""
    from smilegames.store.record_lines import header_line

    return _ordered(Order(header=header_line(header).decode(), here=here, absent=absent))


def open_again(record: Path, here: tuple[str, ...], absent: Strength | None) -> Opened:
    """Go on with a match at a shared table. Raises Unusable."""
    return _ordered(Order(record=record.absolute(), here=here, absent=absent))


def open_host(order: Order) -> tuple[Host, str]:
    """Open what is ordered, in this process; return it with the word of whoever opened it.

    Raises Unusable; then nothing is left behind.
    """
    from smilegames.shared import places
    from smilegames.shared.chairs import TurnedAway
    from smilegames.shared.host import Host
    from smilegames.store import sitting as sittings
    from smilegames.store.locks import hold_table
    from smilegames.store.record_lines import read_header

    with contextlib.ExitStack() as stack:
        door = places.listen(places.folders()[0])
        stack.callback(door.close)
        hold_table(door.code)
        if order.record is not None:
            sitting = sittings.resume(order.record)
        else:
            assert order.header is not None
            sitting = sittings.begin(read_header(order.header.encode()))
        stack.callback(sitting.close)
        host = Host(sitting, door, absent=order.absent)
        try:
            word = host.table.keep_seats(order.here, os.getuid())
        except TurnedAway as away:
            raise Unusable([Fault("", f"table_{away.code}", away.params)]) from away
        stack.pop_all()
    return host, word


def _ordered(order: Order) -> Opened:
    # `-P`: no module of the folder that we happen to be in.
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", "smilegames.shared"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        answer, _ = process.communicate(order.model_dump_json().encode() + b"\n", SECONDS)
        said = _Said.model_validate_json(answer)
    except (subprocess.TimeoutExpired, ValidationError) as error:
        process.kill()
        raise Unusable([Fault("", "table_unopened")]) from error
    if said.faults:
        raise Unusable([Fault(**fault) for fault in said.faults], said.path)
    return Opened(said.code, said.word)
