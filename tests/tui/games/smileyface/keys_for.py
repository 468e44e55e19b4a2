"""Presses the fewest keys that select an action of SmileyFace, as somebody would who knows them."""

from __future__ import annotations

from smilegames.games.smileyface.actions import Action
from smilegames.games.smileyface.cards import CARDS
from smilegames.tui.drawing.row import LABELS
from smilegames.tui.games.smileyface.chooser import SmileyFaceChooser
from tests.tui.games.smileyface.face_table import DONE, HELP, PASS

WAYS = {"pass": PASS, "help": HELP, "done": DONE}


def keys_for(chooser: SmileyFaceChooser, action: Action) -> list[str]:
    """Press and return a card's key or a letter and, as far as it is asked for, each target's."""
    keys: list[str] = []
    if chooser.selected != action:
        verb, *rest = action
        card = rest[0] if verb in ("play", "discard") else CARDS.get(str(verb))
        keys.append(WAYS[verb] if card is None else LABELS[chooser.view.hand.index(card)])
        assert chooser.press(keys[-1])
    while chooser.selected != action:
        asking = chooser.asking
        assert asking is not None, (keys, action)
        target = action[len(asking.begun)]
        keys.append(LABELS[chooser.offered.index(target)])
        assert chooser.press(keys[-1])
    return keys
