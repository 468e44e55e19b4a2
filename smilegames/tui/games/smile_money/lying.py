"""What lies on the table, as everybody sees it, and the marks of whoever chooses from it."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

from smilegames.games.smile_money.actions import Play
from smilegames.games.smile_money.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.smile_money import table as said
from smilegames.tui.drawing.card import CardFace
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.games.smile_money.chooser import FIRST_MARK, SmileMoneyChooser
from smilegames.tui.games.smile_money.faces import card_face
from smilegames.tui.games.smile_money.laid import Laid, LaidCard


def laid_of(speaker: Speaker, view: View, chooser: SmileMoneyChooser, glyphs: Glyphs) -> Laid:
    """Return the open cards of a public view; marks only while their owner's hand is up."""
    if not view.table:
        return _cleared(speaker, view)
    kinds = speaker.rules.kinds
    marks = _Marks(view, chooser, glyphs)
    groups = groupby(view.table, lambda kind: kinds.colour[kind])
    return Laid(
        tuple(
            tuple(marks.card(kind, card_face(kinds, kind, glyphs)) for kind in group)
            for _, group in groups
        )
    )


def _cleared(speaker: Speaker, view: View) -> Laid:
    """Return an empty table, and the Smile or the BOOM that has left it so (MO-16, MO-20)."""
    last, player = view.last_play, view.last_player
    if last is None or player is None:
        return Laid(note=speaker.words(said.EMPTY))
    bomb = last.card == speaker.rules.kinds.bomb
    word, note = (said.BOOM_WORD, said.BOOMED) if bomb else (said.SMILE_WORD, said.CLEARED)
    return Laid(word=speaker.words(word), note=speaker.words(note, name=speaker.name(player)))


class _Marks:
    """Ticks off, card by card in the order they lie, what is marked and what is new."""

    def __init__(self, view: View, chooser: SmileMoneyChooser, glyphs: Glyphs) -> None:
        self._glyphs = glyphs
        self._chooses = chooser.is_asking and chooser.selected is not None
        self._options = chooser.options if self._chooses else []
        self._marked = Counter(chooser.marked if self._chooses else ())
        self._left = Counter(view.table)
        self._cursor = chooser.cursor if self._chooses else None
        self._fresh = None if self._chooses else _stayed(view.last_play, view)

    def card(self, kind: int, face: CardFace) -> LaidCard:
        """Return how the next card lies."""
        marked = self._marked[kind] > 0
        self._marked[kind] -= marked
        here = self._is_here(kind, marked=marked)
        tag = self._tag(kind, marked=marked)
        return LaidCard(
            face=face,
            tag=f"{self._glyphs.left}{tag}{self._glyphs.right}" if here else tag,
            here=here,
            marked=marked,
            sunk=self._chooses and not marked and kind not in self._options,
            target=("laid", kind, marked) if self._chooses else None,
        )

    def _tag(self, kind: int, *, marked: bool) -> str:
        if kind == self._fresh:
            self._fresh = None
            return self._glyphs.fresh
        number = FIRST_MARK + self._options.index(kind) if kind in self._options else 0
        return f"{number if 0 < number < 10 else ''}{check(self._glyphs) if marked else ''}"

    def _is_here(self, kind: int, *, marked: bool) -> bool:
        """Return whether the arrows are at the next card of a kind.

        They are at the one that Space would mark or, where all are marked, at the last.
        """
        self._left[kind] -= 1
        if kind != self._cursor or (marked and self._left[kind]):
            return False
        self._cursor = None
        return True


def _stayed(last: Play | None, view: View) -> int | None:
    """Return the kind of the card that was played last, where it stays on the table (MO-15)."""
    if last is None or last.take or last.card not in view.table:
        return None
    return last.card


def check(glyphs: Glyphs) -> str:
    """Return the sign of a card that would be taken."""
    return "x" if glyphs.name == "ascii" else "✓"
