"""What stands beside the row: the question, or what the selection would do."""

from __future__ import annotations

from smilegames.games.smile.actions import BID
from smilegames.games.smile.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.smile import table as said
from smilegames.tui.drawing.advice import Line, recap_lines
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, YOU
from smilegames.tui.games.smile.chooser import SmileChooser
from smilegames.tui.table.phase import Phase
from smilegames.tui.table.scene import Scene


def prompt_lines(
    speaker: Speaker, scene: Scene[View], chooser: SmileChooser, sign: str
) -> tuple[Line, ...]:
    """Return sentences that everybody may read; `sign` marks what is new since the last turn."""
    if scene.phase is Phase.MOMENT:
        return tuple((line, TEXT) for line in said.aside(speaker, scene.last))
    if scene.phase is Phase.SHOWN:
        meant = tuple((line, TEXT) for line in said.aside(speaker, scene.last))
        return *meant, *((line, DIM) for line in scene.recap)
    if scene.asked is None or not chooser.is_asking:
        return ()
    view, deck, action = scene.public, chooser.deck, chooser.selected
    if action is None:
        ask, can = said.question(speaker, view, deck)
        return (ask, BOLD), (can, DIM), *recap_lines(scene.recap, sign)
    if not chooser.seems_legal:
        cant = said.CANT_BID if action.verb == BID else said.CANT_TAKE
        return ((speaker.words(cant, card=deck.names[action.card]), BOLD),)
    tell = said.bidding if action.verb == BID else said.taking
    told = tell(speaker, view, action, deck)
    lines = [(told.does, BOLD)]
    if told.alarm:
        lines.append((told.alarm, YOU))
    lines += [(line, TEXT) for line in told.besides]
    if action.verb == BID and len(deck.lowest(view.row)) > 1:
        key = chooser.printed("smile.bid")
        lines.append((speaker.words(said.BID_AGAIN, key=key), DIM))
    return tuple(lines)
