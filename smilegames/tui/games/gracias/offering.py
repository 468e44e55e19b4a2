"""What lies open while a share is chosen, and when it has just been done: data for its zones."""

from __future__ import annotations

from smilegames.games.gracias.actions import LETTERS
from smilegames.games.gracias.events import Shared
from smilegames.games.gracias.state import Pair as Kinds
from smilegames.games.gracias.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.gracias import table as said
from smilegames.text.games.gracias.sentences import CARDS_OF_KIND, KIND_NAMES
from smilegames.tui.drawing.card import CardLook
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.games.gracias.areas import fall_mark, thanks
from smilegames.tui.games.gracias.chooser import GraciasChooser
from smilegames.tui.games.gracias.kinds import KindFace
from smilegames.tui.games.gracias.outlook import Outlook
from smilegames.tui.games.gracias.sharing import Keeping, Options, PairCard, Receiver, Thanks

Faces = tuple[KindFace, ...]


def pair_of(
    speaker: Speaker, pair: Kinds, chooser: GraciasChooser, faces: Faces
) -> tuple[PairCard, ...]:
    """Return the two open cards of the triplet just taken, as they are to be shared."""
    kept, alike = chooser.kept, pair[0] == pair[1]
    cards = []
    for at, kind in enumerate(pair):
        stays = kept is not None and (at == 0 if alike else kind == kept)
        tag = "" if kept is None else speaker.words(said.KEEP if stays else said.GIVE)
        face = faces[kind].card(speaker.words(KIND_NAMES[kind]))
        label = str(at + 1) if chooser.is_asking and kept is None and not alike else ""
        look = CardLook(selected=stays, tag=tag)
        cards.append(PairCard(face, look, label, None if alike else at))
    return tuple(cards)


def given_pair(speaker: Speaker, gift: Shared, faces: Faces) -> tuple[PairCard, ...]:
    """Return the two cards of a gift that has just been given."""
    return tuple(
        PairCard(
            faces[kind].card(speaker.words(KIND_NAMES[kind])), CardLook(tag=speaker.words(tag))
        )
        for kind, tag in ((gift.kept, said.KEPT), (gift.given, said.GIVEN))
    )


def thanks_of(speaker: Speaker, gift: Shared, faces: Faces, glyphs: Glyphs) -> Thanks:
    """Return who keeps and who thanks (GR-16)."""
    words, name = speaker.words, speaker.name
    kept, given = (words(CARDS_OF_KIND[kind], n=1) for kind in (gift.kept, gift.given))
    return Thanks(
        kept=words(said.KEEPS, name=name(gift.seat), card=kept),
        given=words(said.GETS, name=name(gift.receiver), card=given),
        large=words(said.GRACIAS_LARGE),
        word=thanks(words, glyphs),
        ink=faces[gift.given].ink._replace(bold=True),
    )


def options_of(
    view: View, outlook: Outlook, chooser: GraciasChooser, faces: Faces, glyphs: Glyphs
) -> Options:
    """Return what is to be chosen next in a share: the card that stays, or who gets the other.

    Where nobody is asked, nothing but what is left in the middle.
    """
    rows: tuple[Keeping | Receiver, ...] = ()
    if chooser.pair is not None:
        keeps = chooser.kept is None
        rows = _keeping(outlook, chooser, faces) if keeps else _receivers(outlook, chooser, glyphs)
    there = tuple(
        (letter, (faces[pair[0]], faces[pair[1]]))
        for letter, pair in zip(LETTERS, view.triplets, strict=False)
        if pair is not None
    )
    return Options(rows, outlook.speaker.words(said.STILL_THERE), there)


def _keeping(outlook: Outlook, chooser: GraciasChooser, faces: Faces) -> tuple[Keeping, ...]:
    words, seat = outlook.speaker.words, chooser.seat
    assert seat is not None
    assert chooser.pair is not None
    return tuple(
        Keeping(
            at=at,
            lead=words(said.KEEP),
            face=faces[kind],
            name=words(KIND_NAMES[kind]),
            stands=outlook.sentence(kind, seat, outlook.keeping(kind)),
        )
        for at, kind in enumerate(chooser.pair)
    )


def _receivers(outlook: Outlook, chooser: GraciasChooser, glyphs: Glyphs) -> tuple[Receiver, ...]:
    return tuple(
        _receiver(outlook, chooser, seat, glyphs) for seat in range(len(outlook.view.areas))
    )


def _receiver(outlook: Outlook, chooser: GraciasChooser, seat: int, glyphs: Glyphs) -> Receiver:
    kept, pair, name = chooser.kept, chooser.pair, outlook.speaker.name(seat)
    assert kept is not None
    assert pair is not None
    if seat == chooser.seat:
        return Receiver(seat, name, outlook.speaker.words(said.STAYS_HERE), barred=True)
    given = pair[1] if pair[0] == kept else pair[0]
    stands = outlook.giving(kept, given, seat)
    return Receiver(
        seat,
        name,
        outlook.brief(seat, stands),
        falls=fall_mark(glyphs) if seat in stands.discarding else "",
        chosen=seat == chooser.receiver,
    )
