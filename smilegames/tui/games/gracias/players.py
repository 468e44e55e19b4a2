"""The players of Gracias at the top of the table: heaps, mice, backs, points, and who thanks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from smilegames.games.gracias import foresight
from smilegames.games.gracias.actions import Share
from smilegames.games.gracias.scoring import PILE
from smilegames.games.gracias.view import View
from smilegames.text.games.gracias import table as said
from smilegames.tui.drawing.glyphs import Glyphs, signed
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import DIM, YOU
from smilegames.tui.games.gracias.heaps import (
    TAIL_AT,
    Heap,
    SeatLine,
    back_marks,
    draw_heads,
    draw_seat,
    fall_mark,
    mice,
)
from smilegames.tui.games.gracias.kinds import KindFace
from smilegames.tui.games.gracias.outlook import Outlook

BACKS_AT, NOW_RIGHT, ALL_RIGHT, SPEECH_AT = TAIL_AT, TAIL_AT + 7, TAIL_AT + 11, TAIL_AT + 12


@dataclass(frozen=True, slots=True)
class Players:
    """What lies before the players, and what a selection would change of it."""

    view: View
    """What everybody sees."""
    outlook: Outlook
    share: Share | None
    """The share that is selected, if it can be done."""
    lit: Sequence[int]
    """The kinds that what is selected is about."""
    faces: Sequence[KindFace]
    glyphs: Glyphs

    @property
    def own(self) -> Sequence[int]:
        """The face-down cards that the reader may see."""
        return self.outlook.view.own or () if self.outlook.peeked else ()


def draw_players(area: Area, players: Players, apart: int) -> None:
    """Draw the heads of the columns and a line for each player, `apart` rows from one another."""
    words = players.outlook.speaker.words
    heads = area.part(0, 0, None, 1)
    legend = words(said.WOULD_DISCARD, mark=fall_mark(players.glyphs))
    draw_heads(heads, players.faces, legend, players.lit)
    heads.put_right(NOW_RIGHT, 0, words(said.POINTS_NOW), DIM)
    heads.put_right(ALL_RIGHT, 0, words(said.POINTS_ALL), DIM)
    if players.share is not None:
        heads.put(SPEECH_AT, 0, words(said.CHANGE), DIM)
    for seat, heaps in enumerate(_heaps(players)):
        line = area.part(0, 1 + apart * seat, None, 1)
        _draw_player(line, players, seat, heaps)
        _draw_speech(line.part(SPEECH_AT, 0), players, seat)


def _heaps(players: Players) -> list[list[Heap]]:
    """Return the heaps by seat, those that the selected share changes marked."""
    view, share = players.view, players.share
    stands = players.outlook.standings(share)
    after = view.areas if share is None else foresight.foresee(view, share).areas
    return [
        [
            Heap(
                number // PILE,
                number % PILE,
                more=players.own.count(kind) if seat == view.to_act else 0,
                most=seat in stands[kind].discarding,
                chosen=number != before[kind],
            )
            for kind, number in enumerate(area)
        ]
        for seat, (area, before) in enumerate(zip(after, view.areas, strict=True))
    ]


def _draw_player(line: Area, players: Players, seat: int, heaps: Sequence[Heap]) -> None:
    view, name = players.view, players.outlook.speaker.name(seat)
    held = mice(seat == view.large, seat == view.small)
    here = SeatLine(str(seat + 1), name, held, heaps, acting=seat == view.to_act)
    draw_seat(line, here, players.faces, players.glyphs)
    line.put(BACKS_AT, 0, back_marks(view.backs[seat], players.glyphs), DIM)
    line.put_right(NOW_RIGHT, 0, str(players.outlook.points[seat]))
    line.put_right(ALL_RIGHT, 0, str(view.totals[seat]), DIM)


def _draw_speech(place: Area, players: Players, seat: int) -> None:
    """Draw the thanks for a gift (GR-16), or what the selected share would change."""
    view, share = players.view, players.share
    last = None if view.sharing is not None or view.just_scored else view.last_share
    if share is not None:
        change = players.outlook.points_after(share)[seat] - players.outlook.points[seat]
        place.put(0, 0, signed(change) if change else "", YOU)
    elif last is not None and last.receiver == seat:
        thanks = players.faces[last.given].ink._replace(bold=True)
        speech = said.GRACIAS_ASCII if players.glyphs.name == "ascii" else said.GRACIAS
        place.put(0, 0, players.outlook.speaker.words(speech), thanks)
