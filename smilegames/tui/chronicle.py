"""A match's events as sentences, told once per reader and kept."""

from __future__ import annotations

from smilegames.core.match import Match
from smilegames.text.common import tell
from smilegames.text.game_text import GameText, Speaker


class Chronicle:
    """What each reader (None: everybody at the screen) has been told so far."""

    def __init__(self, match: Match, speaker: Speaker, text: GameText) -> None:
        self._match = match
        self._speaker = speaker
        self._text = text
        self._told: dict[int | None, tuple[int, list[str]]] = {}

    def lines(self, reader: int | None) -> list[str]:
        """Return all sentences for a reader, oldest first."""
        upto, told = self._told.get(reader, (0, []))
        if upto < self._match.events:
            told += self._sentences(reader, upto)
            self._told[reader] = (self._match.events, told)
        return told

    def fresh(self, reader: int | None, seat: int | None) -> int:
        """Return how many of the last sentences are newer than the last decision of `seat`."""
        return 0 if seat is None else len(self._sentences(reader, self._match.heard(seat)))

    def before(self, reader: int | None, mark: int) -> list[str]:
        """Return the sentences on the first `mark` events of the match."""
        lines = self.lines(reader)
        return lines[: len(lines) - len(self._sentences(reader, mark))]

    def _sentences(self, reader: int | None, since: int) -> list[str]:
        events = self._match.log(reader, since)
        return [line for event in events if (line := tell(self._speaker, self._text, event))]
