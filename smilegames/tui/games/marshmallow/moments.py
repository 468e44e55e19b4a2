"""Boards of Marshmallow Test: the trick that puts somebody out, and the end of a round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from smilegames.games.marshmallow.events import (
    CardPlayed,
    RoundEnded,
    TargetReached,
    TrickTaken,
    WentOut,
)
from smilegames.games.marshmallow.scoring import marshmallows
from smilegames.games.marshmallow.state import Played
from smilegames.games.marshmallow.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.marshmallow import sentences
from smilegames.text.games.marshmallow import table as said
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, Ink, Tone
from smilegames.tui.drawing.row import RowShape
from smilegames.tui.drawing.trick import draw_trick
from smilegames.tui.games.marshmallow.marshmallows import heap, marshmallow_picture
from smilegames.tui.games.marshmallow.tricks import lying
from smilegames.tui.table.course import Change
from smilegames.tui.widgets.board import Moment


def moments_of(speaker: Speaker, change: Change[View]) -> Sequence[Moment]:
    """Return the boards that a decision brings: nothing but a going-out has any (MT-20, MT-23)."""
    events = change.events
    taken = next((event for event in events if isinstance(event, TrickTaken)), None)
    out = next((event for event in events if isinstance(event, WentOut)), None)
    over = next((event for event in events if isinstance(event, RoundEnded)), None)
    moments: list[Moment] = []
    if taken is not None and out is not None:
        played = next(event for event in events if isinstance(event, CardPlayed))
        trick = (*change.before.trick, Played(played.seat, played.card))
        moments.append(TrickOut(speaker, change.before, trick, taken, out))
    if over is not None or any(isinstance(event, TargetReached) for event in events):
        moments.append(RoundOver(speaker, change, over))
    return moments


@dataclass(frozen=True)
class TrickOut:
    """The complete trick, and the marshmallow of whoever it put out."""

    speaker: Speaker
    before: View
    trick: tuple[Played, ...]
    taken: TrickTaken
    out: WentOut

    @property
    def line(self) -> str:
        return sentences.event(self.speaker, self.out)

    def draw(self, area: Area, glyphs: Glyphs) -> None:
        places = lying(self.speaker, self.before, self.trick, self.taken.seat, said.TOOK, glyphs)
        step = min(15, area.width // len(places))
        shape = RowShape(min(11, step - 1), 7, step)
        left = (area.width - step * len(places)) // 2
        top = max(0, (area.height - 17) // 2)
        draw_trick(area.part(left, top), places, shape, glyphs)
        for y, row in enumerate(marshmallow_picture(self.out.points, glyphs), top + 10):
            area.put_centre(y, row, Ink(Tone.WHITE, bold=True))
        area.put_centre(top + 16, said.gone_out_line(self.speaker, self.out), BOLD)


@dataclass(frozen=True)
class RoundOver:
    """What everybody scored in the round, and how far from the target they are."""

    speaker: Speaker
    change: Change[View]
    over: RoundEnded | None

    @property
    def line(self) -> str:
        return said.headline(self.speaker, [] if self.over is None else [self.over])

    def draw(self, area: Area, glyphs: Glyphs) -> None:
        view, say = self.change.before, self.speaker.words
        after = self.change.after
        area.put_centre(1, say(said.SCORES_TITLE, round=view.round), BOLD)
        scored = {out.seat: out.points for out in after.goings_out if out.round == view.round}
        left = (area.width - 64) // 2
        for seat, score in enumerate(after.scores):
            y = 4 + 2 * seat
            area.put(left, y, self.speaker.name(seat), TEXT)
            points = scored.get(seat)
            won = say(said.STILL_IN) if points is None else f"+{points}"
            area.put(left + 16, y, won, DIM if points is None else BOLD)
            area.put(left + 36, y, heap(*marshmallows(score), glyphs), Ink(Tone.WHITE))
            area.put_right(left + 64, y, say(said.POINTS, n=score), BOLD)
