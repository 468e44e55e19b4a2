"""Who plays the matches of a contest: this process, all cores, or the machines of a Dask cluster.

Every crew brings the same results, in any order; only the time they take differs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context

from smilegames.bots.contest import Contest, Played, play

MOST_WAITING = 4
"""Matches handed to each process ahead of time."""


def alone(contest: Contest, numbers: Sequence[int]) -> Iterator[Played]:
    """Play here, one match after another."""
    for number in numbers:
        yield play(contest, number)


def on_cores(contest: Contest, numbers: Sequence[int], processes: int) -> Iterator[Played]:
    """Play in several processes of this machine."""
    # Spawned, not forked: a fork would copy whatever threads and terminals the program has.
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        left = iter(numbers)
        waiting: set[Future[Played]] = {
            pool.submit(play, contest, number) for number in islice(left, processes * MOST_WAITING)
        }
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(play, contest, number) for number in islice(left, len(done))}
            for future in done:
                yield future.result()


def on_dask(contest: Contest, numbers: Sequence[int], address: str) -> Iterator[Played]:
    """Play on the workers of a Dask scheduler, which hands a lost worker's matches to others.

    Raises ImportError without the extra `arena`, and OSError where no scheduler answers.
    """
    from distributed import Client, as_completed

    with Client(address) as client:
        futures = client.map(play, [contest] * len(numbers), numbers, pure=False)
        for future in as_completed(futures):
            played: Played = future.result()
            yield played
