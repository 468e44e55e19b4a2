"""What tests of the set-up form share."""

from __future__ import annotations

from smilegames.core.record import Header
from smilegames.store.config import SetUp
from tests.tui.evening import NAMES, Evening

THREE = {"smile": SetUp(NAMES[:3])}


def header(person: Evening) -> Header:
    return person.sitting.header


def value(person: Evening, label: str) -> str:
    """Return what stands on a line of the form."""
    line = next(line for line in person.shown.split("\n") if label in line)
    return line.partition(label)[2].strip(" ‹›▸")


async def go_to(person: Evening, label: str) -> None:
    """Go down until a line is the one chosen."""
    for _ in range(20):
        if any(line.strip().startswith(f"▸ {label}") for line in person.shown.split("\n")):
            return
        await person.press("down")
    raise AssertionError(f"no line {label}\n{person.shown}")


async def sit_in(person: Evening, chair: int) -> None:
    """Go to the end of a chair's name (0-based)."""
    await go_to(person, f"Seat {chair + 1}")
