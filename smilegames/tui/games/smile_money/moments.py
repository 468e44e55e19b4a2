"""Boards of Smile & Money: a new deal, what is left at the end, and the piles turned over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from smilegames.core.outcome import Outcome
from smilegames.games.smile_money.events import Counted, Dealt, LeftOver
from smilegames.games.smile_money.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.smile_money import table as said
from smilegames.tui.drawing.card import draw_back
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area, width_of, wrap
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT
from smilegames.tui.games.smile_money.faces import card_face
from smilegames.tui.games.smile_money.laid import LaidCard, draw_laid
from smilegames.tui.games.smile_money.ledger import columns_of
from smilegames.tui.games.smile_money.piles import SMILES_AT, STACK_AT, Pile, piles_of
from smilegames.tui.games.smile_money.reckoning import Reckoning
from smilegames.tui.games.smile_money.stack import draw_stack
from smilegames.tui.table.course import Change
from smilegames.tui.widgets.board import Moment

LEFT_AT, MOST_LEFT = 6, 14
"""The row where the cards left over begin, and how many rows they have at the most."""
STROKES = 26
"""Columns of the highest pile at the most."""


def moments_of(speaker: Speaker, change: Change[View], outcome: Outcome | None) -> Sequence[Moment]:
    """Return the boards that a play brings: a new deal (MO-04), or the reckoning at the end."""
    if any(isinstance(event, Dealt) for event in change.events):
        return [NewDeal(said.headline(speaker, change.events), *_standing(speaker, change.after))]
    if outcome is not None and any(isinstance(event, Counted) for event in change.events):
        return list(_ending(speaker, change, outcome))
    return ()


@dataclass(frozen=True)
class NewDeal:
    """Who deals, what is left to be dealt, and how the piles stand by size and Smiles (MO-31)."""

    line: str
    title: str
    dealer: str
    dealt: str
    left: str
    cards_left: int
    piles: tuple[tuple[str, Pile], ...]
    """With whose they are."""

    def draw(self, area: Area, glyphs: Glyphs) -> None:
        rows = 11 + 2 * len(self.piles)
        top = max(0, (area.height - rows) // 2)
        area.put_centre(top, self.title, BOLD)
        area.put_centre(top + 2, self.dealer, TEXT)
        area.put_centre(top + 3, self.dealt, DIM)
        self._draw_draw_pile(area.part(0, top + 5, None, 4), glyphs)
        self._draw_piles(area.part(0, top + 10), glyphs)

    def _draw_piles(self, area: Area, glyphs: Glyphs) -> None:
        """Draw a line for each pile, all of them together in the middle."""
        beside = max(width_of(name) for name, _ in self.piles) + 3
        strokes = min(STROKES, max(pile.cards for _, pile in self.piles))
        width = beside + STACK_AT + strokes
        left = (area.width - width) // 2
        for at, (name, pile) in enumerate(self.piles):
            line = area.part(left, 2 * at, width, 1)
            line.put(0, 0, name, TEXT)
            line.put(beside, 0, pile.size, TEXT)
            line.put(beside + SMILES_AT, 0, pile.smiles, TEXT if pile.crosswise else DIM)
            stack = line.part(beside + STACK_AT, 0)
            draw_stack(stack, pile.cards, pile.crosswise, pile.highest, glyphs)

    def _draw_draw_pile(self, area: Area, glyphs: Glyphs) -> None:
        """Draw the draw pile, a back for every few cards, and how many there are."""
        backs = -(-self.cards_left // 4)
        if backs:
            width = 5 + 2 * (backs - 1)
            left = (area.width - width) // 2
            for at in range(backs):
                draw_back(area.part(left + 2 * at, 0, 5, 3), glyphs)
        area.put_centre(3, self.left, DIM)


def _standing(
    speaker: Speaker, view: View
) -> tuple[str, str, str, str, int, tuple[tuple[str, Pile], ...]]:
    say, cards = speaker.words, view.draw_size
    owners = dict.fromkeys(view.captains)
    names = [said.team(speaker, owner) for owner in owners]
    return (
        say(said.DEAL_TITLE, deal=view.deal, deals=view.deals),
        say(said.DEALS_AND_BEGINS, name=speaker.name(view.dealer)),
        say(said.DEALT_OUT),
        say(said.CARDS_LEFT, n=cards) if cards else say(said.LAST_DEAL),
        cards,
        tuple(zip(names, piles_of(speaker, view, None), strict=True)),
    )


@dataclass(frozen=True)
class LastCard:
    """What still lies on the table after the last card, and whose it is (MO-21, MO-40)."""

    speaker: Speaker
    change: Change[View]
    left: LeftOver | None

    @property
    def line(self) -> str:
        return said.headline(self.speaker, self.change.events[:1])

    def draw(self, area: Area, glyphs: Glyphs) -> None:
        kinds = self.speaker.rules.kinds
        area = area.part(0, max(0, (area.height - LEFT_AT - MOST_LEFT) // 2))
        area.put_centre(1, self.speaker.words(said.LEFT_TITLE), BOLD)
        sentences = said.left_over(self.speaker, self.left)
        for y, line in enumerate(wrap(sentences, min(64, area.width - 4)), 3):
            area.put_centre(y, line, TEXT)
        cards = () if self.left is None else self.left.cards
        groups = [
            [LaidCard(card_face(kinds, kind, glyphs)) for kind in group]
            for _, group in groupby(cards, lambda kind: kinds.colour[kind])
        ]
        if groups:
            height = min(MOST_LEFT, area.height - LEFT_AT - 1)
            draw_laid(area.part(2, LEFT_AT, area.width - 4, height), groups, glyphs)


def _ending(speaker: Speaker, change: Change[View], outcome: Outcome) -> Iterator[Moment]:
    """Yield what is left, each pile as it is turned over, and what decides."""
    left = next((event for event in change.events if isinstance(event, LeftOver)), None)
    yield LastCard(speaker, change, left)
    columns = columns_of(speaker.rules.kinds, change.after, outcome, left)
    for turned in range(1, len(columns) + 1):
        yield Reckoning(speaker, columns, turned)
    if speaker.rules.colour_challenge:
        yield Reckoning(speaker, columns, len(columns), colours=True)
    yield Reckoning(speaker, columns, len(columns), colours=True, total=True)
