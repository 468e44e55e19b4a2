"""Talks nonsense to a shared table: `python -m tests.babble --messages 10000`.

A real process hears lines that are none of ours, halves of such, and messages in good form that
nobody may send: seats of others, versions that never were, words that are wrong. Whoever talks so
is cut off; the match goes on as if nothing had been said.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import socket
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random

from smilegames.core.record import Header
from smilegames.games.registry import games
from smilegames.shared import client, places
from smilegames.shared.opening import open_new
from smilegames.shared.protocol import (
    WIRE,
    Close,
    Decide,
    Free,
    Looked,
    Pong,
    Sit,
    TakeBack,
    Watch,
    spell,
)
from smilegames.store.locks import holder_of
from smilegames.store.set_up import new_header
from tests.support.tables import NAMES
from tests.terminal.player import records
from tests.terminal.program import environment

LINES = 12
"""At most so many to one connection."""
EVERY = 100
"""Messages between two decisions of those who play."""


def message(random: Random) -> bytes:
    """Return something like our lines, whole or not."""
    seat, version = random.randrange(8), random.randrange(40)
    fair = spell(
        random.choice(
            (
                Sit(wire=WIRE, names=(random.choice(NAMES),), word="dafevusi"),
                Sit(wire=WIRE),
                Sit(wire=random.randrange(9)),
                Watch(wire=WIRE),
                Free(wire=WIRE, name=random.choice(NAMES), word="x"),
                Close(wire=WIRE, word=""),
                Decide(number=1, seat=seat, action="take A", version=version),
                Decide(number=1, seat=seat, action="\x00" * 150, version=version),
                TakeBack(number=2, seat=seat, version=version),
                Looked(seat=seat),
                Pong(),
            )
        )
    )
    at = random.randrange(len(fair))
    return random.choice(
        (
            fair,
            fair,
            fair[:at],
            fair[:at] + random.randbytes(4) + fair[at:],
            random.randbytes(random.randrange(400)) + b"\n",
            b"[" * random.randrange(3000) + b"\n",
            b"x" * 70_000,
            fair.replace(b":", b"::"),
        )
    )


def babble(code: str, random: Random) -> int:
    """Talk to a table until it listens no more; return how many messages that were."""
    said = 0
    with places.connect(code, 5) as line:
        line.settimeout(5)
        with contextlib.suppress(OSError):
            for _ in range(random.randint(1, LINES)):
                line.sendall(message(random))
                said += 1
            if random.random() < 0.5:
                line.shutdown(socket.SHUT_WR)
                while line.recv(65536):
                    pass
    return max(said, 1)


def run(messages: int, seed: int) -> str:
    """Say so many, and return a line about it."""
    random, said, decisions = Random(seed), 0, 0
    with tempfile.TemporaryDirectory(prefix="babble-") as folder:
        home = Path(folder)
        os.environ.pop("XDG_RUNTIME_DIR", None)
        os.environ.update(environment(home))
        players = NAMES[:3]
        header: Header = new_header(games()["gracias"], players, seed=seed)
        opened = open_new(header, players, None)
        guest = client.join(opened.code, players, opened.word)
        process = holder_of(records(home)[-1]).pid
        try:
            while said < messages:
                said += babble(opened.code, random)
                if said // EVERY > decisions and (seat := guest.match.to_act) is not None:
                    action = random.choice(guest.match.choices(seat))
                    guest.match.submit(seat, action, guest.match.version)
                    decisions += 1
                guest._receive()
                assert guest.lost is None, guest.lost
            assert set(guest.people.here) == {0, 1, 2}
        finally:
            guest.close()
            os.kill(process, signal.SIGTERM)
    return f"{said:,} messages, {decisions} decisions between them: the table has heard nothing"


def main(arguments: Sequence[str] | None = None) -> int:
    """Babble and report."""
    parser = argparse.ArgumentParser(prog="python -m tests.babble", description=__doc__)
    parser.add_argument("--messages", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    print(run(wanted.messages, wanted.seed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
