"""The board at the end of a round: the last gift, how the areas lie, who would discard what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from smilegames.core.events import Event
from smilegames.games.gracias.actions import Share
from smilegames.games.gracias.events import Shared, SmallMousePassed
from smilegames.games.gracias.foresight import foresee
from smilegames.games.gracias.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.gracias import sentences
from smilegames.text.games.gracias import table as said
from smilegames.text.games.gracias.sentences import KIND_NAMES
from smilegames.tui.drawing.advice import fitting
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT
from smilegames.tui.drawing.suit_table import draw_suit_table, rows_of
from smilegames.tui.games.gracias.areas import Areas, suits_of
from smilegames.tui.games.gracias.kinds import kind_faces, put_chip
from smilegames.tui.games.gracias.outlook import Outlook

COLUMN, NAME_WIDTH = 76, 11
ROOMY = 28
"""From this many rows on everything stands apart."""


@dataclass(frozen=True)
class RoundOver:
    """Everything that everybody may see of a round once its last gift has been given."""

    speaker: Speaker
    view: View
    """The round's end, before anything is dealt or turned up."""
    gift: Shared
    mouse: str
    """What happens next, in a sentence."""
    is_last: bool
    """True in the round before a session is scored."""

    @property
    def line(self) -> str:
        message = said.LAST_ROUND_LINE if self.is_last else said.ROUND_LINE
        return self.speaker.words(message, round=self.view.round)

    @property
    def where(self) -> str:
        """Where in the match this is."""
        told = {"session": self.view.session, "sessions": self.view.sessions}
        return self.speaker.words(said.WHERE, round=self.view.round, **told)

    def draw(self, area: Area, glyphs: Glyphs) -> None:
        words, view = self.speaker.words, self.view
        apart = 2 if area.height >= ROOMY else 1
        rows = rows_of(len(view.areas), apart)
        top = max(0, (area.height - rows - 9 - 3 * apart) // 2)
        title = words(said.ROUND_OVER, round=view.round, session=view.session)
        area.put_centre(top, title, BOLD)
        area.put_centre(top + apart, sentences.event(self.speaker, self.gift), TEXT)
        faces = kind_faces(glyphs)
        areas = Areas(view, Outlook(view, False, self.speaker), faces, glyphs, gift=self.gift)
        table = area.part(0, top + 2 * apart + 1, None, rows)
        draw_suit_table(table, suits_of(areas), glyphs)
        below = top + 2 * apart + rows + 2
        left = (area.width - COLUMN) // 2
        area.put(left, below, words(said.WOULD_FALL), DIM)
        for kind in range(len(faces)):
            place = area.part(left + kind % 2 * COLUMN // 2, below + 1 + kind // 2, COLUMN // 2, 1)
            self._draw_kind(place, kind, glyphs)
        area.put_centre(below + 4 + apart, self.mouse, TEXT)

    def _draw_kind(self, line: Area, kind: int, glyphs: Glyphs) -> None:
        """Say who would discard a kind."""
        face, stands = kind_faces(glyphs)[kind], self.view.standings[kind]
        put_chip(line, 0, 0, face, self.speaker.words(KIND_NAMES[kind]), glyphs)
        told = said.discarders(self.speaker, stands)
        line.put(NAME_WIDTH + 1, 0, fitting(told, line.width - NAME_WIDTH - 2), TEXT)


def round_over(speaker: Speaker, before: View, gift: Shared, events: Sequence[Event]) -> RoundOver:
    """Return the board of a round that `gift` ended, given the public view before it."""
    share = Share("keep", gift.kept, gift.given, gift.receiver)
    lying = replace(before, areas=foresee(before, share).areas, sharing=None)
    passed = next((event for event in events if isinstance(event, SmallMousePassed)), None)
    if passed is None:
        mouse = speaker.words(said.CALLS_NOW, name=speaker.name(before.large))
    else:
        mouse = sentences.event(speaker, passed)
    return RoundOver(speaker, lying, gift, mouse, is_last=passed is None)
