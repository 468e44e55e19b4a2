"""A contest on the workers of a Dask scheduler, one of which is lost on the way."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from smilegames.bots import crews
from smilegames.bots.contest import Played
from tests.bots.test_contest import CONTEST, timeless

pytest.importorskip("distributed", reason="needs the extra `arena`")

ROOT = Path(__file__).parents[2]
NUMBERS = range(40)


@contextmanager
def running(module: str, *words: str, folder: Path) -> Iterator[subprocess.Popen[str]]:
    """Run one of Dask's programs; on leaving, the process that was started here is ended."""
    program = subprocess.Popen(
        [sys.executable, "-m", module, *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield program
    finally:
        program.kill()
        program.communicate()


def address_of(scheduler: subprocess.Popen[str]) -> str:
    """Return where a scheduler says that it listens."""
    assert scheduler.stderr is not None
    for line in scheduler.stderr:
        if "Scheduler at:" in line:
            return line.split("Scheduler at:")[1].strip()
    raise AssertionError("the scheduler has ended")


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[str]]]]:
    """A scheduler and two workers on the loopback address."""
    with ExitStack() as stack:
        scheduler = stack.enter_context(
            running(
                "distributed.cli.dask_scheduler",
                *("--host", "127.0.0.1", "--port", "0", "--no-dashboard"),
                folder=tmp_path,
            )
        )
        address = address_of(scheduler)
        workers = [
            stack.enter_context(
                running(
                    "distributed.cli.dask_worker",
                    *(address, "--no-nanny", "--nthreads", "1", "--no-dashboard"),
                    folder=tmp_path,
                )
            )
            for _ in range(2)
        ]
        yield address, workers


def test_a_lost_worker_costs_time_and_no_match(
    cluster: tuple[str, list[subprocess.Popen[str]]],
) -> None:
    """And the seed decides there what it decides here."""
    from distributed import Client

    address, workers = cluster
    with Client(address) as client:
        client.wait_for_workers(2)
    played: list[Played] = []
    for match in crews.on_dask(CONTEST, NUMBERS, address):
        if not played:
            workers[0].send_signal(signal.SIGKILL)
        played.append(match)
    assert workers[0].wait() == -signal.SIGKILL
    assert workers[1].poll() is None
    assert timeless(played) == timeless(list(crews.alone(CONTEST, NUMBERS)))


def test_where_no_scheduler_answers() -> None:
    import dask

    with (
        dask.config.set({"distributed.comm.timeouts.connect": "1s"}),
        pytest.raises(OSError, match="Timed out"),
    ):
        next(crews.on_dask(CONTEST, NUMBERS, "tcp://127.0.0.1:9"))
