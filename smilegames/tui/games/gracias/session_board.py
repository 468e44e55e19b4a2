"""The scoring of a session of Gracias, told step by step: turned up, piled, called, counted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from smilegames.games.gracias.scoring import PILE, Standing, piles, standings, totals
from smilegames.games.gracias.state import Reckoning
from smilegames.text.game_text import Speaker
from smilegames.text.games.gracias import table as said
from smilegames.text.games.gracias.sentences import KIND_NAMES, LOOSE, PILES
from smilegames.tui.drawing.advice import fitting
from smilegames.tui.drawing.card import AT_REST, draw_card
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area, cut
from smilegames.tui.drawing.ink import BOLD, DIM, SUNK, TEXT, YOU, Ink
from smilegames.tui.drawing.suit_table import (
    PICTURE_ROWS,
    Heap,
    SuitLine,
    Suits,
    Tail,
    draw_suit_table,
    is_tall,
    rows_of,
)
from smilegames.tui.games.gracias.areas import (
    fall_mark,
    heads_of,
    heap_ink,
    heap_text,
    mice,
    pile_marks,
)
from smilegames.tui.games.gracias.kinds import kind_faces, put_chip

TURNED, PILED, FIRST_CALL = 0, 1, 2
LEFT = FIRST_CALL + len(KIND_NAMES)
"""The last step: what stays is counted."""
COLUMN, NAME_WIDTH = 76, 12
CHIP_WIDTH, CARD_WIDTH, CARD_ROWS = 12, 13, 7
SESSION_WIDTH = 3
STORY_ROWS = 9
"""Title, explanation, and a line for each player or kind, one to spare."""
ROOMY = 30
"""From this many rows on everything stands apart."""


@dataclass(frozen=True)
class SessionStep:
    """A scored session, told up to a step."""

    speaker: Speaker
    reckonings: tuple[Reckoning, ...]
    """The sessions scored so far, the one that is told last."""
    sessions: int
    """How many are played."""
    caller: int
    """The seat that held the large mouse."""
    step: int

    @property
    def session(self) -> int:
        """The number of the session that is told, from 1."""
        return len(self.reckonings)

    @property
    def reckoning(self) -> Reckoning:
        """The session's cards and points."""
        return self.reckonings[-1]

    @property
    def called(self) -> tuple[Standing, ...]:
        """How the kinds stand once everything is turned up."""
        return standings(self.reckoning.areas)

    @property
    def call(self) -> int | None:
        """The kind that is called at this step."""
        return self.step - FIRST_CALL if FIRST_CALL <= self.step < LEFT else None

    @property
    def line(self) -> str:
        words = self.speaker.words
        if self.call is not None:
            name = self.speaker.name(self.caller)
            called = words(said.TITLE_CALLED, name=name, kind=words(KIND_NAMES[self.call]))
            return words(said.CALLED_LINE, called=called, about=words(said.ABOUT_CALLED))
        return words(
            {TURNED: said.ABOUT_TURNED, PILED: said.ABOUT_PILES, LEFT: said.ABOUT_LEFT}[self.step]
        )

    @property
    def where(self) -> str:
        """Where in the match this is."""
        return self.speaker.words(said.WHERE_SCORED, session=self.session, sessions=self.sessions)

    def draw(self, area: Area, glyphs: Glyphs) -> None:
        seats = len(self.reckoning.areas)
        apart = 2 if area.height >= ROOMY + seats else 1
        rows = rows_of(seats, apart)
        if apart == 2 and is_tall(area.width, len(KIND_NAMES)):
            free = area.height - rows - STORY_ROWS - 2 * apart - 4
            rows += PICTURE_ROWS if free >= PICTURE_ROWS else 0
        used = rows + STORY_ROWS + 3 * apart
        top = max(0, (area.height - used) // 2)
        draw_suit_table(area.part(0, top, None, rows), _suits(self, glyphs), glyphs)
        area.rule(top + rows, glyphs.rule)
        left, below = (area.width - COLUMN) // 2, top + rows + apart
        _draw_story(area.part(left, below, COLUMN, STORY_ROWS), self, glyphs)
        area.rule(below + STORY_ROWS, glyphs.rule)
        _draw_steps(area.part(left, below + STORY_ROWS + apart, COLUMN, 1), self, glyphs)


def _suits(told: SessionStep, glyphs: Glyphs) -> Suits:
    """Return the areas as they lie at this step, with the points of all sessions."""
    words = told.speaker.words
    legend = words(said.BOARD_LEGEND, mark=fall_mark(glyphs)) if told.step >= FIRST_CALL else ""
    lit = () if told.call is None else (told.call,)
    heads = [
        Tail(SESSION_WIDTH * session, str(session), BOLD if session == told.session else DIM, True)
        for session in range(1, told.sessions + 1)
    ]
    heads.append(Tail(_all_end(told), words(said.POINTS_ALL), DIM, ends=True))
    return Suits(
        legend=legend,
        heads=heads_of(kind_faces(glyphs), lit),
        tails=tuple(heads),
        lines=tuple(_line(told, seat, glyphs) for seat in range(len(told.reckoning.areas))),
    )


def _line(told: SessionStep, seat: int, glyphs: Glyphs) -> SuitLine:
    return SuitLine(
        number=str(seat + 1),
        name=told.speaker.name(seat),
        heaps=tuple(_heap(told, seat, kind, glyphs) for kind in range(len(KIND_NAMES))),
        signs=mice(large=seat == told.caller, small=False),
        tails=_points(told, seat),
    )


def _heap(told: SessionStep, seat: int, kind: int, glyphs: Glyphs) -> Heap:
    face, number = kind_faces(glyphs)[kind], told.reckoning.areas[seat][kind]
    if told.step == TURNED:
        up = told.reckoning.turned_up[seat].count(kind)
        lay = number - up
        text = str(lay) if lay else "" if up else glyphs.dot
        return Heap(text, heap_ink(face, lay, strong=False), more=f"+{up}" if up else "")
    falls = seat in told.called[kind].discarding and told.step >= FIRST_CALL + kind
    gone = falls and told.step > FIRST_CALL + kind
    return Heap(
        text=heap_text(number, glyphs),
        ink=SUNK if gone else heap_ink(face, number, strong=falls),
        sign=fall_mark(glyphs) if falls else "",
        sign_ink=SUNK if gone else BOLD,
    )


def _points(told: SessionStep, seat: int) -> tuple[Tail, ...]:
    """Return the points of every session told so far, and their sum."""
    counted = told.reckonings if told.step == LEFT else told.reckonings[:-1]
    sums = totals(counted, len(told.reckoning.areas))
    ahead = bool(counted) and sums[seat] == max(sums)
    points = [
        Tail(
            SESSION_WIDTH * session,
            str(each.points[seat]),
            BOLD if session == told.session else DIM,
            ends=True,
        )
        for session, each in enumerate(counted, start=1)
    ]
    total = Tail(_all_end(told), str(sums[seat]), BOLD if ahead else TEXT, ends=True)
    return (*points, total)


def _all_end(told: SessionStep) -> int:
    return SESSION_WIDTH * told.sessions + 5


def _draw_story(area: Area, told: SessionStep, glyphs: Glyphs) -> None:
    words = told.speaker.words
    title = words(said.BOARD_TITLE, session=told.session, step=_title(told))
    area.put(0, 0, title, BOLD)
    lines = area.part(0, 2)
    if told.step in (TURNED, PILED):
        _draw_cards(lines, told, glyphs)
    elif told.call is not None:
        beside = area.part(area.width - CARD_WIDTH, 0, CARD_WIDTH, CARD_ROWS)
        name = words(KIND_NAMES[told.call])
        draw_card(beside, kind_faces(glyphs)[told.call].card(name), AT_REST, glyphs)
        for kind in range(told.call + 1):
            _draw_call(lines.part(0, kind, area.width - CARD_WIDTH - 1, 1), told, kind, glyphs)
    else:
        for seat in range(len(told.reckoning.areas)):
            _draw_left(lines.part(0, seat, None, 1), told, seat, glyphs)


def _title(told: SessionStep) -> str:
    words = told.speaker.words
    if told.call is not None:
        name, kind = told.speaker.name(told.caller), words(KIND_NAMES[told.call])
        return words(said.TITLE_CALLED, name=name, kind=kind)
    titles = {TURNED: said.TITLE_TURNED, PILED: said.TITLE_PILES, LEFT: said.TITLE_LEFT}
    return words(titles[told.step])


def _draw_cards(area: Area, told: SessionStep, glyphs: Glyphs) -> None:
    """Draw the cards that each player turns up, or the piles that each makes."""
    seats = range(len(told.reckoning.areas))
    shown = {seat: list(_cards(told, seat, glyphs)) for seat in seats}
    listed = [seat for seat in seats if shown[seat]]
    if not listed:
        area.put(0, 0, told.speaker.words(said.NO_PILES))
    for y, seat in enumerate(listed):
        area.put(0, y, cut(told.speaker.name(seat), NAME_WIDTH, glyphs.ellipsis))
        x = NAME_WIDTH + 2
        for kind, mark in shown[seat]:
            name = f"{told.speaker.words(KIND_NAMES[kind])} {mark}".rstrip()
            end = put_chip(area, x, y, kind_faces(glyphs)[kind], name, glyphs)
            x = max(end + 1, x + CHIP_WIDTH)


def _cards(told: SessionStep, seat: int, glyphs: Glyphs) -> Iterator[tuple[int, str]]:
    if told.step == TURNED:
        yield from ((kind, "") for kind in told.reckoning.turned_up[seat])
        return
    for kind, number in enumerate(told.reckoning.areas[seat]):
        if number >= PILE:
            yield kind, pile_marks(number // PILE, glyphs)


def _draw_call(line: Area, told: SessionStep, kind: int, glyphs: Glyphs) -> None:
    """Say who discards a kind, the number of players in place of too many names."""
    speaker, stands = told.speaker, told.called[kind]
    put_chip(line, 0, 0, kind_faces(glyphs)[kind], speaker.words(KIND_NAMES[kind]), glyphs)
    text = fitting(said.called(speaker, kind, stands), line.width - NAME_WIDTH)
    ink = BOLD if kind == told.call else TEXT
    line.put(NAME_WIDTH, 0, text, ink if stands.most else DIM)


def _draw_left(line: Area, told: SessionStep, seat: int, glyphs: Glyphs) -> None:
    words, points = told.speaker.words, told.reckoning.points[seat]
    heaps = piles(told.reckoning.areas[seat])
    sums = totals(told.reckonings, len(told.reckoning.areas))
    ahead = sums[seat] == max(sums)
    ink = BOLD if ahead else TEXT
    line.put(0, 0, cut(told.speaker.name(seat), NAME_WIDTH, glyphs.ellipsis), ink)
    counted = [words(PILES, n=heaps)] * bool(heaps) + [words(LOOSE, n=points - heaps)]
    line.put(NAME_WIDTH + 2, 0, words.join(counted), DIM)
    x = line.put(NAME_WIDTH + 28, 0, words(said.POINTS_OF, n=points, total=sums[seat]), ink)
    if ahead:
        line.put(x + 2, 0, glyphs.star, BOLD)


def _draw_steps(line: Area, told: SessionStep, glyphs: Glyphs) -> None:
    """Draw all steps, the one shown amber, those to come sunk."""
    words = told.speaker.words
    letters = [face.letter for face in kind_faces(glyphs)]
    labels = [words(said.STEP_TURNED), words(said.STEP_PILES), *letters, words(said.STEP_LEFT)]
    x = 0
    for step, label in enumerate(labels):
        ink: Ink = YOU if step == told.step else TEXT if step < told.step else SUNK
        x = line.put(x, 0, label, ink)
        if step < LEFT:
            x = line.put(x + 1, 0, glyphs.dot, DIM) + 1
