"""The scoring of a session of Gracias, told step by step: turned up, piled, called, counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from smilegames.games.gracias.scoring import PILE, Standing, piles, standings, totals
from smilegames.games.gracias.state import Reckoning
from smilegames.games.gracias.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.gracias import table as said
from smilegames.text.games.gracias.sentences import KIND_NAMES, LOOSE, PILES
from smilegames.tui.drawing.card import AT_REST, CardFace, draw_card
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area, cut, width_of
from smilegames.tui.drawing.ink import BOLD, DIM, SUNK, TEXT, YOU, Ink
from smilegames.tui.games.gracias.heaps import (
    NAME_WIDTH,
    TAIL_AT,
    Heap,
    SeatLine,
    draw_heads,
    draw_seat,
    fall_mark,
    mice,
)
from smilegames.tui.games.gracias.kinds import KindFace, put_chip
from smilegames.tui.games.gracias.outlook import fitting

TURNED, PILED, FIRST_CALL = 0, 1, 2
LEFT = FIRST_CALL + len(KIND_NAMES)
"""The last step: what stays is counted."""
CHIP_WIDTH, CARD_WIDTH, CARD_ROWS = 11, 11, 7
SESSION_AT, SESSION_WIDTH = TAIL_AT + 1, 3


@dataclass(frozen=True, slots=True)
class Scene:
    """A scored session, told up to a step."""

    view: View
    session: int
    """From 1."""
    step: int
    speaker: Speaker
    glyphs: Glyphs
    faces: Sequence[KindFace]

    @property
    def reckoning(self) -> Reckoning:
        """The session's cards and points."""
        return self.view.reckonings[self.session - 1]

    @property
    def called(self) -> tuple[Standing, ...]:
        """How the kinds stand once everything is turned up."""
        return standings(self.reckoning.areas)

    @property
    def caller(self) -> int:
        """The seat that held the large mouse: it goes left with every session (GR-24)."""
        return (self.view.large - self.view.session + self.session) % len(self.view.areas)

    @property
    def call(self) -> int | None:
        """The kind that is called at this step."""
        return self.step - FIRST_CALL if FIRST_CALL <= self.step < LEFT else None


def draw_scoring(area: Area, scene: Scene, apart: int) -> None:
    """Draw the board: players' heaps and points above, what happens below, all steps at the foot.

    Players stand `apart` rows from one another.
    """
    seats = len(scene.view.areas)
    legend = scene.speaker.words(said.BOARD_LEGEND, mark=fall_mark(scene.glyphs))
    lit = () if scene.call is None else (scene.call,)
    top = 0 if apart == 1 else 1
    heads = area.part(0, top, None, 1)
    draw_heads(heads, scene.faces, legend if scene.step >= FIRST_CALL else "", lit)
    _draw_session_heads(heads, scene)
    for seat in range(seats):
        line = area.part(0, top + 1 + apart * seat, None, 1)
        draw_seat(line, _seat_line(scene, seat), scene.faces, scene.glyphs)
        _draw_points(line, scene, seat)
    below = top + 1 + apart * seats
    area.rule(below, scene.glyphs.rule)
    foot = area.height - (2 if apart == 1 else 4)
    _draw_story(area.part(3, below + apart, area.width - 4, foot - below - 1), scene, apart)
    area.rule(foot - (0 if apart == 1 else 1), scene.glyphs.rule)
    _draw_steps(area.part(3, area.height - apart, area.width - 4, 1), scene)


def _seat_line(scene: Scene, seat: int) -> SeatLine:
    large = mice(seat == scene.caller, False)
    heaps = [_heap(scene, seat, kind) for kind in range(len(scene.faces))]
    return SeatLine(str(seat + 1), scene.speaker.name(seat), large, heaps)


