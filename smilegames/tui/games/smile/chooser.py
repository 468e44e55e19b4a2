"""What keys mean at a table of Smile: a bead on a lowest card, or a card to back out with.

What a closed hand holds shows in nothing that a key does while its owner does not look (SM-05).
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from smilegames.games.smile.actions import BID, TAKE, Action, Bid, Take
from smilegames.games.smile.cards import Deck
from smilegames.games.smile.view import View
from smilegames.text.games.smile import table as said
from smilegames.tui.keys import Binding, Hint, digits_of
from smilegames.tui.table.chooser import Chooser

BID_COMMAND = "smile.bid"


class SmileChooser(Chooser[View, Action]):
    """A bid by its own key, a card to take by its number, either by the arrows."""

    KEYS = (Binding(BID_COMMAND, ("b",)),)

    @property
    def deck(self) -> Deck:
        """The cards of this match."""
        deck: Deck = self.rules.deck
        return deck

    @property
    def offers(self) -> tuple[Action, ...]:
        """What may be done as far as the table shows it, in the order of the row."""
        view, lowest = self.view, self.deck.lowest(self.view.row)
        offers: list[Action] = []
        for card, beads in zip(view.row, view.row_beads, strict=True):
            if card in lowest:
                offers.append(Bid(BID, card))
            if beads:
                offers.append(Take(TAKE, card))
        return tuple(offers)

    @property
    def seems_legal(self) -> bool:
        """True when the selection may be made as far as whoever looks can know."""
        if self.own is not None or (self.is_asking and self.view.open_beads):
            return self.legal
        return self.is_asking and self.selected in self.offers

    @property
    def rule(self) -> str:
        if not self.is_asking:
            return ""
        return "SM-13" if any(self.view.row_beads) else "SM-12"

    def ask(self, view: View, own: View | None, seat: int, choices: Sequence[Action]) -> None:
        super().ask(view, own, seat, choices)
        # The base prepares an only choice; that backing out is the only one says that a hand is
        # empty (SM-17).
        self.selected = self.offers[0] if len(self.offers) == 1 else None

    def press(self, command: str) -> bool:
        if command == BID_COMMAND:
            return self._next_bid()
        if command in ("left", "right"):
            return self._step(1 if command == "right" else -1)
        if command.isdecimal() and command.isascii() and 1 <= int(command) <= len(self.view.row):
            return self._choose(self.view.row[int(command) - 1])
        return False

    def click(self, target: Hashable) -> bool:
        match target:
            case ("card", int(card)):
                return self._cycle(card)
        return super().click(target)

    def hints(self) -> list[Hint]:
        beaded = [at for at, beads in enumerate(self.view.row_beads, 1) if beads]
        bids = len(self.offers) - len(beaded)
        action = self.selected
        chosen = action.verb if action is not None and action in self.offers else ""
        arrows = f"{self.printed('left')} {self.printed('right')}"
        # Where there is no other, the footer need not say how to select what is selected.
        bid = Hint(BID_COMMAND, self.say(said.KEY_BID), footer=chosen != BID or bids > 1)
        hints = [bid, Hint("", self.say(said.KEY_MOVE), printed=arrows, footer=False)]
        if beaded:
            shown = chosen != TAKE or len(beaded) > 1
            take = Hint("", self.say(said.KEY_TAKE), printed=digits_of(beaded), footer=shown)
            hints.insert(1, take)
        return hints

    @property
    def can_go_back(self) -> bool:
        return self.selected is not None and len(self.offers) != 1

    def why_private(self, code: str) -> bool:
        # That somebody can't bid says that the hand is empty (SM-05).
        return code == "must_back_out" and not self.view.open_beads

    def _select(self, action: Action) -> bool:
        self.selected = action
        return True

    def _choose(self, card: int) -> bool:
        """Select taking a card; while no card has beads, a lowest card is bid on instead."""
        bid = Bid(BID, card)
        bare = not any(self.view.row_beads) and bid in self.offers
        return self._select(bid if bare else Take(TAKE, card))

    def _cycle(self, card: int) -> bool:
        """Select what may be done with a card, and at each further click the next of it."""
        ways = [action for action in self.offers if action.card == card] or [Take(TAKE, card)]
        at = ways.index(self.selected) if self.selected in ways else -1
        return self._select(ways[(at + 1) % len(ways)])

    def _next_bid(self) -> bool:
        """Select the bid on the lowest card, or the next one where several are lowest (SM-12)."""
        bids = [action for action in self.offers if action.verb == BID]
        at = bids.index(self.selected) if self.selected in bids else -1
        return self._select(bids[(at + 1) % len(bids)])

    def _step(self, by: int) -> bool:
        if self.selected not in self.offers:
            return self._select(self.offers[0 if by > 0 else -1])
        at = self.offers.index(self.selected)
        return self._select(self.offers[(at + by) % len(self.offers)])
