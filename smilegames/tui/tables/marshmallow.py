"""The table of Marshmallow Test: seats, the trick, a hand, and what a card would do."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from itertools import groupby

from smilegames.games.marshmallow.actions import PLAYS, TRUMPS, NameTrump, Play
from smilegames.games.marshmallow.cards import NO_SUIT, RANK_OF, SUIT_OF, SUITS
from smilegames.games.marshmallow.foresight import foresee
from smilegames.games.marshmallow.hindsight import just_out
from smilegames.games.marshmallow.scoring import TRICKS_IN_A_ROUND, marshmallows
from smilegames.games.marshmallow.state import Phase
from smilegames.games.marshmallow.view import View
from smilegames.text.tables import marshmallow as said
from smilegames.tui.draw.advice import Line, draw_advice
from smilegames.tui.draw.card import CardFace, CardLook
from smilegames.tui.draw.grid import Area, wrap
from smilegames.tui.draw.ink import BOLD, DIM, SUNK, TEXT, YOU, Ink, Tone
from smilegames.tui.draw.marshmallows import (
    BOXES_AT,
    Standing,
    SuitChoice,
    draw_mark,
    draw_marshmallow,
    draw_standing,
    draw_suits,
    suit_face,
)
from smilegames.tui.draw.rack import draw_on_rack, lay_out, put_up
from smilegames.tui.draw.row import LABELS, RowCard, RowShape
from smilegames.tui.draw.trick import TrickPlace, draw_trick
from smilegames.tui.draw.trick_table import Zones, zones
from smilegames.tui.keys import Binding, Hint
from smilegames.tui.table import Table, Title

SUIT_COMMANDS = {
    f"marshmallow.{name}": suit
    for suit, name in enumerate(("purple", "green", "pink", "blue", "yellow"))
}
"""A suit's key names it trump or, later, steps through its cards in the hand."""
ADVICE_WIDTH = 36
"""Columns beside the trick for what a card would do, where few players leave so many."""
NEWS_ROWS = 3
"""Rows that a sentence about a going-out may take."""
WIDEST = 11
"""Columns of a card in the hand."""
MARKS_WIDTH = 30
"""Columns that lead and trump take side by side."""


