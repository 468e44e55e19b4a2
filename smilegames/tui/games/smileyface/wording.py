"""What stands beside the ranking: the question, what the selection would do, or what is new."""

from __future__ import annotations

from collections.abc import Iterable

from smilegames.games.smileyface.aiming import Step
from smilegames.games.smileyface.cards import EMOTIONS, NAMES
from smilegames.games.smileyface.foresight import Foresight, unplayable
from smilegames.games.smileyface.state import CLEAN_UP, OVER
from smilegames.games.smileyface.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.smileyface import sentences as text
from smilegames.text.games.smileyface import table as said
from smilegames.text.games.smileyface.boards import next_round
from smilegames.text.games.smileyface.prospect import Prospect
from smilegames.tui.drawing.advice import Line, recap_lines
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.ink import DIM, TEXT
from smilegames.tui.drawing.row import LABELS
from smilegames.tui.games.smileyface.chooser import SmileyFaceChooser
from smilegames.tui.games.smileyface.counsel import Offer, Said
from smilegames.tui.games.smileyface.emotions import tone_of
from smilegames.tui.table.phase import Phase
from smilegames.tui.table.scene import Scene


def said_of(
    speaker: Speaker,
    scene: Scene[View],
    chooser: SmileyFaceChooser,
    after: Foresight | None,
    totals: tuple[str, str],
    glyphs: Glyphs,
) -> Said:
    """Return how it stands, for everybody, where nobody looks: a question tells what is held.

    `after` is the table as the selection would leave it, `totals` how the best total and the
    lead have changed since the last turn of whoever is asked, empty where they have not.
    """
    hand = scene.own
    reads = scene.asked is not None or scene.phase is Phase.TOLD
    if hand is None or hand.seat is None or not reads:
        return _standing(speaker, scene.public, glyphs)
    name, prospect = speaker.name(hand.seat), Prospect(hand, speaker, glyphs.onward)
    if scene.phase is Phase.TOLD:
        head = speaker.words(said.ONLY_YOU, name=name)
        return Said(head, private=True, lines=_plain(scene.private))
    if chooser.tokens:
        head = speaker.words(said.ONLY_YOU, name=name)
        return Said(head, private=True, lines=_plain(prospect.secrets()))
    best, lead = totals
    news = [line for line in (best, *scene.recap, lead) if line]
    new = recap_lines(news, glyphs.fresh)
    if not chooser.pick.root:
        return _question(speaker, hand, name, prospect, new)
    if chooser.selected is not None and chooser.legal:
        head = text.action(speaker, chooser.selected)
        prepared = new if len(chooser.choices) == 1 else ()
        lines = (*_plain(prospect.of(chooser.selected, after)), *prepared)
        return Said(head[:1].upper() + head[1:], offers=_offers(speaker, chooser), lines=lines)
    return _question_of_target(speaker, hand, chooser)


def _standing(speaker: Speaker, view: View, glyphs: Glyphs) -> Said:
    """Say what the round is for and who would win it; in Clean-up what the next one is for."""
    if view.phase is CLEAN_UP:
        winner = view.results[-1].winner
        starter = view.first if winner is None else winner
        return Said(lines=((next_round(speaker, view.round + 1, starter), TEXT),))
    if view.phase is OVER:
        return Said()
    stake = speaker.words(said.STAKE, round=view.round, n=view.points)
    return Said(stake, lines=_plain(Prospect(view, speaker, glyphs.onward).standing()))


def _plain(lines: Iterable[str]) -> tuple[Line, ...]:
    return tuple((line, TEXT) for line in lines)


def _question(
    speaker: Speaker, hand: View, name: str, prospect: Prospect, new: tuple[Line, ...]
) -> Said:
    if hand.phase is CLEAN_UP:
        how = (speaker.words(said.CLEAN_UP_HOW), DIM)
        return Said(speaker.words(said.ASK_CLEAN_UP, name=name), lines=(how, *new))
    stands, *besides = _plain(prospect.standing())
    return Said(speaker.words(said.ASK, name=name), lines=(stands, *new, *besides))


def _question_of_target(speaker: Speaker, hand: View, chooser: SmileyFaceChooser) -> Said:
    """Ask for the next target; or say why the card has none (SF-17)."""
    words, verb = speaker.words, str(chooser.pick.root[0])
    effect = text.MISCHIEF_EFFECTS.get(verb, said.HELP_EFFECT if verb == "help" else "")
    notes = ((words(effect), DIM),) if effect else ()
    asked = chooser.asked
    if asked is None:
        lacking = None if chooser.card is None else unplayable(hand, chooser.card)
        why = () if lacking is None else ((text.refusal(speaker, lacking), TEXT),)
        return Said(words(said.NOT_NOW), lines=(*why, *notes))
    mine, other = chooser.pick.target(Step.OWN_CARD), chooser.pick.target(Step.SEAT)
    head = words(
        said.ASK_TARGET[verb, asked],
        mine="" if mine is None else NAMES[mine],
        other="" if other is None else speaker.name(other),
    )
    return Said(head, offers=_offers(speaker, chooser), lines=notes)


def _offers(speaker: Speaker, chooser: SmileyFaceChooser) -> tuple[Offer, ...]:
    """List the cards to choose from, where a card is asked for."""
    if chooser.asked not in (Step.OWN_CARD, Step.THEIR_CARD):
        return ()
    mine = chooser.asked is Step.OWN_CARD
    owner = chooser.seat if mine else chooser.pick.target(Step.SEAT)
    assert owner is not None
    display, able, aimed = chooser.view.displays[owner], chooser.open, chooser.aimed
    return tuple(
        Offer(
            card=card,
            text=_named(speaker, card, display.count(card)),
            tone=tone_of(card),
            key=LABELS[at : at + 1],
            open=card in able,
            aimed=card == aimed,
        )
        for at, card in enumerate(chooser.offered)
    )


def _named(speaker: Speaker, card: int, copies: int) -> str:
    name = NAMES[card] if card < EMOTIONS else text.card_name(speaker, card)
    return name if copies == 1 else f"{name} ({copies})"
