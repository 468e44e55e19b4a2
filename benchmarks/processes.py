"""What the system says of a running process (Linux only)."""

from __future__ import annotations

from pathlib import Path


def known() -> bool:
    """Return whether this system tells."""
    return Path("/proc/self/status").exists() and Path("/proc/self/schedstat").exists()


def peak_memory(process: int) -> float:
    """Return the most memory a process ever held, in MiB."""
    return _status(process, "VmHWM")


def memory(process: int) -> float:
    """Return the memory that a process holds now, in MiB."""
    return _status(process, "VmRSS")


def processor_time(process: int) -> float:
    """Return how long a process has had a processor, all threads, in milliseconds."""
    threads = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e6


def _status(process: int, name: str) -> float:
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith(f"{name}:"):
            return int(line.split()[1]) / 1024
    raise LookupError(name)
