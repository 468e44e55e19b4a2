"""What the table of Gracias says, and the sentences on how a kind stands."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.games.gracias.scoring import Standing
from smilegames.text.game_text import Speaker
from smilegames.text.games.gracias.sentences import CARDS_OF_KIND
from smilegames.text.words import N_, Message, Plural

WHERE = N_("session {session} of {sessions}, round {round} of 4")
TAKES = N_("{name} takes a triplet")
SHARES = N_("{name} shares")
WHERE_SCORED = N_("session {session} of {sessions}")
SCORES = N_("The session is scored")
SUPPLY = N_("deck {n}")

WOULD_DISCARD = N_("{mark} would discard")
POINTS_NOW = N_("now")
POINTS_ALL = N_("all")
CHANGE = N_("change")
GRACIAS = N_("¡Gracias!")
GRACIAS_ASCII = N_("Gracias!")

KEY_TAKE = N_("take")
KEY_KEEP = N_("keep")
KEY_GIVE = N_("give to")
KEY_SCORES = N_("scores")
KEY_TABLE = N_("to the table")
KEY_STEP = N_("go on")
KEY_BEFORE = N_("session before")
KEY_AFTER = N_("session after")
KEY_OTHER = N_("swap")

ASK_TAKE = N_("{name}, which triplet?")
MICE = N_("M large mouse: calls the scores. m small mouse: goes first in this round.")
ASK_KEEP = N_("{name}, which open card stays, and which is given away?")
ASK_KEEP_HOW = N_("Look at the face-down card first: it stays in any case.")
ASK_RECEIVER = N_("Who gets the other one?")
ASK_RECEIVER_ALIKE = N_("They are alike, and one is given away. Who gets it?")
TAKE = N_("take")
KEEP = N_("keep")
GIVE = N_("give")
GIVEN_TO = N_("to {name}:")
STAYS_HERE = N_("keeps the other")
STILL_THERE = N_("still in the middle")

PEEK_OFFER = N_("{key}: {name} lifts a corner of the face-down cards")
PEEK_WHOSE = N_("Only {name} looks")
FACE_DOWN = N_("Face down before {name}")
NO_FACE_DOWN = N_("none yet")

# How a kind stands with one player

ALONE = N_("{cards}, the most: {names} would discard")
ALONE_UNNAMED = N_("{cards}, the most: would be discarded")
TOGETHER = N_("{cards} each: {names} would discard")
SAFE = N_("{cards}, safe: {names} would discard {most}")
PILES = Plural("a pile of five", "{n} piles of five")
PILES_SAFE = N_("{piles}, safe: {names} would discard {most}")
PILES_ALONE = N_("{piles}, safe: nobody would discard")
PILES_AND = N_("{piles} and {cards}")

BRIEF_ALONE = N_("would have {cards}, the most")
BRIEF_TOGETHER = N_("would have {cards}, like {names}")
BRIEF_SAFE = Plural(
    "would have {cards}; {names} discards {most}", "would have {cards}; {names} discard {most}"
)
BRIEF_PILE = Plural("a pile; {names} discards {most}", "a pile; {names} discard {most}")
BRIEF_PILE_ALONE = N_("a pile; nobody discards")
OTHERS = Plural("{n} other", "{n} others")

# The scoring board

BOARD_LEGEND = N_("{mark} discarded")
BOARD_TITLE = N_("Session {session}: {step}")
STEP_TURNED = N_("turned up")
STEP_PILES = N_("piles")
STEP_LEFT = N_("what stays")
TITLE_TURNED = N_("the face-down cards are turned up")
TITLE_PILES = N_("five of a kind make a pile")
TITLE_CALLED = N_("{name} calls {kind}")
TITLE_LEFT = N_("what stays is counted")
ABOUT_TURNED = N_("They join the open cards of their owners.")
ABOUT_PILES = N_("A pile is safe: whoever has the most is asked for loose cards only.")
ABOUT_CALLED = N_("Whoever has the most loose ones discards them all.")
ABOUT_LEFT = N_("1 point for every loose card and for every pile.")
NO_PILES = N_("Nobody has five of a kind.")
DISCARDS = N_("{names} discards {cards}")
DISCARD_EACH = N_("{names} discard {cards} each")
NOBODY_DISCARDS = N_("nobody has a loose one")
PLAYERS = Plural("{n} player", "{n} players")
POINTS_OF = Plural("{n} point, {total} in all", "{n} points, {total} in all")


def standing(
    speaker: Speaker, kind: int, seat: int, stands: Standing, *, named: bool = True
) -> str:
    """Say in a sentence how a kind stands with one player, who has some of it.

    Where not `named`, it says how many would discard, not who: names may be long.
    """
    words, loose = speaker.words, stands.loose[seat]
    piles = stands.points[seat] - stands.staying[seat]
    heap = words(PILES, n=piles) if piles else ""
    falling = {"names": _who(speaker, stands.discarding, PLAYERS, named), "most": stands.most}
    if not loose:
        return words(PILES_SAFE if stands.most else PILES_ALONE, piles=heap, **falling)
    cards = words(CARDS_OF_KIND[kind], n=loose)
    if piles:
        cards = words(PILES_AND, piles=heap, cards=cards)
    if stands.discarding == (seat,):
        return words(ALONE if named else ALONE_UNNAMED, cards=cards, **falling)
    return words(TOGETHER if seat in stands.discarding else SAFE, cards=cards, **falling)


def brief(speaker: Speaker, seat: int, stands: Standing, *, named: bool = True) -> str:
    """Say the same in a few words, to stand beside the player's name."""
    words, loose = speaker.words, stands.loose[seat]
    others = [other for other in stands.discarding if other != seat]
    names = _who(speaker, others, OTHERS, named)
    message: Message
    if not loose:
        message = BRIEF_PILE if stands.most else BRIEF_PILE_ALONE
    elif seat not in stands.discarding:
        message = BRIEF_SAFE
    else:
        message = BRIEF_TOGETHER if others else BRIEF_ALONE
    return words(message, n=len(others), cards=loose, names=names, most=stands.most)


def called(speaker: Speaker, kind: int, stands: Standing, *, named: bool = True) -> str:
    """Say who discards a kind that is called, or how many do."""
    if not stands.most:
        return speaker.words(NOBODY_DISCARDS)
    message = DISCARDS if len(stands.discarding) == 1 else DISCARD_EACH
    names = _who(speaker, stands.discarding, PLAYERS, named)
    return speaker.words(
        message, names=names, cards=speaker.words(CARDS_OF_KIND[kind], n=stands.most)
    )


def _who(speaker: Speaker, seats: Sequence[int], number: Plural, named: bool) -> str:
    return speaker.all(seats) if named else speaker.words(number, n=len(seats))
