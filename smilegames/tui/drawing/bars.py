"""The lines that frame every screen: header, footer with keys, and the log."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from smilegames.tui.drawing.grid import Area, cut, width_of, wrap
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, YOU, Ink, Tone


class Key(NamedTuple):
    """A key in the footer."""

    printed: str
    label: str
    target: Hashable = None
    """What a press of the mouse on it stands for; None for nothing."""


def draw_header(
    area: Area, name: str, where: str, turn: str, aside: str, done: float = 0.0
) -> None:
    """Draw the header line: the game, where in it we are, whose turn it is, and an aside.

    `done`: how much of it is lit, 0 to 1.
    """
    area.part(0, 0, round(area.width * done)).fill(Tone.LIT)
    x = area.put(1, 0, name.upper(), YOU)
    x = area.put(x + 2, 0, where, TEXT)
    x = max(x + 3, 30)
    end = area.put_right(area.width - 1, 0, aside, DIM) - 2 if aside else area.width - 1
    area.put(x, 0, cut(turn, end - x), BOLD)


def draw_footer(area: Area, keys: Sequence[Key]) -> None:
    """Draw the keys that work now; where room is short, those before the last two give way.

    The last two lead out: help and pause are always there.
    """
    x = 1
    for printed, label, target in _fitting(keys, area.width - 2):
        if target is not None:
            area.part(x, 0, width_of(printed) + 1 + width_of(label), 1).hit(target)
        x = area.put(x, 0, printed, YOU)
        x = area.put(x + 1, 0, label, TEXT) + 2


def _fitting(keys: Sequence[Key], room: int) -> list[Key]:
    """Return the keys that fit into so many columns, two between each and the next."""
    kept = list(keys)
    while len(kept) > 1 and sum(map(_width, kept)) - 2 > room:
        del kept[-3 if len(kept) > 2 else -1]
    return kept


def _width(key: Key) -> int:
    return width_of(key.printed) + 1 + width_of(key.label) + 2


def draw_log(
    area: Area, title: str, lines: Sequence[str], fresh: int, scroll: int, mark: str
) -> int:
    """Draw the end of a log, `scroll` rows up from the newest; `mark` signs the last `fresh` lines.

    Returns how far up it really is: the beginning is the end of scrolling.
    """
    area.put(1, 0, title, DIM)
    rows: list[tuple[str, str, Ink]] = []
    for number, line in enumerate(lines):
        is_fresh = number >= len(lines) - fresh
        ink = TEXT if is_fresh else DIM
        head, *rest = wrap(line, area.width - 4)
        rows.append((mark if is_fresh else "", head, ink))
        rows.extend(("", f"  {part}", ink) for part in rest)
    room = area.height - 2
    scroll = min(scroll, max(0, len(rows) - room))
    last = len(rows) - scroll
    for y, (sign, text, ink) in enumerate(rows[max(0, last - room) : last], 2):
        area.put(0, y, sign, TEXT)
        area.put(2, y, text, ink)
    return scroll


def draw_beyond(area: Area, above: int, below: int) -> None:
    """Write at the right of an area's first row how many lines find no room above and below."""
    counts = [f"{arrow}{lines}" for arrow, lines in (("↑", above), ("↓", below)) if lines > 0]
    area.put_right(area.width, 0, " ".join(counts), DIM)
