"""The table of Smile & Money: seats and piles, the open cards, the hand and what stands beside."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from textual.app import ComposeResult

from smilegames.core.events import Event
from smilegames.games.smile_money.actions import Play
from smilegames.games.smile_money.events import Boom, Captured
from smilegames.games.smile_money.view import View
from smilegames.text.games.smile_money import sentences
from smilegames.text.games.smile_money import table as said
from smilegames.tui.games.smile_money.aside import Aside, leaving_of, prompt_lines
from smilegames.tui.games.smile_money.chooser import SmileMoneyChooser
from smilegames.tui.games.smile_money.holding import cards_of
from smilegames.tui.games.smile_money.laid import TableCards
from smilegames.tui.games.smile_money.lying import laid_of
from smilegames.tui.games.smile_money.moments import NewDeal, moments_of
from smilegames.tui.games.smile_money.piles import Piles, piles_of
from smilegames.tui.games.smile_money.seating import COLUMNS, seat_line
from smilegames.tui.table.course import Change
from smilegames.tui.table.scene import Scene
from smilegames.tui.table.screen import TableScreen
from smilegames.tui.widgets.bars import Title
from smilegames.tui.widgets.board import Moment
from smilegames.tui.widgets.hand import Cards, Hand
from smilegames.tui.widgets.places import Row
from smilegames.tui.widgets.seats import Seats

HAND_SMALL, HAND_WIDE = 9, 13
"""Columns of a card in the hand."""


class SmileMoneyScreen(TableScreen[View, Play]):
    """What a play took lies beside the covered hand until the next player lifts it."""

    CSS_PATH = "screen.tcss"
    CHOOSER = SmileMoneyChooser

    chooser: SmileMoneyChooser

    def compose_table(self) -> ComposeResult:
        glyphs, seats = self.desk.glyphs, len(self.speaker.names)
        with Row(id="round"):
            yield Seats(glyphs, seats, COLUMNS)
            yield Piles(glyphs, seats)
        self.table_cards = TableCards(glyphs)
        yield self.table_cards
        with Row(id="own"):
            self.hand, self.aside = Hand(glyphs), Aside(glyphs)
            yield self.hand
            yield self.aside

    def show(self, scene: Scene[View]) -> None:
        view, speaker, glyphs = scene.public, self.speaker, self.desk.glyphs
        self.query_one(Seats).data = tuple(
            seat_line(speaker, view, seat, acts=seat == scene.seat, glyphs=glyphs)
            for seat in range(len(speaker.names))
        )
        self.query_one(Piles).data = piles_of(speaker, view, scene.seat)
        self.show_choice(scene)

    def show_choice(self, scene: Scene[View]) -> None:
        view, chooser, speaker, glyphs = scene.public, self.chooser, self.speaker, self.desk.glyphs
        self.table_cards.data = laid_of(speaker, view, chooser, glyphs)
        hand = scene.own if scene.lifted else None
        waiting = 0 if scene.seat is None else view.hand_sizes[scene.seat]
        self.hand.data = self.cover(waiting) if hand is None else self._cards(hand)
        left = leaving_of(speaker, scene.last, glyphs) if scene.asked is None else None
        prompt = prompt_lines(speaker, scene, chooser, glyphs.fresh)
        self.aside.data = prompt if left is None else left

    def _cards(self, hand: View) -> Cards:
        widest = HAND_WIDE if self.has_class("-vast") else HAND_SMALL
        return cards_of(self.speaker, hand, self.chooser, self.desk.glyphs, widest)

    def heading(self, scene: Scene[View]) -> Title:
        dealt = isinstance(self.course.board, NewDeal)
        view, seat = self.match.view(None) if dealt else scene.public, scene.seat
        turn = "" if seat is None else self.say(said.PLAYS, name=self.speaker.name(seat))
        where = self.say(said.DEAL, deal=view.deal, deals=view.deals)
        return Title(self.game_name, where, turn, self.say(said.DRAW_PILE, n=view.draw_size))

    def round_of(self, view: View) -> Hashable:
        return view.deal

    def moments(self, change: Change[View]) -> Sequence[Moment]:
        return moments_of(self.speaker, change, self.match.outcome)

    def is_notable(self, change: Change[View]) -> bool:
        return any(isinstance(event, Captured | Boom) for event in change.events)

    def headline(self, change: Change[View]) -> str:
        return said.headline(self.speaker, change.events)

    def touches(self, event: Event, seat: int) -> bool:
        return said.touches(self.speaker, event, seat)

    def reminder(self) -> str:
        return self.say(sentences.TABLE_TALK) if sentences.in_pairs(self.speaker) else ""


SCREEN = SmileMoneyScreen
