"""The board that tells how a round of SmileyFace ended: who won, who helped, what lay there."""

from __future__ import annotations

from dataclasses import dataclass

from smilegames.games.smileyface.cards import ROUNDS
from smilegames.games.smileyface.events import RewardsShown
from smilegames.games.smileyface.scoring import standing
from smilegames.games.smileyface.state import CLEAN_UP, OVER, RoundResult
from smilegames.games.smileyface.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.smileyface import table as said
from smilegames.text.games.smileyface.sentences import event
from smilegames.text.words import Message
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area, cut
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT
from smilegames.tui.games.smileyface.displays import ROOMY, SeatLine, Sheet, record_of
from smilegames.tui.games.smileyface.ranking import WIDTH, chart_of, draw_ranking

LEFT = 3


@dataclass(frozen=True, slots=True)
class RoundBoard:
    """The last round that was scored, as far as everybody may know it."""

    view: View
    speaker: Speaker
    glyphs: Glyphs

    def paint(self, area: Area) -> None:
        """Draw the board on an area of at least 80 x 20."""
        seats = len(self._result.displays)
        roomy = area.height >= ROOMY
        pitch = min(3, (area.height - 14) // seats) if roomy else 1
        verdict, reason = self.verdict()
        first = 1 if roomy else 0
        area.put(LEFT, first, verdict, BOLD)
        area.put(LEFT, first + 1, cut(reason, area.width - LEFT - 1, self.glyphs.ellipsis))
        top = 4 if roomy else 2
        area.rule(top, self.glyphs.rule)
        lines = [self._line(seat) for seat in range(seats)]
        below = top + 2 + pitch * seats
        sheet = Sheet(self.speaker, self.glyphs)
        sheet.draw(area.part(0, top + 1, None, below - top), lines, self._result.ranking, pitch)
        area.rule(below, self.glyphs.rule)
        self._paint_rankings(area.part(0, below + 1))

    @property
    def _result(self) -> RoundResult:
        return self.view.results[-1]

    @property
    def _number(self) -> int:
        return len(self.view.results)

    def verdict(self) -> tuple[str, str]:
        """Say who won, and who helped; or who is level (SF-21, SF-22)."""
        result, names = self._result, self.speaker
        score = max(result.scores)
        if result.winner is None:
            tied = self._say(said.TIED, round=self._number, score=score)
            if not score:
                return tied, self._say(said.TIED_AT_NOTHING)
            level = [seat for seat, each in enumerate(result.scores) if each == score]
            return tied, self._say(said.TIED_BETWEEN, names=names.all(level))
        name, points = names.name(result.winner), self.speaker.rules.deck.round_cards
        won = self._say(
            said.WON, name=name, round=self._number, score=score, n=points[self._number - 1]
        )
        if result.helper is None:
            return won, self._say(said.WITHOUT_HELP, name=name)
        helper = names.name(result.helper)
        return won, self._say(said.WITH_HELP, helper=helper, name=name)

    def _line(self, seat: int) -> SeatLine:
        result = self._result
        counted = standing(result.ranking, result.displays)
        return SeatLine(
            name=self.speaker.name(seat),
            totals=counted.totals[seat],
            display=result.displays[seat],
            record=record_of(self.view, seat, self.speaker.rules.deck),
            helps=result.winner if seat == result.helper else None,
            leads=max(result.scores) > 0 and seat in counted.leaders,
            alone=seat == result.winner,
        )

    def _paint_rankings(self, area: Area) -> None:
        """Draw the ranking that counted and, beside it, the one from now on (SF-24)."""
        then = self._say(said.RANKING_THEN, round=self._number)
        area.put(LEFT, 0, then, DIM)
        draw_ranking(area.part(0, 1), chart_of(self.speaker, self._result.ranking), self.glyphs)
        beside = area.part(WIDTH + 6, 0)
        if self._number == ROUNDS:
            y = beside.paragraph(LEFT, 1, beside.width - 2 * LEFT, self._say(said.LAST_ROUND))
            beside.paragraph(LEFT, y, beside.width - 2 * LEFT, self._tokens())
            return
        beside.put(LEFT, 0, self._say(said.RANKING_NOW), DIM)
        draw_ranking(beside.part(0, 1), chart_of(self.speaker, self.view.ranking), self.glyphs)
        if self.view.phase is CLEAN_UP:
            area.put(LEFT, area.height - 1 if area.height < 8 else 6, self._next(), TEXT)

    def _tokens(self) -> str:
        """Say what the Reward tokens are worth, which everybody sees at the end (SF-19)."""
        shown = tuple(values or () for values in self.view.rewards)
        return event(self.speaker, RewardsShown(shown)) if self.view.phase is OVER else ""

    def _next(self) -> str:
        """Say what the next round is for, and who starts it (SF-06)."""
        points = self.speaker.rules.deck.round_cards[self._number]
        winner = self._result.winner
        starter = self.view.first if winner is None else winner
        what = self._say(said.NEXT_ROUND, round=self._number + 1, n=points)
        return f"{what} {self._say(said.NEXT_STARTS, name=self.speaker.name(starter))}"

    def _say(self, message: Message, **params: object) -> str:
        return self.speaker.words(message, **params)
