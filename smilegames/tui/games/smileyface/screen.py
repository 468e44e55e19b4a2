"""The table of SmileyFace: displays, the ranking with counsel beside it, the hand."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from textual.app import ComposeResult

from smilegames.core.events import Event
from smilegames.games.smileyface import hindsight
from smilegames.games.smileyface.actions import Action
from smilegames.games.smileyface.aiming import Step
from smilegames.games.smileyface.cards import ROUNDS
from smilegames.games.smileyface.events import RoundScored
from smilegames.games.smileyface.foresight import Foresight
from smilegames.games.smileyface.state import CLEAN_UP, TURNS
from smilegames.games.smileyface.view import View
from smilegames.text.games.smileyface import table as said
from smilegames.text.games.smileyface import telling
from smilegames.text.games.smileyface.prospect import foresee
from smilegames.tui.games.smileyface.chooser import SmileyFaceChooser
from smilegames.tui.games.smileyface.counsel import Counsel
from smilegames.tui.games.smileyface.displays import Displays, Spread
from smilegames.tui.games.smileyface.holding import cards_of
from smilegames.tui.games.smileyface.ranking import Chart, Ranking, chart_of
from smilegames.tui.games.smileyface.round_board import moments_of
from smilegames.tui.games.smileyface.seating import Seating
from smilegames.tui.games.smileyface.wording import said_of
from smilegames.tui.table.course import Change
from smilegames.tui.table.scene import Scene
from smilegames.tui.table.screen import TableScreen
from smilegames.tui.widgets.bars import Title
from smilegames.tui.widgets.board import Moment
from smilegames.tui.widgets.hand import Hand
from smilegames.tui.widgets.places import Row


class SmileyFaceScreen(TableScreen[View, Action]):
    """What the last move did stays marked on displays and ranking until something is selected."""

    CSS_PATH = "screen.tcss"
    CHOOSER = SmileyFaceChooser

    chooser: SmileyFaceChooser
    _seating: Seating | None = None
    """The seats of the view that lies on the table."""
    _totals: tuple[int, tuple[str, str]] = (-1, ("", ""))
    """How totals have changed since the last turn of whoever is asked, by the match's version."""

    def compose_table(self) -> ComposeResult:
        glyphs, seats = self.desk.glyphs, len(self.speaker.names)
        self.add_class(f"-seats-{seats}")
        self.displays = Displays(glyphs, seats)
        yield self.displays
        with Row(id="play"):
            self.ranking, self.counsel = Ranking(glyphs), Counsel(glyphs)
            yield self.ranking
            yield self.counsel
        self.hand = Hand(glyphs)
        yield self.hand

    def show(self, scene: Scene[View]) -> None:
        view, chooser, speaker, glyphs = scene.public, self.chooser, self.speaker, self.desk.glyphs
        after = self._after()
        self.displays.data = self._spread(scene, after)
        self.ranking.data = self._chart(scene, after)
        totals = self._changed_totals(view, scene.asked)
        self.counsel.data = said_of(speaker, scene, chooser, after, totals, glyphs)
        hand = scene.own if scene.lifted else None
        waiting = 0 if scene.seat is None else view.hand_sizes[scene.seat]
        self.hand.data = (
            self.cover(waiting) if hand is None else cards_of(speaker, hand, chooser, glyphs)
        )

    def heading(self, scene: Scene[View]) -> Title:
        view, say = scene.public, self.say
        where = say(said.ROUND, round=view.round, rounds=ROUNDS, n=view.points)
        turn = ""
        if scene.seat is not None:
            does = said.CLEANS_UP if view.phase is CLEAN_UP else said.PLAYS
            turn = say(does, name=self.speaker.name(scene.seat))
        return Title(self.game_name, where, turn, say(said.PILE, n=view.pile))

    def round_of(self, view: View) -> Hashable:
        return view.round

    def moments(self, change: Change[View]) -> Sequence[Moment]:
        return moments_of(self.speaker, change)

    def private_news(self, seat: int, events: Sequence[Event]) -> tuple[str, ...]:
        return telling.private_news(self.speaker, seat, events)

    def is_notable(self, change: Change[View]) -> bool:
        return change.before.phase is TURNS

    def headline(self, change: Change[View]) -> str:
        return telling.headline(self.speaker, change.before, change.events, change.after)

    def touches(self, event: Event, seat: int) -> bool:
        return telling.touches(event, seat)

    def recap(self, seat: int, events: Sequence[Event]) -> tuple[str, ...]:
        return super().recap(seat, [event for event in events if telling.adds(event)])

    # What widgets are handed

    def _after(self) -> Foresight | None:
        """Return the open table as the selection would leave it; None where nothing is selected."""
        chooser = self.chooser
        if not chooser.is_asking or chooser.selected is None or not chooser.legal:
            return None
        return foresee(chooser.view, chooser.selected)

    def _before(self) -> View | None:
        """Return the public table before the last move, while its marks lie there."""
        change, chooser = self.course.change, self.chooser
        if change is None or (chooser.is_asking and chooser.pick.root):
            return None
        scored = any(isinstance(event, RoundScored) for event in change.events)
        return None if scored or change.before.phase is CLEAN_UP else change.before

    def _spread(self, scene: Scene[View], after: Foresight | None) -> Spread:
        view = scene.public
        told: Sequence[Event] = ()
        if view.phase is CLEAN_UP:
            told = self.match.standing_log(None)
        cleans = view.phase is CLEAN_UP
        return self._seats_of(view).spread(
            before=self._before(),
            after=after,
            chooser=self.chooser if self.chooser.is_asking else None,
            discarded=hindsight.discarded(told, len(view.displays)) if cleans else (),
            done=frozenset(hindsight.cleaned_up(told)),
        )

    def _seats_of(self, view: View) -> Seating:
        glyphs, seating = self.desk.glyphs, self._seating
        if seating is None or seating.view is not view or seating.glyphs is not glyphs:
            seating = self._seating = Seating(self.speaker, view, glyphs)
        return seating

    def _chart(self, scene: Scene[View], after: Foresight | None) -> Chart:
        chooser, before = self.chooser, self._before()
        asks = chooser.asked is Step.SUIT
        return chart_of(
            self.speaker,
            scene.public.ranking,
            before=None if before is None else before.ranking,
            then=None if after is None else after.ranking,
            open_suits=chooser.open if asks else None,
            aimed=chooser.aimed if asks else None,
        )

    def _changed_totals(self, view: View, asked: int | None) -> tuple[str, str]:
        """Say how the best total of whoever is asked, and who leads, have changed since their last
        turn in this round."""
        match = self.match
        if asked is None or view.phase is CLEAN_UP:
            return "", ""
        if self._totals[0] != match.version:
            heard = match.heard(asked)
            lines = "", ""
            if heard > match.reach(None):
                before = hindsight.standing_after(
                    match.standing_log(None, heard), len(view.displays)
                )
                arrow = self.desk.glyphs.onward
                lines = telling.since(self.speaker, asked, before, view.standing, arrow)
            self._totals = match.version, lines
        return self._totals[1]


SCREEN = SmileyFaceScreen
