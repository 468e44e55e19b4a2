"""What stands in the prompt: the question, or what is selected so far would come to."""

from __future__ import annotations

from smilegames.games.gracias.view import View
from smilegames.text.games.gracias import table as said
from smilegames.text.games.gracias.sentences import CARDS_OF_KIND, KIND_NAMES
from smilegames.tui.drawing.advice import Line, recap_lines
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT
from smilegames.tui.games.gracias.chooser import GraciasChooser
from smilegames.tui.games.gracias.outlook import Outlook
from smilegames.tui.table.scene import Scene


def prompt_lines(
    scene: Scene[View], chooser: GraciasChooser, outlook: Outlook, peek_key: str, sign: str
) -> tuple[Line, ...]:
    """Return what is asked of whoever must decide; `sign` marks what is new to them."""
    if scene.private:
        return tuple((line, BOLD) for line in scene.private)
    seat = scene.asked
    if seat is None:
        return ()
    if chooser.pair is None:
        return _about_take(scene, chooser, outlook, seat, sign)
    return _about_share(chooser, outlook, seat, peek_key)


def _about_take(
    scene: Scene[View], chooser: GraciasChooser, outlook: Outlook, seat: int, sign: str
) -> tuple[Line, ...]:
    words, name = outlook.speaker.words, outlook.speaker.name(seat)
    pair = (
        None if chooser.take is None or not chooser.legal else scene.public.triplets[chooser.take]
    )
    if pair is None:
        ask, how = words(said.ASK_TAKE, name=name), words(said.ASK_TAKE_HOW)
        recap = recap_lines(scene.recap, sign)
        return ((ask, BOLD), *(recap or ((how, DIM),)))
    lines: list[Line] = [(_keeping(outlook, kind, seat), TEXT) for kind in dict.fromkeys(pair)]
    if len(chooser.choices) == 1:
        lines.append((words(said.LAST_TRIPLET, name=name), DIM))
    return tuple(lines)


def _about_share(
    chooser: GraciasChooser, outlook: Outlook, seat: int, peek_key: str
) -> tuple[Line, ...]:
    words, pair, kept, share = outlook.speaker.words, chooser.pair, chooser.kept, chooser.share
    assert pair is not None
    if kept is None:
        ask = words(said.ASK_KEEP, name=outlook.speaker.name(seat))
        return (ask, BOLD), (_look_first(outlook, peek_key), DIM)
    if share is None:
        if pair[0] == pair[1]:
            return (words(said.ASK_RECEIVER_ALIKE), BOLD), (_look_first(outlook, peek_key), DIM)
        other = pair[1] if pair[0] == kept else pair[0]
        ask = words(said.ASK_RECEIVER, kind=words(KIND_NAMES[other]))
        return (_keeping(outlook, kept, seat), TEXT), (ask, BOLD)
    stands = outlook.standings(share)
    speaker, receiver = outlook.speaker, share.receiver
    return (
        (said.keeping(speaker, share.kept, seat, stands[share.kept]), BOLD),
        (said.giving(speaker, share.given, receiver, stands[share.given]), BOLD),
    )


def _keeping(outlook: Outlook, kind: int, seat: int) -> tuple[str, ...]:
    return said.keeping(outlook.speaker, kind, seat, outlook.keeping(kind))


def _look_first(outlook: Outlook, peek_key: str) -> str:
    """Say that the face-down card is there to be seen before the gift is chosen (GR-14)."""
    words = outlook.speaker.words
    if not outlook.own:
        return words(said.LOOK_FIRST, key=peek_key)
    return words(said.SEEN_FIRST, card=words(CARDS_OF_KIND[outlook.own[-1]], n=1))
