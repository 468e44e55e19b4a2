"""The Money piles beside the seats: by size and Smiles, never by what lies in them (MO-31)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from textual.geometry import Size

from smilegames.games.smile_money.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.smile_money import table as said
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area, cut, width_of
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, Tone
from smilegames.tui.games.smile_money.stack import draw_stack
from smilegames.tui.widgets.seats import APART
from smilegames.tui.widgets.zone import Zone

SIZE_AT, SMILES_AT, STACK_AT = 0, 9, 19


@dataclass(frozen=True, slots=True)
class Pile:
    """A pile, and what stands beside it."""

    size: str
    smiles: str
    cards: int
    crosswise: int
    highest: int
    """Cards of the highest of all piles."""
    team: str = ""
    """Whose it is, in pairs; otherwise it lies beside its owner's seat."""
    acts: bool = False
    """Its owner, or one of its team, must decide now."""
    aside: str = ""


class Piles(Zone[tuple[Pile, ...]]):
    """As high as the seats beside them, and shared out evenly."""

    def __init__(self, glyphs: Glyphs, seats: int, **widget: Any) -> None:
        super().__init__(glyphs, **widget)
        self._seats = seats

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the height of the seats' lines."""
        return self._seats * (APART if self.screen.has_class("-high") else 1) + 1

    def draw(self, area: Area, data: tuple[Pile, ...]) -> None:
        rows = (area.height - 1) // len(data)
        # As many columns for every stack, or strokes would not stand for as many cards.
        beside = max(width_of(pile.aside) for pile in data)
        room = area.width - 1 - STACK_AT - (beside + 2 if beside else 0)
        for at, pile in enumerate(data):
            if pile.acts and not pile.team:
                area.part(0, at * rows, None, 1).fill(Tone.LIT)
            self._draw_pile(area.part(0, at * rows, area.width - 1, rows), pile, room)
        area.rule(area.height - 1, self.glyphs.rule)

    def _draw_pile(self, area: Area, pile: Pile, room: int) -> None:
        """Draw a pile in a row, or with its strokes in the row below; a team's name above it.

        `room`: columns for the strokes of a stack in the same row.
        """
        ink = BOLD if pile.acts else TEXT
        if pile.team:
            area.put(2, 0, cut(pile.team, area.width - 2, self.glyphs.ellipsis), ink)
            area = area.part(4, 1)
        area.put(SIZE_AT, 0, pile.size, ink)
        area.put(SMILES_AT, 0, pile.smiles, ink if pile.crosswise else DIM)
        if pile.aside:
            area.put_right(area.width, 0, pile.aside, DIM)
        stack = area.part(0, 1) if area.height > 1 else area.part(STACK_AT, 0, room, 1)
        draw_stack(stack, pile.cards, pile.crosswise, pile.highest, self.glyphs)


def piles_of(speaker: Speaker, view: View, acting: int | None) -> tuple[Pile, ...]:
    """Return every pile of a public view: by seat or, in pairs, by team (MO-41)."""
    acts = None if acting is None else view.captains[acting]
    owners = dict.fromkeys(view.captains)
    return tuple(_pile(speaker, view, owner, acts=owner == acts) for owner in owners)


def _last_owner(view: View) -> int | None:
    """Return whose pile got the last capture."""
    return None if view.last_capture is None else view.captains[view.last_capture]


def _pile(speaker: Speaker, view: View, owner: int, *, acts: bool) -> Pile:
    say, cards, smiles = speaker.words, view.pile_sizes[owner], view.smiles[owner]
    paired = len(set(view.captains)) < len(view.captains)
    # Only in the challenge it matters: what is left at the end goes to that pile (MO-40).
    last = speaker.rules.colour_challenge and _last_owner(view) == owner
    return Pile(
        size=say(said.PILE, n=cards),
        smiles=say(said.SMILES, n=smiles),
        cards=cards,
        crosswise=smiles,
        highest=max(view.pile_sizes),
        team=said.team(speaker, owner) if paired else "",
        acts=acts,
        aside=say(said.LAST_CAPTURE) if last else "",
    )