def _heap(scene: Scene, seat: int, kind: int) -> Heap:
    number = scene.reckoning.areas[seat][kind]
    if scene.step == TURNED:
        up = scene.reckoning.turned_up[seat].count(kind)
        return Heap(loose=number - up, more=up)
    falls = seat in scene.called[kind].discarding and scene.step >= FIRST_CALL + kind
    gone = falls and scene.step > FIRST_CALL + kind
    return Heap(number // PILE, number % PILE, most=falls, gone=gone)


def _draw_session_heads(line: Area, scene: Scene) -> None:
    for session in range(1, scene.view.sessions + 1):
        ink = BOLD if session == scene.session else DIM
        line.put_right(_session_right(session), 0, str(session), ink)
    line.put_right(_all_right(scene), 0, scene.speaker.words(said.POINTS_ALL), DIM)


def _draw_points(line: Area, scene: Scene, seat: int) -> None:
    """Write the points of every session told so far, and their sum."""
    told = []
    for session, reckoning in enumerate(scene.view.reckonings, start=1):
        if session != scene.session or scene.step == LEFT:
            told.append(reckoning)
            ink = BOLD if session == scene.session else DIM
            line.put_right(_session_right(session), 0, str(reckoning.points[seat]), ink)
    sums = totals(told, len(scene.view.areas))
    ahead = bool(told) and sums[seat] == max(sums)
    line.put_right(_all_right(scene), 0, str(sums[seat]), BOLD if ahead else TEXT)


def _session_right(session: int) -> int:
    return SESSION_AT + SESSION_WIDTH * session


def _all_right(scene: Scene) -> int:
    return _session_right(scene.view.sessions) + 5


def _draw_story(area: Area, scene: Scene, apart: int) -> None:
    title, about = _heading(scene)
    area.put(0, 0, scene.speaker.words(said.BOARD_TITLE, session=scene.session, step=title), BOLD)
    area.put(0, 1, about, DIM)
    lines = area.part(0, 1 + apart)
    if scene.step in (TURNED, PILED):
        _draw_cards(lines, scene)
    elif scene.step < LEFT:
        beside = area.part(area.width - CARD_WIDTH, 0, CARD_WIDTH, CARD_ROWS)
        _draw_called(beside, scene.faces[scene.step - FIRST_CALL], scene.glyphs)
        for kind in range(scene.step - FIRST_CALL + 1):
            _draw_call(lines.part(0, kind, area.width - CARD_WIDTH - 1, 1), scene, kind)
    else:
        for seat in range(len(scene.view.areas)):
            _draw_left(lines.part(0, seat, None, 1), scene, seat)


def _heading(scene: Scene) -> tuple[str, str]:
    words = scene.speaker.words
    if scene.call is not None:
        kind = words(KIND_NAMES[scene.call])
        caller = scene.speaker.name(scene.caller)
        return words(said.TITLE_CALLED, name=caller, kind=kind), words(said.ABOUT_CALLED)
    return {
        TURNED: (words(said.TITLE_TURNED), words(said.ABOUT_TURNED)),
        PILED: (words(said.TITLE_PILES), words(said.ABOUT_PILES)),
        LEFT: (words(said.TITLE_LEFT), words(said.ABOUT_LEFT)),
    }[scene.step]


def _draw_cards(area: Area, scene: Scene) -> None:
    """Draw the cards that each player turns up, or the piles that each makes."""
    seats = range(len(scene.view.areas))
    shown = {seat: list(_cards(scene, seat)) for seat in seats}
    listed = [seat for seat in seats if shown[seat]]
    if not listed:
        area.put(0, 0, scene.speaker.words(said.NO_PILES))
    for y, seat in enumerate(listed):
        area.put(0, y, cut(scene.speaker.name(seat), NAME_WIDTH))
        x = NAME_WIDTH + 2
        for kind, mark in shown[seat]:
            name = f"{scene.speaker.words(KIND_NAMES[kind])} {mark}".rstrip()
            end = put_chip(area, x, y, scene.faces[kind], name, scene.glyphs)
            x = max(end + 1, x + CHIP_WIDTH)


def _cards(scene: Scene, seat: int) -> Iterator[tuple[int, str]]:
    if scene.step == TURNED:
        yield from ((kind, "") for kind in scene.reckoning.turned_up[seat])
        return
    for kind, number in enumerate(scene.reckoning.areas[seat]):
        if number >= PILE:
            yield kind, scene.glyphs.full * (number // PILE)


def _draw_called(area: Area, face: KindFace, glyphs: Glyphs) -> None:
    draw_card(area, CardFace(face.letter, "", face.tone, face.picture), AT_REST, glyphs)


def _draw_call(line: Area, scene: Scene, kind: int) -> None:
    """Say who discards a kind, its number of players in place of too many names."""
    speaker, stands = scene.speaker, scene.called[kind]
    name = speaker.words(KIND_NAMES[kind])
    put_chip(line, 0, 0, scene.faces[kind], name, scene.glyphs)
    tell = partial(said.called, speaker, kind, stands)
    text = fitting(tell, line.width - NAME_WIDTH, scene.glyphs.ellipsis)
    ink = BOLD if kind == scene.call else TEXT
    line.put(NAME_WIDTH, 0, text, ink if stands.most else DIM)


def _draw_left(line: Area, scene: Scene, seat: int) -> None:
    words, points = scene.speaker.words, scene.reckoning.points[seat]
    heaps = piles(scene.reckoning.areas[seat])
    sums = totals(scene.view.reckonings[: scene.session], len(scene.view.areas))
    ahead = sums[seat] == max(sums)
    line.put(0, 0, cut(scene.speaker.name(seat), NAME_WIDTH), BOLD if ahead else TEXT)
    counted = [words(PILES, n=heaps)] * bool(heaps) + [words(LOOSE, n=points - heaps)]
    line.put(NAME_WIDTH + 2, 0, words.join(counted), DIM)
    score = words(said.POINTS_OF, n=points, total=sums[seat])
    x = line.put(NAME_WIDTH + 28, 0, score, BOLD if ahead else TEXT)
    if ahead:
        line.put(x + 2, 0, scene.glyphs.star, BOLD)


def _draw_steps(line: Area, scene: Scene) -> None:
    """Draw all steps, the one shown amber, those to come sunk; each can be pressed."""
    words = scene.speaker.words
    letters = [face.letter for face in scene.faces]
    labels = [words(said.STEP_TURNED), words(said.STEP_PILES), *letters, words(said.STEP_LEFT)]
    x = 0
    for step, label in enumerate(labels):
        ink: Ink = YOU if step == scene.step else TEXT if step < scene.step else SUNK
        line.part(x, 0, width_of(label), 1).hit(("step", step))
        x = line.put(x, 0, label, ink)
        if step < LEFT:
            x = line.put(x + 1, 0, scene.glyphs.dot, DIM) + 1
