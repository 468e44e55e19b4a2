"""The last boards of a match: cards, opened beads, debts and points, counted up step by step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from smilegames.core.outcome import Outcome
from smilegames.games.smile.cards import Deck
from smilegames.games.smile.scoring import BEADS_PER_POINT, reckon
from smilegames.games.smile.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.smile import table as said
from smilegames.tui.drawing.card import AT_REST, draw_card
from smilegames.tui.drawing.glyphs import Glyphs, signed
from smilegames.tui.drawing.grid import Area, width_of
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, Ink, Tone
from smilegames.tui.games.smile.faces import chip_of, face_of, ink_of

WIDTH = 78
NAME_AT, CARDS_AT, CARDS_WIDTH = 3, 17, 32
ENDS = (55, 62, 69, 77)
"""Columns before which the numbers end: cards, beads, debts, points."""
HEADS = (said.HEAD_CARDS, said.HEAD_BEADS, said.HEAD_DEBTS, said.HEAD_POINTS)
MOST_ROWS = 6
"""Rows of a player at the most, however large the window."""
CARD_WIDTH, CARD_HEIGHT = 6, 3
"""A small card, drawn where there are rows for it and the cards of all find room."""
MOST_CARDS = 6
"""So many small cards find room, each lapping over the edge of the one before."""


class Step(IntEnum):
    """How far the counting has come; each step adds a column of numbers."""

    CARDS = 1
    BEADS = 2
    DEBTS = 3
    POINTS = 4


@dataclass(frozen=True)
class Reckoning:
    """The score of everybody, as far as it has been counted (SM-30, SM-31)."""

    speaker: Speaker
    deck: Deck
    end: View
    """The public table after the last auction: all hands are open."""
    step: Step

    @property
    def line(self) -> str:
        words, outcome = self.speaker.words, self._outcome
        match self.step:
            case Step.CARDS:
                return words(said.COUNT_CARDS)
            case Step.BEADS:
                return words(said.COUNT_BEADS)
            case Step.DEBTS:
                return words(said.COUNT_DEBTS if any(self.end.blue) else said.COUNT_NO_DEBTS)
        return said.verdict(self.speaker, outcome, self.end)

    def draw(self, area: Area, glyphs: Glyphs) -> None:
        words, seats, outcome = self.speaker.words, len(self.end.kept), self._outcome
        board = area.part(max(0, (area.width - WIDTH) // 2), 0, WIDTH)
        apart = min(MOST_ROWS, (area.height - 4) // seats)
        top = max(0, (area.height - 4 - apart * seats) // 2)
        board.put_centre(top, words(said.RECKONING), BOLD)
        for end, head in list(zip(ENDS, HEADS, strict=True))[: self.step]:
            board.put_right(end, top + 2, words(head), DIM)
        board.part(0, top + 3, None, 1).rule(0, glyphs.rule)
        for seat in range(seats):
            part = board.part(0, top + 4 + apart * seat, None, apart)
            self._draw_seat(part, seat, outcome, glyphs)

    @property
    def _outcome(self) -> Outcome:
        values = [[self.deck.value_of[card] for card in cards] for cards in self.end.kept]
        return reckon(values, self.end.clear, self.end.blue)

    def _draw_seat(self, area: Area, seat: int, outcome: Outcome, glyphs: Glyphs) -> None:
        wins = self.step is Step.POINTS and outcome.places[seat] == 1
        cards, most = self.end.kept[seat], max(map(len, self.end.kept))
        large = area.height >= CARD_HEIGHT + 2 and most <= MOST_CARDS
        y = int(large)
        if wins:
            area.put(1, y, glyphs.star, BOLD)
        area.put(NAME_AT, y, self.speaker.name(seat), BOLD if wins else TEXT)
        numbers = [signed(line.points) for line in outcome.lines[seat]]
        numbers.append(str(outcome.scores[seat]))
        for end, number in list(zip(ENDS, numbers, strict=True))[: self.step]:
            area.put_right(end, y, number, BOLD)
        below = self._draw_cards(area, cards, glyphs) if large else self._write_cards(area, cards)
        if self.step >= Step.BEADS:
            x = self._draw_beads(area.part(CARDS_AT, below), self.end.clear[seat], glyphs)
            if self.step >= Step.DEBTS and self.end.blue[seat]:
                debt = glyphs.borrowed * self.end.blue[seat]
                area.put(CARDS_AT + x + 2, below, debt, Ink(Tone.BLUE))

    def _draw_cards(self, area: Area, cards: Sequence[int], glyphs: Glyphs) -> int:
        """Draw the cards that are left; return the row below them."""
        for at, card in enumerate(cards):
            place = area.part(CARDS_AT + at * (CARD_WIDTH - 1), 0, CARD_WIDTH, CARD_HEIGHT)
            draw_card(place, face_of(self.deck, card, glyphs), AT_REST, glyphs)
        return CARD_HEIGHT

    def _write_cards(self, area: Area, cards: Sequence[int]) -> int:
        """Write the cards that are left; return the row below them."""
        x, y = CARDS_AT, 0
        for card in cards:
            chip = chip_of(self.deck, card)
            if x + width_of(chip) > CARDS_AT + CARDS_WIDTH:
                x, y = CARDS_AT, y + 1
            x = area.put(x, y, chip, ink_of(self.deck, card)) + 1
        return y + 1

    def _draw_beads(self, area: Area, clear: int, glyphs: Glyphs) -> int:
        """Lay beads in fives, those that make no point apart; return the column after them."""
        fives, rest = divmod(clear, BEADS_PER_POINT)
        heaps = [glyphs.bead * BEADS_PER_POINT] * fives
        x = area.put(0, 0, " ".join(heaps), TEXT) + (fives > 0)
        x = area.put(x, 0, glyphs.bead * rest, DIM) + (rest > 0)
        return area.put(x, 0, self.speaker.words(said.BEADS, n=clear), DIM)


def reckoning_of(speaker: Speaker, deck: Deck, end: View) -> tuple[Reckoning, ...]:
    """Return the steps of the last reckoning."""
    return tuple(Reckoning(speaker, deck, end, step) for step in Step)
