"""The final reckoning: sessions side by side, their sums, and what parts those who are level."""

from __future__ import annotations

from dataclasses import dataclass

from smilegames.games.gracias.scoring import reckon, totals, winners
from smilegames.games.gracias.state import Reckoning
from smilegames.text.game_text import Speaker
from smilegames.text.games.gracias import ending
from smilegames.text.games.gracias import table as said
from smilegames.text.games.gracias.sentences import WON, WON_TOGETHER
from smilegames.text.ties import parted
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area, cut, width_of, wrap
from smilegames.tui.drawing.ink import BOLD, DIM, SUNK, TEXT, Ink

NAME_AT, NAME_WIDTH, FIRST_END, ALL_WIDTH = 4, 12, 20, 9
TIES_WIDTH = 72
ROOMY = 26
"""From this many rows on players stand apart."""


@dataclass(frozen=True)
class Reckoned:
    """Everybody's sessions: at first without the last one, in seat order; then all, by place."""

    speaker: Speaker
    reckonings: tuple[Reckoning, ...]
    is_final: bool

    @property
    def line(self) -> str:
        words, speaker = self.speaker.words, self.speaker
        if not self.is_final:
            return words(said.RECKONING_LINE)
        first = winners(self.reckonings)
        return words(WON if len(first) == 1 else WON_TOGETHER, names=speaker.all(first))

    @property
    def told(self) -> tuple[Reckoning, ...]:
        """The sessions that are counted at this step."""
        return self.reckonings if self.is_final else self.reckonings[:-1]

    @property
    def where(self) -> str:
        """Where in the match this is."""
        return self._title()

    def draw(self, area: Area, glyphs: Glyphs) -> None:
        seats = len(self.reckonings[0].points)
        notes = self._notes()
        apart = 2 if area.height >= ROOMY else 1
        used = 4 + apart * seats + len(notes) + bool(notes)
        top = max(0, (area.height - used) // 2)
        area.put_centre(top, self._title(), BOLD)
        width = FIRST_END + self._session_width * len(self.reckonings) + ALL_WIDTH
        table = area.part((area.width - width) // 2, top + 2)
        self._draw_heads(table)
        for row, seat in enumerate(self._order()):
            self._draw_seat(table.part(0, 2 + apart * row, None, apart), seat, glyphs)
        left = (area.width - max(map(width_of, notes), default=0)) // 2
        for y, note in enumerate(notes, top + used - len(notes)):
            area.put(left, y, note, TEXT)

    @property
    def _session_width(self) -> int:
        words = self.speaker.words
        return width_of(words(said.SESSION_HEAD, session=len(self.reckonings))) + 2

    def _title(self) -> str:
        if self.is_final:
            return self.speaker.words(said.RECKONING_LAST)
        return self.speaker.words(said.RECKONING_BEFORE, n=len(self.told))

    def _notes(self) -> list[str]:
        """Tell the ties, each with what parted it (GR-30)."""
        if not self.is_final:
            return []
        breaks = ending.session_breaks(self.reckonings)
        told = [
            *parted(self.speaker, reckon(self.reckonings), breaks),
            *ending.shared_places(self.speaker, self.reckonings),
        ]
        return [line for note in told for line in wrap(note, TIES_WIDTH)]

    def _order(self) -> list[int]:
        seats = range(len(self.reckonings[0].points))
        if not self.is_final:
            return list(seats)
        places = reckon(self.reckonings).places
        return sorted(seats, key=places.__getitem__)

    def _draw_heads(self, table: Area) -> None:
        words, width = self.speaker.words, self._session_width
        for at in range(len(self.reckonings)):
            text = words(said.SESSION_HEAD, session=at + 1)
            ink = DIM if at < len(self.told) else SUNK
            table.put_right(FIRST_END + width * (at + 1), 0, text, ink)
        table.put_right(self._all_end, 0, words(said.IN_ALL), DIM)

    @property
    def _all_end(self) -> int:
        return FIRST_END + self._session_width * len(self.reckonings) + ALL_WIDTH

    def _draw_seat(self, line: Area, seat: int, glyphs: Glyphs) -> None:
        name = cut(self.speaker.name(seat), NAME_WIDTH, glyphs.ellipsis)
        place = reckon(self.reckonings).places[seat] if self.is_final else 0
        ink: Ink = BOLD if place == 1 else TEXT
        if self.is_final:
            line.put(0, 0, glyphs.star if place == 1 else "", ink)
            line.put_right(3, 0, str(place), ink)
        line.put(NAME_AT, 0, name, ink)
        for at, each in enumerate(self.told):
            end = FIRST_END + self._session_width * (at + 1)
            line.put_right(end, 0, str(each.points[seat]), TEXT)
        sums = totals(self.told, len(self.reckonings[0].points))
        line.put_right(self._all_end, 0, str(sums[seat]), BOLD)
        x = NAME_AT
        for each in self.told:
            x = line.put(x, 1, glyphs.full * each.points[seat], DIM) + 1
