"""What keys mean at a table of Smile & Money: a hand card, and which table cards it takes."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from smilegames.games.smile_money.actions import Play
from smilegames.games.smile_money.foresight import best_capture, takeable
from smilegames.games.smile_money.state import IN_HAND
from smilegames.games.smile_money.view import View
from smilegames.text.games.smile_money import table as said
from smilegames.tui.keys import Hint, digits_of
from smilegames.tui.table.chooser import Chooser

FIRST_MARK = IN_HAND + 1
"""The digit that marks the first kind which the selected card may take. Where a deck of other coins
has more kinds than digits are left, the arrows reach them all the same."""


class SmileMoneyChooser(Chooser[View, Play]):
    """Selects a hand card with its best capture (MO-13); what it takes is marked kind by kind.

    Arrows move in the hand or, once a card is selected, on the table; Space marks there.
    """

    _at: int | None = None
    """The selected card's place in the hand: equal cards there are one play but two cards."""
    _kinds_at: int | None = None
    """The place among the table's kinds where the arrows are; None while they are in the hand."""
    _marks: tuple[int, ...] = ()
    """The table cards marked: kinds, ascending."""

    def reset(self) -> None:
        self._at = self._kinds_at = None
        self._marks = ()
        if self._has_one_kind:
            self._pick(0)

    @property
    def rule(self) -> str:
        return "MO-10" if self.is_asking else ""

    @property
    def can_go_back(self) -> bool:
        at_table = self._kinds_at is not None
        return at_table or (not self._has_one_kind and super().can_go_back)

    def escape(self) -> bool:
        if self._kinds_at is not None:
            return self._to_hand()
        if not super().escape():
            return False
        self._at = None
        self._marks = ()
        return True

    # Keys

    def press(self, command: str) -> bool:
        number = int(command) if command.isdecimal() and command.isascii() else -1
        if command in ("left", "right") and self._hand:
            self._step(1 if command == "right" else -1)
        elif 1 <= number <= len(self._hand):
            self._pick(number - 1)
        elif self.selected is None:
            return False
        elif 0 <= number - FIRST_MARK < len(self.options):
            self._mark_more(self.options[number - FIRST_MARK])
        elif command in ("0", "backspace") and self.options:
            self._take(())
        else:
            return self._on_table(command)
        return True

    def click(self, target: Hashable) -> bool:
        match target:
            case ("held", int(at)):
                self._pick(at)
                return True
            case ("laid", int(kind), bool(marked)) if self.selected is not None:
                self._mark(kind, self._marks.count(kind) + (-1 if marked else 1))
                return True
        return super().click(target)

    def _on_table(self, command: str) -> bool:
        """Take a command that leads to the table, back from it, or marks what the arrows are at."""
        if command == "up" and self._kinds_at is None and self._lying:
            first = self.options or self._lying
            self._kinds_at = self._lying.index(first[0])
        elif command == "down" and self._kinds_at is not None:
            self._to_hand()
        elif command == "lift" and self.cursor is not None:
            self._mark_more(self.cursor)
        else:
            return False
        return True

    def _to_hand(self) -> bool:
        """Bring the arrows back to the hand; what may not be taken stays behind."""
        self._kinds_at = None
        self._take(self._marks)
        return True

    def _step(self, by: int) -> None:
        if self._kinds_at is not None:
            self._kinds_at = (self._kinds_at + by) % len(self._lying)
            return
        start = -1 if by > 0 else 0
        self._pick(((start if self._at is None else self._at) + by) % len(self._hand))

    def _pick(self, at: int) -> None:
        """Select a card with its best capture (MO-13); a bomb takes everything by itself."""
        self._at, self._kinds_at = at, None
        bomb = self._card == self.rules.kinds.bomb
        self._take(() if bomb else best_capture(self.view, self._card, self.rules.kinds))

    def _take(self, marks: Sequence[int]) -> None:
        self._marks = tuple(sorted(marks))
        self.selected = Play("play", self._card, self._marks)

    def _mark_more(self, kind: int) -> None:
        """Take one card more of a kind; after the last of them none."""
        most = 1 if self.rules.kinds.limited(kind) else self.view.table.count(kind)
        self._mark(kind, (self._marks.count(kind) + 1) % (most + 1))

    def _mark(self, kind: int, copies: int) -> None:
        """Take so many of a kind, in place of all else where the colour is limited (MO-11).

        What may not be taken is selected all the same and never marked: the screen says why not.
        """
        if kind not in self.options:
            self.selected = Play("play", self._card, tuple(sorted((*self._marks, kind))))
        elif self.rules.kinds.limited(kind):
            self._take([kind] * min(copies, 1))
        else:
            self._take([*(other for other in self._marks if other != kind), *[kind] * copies])

    # What is selected

    @property
    def held(self) -> int | None:
        """The selected card's place in the hand."""
        return self._at

    @property
    def cursor(self) -> int | None:
        """The kind on the table that the arrows are at."""
        return None if self._kinds_at is None else self._lying[self._kinds_at]

    @property
    def options(self) -> list[int]:
        """The kinds from which the selected card may choose; none for a bomb, which takes all."""
        if self.selected is None or self._card == self.rules.kinds.bomb:
            return []
        return list(dict.fromkeys(takeable(self.view, self._card, self.rules.kinds)))

    @property
    def marked(self) -> tuple[int, ...]:
        """The table cards that the selection would take."""
        if self.selected is None:
            return ()
        bomb = self._card == self.rules.kinds.bomb
        return self.view.table if bomb else self._marks

    @property
    def _hand(self) -> tuple[int, ...]:
        return () if self.own is None else self.own.hand

    @property
    def _card(self) -> int:
        assert self._at is not None
        return self._hand[self._at]

    @property
    def _lying(self) -> list[int]:
        """The kinds on the table."""
        return list(dict.fromkeys(self.view.table))

    @property
    def _has_one_kind(self) -> bool:
        """True where the hand leaves no choice of a card."""
        return len(set(self._hand)) == 1

    # Hints

    def hints(self) -> list[Hint]:
        if not self._hand:
            return []
        sideways = f"{self.printed('left')} {self.printed('right')}"
        numbers = digits_of(range(1, len(self._hand) + 1))
        if self.cursor is not None:
            return [
                Hint("lift", self.say(said.KEY_MARK)),
                Hint("", self.say(said.KEY_MOVE), printed=sideways, footer=False),
                Hint("down", self.say(said.KEY_TO_HAND)),
                *self._digit_hints(),
            ]
        hints = [
            # The footer has no room for all at once: what chooses gives way to what commits.
            Hint("", self.say(said.KEY_CARD), printed=numbers, footer=self.selected is None),
            Hint("", self.say(said.KEY_MOVE), printed=sideways, footer=self.selected is None),
        ]
        if self.selected is not None and self._lying:
            hints.append(Hint("up", self.say(said.KEY_TO_TABLE)))
        return [*hints, *self._digit_hints()]

    def _digit_hints(self) -> list[Hint]:
        """List the digits that mark: they stand on the cards, so the footer leaves them out."""
        if not self.options:
            return []
        last = min(FIRST_MARK + len(self.options), 10)
        digits = digits_of(range(FIRST_MARK, last))
        hints = [Hint("", self.say(said.KEY_MARK), printed=digits, footer=False)]
        if self._marks:
            hints.append(Hint("0", self.say(said.KEY_NOTHING), footer=False))
        return hints
