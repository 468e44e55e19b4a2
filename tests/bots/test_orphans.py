"""No process of a program goes on thinking when its table is gone."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.terminal.program import ROOT

PATIENCE = 20.0
THINKS = """
from smilegames.bots.apart import end_with_parent
end_with_parent()
print("thinks", flush=True)
while True:
    pass
"""
STARTS = """
import subprocess, sys
process = subprocess.Popen([sys.executable, "-c", sys.argv[1]])
print(process.pid, flush=True)
process.wait()
"""


def is_running(process: int) -> bool:
    try:
        return "State:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except FileNotFoundError:
        return False


def test_a_process_ends_with_the_one_that_started_it() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", STARTS, THINKS], stdout=subprocess.PIPE, text=True, cwd=ROOT
    ) as table:
        assert table.stdout is not None
        said = {table.stdout.readline().strip() for _ in range(2)}
        process = int(next(line for line in said if line.isdecimal()))
        try:
            assert is_running(process)
            table.kill()
            until = time.monotonic() + PATIENCE
            while is_running(process):
                assert time.monotonic() < until
                time.sleep(0.02)
        finally:
            if is_running(process):
                os.kill(process, signal.SIGKILL)
