"""The boards that end a round: who takes the Round card, who helped, and the new ranking."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from smilegames.games.smileyface.events import RoundScored
from smilegames.games.smileyface.state import RoundResult
from smilegames.games.smileyface.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.smileyface import boards as said
from smilegames.tui.drawing.card import CardFace, CardLook, draw_card
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, Tone
from smilegames.tui.games.smileyface.displays import draw_spread
from smilegames.tui.games.smileyface.emotions import token_sign
from smilegames.tui.games.smileyface.ranking import SUIT_AT, WIDTH, chart_of, draw_ranking
from smilegames.tui.games.smileyface.reckoning import reckoning_of
from smilegames.tui.games.smileyface.seating import scored_spread
from smilegames.tui.table.course import Change
from smilegames.tui.widgets.board import Moment

COLUMNS = 106
"""A board is no wider than this."""
_CARD_ROWS, _CARD_COLUMNS, _TOKEN_COLUMNS = 5, 19, 14


def moments_of(speaker: Speaker, change: Change[View]) -> Sequence[Moment]:
    """Return the boards that a decision brings: nothing but the end of a round has any."""
    if not any(isinstance(event, RoundScored) for event in change.events):
        return ()
    view = change.after
    scored = RoundOver(speaker, view, len(view.results))
    if said.is_last(scored.number):
        return scored, *reckoning_of(speaker, view)
    return scored, NewRanking(speaker, view, len(view.results), change.before.first)


@dataclass(frozen=True)
class RoundOver:
    """What lay there at the scoring, and who takes the Round card for it."""

    speaker: Speaker
    view: View
    number: int
    """1 to 7."""

    @property
    def line(self) -> str:
        return said.best_totals(self.speaker, self._result)

    @property
    def _result(self) -> RoundResult:
        return self.view.results[self.number - 1]

    def draw(self, area: Area, glyphs: Glyphs) -> None:
        seats = len(self._result.displays)
        board = area.part(max(0, (area.width - COLUMNS) // 2), 0, COLUMNS)
        spare = area.height - 2 - 1 - _CARD_ROWS
        pitch = max(1, min(3, (spare - 4) // seats))
        rows = 1 + pitch * seats
        apart = min(2, max(0, (spare - rows) // 3))
        top = max(0, (spare - rows - 2 * apart) // 2)
        head, why = said.verdict(self.speaker, self.number, self._result)
        board.put_centre(top, head, BOLD)
        board.put_centre(top + 1, why, TEXT)
        spread = scored_spread(self.speaker, self.view, self._result, glyphs)
        draw_spread(board.part(0, top + 2 + apart, None, rows), spread, glyphs)
        self._draw_spoils(board.part(0, top + 3 + rows + 2 * apart, None, _CARD_ROWS), glyphs)

    def _draw_spoils(self, area: Area, glyphs: Glyphs) -> None:
        """Draw the Round card with whoever takes it and, beside it, their helper's token."""
        words, result = self.speaker.words, self._result
        helper, winner = result.helper, result.winner
        width = _CARD_COLUMNS + (0 if helper is None else 2 + _TOKEN_COLUMNS)
        left = (area.width - width) // 2
        points = words(said.POINTS, n=self.speaker.rules.deck.round_cards[self.number - 1])
        face = CardFace(words(said.ROUND_CARD, round=self.number), "", Tone.WHITE, ((points,),))
        taker = words(said.LEAVES) if winner is None else self.speaker.name(winner)
        look = CardLook(sunk=winner is None, tag=taker)
        draw_card(area.part(left, 0, _CARD_COLUMNS, _CARD_ROWS), face, look, glyphs)
        if helper is not None:
            face = CardFace(words(said.REWARD), "", Tone.ORANGE, ((f"{token_sign(glyphs)} ?",),))
            place = area.part(left + _CARD_COLUMNS + 2, 0, _TOKEN_COLUMNS, _CARD_ROWS)
            draw_card(place, face, CardLook(tag=self.speaker.name(helper)), glyphs)


@dataclass(frozen=True)
class NewRanking:
    """The ranking that counted and, beside it, the one from now on (SF-24)."""

    speaker: Speaker
    view: View
    number: int
    """Of the round that is over."""
    first: int
    """Who started it."""

    @property
    def line(self) -> str:
        result = self.view.results[self.number - 1]
        starter = self.first if result.winner is None else result.winner
        return said.next_round(self.speaker, self.number + 1, starter)

    def draw(self, area: Area, glyphs: Glyphs) -> None:
        words = self.speaker.words
        rows = 12 if area.height >= 17 else 4
        top = max(0, (area.height - rows - 5) // 2)
        area.put_centre(top, words(said.NEW_RANKING, round=self.number + 1), BOLD)
        area.put_centre(top + 1, said.rises(self.speaker, self.view.ranking), TEXT)
        left = max(0, (area.width - 2 * WIDTH - 4) // 2)
        result = self.view.results[self.number - 1]
        then = area.part(left, top + 3, WIDTH)
        now = area.part(left + WIDTH + 4, top + 3, WIDTH)
        then.put(SUIT_AT, 0, words(said.RANKING_THEN, round=self.number), DIM)
        now.put(SUIT_AT, 0, words(said.RANKING_NOW), BOLD)
        draw_ranking(then.part(0, 1, None, rows), chart_of(self.speaker, result.ranking), glyphs)
        draw_ranking(now.part(0, 1, None, rows), chart_of(self.speaker, self.view.ranking), glyphs)
        area.put(left + WIDTH, top + 3 + rows // 2, glyphs.onward, BOLD)