class MarshmallowTable(Table):
    """Selects a card by its number, its suit's letter or the arrows; a trump by its letter."""

    KEYS = tuple(
        Binding(command, (SUITS[suit].lower(),)) for command, suit in SUIT_COMMANDS.items()
    )

    view: View
    own: View | None
    selected: Play | NameTrump | None

    # Keys

    @property
    def _naming(self) -> bool:
        return self.view.phase is Phase.NAME_TRUMP

    @property
    def _hand(self) -> tuple[int, ...]:
        return self.view.hand or ()

    @property
    def _card(self) -> int | None:
        """The selected card."""
        return self.selected.card if isinstance(self.selected, Play) else None

    def press(self, command: str) -> bool:
        suit = SUIT_COMMANDS.get(command)
        if command in ("left", "right"):
            return self._step(1 if command == "right" else -1)
        if self._naming:
            if suit is not None:
                self.selected = TRUMPS[suit]
            return suit is not None
        if suit is not None:
            return self._step_in_suit(suit)
        at = LABELS.find(command) if len(command) == 1 else -1
        if 0 <= at < len(self.view.playable):
            return self._select(self.view.playable[at])
        return False

    def click(self, target: Hashable) -> bool:
        match target:
            case ("card", int(card)):
                return self._select(card)
        return super().click(target)

    def _select(self, card: int) -> bool:
        self.selected = PLAYS[card]
        return True

    def _step(self, by: int) -> bool:
        if self._naming:
            at = TRUMPS.index(self.selected) if isinstance(self.selected, NameTrump) else None
            start = -1 if by > 0 else 0
            self.selected = TRUMPS[((start if at is None else at) + by) % len(TRUMPS)]
            return True
        if self._card is None:
            first = self.view.playable or self._hand
            return bool(first) and self._select(first[0 if by > 0 else -1])
        return self._select(self._hand[(self._hand.index(self._card) + by) % len(self._hand)])

    def _step_in_suit(self, suit: int) -> bool:
        cards = [card for card in self._hand if SUIT_OF[card] == suit]
        if not cards:
            return False
        at = cards.index(self._card) if self._card in cards else -1
        return self._select(cards[(at + 1) % len(cards)])

    def hints(self) -> list[Hint]:
        held = {SUIT_OF[card] for card in self._hand}
        letters = [
            self.printed(command)
            for command, suit in SUIT_COMMANDS.items()
            if self._naming or suit in held
        ]
        suits = " ".join(letters)
        if self._naming:
            return [Hint("", self.say(said.KEY_CHOOSE), printed=suits)]
        numbers = min(len(self.view.playable), len(LABELS))
        digits = "1" if numbers == 1 else f"1-{LABELS[numbers - 1]}"
        arrows = f"{self.printed('left')} {self.printed('right')}"
        # The footer has no room for all at once: what chooses gives way to what commits.
        return [
            Hint("", self.say(said.KEY_CHOOSE), printed=digits),
            Hint("", self.say(said.KEY_MOVE), printed=arrows),
            Hint("", self.say(said.KEY_SUIT), printed=suits, footer=self.selected is None),
        ]

    def moment(self, view: View) -> str:
        out = just_out(view)
        return "" if out is None else said.gone_out(self.speaker, out)

    # Drawing

    def title(self) -> Title:
        view, say = self.view, self.say
        parts = [say(said.ROUND, round=view.round)]
        if not self._naming:
            trick = said.TRICK_OF if len(view.tricks) == 5 else said.TRICK
            parts.append(say(trick, trick=view.trick_number, last=TRICKS_IN_A_ROUND))
        turn = ""
        if self.seat is not None:
            plays = said.PLAYS_NOW if view.trick else said.LEADS_NOW
            message = said.NAMES_TRUMP if self._naming else plays
            turn = say(message, name=self._name(self.seat))
        where = f" {self.glyphs.dot} ".join(parts)
        return Title(where, turn, say(said.TARGET, n=view.target))

    def paint(self, area: Area) -> None:
        seats = len(self.view.tricks)
        parts = zones(area, seats)
        for seat in range(seats):
            self._paint_seat(area.part(0, 1 + parts.apart * seat, None, parts.apart), seat)
        area.rule(parts.middle - 1, self.glyphs.rule)
        middle = area.part(0, parts.middle, None, parts.hand - parts.middle - 1)
        if self._naming:
            self._paint_suits(middle, parts)
        else:
            self._paint_trick(middle, parts)
        area.rule(parts.hand - 1, self.glyphs.rule)
        self._paint_hand(area.part(0, parts.hand), parts)

    # Seats

    def _paint_seat(self, lines: Area, seat: int) -> None:
        view, tricks = self.view, self.view.tricks[seat]
        out = view.out_for[seat] is not None
        standing = Standing(
            name=self._name(seat),
            acts=seat == self.seat,
            out=out,
            tricks=tricks,
            needed=view.needed,
            count=self.say(said.TRICKS_OF_NEEDED, tricks=tricks, needed=view.needed),
            heap=marshmallows(view.scores[seat]),
            points=self.say(said.POINTS, n=view.scores[seat]),
            status=said.standing(self.speaker, view, seat, self.glyphs.dot),
            close=not out and tricks == view.needed - 1,
        )
        draw_standing(lines.part(0, 0, None, 1), standing, self.glyphs)
        if lines.height > 1 and view.voids[seat]:
            lines.put(BOXES_AT, 1, said.lacks(self.speaker, view.voids[seat]), DIM)

    # The trick

    def _paint_trick(self, area: Area, parts: Zones) -> None:
        """Draw the trick, as it would be with a legal selection, and beside it what that does."""
        seats = len(self.view.tricks)
        top = (area.height - parts.trick.height - 1) // 2
        left = max(2, (area.width - seats * parts.trick.step - ADVICE_WIDTH) // 2)
        places = [self._place(seat, parts.trick) for seat in range(seats)]
        draw_trick(area.part(left, top), places, parts.trick, self.glyphs)
        aside = left + seats * parts.trick.step + 1
        self._paint_advice(area.part(aside, top, area.width - aside - 1))

    def _place(self, seat: int, shape: RowShape) -> TrickPlace:
        view, acts = self.view, seat == self.seat
        thought = self._card if self.legal else None
        card = dict(view.trick).get(seat, thought if acts else None)
        face = None if card is None else self._face(card, shape.width, shape.height)
        return TrickPlace(
            name=self._name(seat),
            face=face,
            acts=acts,
            above=self.say(said.LED) if seat == view.leader else "",
            below=self._tag(seat, thought),
            instead=None if view.out_for[seat] is None else partial(self._paint_out, seat),
        )

    def _tag(self, seat: int, thought: int | None) -> str:
        """Return the word on a seat's card when the acting one thinks of playing a card."""
        view = self.view
        winner = None if view.winning is None else view.winning.seat
        if thought is not None:
            winner = foresee(view, PLAYS[thought]).winner
        if seat != winner:
            return ""
        return self.say(said.WINS if view.trick else said.LEADS)

    def _paint_out(self, seat: int, card: Area) -> None:
        """Draw the marshmallow of a player who is out: bright while it is news."""
        out, points = just_out(self.view), self.view.out_for[seat]
        assert points is not None
        fresh = out is not None and out.seat == seat
        draw_marshmallow(card, points, Ink(Tone.WHITE) if fresh else SUNK, self.glyphs)

    def _paint_advice(self, area: Area) -> None:
        """Say beside the trick which suits count and what the selection would do."""
        view, say = self.view, self.say
        lead, trump = self._mark(view.lead, said.NONE_YET), self._mark(view.trump, said.NO_TRUMP)
        x = draw_mark(area, 0, 0, say(said.LEAD), *lead) + 2
        below = int(area.width < MARKS_WIDTH)
        draw_mark(area, 0 if below else x, below, say(said.TRUMP), *trump)
        if self.seat is not None:
            room = area.part(0, 1 + below)
            news = self._news(room.width)
            lines = self._advice(self.seat)
            if self.selected is None:
                lines += news
            lines.append((said.allowed(self.speaker, view), DIM))
            if said.is_last_trick(view):
                lines.append((say(said.LAST_TRICK), DIM))
            if self.selected is not None:
                lines += news
            draw_advice(room, lines)

    def _mark(self, suit: int, none: str) -> tuple[str, str]:
        """Return the letter and the name of a suit, or what stands for none."""
        if suit == NO_SUIT:
            return "", self.say(none)
        return SUITS[suit], said.suit_name(self.speaker, suit)

    def _advice(self, seat: int) -> list[Line]:
        if self._card is None:
            return [(self.say(said.ASK_CARD, name=self._name(seat)), BOLD)]
        if not self.legal:
            return [(self.say(said.CANT_PLAY, card=self.rules.names[self._card]), BOLD)]
        told = said.prospect(self.speaker, self.view, self._card)
        lines = [(told.trick, BOLD)]
        if told.out:
            lines.append((told.out, YOU if told.yours else TEXT))
        return [*lines, *((line, TEXT) for line in told.besides)]

    def _news(self, width: int) -> list[Line]:
        """Say what the last trick's going-out scored, briefly where names are long."""
        out = just_out(self.view)
        if out is None:
            return []
        text = said.gone_out(self.speaker, out)
        if out.points and len(wrap(text, width)) > NEWS_ROWS:
            text = said.gone_out_briefly(self.speaker, out)
        return [(text, TEXT)]

    # Naming trump

    def _paint_suits(self, area: Area, parts: Zones) -> None:
        """Draw the five suits with what the hand holds of each; beside them what naming does."""
        choices = [self._suit(suit, command) for command, suit in SUIT_COMMANDS.items()]
        aside = draw_suits(area.part(2, 0), choices, self.glyphs, large=parts.roomy)
        if isinstance(self.selected, NameTrump):
            head, held = said.named(self.speaker, self.view, self.selected)
            lines = [(head, BOLD), (held, TEXT)]
        else:
            lines = [(self.say(said.ASK_TRUMP, name=self._name(self.view.dealer)), BOLD)]
        lines.append((self.say(said.ASK_TRUMP_WHY), DIM))
        aside = aside.part(0, 0, aside.width - 1)
        draw_advice(aside, [*lines, *self._news(aside.width)])

    def _suit(self, suit: int, command: str) -> SuitChoice:
        chosen = self.selected == TRUMPS[suit]
        return SuitChoice(
            SUITS[suit],
            above=said.suit_name(self.speaker, suit),
            below=self.say(said.CARDS, n=sum(SUIT_OF[card] == suit for card in self._hand)),
            tag=self.say(said.TRUMP) if chosen else "",
            target=command,
        )

    # The hand

    def _paint_hand(self, area: Area, parts: Zones) -> None:
        """Draw the hand by suit, the cards that may be played standing higher, with their keys."""
        view = self.view
        played = [card for seat, card in view.plays if seat == view.seat]
        cards = put_up(self._hand, played, parts.racks)
        groups = [len(list(same)) for _, same in groupby(SUIT_OF[card] for card in cards)]
        place = area.part(2, 0, area.width - 4)
        rack = lay_out(place, groups, WIDEST, parts.tallest)
        for at, card in enumerate(cards):
            if card in self._hand:
                sunk = self._is_sunk(card)
                face = self._face(card, rack.shape.width, rack.shape.height - sunk)
                look = CardLook(selected=card == self._card, sunk=sunk)
                shown = RowCard(face, look, self._label(card), ("card", card))
                draw_on_rack(place, rack, at, shown, self.glyphs)

    def _is_sunk(self, card: int) -> bool:
        """Return whether a card can't be played or, while suits are chosen, is of another suit."""
        if isinstance(self.selected, NameTrump):
            return SUIT_OF[card] != self.selected.suit
        return not self._naming and card not in self.view.playable

    def _label(self, card: int) -> str:
        """Return the key under a card; a cross marks one that can't be played."""
        if self._naming:
            return ""
        label = "x" if self.glyphs.name == "ascii" else "×"
        if card in self.view.playable:
            at = self.view.playable.index(card)
            label = LABELS[at] if at < len(LABELS) else ""
        return f"{self.glyphs.left}{label}{self.glyphs.right}" if card == self._card else label

    # Words and faces

    def _face(self, card: int, width: int, height: int) -> CardFace:
        letter = SUITS[SUIT_OF[card]]
        return suit_face(letter, str(RANK_OF[card]), width, height, self.glyphs)

    def _name(self, seat: int) -> str:
        return self.speaker.name(seat)


TABLE = MarshmallowTable
