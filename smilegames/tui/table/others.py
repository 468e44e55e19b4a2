"""Who is at other terminals of the same table: what is said of them, and whose move comes next."""

from __future__ import annotations

from smilegames.core.playing import Elsewhere
from smilegames.core.record import Header
from smilegames.text import shared as said
from smilegames.text import ui
from smilegames.text.game_text import Speaker


class Others:
    """Speaks of a table's other terminals; of none where `elsewhere` is None."""

    def __init__(self, header: Header, elsewhere: Elsewhere | None, speaker: Speaker) -> None:
        self._header = header
        self._elsewhere = elsewhere
        self._speaker = speaker
        self._away = frozenset(elsewhere.away if elsewhere else ())

    def awaited(self, seat: int) -> str:
        """Say for whom everybody here waits."""
        name, words = self._speaker.name(seat), self._speaker.words
        if self._elsewhere is None or self._header.program(seat) is not None:
            return words(ui.THINKS, name=name)
        if seat in self._elsewhere.away:
            return words(said.WAITS_AWAY, name=name)
        return words(said.WAITS, name=name)

    def movements(self) -> str:
        """Say who has come or gone since this was asked last; nothing where nobody has."""
        assert self._elsewhere is not None
        before, self._away = self._away, frozenset(self._elsewhere.away)
        told = []
        for message, seats in ((said.CAME, before - self._away), (said.WENT, self._away - before)):
            if seats:
                names = self._speaker.words.join(list(map(self._speaker.name, sorted(seats))))
                told.append(self._speaker.words(message, n=len(seats), names=names))
        return " ".join(told)

    def where(self) -> str:
        """Say by which code this table is found while there is room, then who is away."""
        if self._elsewhere is None:
            return ""
        words, away = self._speaker.words, sorted(self._elsewhere.away)
        if self._elsewhere.has_room:
            return words(said.TABLE, code=self._elsewhere.code)
        names = words.join([self._speaker.name(seat) for seat in away])
        return words(said.AWAY, names=names) if away else ""
