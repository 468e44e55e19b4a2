"""Why what is selected may not be done, told only to those who may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from smilegames.core.errors import Refusal
from smilegames.core.playing import Playing
from smilegames.text import ui
from smilegames.text.common import explain
from smilegames.text.game_text import GameText
from smilegames.text.words import Message
from smilegames.tui.table.chooser import Chooser


class WhyNot:
    """Answers for the selection of a chooser, as long as it is not a legal one.

    `peek_key` tells how the key of the peek is printed, empty where there is nothing to peek at.
    """

    def __init__(
        self,
        match: Playing,
        chooser: Chooser[Any, Any],
        text: GameText,
        peek_key: Callable[[], str],
    ) -> None:
        self._match = match
        self._chooser = chooser
        self._text = text
        self._peek_key = peek_key

    @property
    def applies(self) -> bool:
        """True when whoever decides has selected something that may not be done."""
        chooser = self._chooser
        return chooser.seat is not None and chooser.selected is not None and not chooser.legal

    @property
    def is_secret(self) -> bool:
        """True when the reason would tell everybody what only the acting seat may know."""
        chooser = self._chooser
        return self.applies and chooser.own is None and chooser.why_private(self._refusal().code)

    def say(self) -> str:
        """Say the reason, or where it can be seen by whom it concerns."""
        if self.is_secret:
            return self._at_a_peek(ui.PEEK_FOR_REASON)
        return explain(self._chooser.speaker, self._text, self._refusal())

    def answer(self) -> str:
        """Answer whoever asks why not, be there a reason or none.

        Where a reason may be secret, so is that there is none.
        """
        chooser = self._chooser
        if chooser.seat is None or chooser.selected is None:
            return chooser.say(ui.NOTHING_CHOSEN)
        if self.applies and not self.is_secret:
            return self.say()
        hidden = chooser.own is None and self._peek_key()
        return self._at_a_peek(ui.PEEK_WHETHER) if hidden else chooser.say(ui.POSSIBLE)

    def _at_a_peek(self, message: Message) -> str:
        chooser = self._chooser
        assert chooser.seat is not None
        name = chooser.speaker.name(chooser.seat)
        return chooser.say(message, name=name, key=self._peek_key())

    def _refusal(self) -> Refusal:
        seat = self._chooser.seat
        assert seat is not None
        refusal = self._match.refusal(seat, self._chooser.selected)
        assert refusal is not None
        return refusal
