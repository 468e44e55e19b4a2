"""The trick as it lies: the one in play, else the last one with whoever took it."""

from __future__ import annotations

from smilegames.games.marshmallow.actions import PLAYS
from smilegames.games.marshmallow.cards import RANK_OF, SUIT_OF, SUITS
from smilegames.games.marshmallow.foresight import foresee
from smilegames.games.marshmallow.hindsight import last_trick, last_winner
from smilegames.games.marshmallow.state import Played
from smilegames.games.marshmallow.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.marshmallow import table as said
from smilegames.tui.drawing.card import CardFace
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.trick import TrickPlace
from smilegames.tui.games.marshmallow.chooser import MarshmallowChooser
from smilegames.tui.games.marshmallow.marshmallows import marshmallow_picture, suit_face


def face_of(card: int, glyphs: Glyphs) -> CardFace:
    """Return what is printed on a card."""
    return suit_face(SUITS[SUIT_OF[card]], str(RANK_OF[card]), glyphs)


def places_of(
    speaker: Speaker, view: View, chooser: MarshmallowChooser, glyphs: Glyphs
) -> tuple[TrickPlace, ...]:
    """Return a place for everybody: what they played, or what whoever is to act thinks of playing.

    `view` is the public one; the selection shows only while its owner's hand is up. Who thinks of
    leading leaves the last trick where it is: it lies until the next is led (MT-17).
    """
    if not view.trick and last_trick(view):
        return lying(speaker, view, last_trick(view), last_winner(view), said.TOOK, glyphs)
    thought = chooser.card if chooser.is_asking and chooser.legal else None
    winner = None if view.winning is None else view.winning.seat
    if thought is not None:
        winner = foresee(chooser.view, PLAYS[thought]).winner
    wins = speaker.words(said.WINS if view.trick else said.LEADS)
    cards = dict(view.trick)
    return tuple(
        TrickPlace(
            name=speaker.name(seat),
            face=None if card is None else face_of(card, glyphs),
            acts=seat == view.to_act,
            above=speaker.words(said.LED) if view.trick and seat == view.leader else "",
            below=wins if seat == winner else "",
            instead=_out(view, seat, glyphs),
        )
        for seat in range(len(view.tricks))
        for card in (cards.get(seat, thought if seat == view.to_act else None),)
    )


def lying(
    speaker: Speaker,
    view: View,
    trick: tuple[Played, ...],
    winner: int,
    verb: str,
    glyphs: Glyphs,
) -> tuple[TrickPlace, ...]:
    """Return a complete trick as it lies on the table until the next is led (MT-17)."""
    cards = dict(trick)
    return tuple(
        TrickPlace(
            name=speaker.name(seat),
            face=face_of(cards[seat], glyphs) if seat in cards else None,
            above=speaker.words(said.LED) if seat == trick[0].seat else "",
            below=speaker.words(verb) if seat == winner else "",
            instead=None if seat in cards else _out(view, seat, glyphs),
        )
        for seat in range(len(view.tricks))
    )


def _out(view: View, seat: int, glyphs: Glyphs) -> tuple[str, ...] | None:
    """Return the marshmallow of a player who is out, in place of a card."""
    points = view.out_for[seat]
    return None if points is None else marshmallow_picture(points, glyphs)
