"""The table of Marshmallow Test: seats, the trick with lead and trump beside it, the hand."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from textual.app import ComposeResult

from smilegames.core.events import Event
from smilegames.games.marshmallow.actions import Action
from smilegames.games.marshmallow.scoring import TRICKS_IN_A_ROUND
from smilegames.games.marshmallow.state import Phase as Stage
from smilegames.games.marshmallow.view import View
from smilegames.text.games.marshmallow import news
from smilegames.text.games.marshmallow import table as said
from smilegames.tui.games.marshmallow.chooser import MarshmallowChooser
from smilegames.tui.games.marshmallow.holding import cards_of
from smilegames.tui.games.marshmallow.marks import Marks, marks_of
from smilegames.tui.games.marshmallow.moments import moments_of, past_of
from smilegames.tui.games.marshmallow.seating import seat_line
from smilegames.tui.games.marshmallow.suits import SuitRow, suits_of
from smilegames.tui.games.marshmallow.tricks import places_of
from smilegames.tui.games.marshmallow.wording import prompt_lines
from smilegames.tui.table.course import Change
from smilegames.tui.table.scene import Scene
from smilegames.tui.table.screen import TableScreen
from smilegames.tui.widgets.bars import Title
from smilegames.tui.widgets.board import Moment
from smilegames.tui.widgets.hand import Hand
from smilegames.tui.widgets.places import Column, Row
from smilegames.tui.widgets.prompt import Prompt
from smilegames.tui.widgets.seats import Seats
from smilegames.tui.widgets.trick import Trick


class MarshmallowScreen(TableScreen[View, Action]):
    """The trick lies in the middle until the next is led; the hand is sorted by suit."""

    CSS_PATH = "screen.tcss"
    CHOOSER = MarshmallowChooser

    chooser: MarshmallowChooser

    def compose_table(self) -> ComposeResult:
        glyphs = self.desk.glyphs
        yield Seats(glyphs, len(self.speaker.names), apart_from="-grand")
        with Row(id="play"):
            self.trick, self.suits = Trick(glyphs), SuitRow(glyphs)
            yield self.trick
            yield self.suits
            with Column(id="aside"):
                yield Marks(glyphs)
                self.prompt = Prompt(glyphs)
                yield self.prompt
        self.hand = Hand(glyphs)
        yield self.hand

    def show(self, scene: Scene[View]) -> None:
        view, speaker, glyphs = scene.public, self.speaker, self.desk.glyphs
        self.query_one(Seats).data = tuple(
            seat_line(speaker, view, seat, acts=seat == scene.seat, glyphs=glyphs)
            for seat in range(len(view.tricks))
        )
        self.query_one(Marks).data = marks_of(speaker, view)
        self.show_choice(scene)

    def show_choice(self, scene: Scene[View]) -> None:
        view, chooser, speaker, glyphs = scene.public, self.chooser, self.speaker, self.desk.glyphs
        hand = scene.own if scene.lifted else None
        naming = view.phase is Stage.NAME_TRUMP
        trick, suits = self.trick, self.suits
        trick.display, suits.display = not (naming or self.desk.only_hand), naming
        trick.data = places_of(speaker, view, chooser, glyphs)
        suits.data = suits_of(speaker, hand, chooser.trump if hand else None) if naming else None
        self.prompt.data = prompt_lines(speaker, scene, chooser, glyphs.fresh)
        waiting = 0 if scene.seat is None else view.hand_sizes[scene.seat]
        self.hand.data = self.cover(waiting) if hand is None else cards_of(hand, chooser, glyphs)

    def heading(self, scene: Scene[View]) -> Title:
        view, say = scene.public, self.say
        where = [say(said.ROUND, round=view.round)]
        if view.phase is not Stage.NAME_TRUMP:
            trick = said.TRICK_OF if len(view.tricks) == 5 else said.TRICK
            where.append(say(trick, trick=view.trick_number, last=TRICKS_IN_A_ROUND))
        turn = ""
        if scene.seat is not None:
            plays = said.PLAYS_NOW if view.trick else said.LEADS_NOW
            message = said.NAMES_TRUMP if view.phase is Stage.NAME_TRUMP else plays
            turn = say(message, name=self.speaker.name(scene.seat))
        dot = f" {self.desk.glyphs.dot} "
        return Title(self.game_name, dot.join(where), turn, say(said.TARGET, n=view.target))

    def round_of(self, view: View) -> Hashable:
        return view.round

    def moments(self, change: Change[View]) -> Sequence[Moment]:
        return moments_of(self.speaker, change, self.desk.glyphs)

    def past(self, shown: Sequence[Moment]) -> Sequence[Moment]:
        return past_of(self.speaker, self.match.view(None), shown, self.desk.glyphs)

    def headline(self, change: Change[View]) -> str:
        return news.headline(self.speaker, change.events, change.after)

    def recap(self, seat: int, events: Sequence[Event]) -> tuple[str, ...]:
        return news.recap(self.speaker, seat, events, self.match.view(None))


SCREEN = MarshmallowScreen
