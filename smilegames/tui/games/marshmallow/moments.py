"""Boards of Marshmallow Test: the trick that puts somebody out, the end of a round, of a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from smilegames.core.outcome import places
from smilegames.games.marshmallow.events import (
    CardPlayed,
    RoundEnded,
    TargetReached,
    TrickTaken,
    WentOut,
)
from smilegames.games.marshmallow.hindsight import last_trick, last_winner
from smilegames.games.marshmallow.state import Played
from smilegames.games.marshmallow.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.marshmallow import table as said
from smilegames.text.games.marshmallow.news import first
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area, width_of
from smilegames.tui.drawing.ink import BOLD, TEXT, Ink, Tone
from smilegames.tui.drawing.lettering import set_large
from smilegames.tui.drawing.trick import TrickPlace, fit_trick
from smilegames.tui.games.marshmallow.marshmallows import LARGE_SIZE, draw_large
from smilegames.tui.games.marshmallow.reckoning import Share, draw_reckoning, shares_of
from smilegames.tui.games.marshmallow.standings import (
    Standing,
    draw_standings,
    rows_for,
    standings_of,
)
from smilegames.tui.games.marshmallow.tricks import lying
from smilegames.tui.table.course import Change
from smilegames.tui.widgets.board import Moment

TRICK_ROWS = 12
"""Rows of a name and a card at the most, where other things lie below."""
APART = 4
"""Columns between two things side by side."""


def moments_of(speaker: Speaker, change: Change[View], glyphs: Glyphs) -> Sequence[Moment]:
    """Return the boards that a decision brings: nothing but the end of a trick has any."""
    events, before, after = change.events, change.before, change.after
    taken, played = first(events, TrickTaken), first(events, CardPlayed)
    out, over = first(events, WentOut), first(events, RoundEnded)
    if taken is None or played is None:
        return ()
    moments: list[Moment] = []
    if out is not None:
        trick = (*before.trick, Played(played.seat, played.card))
        moments.append(_trick_out(speaker, before, trick, out, glyphs))
    rows = standings_of(speaker, before, after)
    if first(events, TargetReached) is not None:
        moments.append(_match_over(speaker, after, rows, taken.seat))
    elif over is not None:
        name = speaker.name(over.dealer)
        title = speaker.words(said.ROUND_TITLE, round=over.round)
        moments.append(RoundOver(title, rows, speaker.words(said.DEALS_NEXT, name=name)))
    return moments


def past_of(
    speaker: Speaker, view: View, shown: Sequence[Moment], glyphs: Glyphs
) -> Sequence[Moment]:
    """Return what may be looked at again: the last trick once the next is led, and no older one.

    `shown` are the last boards; where they tell of that trick, or of the end of the round before
    it, it is those (MT-17).
    """
    trick = last_trick(view)
    if not any(view.tricks):
        return shown
    if any(isinstance(board, TrickOut) and board.trick == trick for board in shown):
        return shown
    if not view.trick or not trick:
        return ()
    winner = last_winner(view)
    card = speaker.rules.names[dict(trick)[winner]]
    laid = lying(speaker, view, trick, winner, said.TOOK, glyphs)
    line = speaker.words(said.TOOK_IT_WITH, name=speaker.name(winner), card=card)
    return (LastTrick(speaker.words(said.LAST_TRICK_TITLE), laid, line),)


@dataclass(frozen=True, slots=True)
class LastTrick:
    """The complete trick before the one in play."""

    title: str
    places: tuple[TrickPlace, ...]
    line: str

    def draw(self, area: Area, glyphs: Glyphs) -> None:
        rows = min(TRICK_ROWS, area.height - 2)
        top = (area.height - rows - 2) // 2
        area.put_centre(top, self.title, BOLD)
        fit_trick(area.part(0, top + 2, None, rows), self.places, glyphs)


@dataclass(frozen=True, slots=True)
class TrickOut:
    """The complete trick, the marshmallow of whoever it put out, and where its points came from."""

    trick: tuple[Played, ...]
    title: str
    places: tuple[TrickPlace, ...]
    points: int
    shares: tuple[Share, ...]
    scores: str
    """Who scores, in words."""
    totals: tuple[int, int]
    """The points before and after."""
    line: str

    def draw(self, area: Area, glyphs: Glyphs) -> None:
        wide, high = LARGE_SIZE
        rows = min(TRICK_ROWS, area.height - high - 3)
        top = max(0, (area.height - rows - high - 3) // 2)
        area.put_centre(top, self.title, BOLD)
        fit_trick(area.part(0, top + 2, None, rows), self.places, glyphs)
        below = area.part(0, top + rows + 3, None, high)
        beside = 34
        left = (area.width - wide - APART - beside) // 2
        draw_large(below.part(left, 0, wide, high), self.points, glyphs)
        room = below.part(left + wide + APART, 0, beside, high)
        draw_reckoning(room, self.shares, self.scores, self.points, self.totals, glyphs)


@dataclass(frozen=True, slots=True)
class RoundOver:
    """What everybody scored in the round, and how far from the target they are."""

    title: str
    standings: tuple[Standing, ...]
    line: str

    def draw(self, area: Area, glyphs: Glyphs) -> None:
        rows = rows_for(len(self.standings), area.height - 2)
        top = (area.height - rows - 2) // 2
        area.put_centre(top, self.title, BOLD)
        draw_standings(area.part(0, top + 2, None, rows), self.standings, glyphs)


@dataclass(frozen=True, slots=True)
class MatchOver:
    """The final standing, the winner's marshmallow and name above it."""

    name: str
    wins: str
    points: int
    standings: tuple[Standing, ...]
    line: str

    def draw(self, area: Area, glyphs: Glyphs) -> None:
        high = LARGE_SIZE[1]
        rows = rows_for(len(self.standings), area.height - high - 1)
        top = (area.height - rows - high) // 2
        self._draw_winner(area.part(0, top, None, high), glyphs)
        draw_standings(area.part(0, top + high + 1, None, rows), self.standings, glyphs)

    def _draw_winner(self, area: Area, glyphs: Glyphs) -> None:
        wide, high = LARGE_SIZE
        name = set_large(self.name, area.width - wide - APART - 4, glyphs)[:3]
        beside = max(map(width_of, (*name, self.wins)))
        left = (area.width - wide - APART - beside) // 2
        draw_large(area.part(left, 0, wide), self.points, glyphs)
        words = area.part(left + wide + APART, (high - len(name) - 2) // 2)
        for y, row in enumerate(name):
            words.put(0, y, row, Ink(Tone.WHITE, bold=True))
        words.put(0, len(name) + 1, self.wins, TEXT)


def _trick_out(
    speaker: Speaker, before: View, trick: tuple[Played, ...], out: WentOut, glyphs: Glyphs
) -> TrickOut:
    name = speaker.name(out.seat)
    message = said.WORTH_OF_TRICKS if out.points else said.WORTH_NOTHING
    return TrickOut(
        trick=trick,
        title=speaker.words(said.GOES_OUT_TITLE, name=name),
        places=lying(speaker, before, trick, out.seat, said.TOOK, glyphs),
        points=out.points,
        shares=shares_of(speaker, out),
        scores=speaker.words(said.SCORES if out.points else said.NOBODY_ELSE, name=name),
        totals=(out.score - out.points, out.score),
        line=speaker.words(message, name=name, n=out.points),
    )


def _match_over(
    speaker: Speaker, after: View, rows: tuple[Standing, ...], winner: int
) -> MatchOver:
    words, name, score = speaker.words, speaker.name(winner), after.scores[winner]
    placed = places([(each,) for each in after.scores])
    ranked = sorted(zip(placed, rows, strict=True), key=lambda pair: pair[0])
    return MatchOver(
        name=name,
        wins=words(said.MATCH_TITLE, points=words(said.POINTS, n=score)),
        points=score,
        standings=tuple(row.at(place) for place, row in ranked),
        line=words(said.WINS_MATCH, name=name, score=score, target=after.target),
    )
