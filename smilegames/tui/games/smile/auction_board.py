"""The board at the end of an auction: who took which card with how many beads, and what left."""

from __future__ import annotations

from dataclasses import dataclass

from smilegames.games.smile.cards import Deck
from smilegames.text.game_text import Speaker
from smilegames.text.games.smile import table as said
from smilegames.tui.drawing.card import CardLook
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area, wrap
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, Ink
from smilegames.tui.games.smile.auction import Auction, Gain
from smilegames.tui.games.smile.faces import face_of
from smilegames.tui.games.smile.row import Place, draw_place, shape_of

AROUND = 8
"""Rows that the board needs besides its cards: title, names and what is said below."""


@dataclass(frozen=True)
class AuctionEnd:
    """Everybody has a card."""

    speaker: Speaker
    deck: Deck
    auction: Auction
    starter: int | None
    """Who starts the next auction; None after the last."""

    @property
    def line(self) -> str:
        if self.starter is None:
            return self.speaker.words(said.ALL_OVER)
        return self.speaker.words(said.STARTS_NEXT, name=self.speaker.name(self.starter))

    def draw(self, area: Area, glyphs: Glyphs) -> None:
        words, cards = self.speaker.words, self.auction.cards
        shape = shape_of(area.part(0, 0, area.width - 2, area.height - AROUND), len(cards))
        step = min(area.width // len(cards), shape.width + 10)
        left = (area.width - step * len(cards)) // 2
        top = max(0, (area.height - shape.height - AROUND) // 2)
        over = said.LAST_AUCTION_OVER if self.starter is None else said.AUCTION_OVER
        area.put_centre(top, words(over, auction=self.auction.number), BOLD)
        for at, card in enumerate(cards):
            gain = self.auction.gain(card)
            assert gain is not None
            column = area.part(left + at * step, top + 2, step)
            self._draw_gain(column, gain, shape.width, shape.height, glyphs)

    def _draw_gain(self, column: Area, gain: Gain, width: int, height: int, glyphs: Glyphs) -> None:
        """Draw a card under the name of whoever has it, and below it what came with it."""
        left = (column.width - width) // 2
        column = column.part(0, 0, 2 * left + width)
        column.put_centre(0, self.speaker.name(gain.seat), BOLD if gain.last else TEXT)
        look = CardLook(sunk=gain.partner is not None)
        place = Place(face_of(self.deck, gain.card, glyphs), look, gain.beads)
        draw_place(column.part(left, 1, width, height + 1), place, glyphs)
        below = column.part(0, height + 1)
        for y, (text, ink) in enumerate(self._told(gain, below.width)):
            below.put_centre(y, text, ink)

    def _told(self, gain: Gain, width: int) -> list[tuple[str, Ink]]:
        """Say what came with a card, in lines that fit below it."""
        words = self.speaker.words
        beads = words(said.BEADS, n=gain.beads) if gain.beads else words(said.NO_BEAD)
        lines = [(beads, TEXT)]
        if gain.last:
            lines.append((words(said.LAST_ONE), DIM))
        if gain.partner is not None:
            bumped = words(said.BUMPS_WITH, partner=self.deck.names[gain.partner])
            lines += [(line, TEXT) for line in (*wrap(bumped, width), words(said.BOTH_LEFT))]
        return lines
