"""A turn of SmileyFace as the table shows it: seats, ranking, advice and a hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from smilegames.core.errors import Refusal
from smilegames.games.smileyface.actions import Action
from smilegames.games.smileyface.aiming import Selection, Step
from smilegames.games.smileyface.cards import EMOTIONS, NAMES, SUITS
from smilegames.games.smileyface.foresight import Foresight, unplayable
from smilegames.games.smileyface.state import CLEAN_UP
from smilegames.games.smileyface.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.smileyface import sentences as text
from smilegames.text.games.smileyface import table as said
from smilegames.text.words import Message
from smilegames.tui.drawing.card import CardFace, CardLook, draw_back
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.row import RowCard, RowShape, draw_row, row_shape
from smilegames.tui.games.smileyface.counsel import Counsel, Offer, draw_counsel
from smilegames.tui.games.smileyface.displays import ROOMY, SeatLine, Sheet, marks, record_of
from smilegames.tui.games.smileyface.emotions import card_face
from smilegames.tui.games.smileyface.prospect import Prospect, foresee
from smilegames.tui.games.smileyface.ranking import WIDTH, chart_of, draw_ranking

CARD_WIDTH = 12


@dataclass(frozen=True, slots=True)
class TurnBoard:
    """A moment of a turn: what lies there, what is selected, and who looks."""

    view: View
    own: View | None
    """The acting player's own view while they look."""
    seat: int | None
    choices: Sequence[Action]
    pick: Selection
    selected: Action | None
    at: int | None
    """The selected card's place in the hand."""
    secrets: bool
    """The player's own tokens are asked for."""
    speaker: Speaker
    glyphs: Glyphs

    def paint(self, area: Area) -> None:
        """Draw the table on an area of at least 80 x 20."""
        seats = len(self.view.displays)
        roomy = area.height >= ROOMY
        pitch = min(3, 16 // seats) if roomy else 1
        below = 1 + pitch * seats
        hand_rows = min(9 if roomy else 8, area.height - below - 2 - len(SUITS))
        hand_at = area.height - hand_rows
        after = self._after
        lines = [self._line(seat, after) for seat in range(seats)]
        sheet = Sheet(self.speaker, self.glyphs)
        sheet.draw(area.part(0, 0, None, below), lines, self.view.ranking, pitch)
        area.rule(below, self.glyphs.rule)
        top = below + (2 if hand_at - below - 2 > len(SUITS) + 1 else 1)
        middle = area.part(0, top, None, hand_at - 1 - top)
        self._paint_middle(middle, after)
        area.rule(hand_at - 1, self.glyphs.rule)
        self._paint_hand(area.part(1, hand_at, area.width - 2))

    @property
    def _legal(self) -> bool:
        return self.selected is not None and self.selected in self.choices

    @property
    def _asked(self) -> Step | None:
        return self.pick.asked(self.choices)

    @property
    def _after(self) -> Foresight | None:
        """The open table as the selection would leave it."""
        return foresee(self.view, self.selected) if self.selected and self._legal else None

    # Seats

    def _line(self, seat: int, after: Foresight | None) -> SeatLine:
        view, standing = self.view, (after or self.view).standing
        asked = self._asked is Step.SEAT
        helped = next((to for to, helper in enumerate(view.helpers) if helper == seat), None)
        return SeatLine(
            name=self._name(seat),
            totals=view.standing.totals[seat],
            display=view.displays[seat],
            record=record_of(view, seat, self.speaker.rules.deck),
            hand=view.hand_sizes[seat],
            helps=helped,
            acting=seat == self.seat,
            key=str(seat + 1) if asked else "",
            aimed=seat == self.pick.target(Step.SEAT),
            sunk=asked and seat not in self.pick.open(self.choices),
            out=self._out(seat),
            leads=max(standing.scores) > 0 and seat in standing.leaders,
            alone=standing.leader == seat,
            then=(after.standing.totals[seat], after.displays[seat]) if after else None,
        )

    def _out(self, seat: int) -> str:
        """Say that a seat has passed or, in Clean-up, that it was asked already (SF-25)."""
        view = self.view
        if view.phase is not CLEAN_UP:
            return self._say(said.PASSED) if view.passed[seat] else ""
        assert self.seat is not None
        seats = len(view.displays)
        asked = (seat - view.first) % seats < (self.seat - view.first) % seats
        return self._say(said.DONE) if asked else ""

    # The middle

    def _paint_middle(self, area: Area, after: Foresight | None) -> None:
        asked = self._asked is Step.SUIT
        chart = chart_of(
            self.speaker,
            self.view.ranking,
            then=after.ranking if after else None,
            open_suits=self.pick.open(self.choices) if asked else None,
            chosen=self.pick.target(Step.SUIT),
        )
        draw_ranking(area, chart, self.glyphs)
        beside = area.part(WIDTH + 1, 0, area.width - WIDTH - 2)
        draw_counsel(beside, self._counsel(after), self._card, self.glyphs)

    def _counsel(self, after: Foresight | None) -> Counsel:
        """Say what is asked, or what the selection would do."""
        if self.seat is None:
            return Counsel()
        prospect = Prospect(self.view, self.speaker, marks(self.glyphs).leads_to)
        if self.secrets:
            head = self._say(said.ONLY_YOU, name=self._name(self.seat))
            return Counsel(head, private=True, lines=prospect.secrets())
        if not self.pick.root:
            return self._question(prospect)
        if self.selected is not None and self._legal:
            head = text.action(self.speaker, self.selected)
            lines = prospect.of(self.selected, after)
            return Counsel(head[:1].upper() + head[1:], offers=self._offers(), lines=lines)
        return self._question_of_target()

    def _question(self, prospect: Prospect) -> Counsel:
        assert self.seat is not None
        name = self._name(self.seat)
        if self.view.phase is CLEAN_UP:
            head = self._say(said.ASK_CLEAN_UP, name=name)
            return Counsel(head, notes=[self._say(said.CLEAN_UP_HOW)])
        return Counsel(self._say(said.ASK, name=name), lines=prospect.standing())

    def _question_of_target(self) -> Counsel:
        """Ask for the next target; or say why the card has none (SF-17)."""
        verb = self.pick.root[0]
        effect = text.MISCHIEF_EFFECTS.get(verb, said.HELP_EFFECT if verb == "help" else "")
        notes = [self._say(effect)] if effect else []
        asked = self._asked
        if asked is None:
            lacking = self._lacking(self.at)
            lines = [text.refusal(self.speaker, lacking)] if lacking else []
            return Counsel(self._say(said.NOT_NOW), lines=lines, notes=notes)
        mine, other = self.pick.target(Step.OWN_CARD), self.pick.target(Step.SEAT)
        head = self._say(
            said.ASK_TARGET[verb, asked],
            mine="" if mine is None else NAMES[mine],
            other="" if other is None else self._name(other),
        )
        return Counsel(head, offers=self._offers(), notes=notes)

    def _offers(self) -> list[Offer]:
        """List the cards to choose from, where a card is asked for."""
        asked = self._asked
        if asked not in (Step.OWN_CARD, Step.THEIR_CARD):
            return []
        open_cards, chosen = self.pick.open(self.choices), self.pick.target(asked)
        owner = self.seat if asked is Step.OWN_CARD else self.pick.target(Step.SEAT)
        assert owner is not None
        display = self.view.displays[owner]
        return [
            Offer(card, str(number), display.count(card), card in open_cards, card == chosen)
            for number, card in enumerate(dict.fromkeys(display), 1)
        ]

    # The hand

    def _paint_hand(self, area: Area) -> None:
        if self.seat is None:
            return
        count = self.view.hand_sizes[self.seat]
        shape = row_shape(area, count, CARD_WIDTH, area.height - 1)
        if self.own is None:
            for at in range(count):
                draw_back(area.part(at * shape.step, 0, shape.width, shape.height), self.glyphs)
            return
        known = [entry.card for entry in self.own.stolen if entry.holder == self.seat]
        cards = []
        for at, card in enumerate(self.own.hand):
            tag = self._tag(at)
            if not tag and card in known:
                known.remove(card)
                tag = self._say(said.TAG_KNOWN)
            look = CardLook(selected=at == self.at, sunk=self._sunk(at), tag=tag)
            # While a target is asked for, the digits are the targets'.
            label = "" if self._asked else str(at + 1)
            cards.append(RowCard(self._face(card, shape), look, label, ("hand", at)))
        draw_row(area, cards, shape, self.glyphs)

    def _face(self, card: int, shape: RowShape) -> CardFace:
        title = self._say(said.CARD_TITLES[NAMES[card]]) if card >= EMOTIONS else ""
        width, rows = shape.width - 2, shape.height - 3
        return card_face(card, title, self.glyphs, width=width, rows=rows)

    def _tag(self, at: int) -> str:
        if at == self.at:
            if not self._legal:
                return self._say(said.TAG_AIM) if self._asked else ""
            discards = self.view.phase is CLEAN_UP
            return self._say(said.TAG_DISCARD if discards else said.TAG_PLAY)
        return self._say(said.TAG_NO_TARGET) if self._lacking(at) else ""

    def _sunk(self, at: int) -> bool:
        assert self.own is not None
        if self.view.phase is CLEAN_UP:
            return self.own.hand[at] < EMOTIONS
        return self._lacking(at) is not None

    def _lacking(self, at: int | None) -> Refusal | None:
        """Say what target a card of the hand lacks; None where it lacks none."""
        if self.own is None or at is None or self.view.phase is CLEAN_UP:
            return None
        return unplayable(self.own, self.own.hand[at])

    # Words

    def _say(self, message: Message, **params: object) -> str:
        return self.speaker.words(message, **params)

    def _name(self, seat: int) -> str:
        return self.speaker.name(seat)

    def _card(self, card: int) -> str:
        return text.card_name(self.speaker, card)
