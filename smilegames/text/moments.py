"""Moments of records as people say them."""

from __future__ import annotations

from datetime import UTC, datetime

from smilegames.text import ui
from smilegames.text.words import Words

_DAYS_TOLD = 300
"""Days within which the year need not be said."""


def since(words: Words, started: str) -> str:
    """Say when something began (ISO 8601 in UTC): the time of today, yesterday, or the date."""
    try:
        then = datetime.fromisoformat(started).astimezone()
    except (OverflowError, ValueError):  # The first and last days have no morrow elsewhere.
        return started[:10]
    days = (datetime.now(UTC).astimezone().date() - then.date()).days
    if days == 0:
        return f"{then:%H:%M}"
    if days == 1:
        return words(ui.YESTERDAY)
    return f"{then:%m-%d}" if 0 < days < _DAYS_TOLD else then.date().isoformat()
