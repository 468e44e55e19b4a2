"""The table of Smile: seats with their kept cards, the auction row, what a choice would do."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from textual.app import ComposeResult

from smilegames.core.events import Event
from smilegames.games.smile.actions import Action
from smilegames.games.smile.events import AuctionOver, Borrowed, Took
from smilegames.games.smile.view import View
from smilegames.text.games.smile import table as said
from smilegames.tui.games.smile.auction import auction_of
from smilegames.tui.games.smile.auction_board import AuctionEnd
from smilegames.tui.games.smile.beads import OwnBeads, Supply, corner_of, stock_of
from smilegames.tui.games.smile.bump import Bump, bump_of
from smilegames.tui.games.smile.chooser import SmileChooser
from smilegames.tui.games.smile.reckoning import reckoning_of
from smilegames.tui.games.smile.row import AuctionRow, places_of
from smilegames.tui.games.smile.seating import seat_line
from smilegames.tui.games.smile.wording import prompt_lines
from smilegames.tui.table.course import Change
from smilegames.tui.table.phase import Phase
from smilegames.tui.table.scene import Scene
from smilegames.tui.table.screen import TableScreen
from smilegames.tui.widgets.bars import Title
from smilegames.tui.widgets.board import Moment
from smilegames.tui.widgets.places import Column, Row
from smilegames.tui.widgets.prompt import Prompt
from smilegames.tui.widgets.seats import Seats


class SmileScreen(TableScreen[View, Action]):
    """The row lies in the middle, the prompt beside it, or below it in a high window."""

    CSS_PATH = "screen.tcss"
    CHOOSER = SmileChooser

    chooser: SmileChooser

    def compose_table(self) -> ComposeResult:
        glyphs = self.desk.glyphs
        yield Seats(glyphs, len(self.speaker.names))
        with Row(id="auction"):
            self.row = AuctionRow(glyphs)
            yield self.row
            yield Bump(glyphs)
            with Column(id="aside"):
                self.prompt = Prompt(glyphs)
                yield self.prompt
        with Row(id="beads"):
            self.own_beads = OwnBeads(glyphs)
            yield self.own_beads
            yield Supply(glyphs)

    def show(self, scene: Scene[View]) -> None:
        view, speaker, glyphs = scene.public, self.speaker, self.desk.glyphs
        deck = self.chooser.deck
        self.query_one(Seats).data = tuple(
            seat_line(speaker, view, deck, seat, scene.last, glyphs)
            for seat in range(len(view.kept))
        )
        self.query_one(Supply).data = stock_of(speaker, view)
        pair = bump_of(deck, scene.last, glyphs) if scene.phase is Phase.MOMENT else None
        bump = self.query_one(Bump)
        shows = not self.desk.only_hand
        self.row.display, bump.display = shows and pair is None, shows and pair is not None
        bump.data = pair
        self.show_choice(scene)

    def show_choice(self, scene: Scene[View]) -> None:
        view, chooser, speaker, glyphs = scene.public, self.chooser, self.speaker, self.desk.glyphs
        self.row.data = places_of(speaker, view, chooser, scene.last, glyphs)
        self.prompt.data = prompt_lines(speaker, scene, chooser, glyphs.fresh)
        self.own_beads.data = corner_of(speaker, scene, chooser, self.peek_key, glyphs)

    def has_corner(self, public: View, seat: int) -> bool:
        return not public.open_beads

    def heading(self, scene: Scene[View]) -> Title:
        view, say = scene.public, self.say
        turn = ""
        if scene.seat is not None:
            asks = said.DECIDES if any(view.row_beads) else said.BIDS_NOW
            turn = say(asks, name=self.speaker.name(scene.seat))
        where = say(said.AUCTION, auction=view.auction, auctions=view.auctions)
        return Title(self.game_name, where, turn, say(said.PILE, n=view.pile))

    def round_of(self, view: View) -> Hashable:
        return view.auction

    def moments(self, change: Change[View]) -> Sequence[Moment]:
        over = next((event for event in change.events if isinstance(event, AuctionOver)), None)
        if over is None:
            return ()
        deck = self.chooser.deck
        auction = auction_of(change.before, change.events)
        end = AuctionEnd(self.speaker, deck, auction, over.starter)
        if over.starter is not None:
            return (end,)
        return (end, *reckoning_of(self.speaker, deck, change.after))

    def is_notable(self, change: Change[View]) -> bool:
        return any(isinstance(event, Took | Borrowed) for event in change.events)

    def headline(self, change: Change[View]) -> str:
        return said.headline(self.speaker, change.events)

    def touches(self, event: Event, seat: int) -> bool:
        return said.touches(event, seat)


SCREEN = SmileScreen
