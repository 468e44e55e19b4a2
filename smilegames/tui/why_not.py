"""Why what is selected may not be done, told only to those who may know."""

from __future__ import annotations

from smilegames.core.errors import Refusal
from smilegames.core.match import Match
from smilegames.text import ui
from smilegames.text.common import explain
from smilegames.text.game_text import GameText
from smilegames.text.words import Message
from smilegames.tui.table import Table


class WhyNot:
    """Answers for the selection of a table, as long as it is not a legal one."""

    def __init__(self, match: Match, table: Table, text: GameText) -> None:
        self._match = match
        self._table = table
        self._text = text

    @property
    def applies(self) -> bool:
        """True when whoever decides has selected something that may not be done."""
        table = self._table
        return table.seat is not None and table.selected is not None and not table.legal

    @property
    def is_secret(self) -> bool:
        """True when the reason would tell everybody what only the acting seat may know."""
        table = self._table
        return self.applies and table.own is None and table.why_private(self._refusal().code)

    def say(self) -> str:
        """Say the reason, or where it can be seen by whom it concerns."""
        if self.is_secret:
            return self._at_a_peek(ui.PEEK_FOR_REASON)
        return explain(self._table.speaker, self._text, self._refusal())

    def answer(self) -> str:
        """Answer whoever asks why not, be there a reason or none.

        Where a reason may be secret, so is that there is none.
        """
        table = self._table
        if table.seat is None or table.selected is None:
            return table.words(ui.NOTHING_CHOSEN)
        if self.applies and not self.is_secret:
            return self.say()
        hidden = table.own is None and table.peek_key
        return self._at_a_peek(ui.PEEK_WHETHER) if hidden else table.words(ui.POSSIBLE)

    def _at_a_peek(self, message: Message) -> str:
        table = self._table
        assert table.seat is not None
        name = table.speaker.name(table.seat)
        return table.words(message, name=name, key=table.peek_key)

    def _refusal(self) -> Refusal:
        seat = self._table.seat
        assert seat is not None
        refusal = self._match.refusal(seat, self._table.selected)
        assert refusal is not None
        return refusal
