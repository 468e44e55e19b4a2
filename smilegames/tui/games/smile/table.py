"""The table of Smile: seats with their kept cards, the auction row, what a choice would do."""

from __future__ import annotations

from smilegames.games.smile.actions import BID, TAKE, Bid, Take
from smilegames.games.smile.scoring import score_lines
from smilegames.games.smile.view import View
from smilegames.text.games.smile import table as said
from smilegames.tui.drawing.card import CardFace, CardLook, draw_card
from smilegames.tui.drawing.glyphs import signed
from smilegames.tui.drawing.grid import Area, width_of
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, YOU, Ink, Tone
from smilegames.tui.games.smile.creature import creature
from smilegames.tui.keys import Binding, Hint
from smilegames.tui.table import Table, Title

TONES = {"Y": Tone.YELLOW, "W": Tone.WHITE, "R": Tone.RED, "B": Tone.BLUE, "N": Tone.GREY}
NAME_AT, BEADS_AT, BLUE_AT, CARDS_AT, SUM_WIDTH = 3, 16, 25, 31, 8

OWN_BEADS = 8
"""So many of one's own beads are drawn: with more, the line would not hold the longest of all."""
ROOMY = 30
"""From this many rows on, seats stand apart and cards are large."""


class SmileTable(Table):
    """Selects a bid with one key and a card to take with a digit or the arrows."""

    KEYS = (Binding("smile.bid", ("b",)),)

    view: View
    own: View | None
    selected: Bid | Take | None

    # Keys

    def press(self, command: str) -> bool:
        row = self.view.row
        if command == "smile.bid":
            self.selected = self._next_bid()
            return True
        if command in ("left", "right"):
            self._step(1 if command == "right" else -1)
            return True
        if command.isdecimal() and 1 <= int(command) <= len(row):
            self._select(row[int(command) - 1])
            return True
        return False

    def _next_bid(self) -> Bid:
        """Select the bid on the lowest card, or the next one where several are lowest (SM-12)."""
        lowest = self.rules.deck.lowest(self.view.row)
        at = -1
        if isinstance(self.selected, Bid) and self.selected.card in lowest:
            at = lowest.index(self.selected.card)
        return Bid(BID, lowest[(at + 1) % len(lowest)])

    def _step(self, by: int) -> None:
        row = self.view.row
        if self.selected is None:
            self._select(row[0 if by > 0 else -1])
        else:
            self._select(row[(row.index(self.selected.card) + by) % len(row)])

    def _select(self, card: int) -> None:
        """Select taking a card; while no card has beads, a lowest card is bid on instead."""
        bare = not any(self.view.row_beads) and card in self.rules.deck.lowest(self.view.row)
        self.selected = Bid(BID, card) if bare else Take(TAKE, card)

    def hints(self) -> list[Hint]:
        hints = [Hint("smile.bid", self.say(said.KEY_BID))]
        if any(self.view.row_beads):
            numbers = f"1-{len(self.view.row)}"
            hints.append(Hint("", self.say(said.KEY_CARD), printed=numbers))
        return hints

    def why_private(self, code: str) -> bool:
        # That somebody can't bid says that the hand is empty (SM-05).
        return code == "must_back_out" and not self.view.open_beads

    # Drawing

    def title(self) -> Title:
        view = self.view
        where = self.say(said.AUCTION, auction=view.auction, auctions=view.auctions)
        turn = "" if self.seat is None else self.say(said.DECIDES, name=self._name(self.seat))
        return Title(where, turn, self.say(said.PILE, n=view.pile))

    def paint(self, area: Area) -> None:
        seats = len(self.view.kept)
        apart = 2 if area.height >= ROOMY else 1
        for seat in range(seats):
            self._paint_seat(area.part(0, 1 + apart * seat, None, 1), seat)
        below = 1 + apart * seats
        area.rule(below, self.glyphs.rule)
        own_at = area.height - 2
        self._paint_row(area.part(0, below + 1, None, own_at - below - 2))
        area.rule(own_at - 1, self.glyphs.rule)
        self._paint_own(area.part(0, own_at, None, 2))

    def _paint_seat(self, line: Area, seat: int) -> None:
        view, glyphs = self.view, self.glyphs
        took = view.out[seat]
        acting = seat == self.seat
        ink = DIM if took is not None else TEXT
        if acting:
            line.fill(Tone.LIT)
            line.put(1, 0, glyphs.here, YOU)
            ink = BOLD
        line.put(NAME_AT, 0, self._name(seat), ink)
        beads = self._shown_beads(seat)
        if beads is None:
            line.put(BEADS_AT, 0, self.say(said.BEADS_HIDDEN), DIM)
        else:
            line.put(BEADS_AT, 0, self.say(said.BEADS, n=beads), ink)
        self._paint_blue(line, seat)
        x = CARDS_AT
        for card in view.kept[seat]:
            x = line.put(x, 0, self._chip(card), self._ink(card)) + 1
        if view.kept[seat]:
            total = self.say(said.CARD_SUM, sum=signed(self._card_sum(seat)))
            line.put_right(line.width - 2, 0, total, DIM)
        if took is not None:
            # With very many cards in front the word gives way; the dim name still tells it.
            status = self.say(said.OUT_WITH, card=self._card(took))
            if x + width_of(status) < line.width - SUM_WIDTH:
                line.put_right(line.width - SUM_WIDTH, 0, status, DIM)

    def _paint_blue(self, line: Area, seat: int) -> None:
        blue = self.view.blue[seat]
        mark = self.glyphs.borrowed
        shown = mark * blue if blue <= 3 else f"{mark}{blue}"
        line.put(BLUE_AT, 0, shown, Ink(Tone.BLUE))

    def _paint_row(self, area: Area) -> None:
        """Draw the auction row, and beside it what the selection would do."""
        seats = len(self.view.kept)
        roomy = area.height >= 18
        if roomy:
            width, height, step = (13, 11, 15) if seats == 5 else (15, 11, 18)
        else:
            width, height, step = (9, 8, 10) if seats == 5 else (11, 9, 13)
        top = 2 if roomy else (area.height - height - 1) // 2
        for at, card in enumerate(self.view.row):
            place = area.part(2 + at * step, top, width, height)
            self._paint_card(place, at, card)
            place.hit(str(at + 1))
            number = YOU if self.selected and self.selected.card == card else DIM
            area.part(2 + at * step, top + height, width, 1).put_centre(0, str(at + 1), number)
        if roomy:
            self._paint_advice(area.part(3, top + height + 2, area.width - 6, None))
        else:
            aside = 2 + seats * step + 1
            self._paint_advice(area.part(aside, top, area.width - aside - 1, None))

    def _paint_card(self, place: Area, at: int, card: int) -> None:
        chosen = self.selected if self.selected and self.selected.card == card else None
        tag = ""
        if chosen is not None:
            tag = self.say(said.BID if chosen.verb == BID else said.TAKE)
        elif card in self.rules.deck.lowest(self.view.row):
            tag = self.say(said.LOW)
        colour, value = self.rules.deck.colour_of[card], self.rules.deck.value_of[card]
        face = CardFace(
            letter=colour if colour != "N" else " ",
            value=signed(value) + self._copy_letter(card),
            tone=TONES[colour],
            picture=creature(colour, value, self.glyphs, tall=place.height >= 9),
        )
        draw_card(place, face, CardLook(selected=chosen is not None, tag=tag), self.glyphs)
        rows = 2 if place.height >= 9 else 1
        inside = place.part(1, place.height - 1 - rows, place.width - 2, rows)
        self._pile_beads(inside, self.view.row_beads[at])

    def _pile_beads(self, pile: Area, beads: int) -> None:
        """Lay beads from the bottom row up; a pile too large to count at a glance says its number.

        Beads are the fireflies of the table, but not amber: amber is whoever acts.
        """
        counted = beads > 4
        room = pile.width - 3 if counted else pile.width
        glow = Ink(Tone.TEXT)
        x = pile.put(0, pile.height - 1, self.glyphs.bead * min(beads, room), glow)
        if counted:
            pile.put(x + 1, pile.height - 1, str(beads), BOLD)
        if pile.height > 1 and beads > room:
            pile.put(0, 0, self.glyphs.bead * min(beads - room, pile.width), glow)

    def _paint_advice(self, area: Area) -> None:
        """Say beside the cards what the selection would do, from what is public."""
        if self.seat is None:
            return
        if self.selected is None:
            y = area.paragraph(
                0, 0, area.width, self.say(said.ASK, name=self._name(self.seat)), BOLD
            )
            lowest = self.words.either(
                [self._card(card) for card in self.rules.deck.lowest(self.view.row)]
            )
            message = said.ASK_EITHER if any(self.view.row_beads) else said.ASK_BARE
            area.paragraph(0, y, area.width, self.say(message, lowest=lowest), DIM)
            return
        head, *lines = self._advice()
        y = area.paragraph(0, 0, area.width, head, BOLD)
        for line in lines:
            y = area.paragraph(0, y, area.width, line)

    def _advice(self) -> list[str]:
        assert self.selected is not None
        card = self.selected.card
        beads = self.view.row_beads[self.view.row.index(card)]
        if self.selected.verb == BID:
            then = self.say(said.BID_MAKES, n=beads + 1)
            follower = self._name(self._next_seat())
            heading = self.say(said.SELECTED_BID, card=self._card(card))
            lines = [heading, then, self.say(said.NEXT_DECIDES, name=follower)]
            if len(self.rules.deck.lowest(self.view.row)) > 1:
                lines.append(self.say(said.BID_AGAIN, key=self.printed("smile.bid")))
            return lines
        take = said.SELECTED_TAKE if beads else said.SELECTED_TAKE_BARE
        return [
            self.say(take, card=self._card(card), n=beads),
            *(self._taking(card) if self.legal else ()),
        ]

    def _taking(self, card: int) -> list[str]:
        """What follows from taking a card: pairs, and the last card where two are left."""
        assert self.seat is not None
        lines = []
        partner = self.rules.deck.partner(self.view.kept[self.seat], card)
        total = self._card_sum(self.seat)
        if partner is not None:
            lines.append(self.say(said.PAIR, partner=self._card(partner)))
            total -= self.rules.deck.value_of[partner]
        else:
            total += self.rules.deck.value_of[card]
        lines.append(self.say(said.CARDS_AFTER, sum=signed(total)))
        rest = [other for other in self.view.row if other != card]
        if len(rest) == 1:
            lines.append(self._last_taking(rest[0]))
        return lines

    def _last_taking(self, card: int) -> str:
        """Say what the only player left in the auction gets without being asked (SM-15)."""
        last = self._next_seat()
        partner = self.rules.deck.partner(self.view.kept[last], card)
        params = {"name": self._name(last), "card": self._card(card)}
        if partner is not None:
            return self.say(said.LAST_TAKES_PAIR, partner=self._card(partner), **params)
        return self.say(said.LAST_TAKES, **params)

    def _paint_own(self, area: Area) -> None:
        """Draw the acting player's own beads: only while they look."""
        if self.seat is None:
            return
        name = self._name(self.seat)
        if self.own is None:
            area.put(NAME_AT, 0, self.say(said.PEEK_OFFER, key=self.peek_key, name=name), DIM)
            return
        clear, blue = self.own.clear[self.seat], self.own.blue[self.seat]
        x = area.put(NAME_AT, 0, self.say(said.PEEK_WHOSE, name=name), YOU)
        x = area.put(x + 3, 0, self.glyphs.bead * min(clear, OWN_BEADS)) + (1 if clear else 0)
        x = area.put(x, 0, self.say(said.BEADS, n=clear), BOLD)
        if blue:
            owed = f"{self.glyphs.borrowed} {self.say(said.BORROWED, n=blue)}"
            x = area.put(x + 3, 0, owed, Ink(Tone.BLUE))
        values = [self.rules.deck.value_of[card] for card in self.own.kept[self.seat]]
        score = sum(line.points for line in score_lines(values, clear, blue))
        area.put(x + 3, 0, self.say(said.SCORE_NOW, score=score), DIM)
        if self.legal:
            area.put(NAME_AT, 1, self._beads_after(clear), TEXT)

    def _beads_after(self, clear: int) -> str:
        assert self.own is not None
        assert self.selected is not None
        if self.selected.verb == TAKE:
            gained = self.own.row_beads[self.own.row.index(self.selected.card)]
            return self.say(said.BEADS_AFTER, n=clear + gained)
        if self.own.borrows:
            return self.say(said.BORROWS)
        return self.say(said.BEADS_AFTER, n=clear - 1)

    # Words and numbers

    def _shown_beads(self, seat: int) -> int | None:
        """Return a hand's count where it may be printed, else None (SM-05)."""
        if self.view.open_beads or self.view.over or (self.own is not None and seat == self.seat):
            return self.view.clear[seat]
        return None

    def _next_seat(self) -> int:
        """Return who decides next if the acting seat stays in or backs out."""
        assert self.seat is not None
        seats = len(self.view.out)
        turn = [(self.seat + step) % seats for step in range(1, seats)]
        return next(seat for seat in turn if self.view.out[seat] is None)

    def _card_sum(self, seat: int) -> int:
        return sum(self.rules.deck.value_of[card] for card in self.view.kept[seat])

    def _name(self, seat: int) -> str:
        return self.speaker.name(seat)

    def _card(self, card: int) -> str:
        """Name a card as records and log do, as in Y-2."""
        name: str = self.rules.names[card]
        return name

    def _copy_letter(self, card: int) -> str:
        name: str = self.rules.names[card]
        return name[-1] if name[-1].isalpha() else ""

    def _chip(self, card: int) -> str:
        """Name a kept card in as few cells as tell it: colour and value, or the value alone."""
        return self._card(card).removeprefix("N")

    def _ink(self, card: int) -> Ink:
        return Ink(TONES[self.rules.deck.colour_of[card]])


TABLE = SmileTable
