"""A match's events as sentences, told once per reader and kept, as far back as one may look."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.core.events import Event
from smilegames.core.playing import Playing
from smilegames.text.common import tell_all
from smilegames.text.game_text import GameText, Speaker


class Chronicle:
    """What each reader (None: everybody at the screen) has been told so far.

    With `whole`, the log reaches back to the beginning at any time (a table of friends who don't
    mind); else as far as the rules let people remember.
    """

    def __init__(
        self, match: Playing, speaker: Speaker, text: GameText, *, whole: bool = False
    ) -> None:
        self._match = match
        self._speaker = speaker
        self._text = text
        self._whole = whole
        self._told: dict[int | None, tuple[int, int, tuple[str, ...]]] = {}
        """By reader: events told from and upto, and the sentences."""

    def lines(self, reader: int | None) -> tuple[str, ...]:
        """Return the sentences that a reader may look up, oldest first.

        While the match is on they reach back as far as the rules say (SM-05, MT-17, MO-31).
        """
        begin = 0 if self._whole else self._match.reach(reader)
        known, upto, told = self._told.get(reader, (begin, begin, ()))
        if known != begin or upto > self._match.events:
            upto, told = begin, ()
        if upto < self._match.events:
            told += self.since(reader, upto)
        self._told[reader] = (begin, self._match.events, told)
        return told

    def is_whole(self, reader: int | None) -> bool:
        """Return whether `lines` reach back to the beginning."""
        return self._whole or self._match.reach(reader) == 0

    def since(self, reader: int | None, mark: int) -> tuple[str, ...]:
        """Return the sentences on what has happened from event number `mark` on."""
        return self.tell(self._match.log(reader, mark))

    def fresh(self, reader: int | None, seat: int | None) -> int:
        """Return how many of the last sentences are newer than the last decision of `seat`."""
        return 0 if seat is None else len(self.since(reader, self._match.heard(seat)))

    def tell(self, events: Sequence[Event]) -> tuple[str, ...]:
        """Return the sentences on some events, as their reader may know them."""
        return tuple(tell_all(self._speaker, self._text, events))
