"""The table of Smile & Money: the piles, the cards that lie open, a hand, what a play would do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from itertools import groupby

from smilegames.games.smile_money.actions import Play
from smilegames.games.smile_money.foresight import best_capture, foresee, takeable
from smilegames.games.smile_money.state import IN_HAND
from smilegames.games.smile_money.view import View
from smilegames.text.games.smile_money import table as said
from smilegames.text.games.smile_money.sentences import TABLE_TALK
from smilegames.tui.drawing.card import CardFace, CardLook, draw_back
from smilegames.tui.drawing.grid import Area, cut, width_of
from smilegames.tui.drawing.ink import BOLD, DIM, SUNK, TEXT, YOU, Ink, Tone
from smilegames.tui.drawing.row import RowCard, RowShape, draw_row
from smilegames.tui.games.smile_money.big_word import HEIGHT, draw_big_word
from smilegames.tui.games.smile_money.faces import face
from smilegames.tui.games.smile_money.laid import LaidCard, draw_laid
from smilegames.tui.games.smile_money.stack import draw_stack
from smilegames.tui.keys import Hint
from smilegames.tui.table import Table, Title

TONES = {
    "R": Tone.RED,
    "Y": Tone.YELLOW,
    "E": Tone.GREY,
    "P": Tone.PURPLE,
    "G": Tone.GREEN,
    "L": Tone.SKY,
    "X": Tone.WHITE,
}
NAME_AT, NAME_WIDTH, DEALER_AT, HAND_AT, PILE_AT, SMILES_AT, STACK_AT = 3, 12, 16, 24, 35, 44, 54
ROOMY = 30
"""From this many rows on, seats stand apart and the hand is larger."""
FIRST_MARK = IN_HAND + 1
"""The digit that marks the first kind which the selected card may take. Where a deck of other coins
has more kinds than digits are left, stepping through the captures reaches them all the same."""


class SmileMoneyTable(Table):
    """Selects a hand card with its best capture (MO-13); other captures in steps or by kind."""

    view: View
    own: View | None
    selected: Play | None
    _at: int | None
    """The selected card's place in the hand: equal cards there are one play but two cards."""

    def reset(self) -> None:
        self._at = None

    def escape(self) -> bool:
        self._at = None
        return super().escape()

    # Keys

    def press(self, command: str) -> bool:
        number = int(command) if command.isdecimal() else -1
        if command in ("left", "right") and self._hand:
            self._step(1 if command == "right" else -1)
        elif 1 <= number <= len(self._hand):
            self._pick(number - 1)
        elif self.selected is None:
            return False
        elif command in ("up", "down"):
            self._step_capture(1 if command == "down" else -1)
        elif command in ("0", "backspace") and self._options:
            self._take(())
        elif 0 <= number - FIRST_MARK < len(self._options):
            self._mark_more(self._options[number - FIRST_MARK])
        else:
            return False
        return True

    def click(self, target: Hashable) -> bool:
        match target:
            case ("laid", int(kind), bool(marked)) if self.selected is not None:
                return self._click_laid(kind, marked)
        return super().click(target)

    def _step(self, by: int) -> None:
        start = -1 if by > 0 else 0
        self._pick(((start if self._at is None else self._at) + by) % len(self._hand))

    def _pick(self, at: int) -> None:
        self._at = at
        bomb = self._card == self.rules.kinds.bomb
        self._take(() if bomb else best_capture(self.view, self._card, self.rules.kinds))

    def _take(self, take: Sequence[int]) -> None:
        self.selected = Play("play", self._card, tuple(sorted(take)))

    def _step_capture(self, by: int) -> None:
        plays = [play for play in self.choices if play.card == self._card]
        at = plays.index(self.selected) if self.legal else -1
        self.selected = plays[(at + by) % len(plays)]

    def _mark_more(self, kind: int) -> None:
        """Take one card more of a kind; after the last of them none."""
        self._mark(kind, (self._marked.count(kind) + 1) % (self.view.table.count(kind) + 1))

    def _mark(self, kind: int, copies: int) -> None:
        """Take so many of a kind, in place of all else where the colour is limited (MO-11)."""
        if self.rules.kinds.limited(kind):
            self._take([kind] * min(copies, 1))
        else:
            self._take([*(other for other in self._marked if other != kind), *[kind] * copies])

    def _click_laid(self, kind: int, marked: bool) -> bool:
        if self._card == self.rules.kinds.bomb:
            return False
        if kind in self._options:
            self._mark(kind, self._marked.count(kind) + (-1 if marked else 1))
        else:
            self._take((kind,))  # The play screen says why not.
        return True

    def hints(self) -> list[Hint]:
        if not self._hand:
            return []
        choose = Hint("", self.say(said.KEY_CARD), printed=_digits(1, len(self._hand)))
        return [choose, *self._capture_hints()]

    def _capture_hints(self) -> list[Hint]:
        """List the keys that change the capture; they are printed beside what it would do."""
        kinds = len(self._options)
        if not kinds:
            return []
        digits = _digits(FIRST_MARK, min(IN_HAND + kinds, 9))
        hints = [
            Hint("down", self.say(said.KEY_OTHER), footer=False),
            Hint("", self.say(said.KEY_MARK), printed=digits, footer=False),
        ]
        if self._marked:
            hints.append(Hint("0", self.say(said.KEY_NOTHING), footer=False))
        return hints

    # What is selected

    @property
    def _hand(self) -> tuple[int, ...]:
        return () if self.own is None else self.own.hand

    @property
    def _card(self) -> int:
        assert self._at is not None
        return self._hand[self._at]

    @property
    def _options(self) -> list[int]:
        """The kinds from which the selected card may choose; none for a bomb, which takes all."""
        if self.selected is None or self._card == self.rules.kinds.bomb:
            return []
        return list(dict.fromkeys(takeable(self.view, self._card, self.rules.kinds)))

    @property
    def _marked(self) -> tuple[int, ...]:
        """The table cards that the selection takes."""
        if self.selected is None or not self.legal:
            return ()
        return foresee(self.view, self.selected, self.rules.kinds).taken

    # Drawing

    def title(self) -> Title:
        view = self.view
        turn = "" if self.seat is None else self.say(said.PLAYS, name=self._name(self.seat))
        where = self.say(said.DEAL, deal=view.deal, deals=view.deals)
        return Title(where, turn, self.say(said.DRAW_PILE, n=view.draw_size))

    def cover_note(self) -> str:
        # Asked while the table is covered, when there is no view.
        pairs = self.rules.captains != tuple(range(self.rules.seats))
        return self.say(TABLE_TALK) if pairs else ""

    def paint(self, area: Area) -> None:
        seats = self.rules.seats
        roomy = area.height >= ROOMY
        apart, top = (2, 1) if roomy else (1, 1 if seats < 4 else 0)
        for seat in range(seats):
            self._paint_seat(area.part(0, top + apart * seat, None, 1), seat)
        below = top + apart * seats
        area.rule(below, self.glyphs.rule)
        shape = RowShape(11, 8, 12) if roomy else RowShape(9, 5, 10)
        hand_at = area.height - shape.height - 1
        middle = area.part(1, below + 1, area.width - 2, hand_at - below - 2)
        self._paint_table(middle, shape.width)
        area.rule(hand_at - 1, self.glyphs.rule)
        if self.seat is not None:
            self._paint_hand(area.part(2, hand_at), shape)
            aside = 2 + shape.columns(IN_HAND) + 3
            self._paint_advice(area.part(aside, hand_at, area.width - aside - 1))

    def _paint_seat(self, line: Area, seat: int) -> None:
        view, ink = self.view, TEXT
        if seat == self.seat:
            line.fill(Tone.LIT)
            line.put(1, 0, self.glyphs.here, YOU)
            ink = BOLD
        line.put(NAME_AT, 0, cut(self._name(seat), NAME_WIDTH, self.glyphs.ellipsis), ink)
        if seat == view.dealer:
            line.put(DEALER_AT, 0, self.say(said.DEALER), DIM)
        cards = view.hand_sizes[seat]
        x = line.put(HAND_AT, 0, self.say(said.HAND), DIM) + 1
        x = line.put(x, 0, self.glyphs.full * cards, ink)
        line.put(x, 0, self.glyphs.empty * (IN_HAND - cards), SUNK)
        captain = view.captains[seat]
        if captain == seat:
            self._paint_pile(line, seat, ink)
        else:
            line.put(PILE_AT, 0, self.say(said.PARTNER, captain=self._name(captain)), DIM)

    def _paint_pile(self, line: Area, seat: int, ink: Ink) -> None:
        """Draw a Money pile by size and Smiles, never by its coins (MO-31)."""
        view, sizes = self.view, self.view.pile_sizes
        smiles, room = view.smiles[seat], line.width - 1 - STACK_AT
        line.put(PILE_AT, 0, self.say(said.PILE, n=sizes[seat]), ink)
        line.put(SMILES_AT, 0, self.say(said.SMILES, n=smiles), ink if smiles else DIM)
        if self.rules.colour_challenge:
            # Only there it matters: what is left at the end goes to that pile (MO-40).
            word = self.say(said.LAST_CAPTURE)
            room -= width_of(word) + 1
            if view.last_capture == seat:
                line.put_right(line.width - 1, 0, word, DIM)
        draw_stack(line.part(STACK_AT, 0, room, 1), sizes[seat], smiles, max(sizes), self.glyphs)

    def _paint_table(self, area: Area, widest: int) -> None:
        """Draw the cards that lie open, or say large what has just taken them all."""
        colour_of = self.rules.kinds.colour.__getitem__
        groups = [list(group) for _, group in groupby(self.view.table, colour_of)]
        if groups:
            options, marked = self._options, Counter(self._marked)
            laid = [[self._laid(kind, options, marked) for kind in group] for group in groups]
            draw_laid(area, laid, self.glyphs, widest=widest)
        elif self.view.cleared:
            self._paint_moment(area)
        else:
            area.put_centre(area.height // 2, self.say(said.EMPTY), DIM)

    def _laid(self, kind: int, options: Sequence[int], marked: Counter[int]) -> LaidCard:
        """Return how a card lies; a marked one is ticked off in `marked`."""
        chosen = marked[kind] > 0
        marked[kind] -= chosen
        key = FIRST_MARK + options.index(kind) if kind in options else 0
        return LaidCard(
            face=lambda rows: self._face(kind, rows),
            key=str(key) if 0 < key < 10 else "",
            marked=chosen,
            sunk=self.selected is not None and not chosen and kind not in options,
            target=("laid", kind, chosen),
        )

    def _paint_moment(self, area: Area) -> None:
        """Draw the Smile or the BOOM that has left the table empty (MO-16, MO-20)."""
        last, player = self.view.last_play, self.view.last_player
        assert last is not None
        assert player is not None
        bomb = last.card == self.rules.kinds.bomb
        top = max(0, (area.height - HEIGHT - 2) // 2)
        word = self.say(said.BOOM_WORD if bomb else said.SMILE_WORD)
        draw_big_word(area, top, word, BOLD, self.glyphs)
        told = self.say(said.BOOMED if bomb else said.SMILED, name=self._name(player))
        letters = "XXXXXX" if bomb else "RYEPGL"
        faces = [(face(each, 1, self.glyphs, rows=1)[0], Ink(TONES[each])) for each in letters]
        line = [*faces[:3], (told, TEXT), *faces[3:]]
        x = (area.width - sum(width_of(text) + 2 for text, _ in line) + 2) // 2
        for text, ink in line:
            x = area.put(x, top + HEIGHT + 1, text, ink) + 2

    def _paint_hand(self, area: Area, shape: RowShape) -> None:
        assert self.seat is not None
        if self.own is None:
            for at in range(self.view.hand_sizes[self.seat]):
                draw_back(area.part(at * shape.step, 0, shape.width, shape.height), self.glyphs)
            return
        cards = []
        for at, kind in enumerate(self._hand):
            tag = ""
            if at == self._at and self.selected is not None and self.legal:
                tag = said.tag(self.speaker, self.view, self.selected)
            look = CardLook(selected=at == self._at, tag=tag)
            label = str(at + 1)
            cards.append(RowCard(self._face(kind, shape.height - 3), look, label, target=label))
        draw_row(area, cards, shape, self.glyphs)

    def _paint_advice(self, area: Area) -> None:
        """Say beside the hand what the selection would do, from what lies open."""
        assert self.seat is not None
        if self.selected is None:
            lines = said.asking(self.speaker, self.view, self.seat)
        elif self.legal:
            lines = said.advice(self.speaker, self.view, self.selected)
        else:
            return
        y = area.paragraph(0, 0, area.width, lines[0], BOLD)
        for line in lines[1:]:
            y = area.paragraph(0, y, area.width, line, DIM if self.selected is None else TEXT)
        self._paint_keys(area.part(0, y))

    def _paint_keys(self, area: Area) -> None:
        x = y = 0
        for hint in self._capture_hints():
            key = hint.printed or self.printed(hint.command)
            width = width_of(key) + 1 + width_of(hint.label)
            if x + width > area.width:
                x, y = 0, y + 1
            place = area.part(x, y, width, 1)
            place.put(place.put(0, 0, key, YOU) + 1, 0, hint.label)
            if hint.command:
                place.hit(hint.command)
            x += width + 2

    # Words and faces

    def _name(self, seat: int) -> str:
        return self.speaker.name(seat)

    def _face(self, kind: int, rows: int) -> CardFace:
        kinds = self.rules.kinds
        letter, coins = kinds.names[kind][0], kinds.coins[kind]
        value = "" if kind == kinds.bomb and not coins else str(coins)
        return CardFace(letter, value, TONES[letter], face(letter, coins, self.glyphs, rows=rows))


def _digits(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}-{last}"


TABLE = SmileMoneyTable
