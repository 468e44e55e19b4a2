"""What keys mean at a table of Marshmallow Test: a card to play, or a suit to make trump."""

from __future__ import annotations

from collections.abc import Hashable

from smilegames.games.marshmallow.actions import PLAYS, TRUMPS, Action, NameTrump, Play
from smilegames.games.marshmallow.cards import SUIT_OF, SUITS
from smilegames.games.marshmallow.state import Phase
from smilegames.games.marshmallow.view import View
from smilegames.text.games.marshmallow import table as said
from smilegames.tui.drawing.row import LABELS
from smilegames.tui.keys import Binding, Hint, digits_of
from smilegames.tui.table.chooser import Chooser

SUIT_COMMANDS = {
    f"marshmallow.{name}": suit
    for suit, name in enumerate(("purple", "green", "pink", "blue", "yellow"))
}
"""A suit's key names it trump or, later, steps through its cards in the hand."""


class MarshmallowChooser(Chooser[View, Action]):
    """A card by its number, its suit's letter or the arrows; a trump by its letter or number."""

    KEYS = tuple(
        Binding(command, (SUITS[suit].lower(),)) for command, suit in SUIT_COMMANDS.items()
    )

    @property
    def naming(self) -> bool:
        """True while a trump is asked for (MT-13)."""
        return self.view.phase is Phase.NAME_TRUMP

    @property
    def card(self) -> int | None:
        """The selected card."""
        return self.selected.card if isinstance(self.selected, Play) else None

    @property
    def trump(self) -> int | None:
        """The suit selected to be trump."""
        return self.selected.suit if isinstance(self.selected, NameTrump) else None

    @property
    def rule(self) -> str:
        if not self.is_asking:
            return ""
        if self.naming:
            return "MT-13"
        if not self.view.trick:
            return "MT-10"
        if self.view.lead == self.view.trump:
            return "MT-15"
        return "MT-14" if self.view.released else "MT-11"

    def press(self, command: str) -> bool:
        suit = SUIT_COMMANDS.get(command)
        if command in ("left", "right"):
            return self._step(1 if command == "right" else -1)
        at = LABELS.find(command) if len(command) == 1 else -1
        if self.naming:
            suit = at if suit is None and 0 <= at < len(TRUMPS) else suit
            return suit is not None and self._select(TRUMPS[suit])
        if suit is not None:
            return self._step_in_suit(suit)
        if 0 <= at < len(self.view.playable):
            return self._select(PLAYS[self.view.playable[at]])
        return False

    def click(self, target: Hashable) -> bool:
        match target:
            case ("card", int(card)):
                return self._select(PLAYS[card])
            case ("trump", int(suit)):
                return self._select(TRUMPS[suit])
        return super().click(target)

    def hints(self) -> list[Hint]:
        arrows = f"{self.printed('left')} {self.printed('right')}"
        # The footer has no room for all at once: what chooses gives way to what commits.
        free = self.selected is None
        if self.naming:
            letters = " ".join(map(self.printed, SUIT_COMMANDS))
            numbers = digits_of(range(1, len(TRUMPS) + 1))
            return [
                Hint("", self.say(said.KEY_CHOOSE), printed=numbers),
                Hint("", self.say(said.KEY_SUIT), printed=letters, footer=free),
                Hint("", self.say(said.KEY_MOVE), printed=arrows),
            ]
        held = {SUIT_OF[card] for card in self._hand}
        suits = " ".join(
            self.printed(command) for command, suit in SUIT_COMMANDS.items() if suit in held
        )
        if len(self._hand) == 1:
            return []
        numbers = self._numbers
        return [
            # What is prepared need not be chosen.
            Hint("", self.say(said.KEY_CHOOSE), printed=numbers, footer=free or not self._one),
            Hint("", self.say(said.KEY_MOVE), printed=arrows),
            Hint("", self.say(said.KEY_SUIT), printed=suits, footer=free),
        ]

    @property
    def _numbers(self) -> str:
        """How to print the keys of what may be played: "1-9 0 v"."""
        keys = LABELS[: len(self.view.playable)]
        return " ".join((digits_of(range(1, len(keys[:9]) + 1)), *keys[9:]))

    @property
    def _one(self) -> bool:
        """True where only one card may be played; then it is prepared."""
        return len(self.view.playable) == 1

    @property
    def _hand(self) -> tuple[int, ...]:
        return self.view.hand or ()

    def _select(self, action: Action) -> bool:
        self.selected = action
        return True

    def _step(self, by: int) -> bool:
        if self.naming:
            at = self.trump
            start = -1 if by > 0 else 0
            return self._select(TRUMPS[((start if at is None else at) + by) % len(TRUMPS)])
        if self.card is None:
            first = self.view.playable or self._hand
            return bool(first) and self._select(PLAYS[first[0 if by > 0 else -1]])
        at = self._hand.index(self.card)
        return self._select(PLAYS[self._hand[(at + by) % len(self._hand)]])

    def _step_in_suit(self, suit: int) -> bool:
        cards = [card for card in self._hand if SUIT_OF[card] == suit]
        if not cards:
            return False
        at = cards.index(self.card) if self.card in cards else -1
        return self._select(PLAYS[cards[(at + 1) % len(cards)]])
