"""What stands beside the trick: the question, or what the selection would do, and what is new."""

from __future__ import annotations

from smilegames.games.marshmallow.actions import NameTrump, Play
from smilegames.games.marshmallow.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.marshmallow import table as said
from smilegames.tui.drawing.advice import Line, recap_lines
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, YOU
from smilegames.tui.games.marshmallow.chooser import MarshmallowChooser
from smilegames.tui.table.scene import Scene


def prompt_lines(
    speaker: Speaker, scene: Scene[View], chooser: MarshmallowChooser, sign: str
) -> tuple[Line, ...]:
    """Return how the trick stands where nobody is asked: what may be played tells what is held.

    `sign` marks what is new since the last turn.
    """
    seat, hand = scene.asked, scene.own
    if seat is None or hand is None:
        first, *rest = (*said.outlook(speaker, scene.public), "")
        return ((first, TEXT), *((line, DIM) for line in rest if line))
    match chooser.selected:
        case None:
            return (*_question(speaker, seat, hand, chooser), *recap_lines(scene.recap, sign))
        case NameTrump() as named:
            head, held = said.named(speaker, hand, named)
            return (head, BOLD), (held, TEXT), (speaker.words(said.ASK_TRUMP_WHY), DIM)
        case Play(_, card) if chooser.legal:
            return _prospect(speaker, hand, card)
        case Play(_, card):
            cant = speaker.words(said.CANT_PLAY, card=speaker.rules.names[card])
            return (cant, BOLD), (said.allowed(speaker, hand), DIM)


def _question(
    speaker: Speaker, seat: int, hand: View, chooser: MarshmallowChooser
) -> tuple[Line, ...]:
    say, name = speaker.words, speaker.name(seat)
    if chooser.naming:
        return (say(said.ASK_TRUMP, name=name), BOLD), (say(said.ASK_TRUMP_WHY), DIM)
    lines = [(say(said.ASK_CARD, name=name), BOLD), (said.allowed(speaker, hand), DIM)]
    if said.is_last_trick(hand):
        lines.append((say(said.LAST_TRICK), DIM))
    return tuple(lines)


def _prospect(speaker: Speaker, hand: View, card: int) -> tuple[Line, ...]:
    told = said.prospect(speaker, hand, card)
    lines: list[Line] = [(told.trick, BOLD)]
    if told.out:
        lines.append((told.out, YOU if told.yours else TEXT))
    return *lines, *((line, TEXT) for line in told.besides)
