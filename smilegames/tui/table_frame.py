"""A whole table on one grid: header, the game's own drawing, news or log, footer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from smilegames.tui.drawing.bars import Key, draw_footer, draw_header, draw_news
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import Tone
from smilegames.tui.log_sheet import LogSheet
from smilegames.tui.table import Table

WIDE = 110
"""From this many columns on the log stands beside the table."""
TABLE_COLUMNS = 80
"""What every table needs, and what the log leaves it."""
LOG_COLUMNS = 38
NEWS_ROWS = 2


@dataclass(frozen=True, slots=True)
class Chrome:
    """Everything round the game's own drawing."""

    name: str
    """The game's name."""
    keys: Sequence[Key]
    lines: Sequence[str]
    """The chronicle, oldest first."""
    log_title: str
    fresh: int = 0
    """How many of the last lines are new to whoever is to act."""
    notice: str = ""
    """Answers the last key, in place of the news."""
    log: LogSheet = field(default_factory=LogSheet)
    """In a narrow window it lies over the table while it is open."""
    quiet: bool = False
    """No news: the table itself tells them."""


def draw_table(area: Area, table: Table, chrome: Chrome) -> None:
    """Draw a table that fills the whole screen."""
    title = table.title()
    wide = chrome.log.beside = area.width >= WIDE
    draw_header(area.part(0, 0, None, 1), chrome.name, title.where, title.turn, title.aside)
    columns = max(TABLE_COLUMNS, area.width - LOG_COLUMNS) if wide else area.width
    body = area.part(0, 1, columns, area.height - 2 - NEWS_ROWS)
    if chrome.log.is_open:
        chrome.log.draw(body.part(1, 1), chrome.log_title, chrome.lines, chrome.fresh)
    else:
        table.paint(body)
    if wide:
        side = area.part(columns, 1, None, area.height - 2)
        side.fill(Tone.PANEL)
        chrome.log.draw(side.part(1, 1), chrome.log_title, chrome.lines, chrome.fresh)
    news = area.part(0, area.height - 1 - NEWS_ROWS, columns, NEWS_ROWS)
    draw_news(news, () if wide or chrome.quiet else chrome.lines, chrome.notice, table.glyphs.here)
    draw_footer(area.part(0, area.height - 1, None, 1), chrome.keys)
