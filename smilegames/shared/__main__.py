"""Runs a table in a process of its own; `opening` starts it and tells it what to open."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict

from smilegames.shared.opening import Order, open_host
from smilegames.store.errors import Unusable


def main() -> None:
    """Open the table that standard input orders, say so on standard output, and serve it.

    The process that was started ends at once: the one that serves belongs to no terminal.
    """
    order = Order.model_validate_json(sys.stdin.readline())
    if os.fork():
        os._exit(0)
    os.chdir("/")
    try:
        host, word = open_host(order)
    except Unusable as error:
        path = None if error.path is None else os.fspath(error.path)
        said = {"faults": [asdict(fault) for fault in error.faults], "path": path}
        print(json.dumps(said, default=str), flush=True)
        return
    print(json.dumps({"code": host.table.code, "word": word}), flush=True)
    # Whoever opened the table waits until nothing more can come.
    null = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(null, stream)
    from smilegames.shared.host import serve

    serve(host)


if __name__ == "__main__":
    main()
