"""The table of Gracias: the areas, the triplets or a share in the middle, one's own corner."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from textual.app import ComposeResult

from smilegames.core.events import Event
from smilegames.games.gracias.actions import Action
from smilegames.games.gracias.events import Shared, TripletTaken
from smilegames.games.gracias.view import View
from smilegames.text.games.gracias import sentences
from smilegames.text.games.gracias import table as said
from smilegames.tui.games.gracias.areas import Areas, gift_in, suits_of
from smilegames.tui.games.gracias.chooser import SCORES, GraciasChooser
from smilegames.tui.games.gracias.final_board import Reckoned
from smilegames.tui.games.gracias.kinds import kind_faces
from smilegames.tui.games.gracias.mice import Mice, mice_of
from smilegames.tui.games.gracias.moments import moments_of, scores_of
from smilegames.tui.games.gracias.offering import given_pair, options_of, pair_of, thanks_of
from smilegames.tui.games.gracias.outlook import Outlook
from smilegames.tui.games.gracias.own import Own, own_of
from smilegames.tui.games.gracias.round_board import RoundOver
from smilegames.tui.games.gracias.session_board import SessionStep
from smilegames.tui.games.gracias.sharing import Gift, Pair
from smilegames.tui.games.gracias.triplets import Triplets, triplets_of
from smilegames.tui.games.gracias.wording import prompt_lines
from smilegames.tui.table.course import Change
from smilegames.tui.table.phase import Phase
from smilegames.tui.table.scene import Scene
from smilegames.tui.table.screen import TableScreen
from smilegames.tui.widgets.bars import Title
from smilegames.tui.widgets.board import Moment
from smilegames.tui.widgets.places import Column, Row
from smilegames.tui.widgets.prompt import Prompt
from smilegames.tui.widgets.suit_table import SuitTable

OTHER_ROWS = 23
"""What the rest of the table needs where whole pictures are to show on the triplets."""


class GraciasScreen(TableScreen[View, Action]):
    """What everybody sees tells no face-down card; a peek lifts the corner of one's own."""

    CSS_PATH = "screen.tcss"
    CHOOSER = GraciasChooser

    chooser: GraciasChooser

    def compose_table(self) -> ComposeResult:
        glyphs, seats = self.desk.glyphs, len(self.speaker.names)
        self.set_class(seats == 6, "-six")
        self.areas = SuitTable(glyphs, seats, len(kind_faces(glyphs)), OTHER_ROWS)
        yield self.areas
        with Row(id="middle-of-table"):
            self.triplets, self.pair, self.gift = Triplets(glyphs), Pair(glyphs), Gift(glyphs)
            yield self.triplets
            yield self.pair
            yield self.gift
        yield Mice(glyphs)
        with Column(id="corner"):
            self.prompt, self.own = Prompt(glyphs), Own(glyphs)
            yield self.prompt
            yield self.own

    def show(self, scene: Scene[View]) -> None:
        chooser, speaker, glyphs = self.chooser, self.speaker, self.desk.glyphs
        own = scene.own if scene.looks is not None else None
        outlook = Outlook(own or scene.public, own is not None, speaker)
        faces = kind_faces(glyphs)
        asked = scene.asked is not None
        self.areas.data = suits_of(
            Areas(
                scene.public,
                outlook,
                faces,
                glyphs,
                share=chooser.share if asked else None,
                gift=gift_in(scene.last),
                acts=scene.seat,
                looks=scene.looks,
            )
        )
        self._show_middle(scene, outlook)
        self.query_one(Mice).data = mice_of(speaker, scene.public)
        key = self.peek_key
        self.prompt.data = prompt_lines(scene, chooser, outlook, key, glyphs.fresh)
        self.own.data = own_of(speaker, scene, own, key, faces)

    def has_corner(self, public: View, seat: int) -> bool:
        return public.backs[seat] > 0

    def _show_middle(self, scene: Scene[View], outlook: Outlook) -> None:
        """Lay out the triplets, or the two cards of a share that is chosen or just done."""
        view, chooser, speaker, glyphs = scene.public, self.chooser, self.speaker, self.desk.glyphs
        triplets, pair, gift = self.triplets, self.pair, self.gift
        faces = kind_faces(glyphs)
        given = gift_in(scene.last) if scene.phase is Phase.MOMENT else None
        sharing = view.sharing is not None or given is not None
        triplets.display = not (sharing or self.desk.only_hand)
        pair.display = gift.display = sharing
        if given is not None:
            pair.data = given_pair(speaker, given, faces)
            gift.data = thanks_of(speaker, given, faces, glyphs)
        elif view.sharing is not None:
            pair.data = pair_of(speaker, view.sharing, chooser, faces)
            gift.data = options_of(view, outlook, chooser, faces, glyphs)
        else:
            chosen = chooser.take if scene.asked is not None else None
            triplets.data = triplets_of(speaker, view, chosen, faces)

    def heading(self, scene: Scene[View]) -> Title:
        view, say, board = scene.public, self.say, self.course.board
        if isinstance(board, RoundOver | SessionStep | Reckoned):
            return Title(self.game_name, board.where)
        where = say(said.WHERE, session=view.session, sessions=view.sessions, round=view.round)
        turn = ""
        if scene.seat is not None:
            message = said.TAKES if view.sharing is None else said.SHARES
            turn = say(message, name=self.speaker.name(scene.seat))
        return Title(self.game_name, where, turn, say(said.SUPPLY, n=view.supply))

    def command(self, command: str) -> None:
        if command == SCORES and self.course.phase is Phase.LIFTED:
            self.show_boards(scores_of(self.speaker, self.match.view(None)))
        else:
            super().command(command)

    def round_of(self, view: View) -> Hashable:
        return view.session, view.round

    def moments(self, change: Change[View]) -> Sequence[Moment]:
        return moments_of(self.speaker, change)

    def private_news(self, seat: int, events: Sequence[Event]) -> tuple[str, ...]:
        return tuple(
            sentences.event(self.speaker, event)
            for event in events
            if isinstance(event, TripletTaken) and event.face_down is not None
        )

    def is_notable(self, change: Change[View]) -> bool:
        return any(isinstance(event, Shared) for event in change.events)

    def headline(self, change: Change[View]) -> str:
        return said.headline(self.speaker, change.events, change.after.standings)

    def touches(self, event: Event, seat: int) -> bool:
        return said.touches(event, seat)

    def recap(self, seat: int, events: Sequence[Event]) -> tuple[str, ...]:
        # Boards have told the rest; what others gave one another lies before them.
        gifts = [event for event in events if isinstance(event, Shared) and event.receiver == seat]
        return super().recap(seat, gifts)


SCREEN = GraciasScreen
