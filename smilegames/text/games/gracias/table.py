"""What the table of Gracias says, and the sentences on how a kind stands."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.core.events import Event
from smilegames.games.gracias.events import (
    KindCalled,
    MatchEnded,
    RoundBegan,
    SessionBegan,
    Shared,
    TripletTaken,
)
from smilegames.games.gracias.scoring import Standing
from smilegames.text.game_text import Speaker
from smilegames.text.games.gracias.sentences import CARDS_OF_KIND, KIND_NAMES
from smilegames.text.games.gracias.sentences import event as sentence
from smilegames.text.words import N_, Message, Plural

WHERE = N_("session {session} of {sessions}, round {round} of 4")
WHERE_SCORED = N_("session {session} of {sessions}")
TAKES = N_("{name} takes a triplet")
SHARES = N_("{name} shares")
SUPPLY = N_("draw pile {n}")

WOULD_DISCARD = N_("{mark} would discard")
POINTS_NOW = N_("now")
POINTS_ALL = N_("all")
CHANGE = N_("change")
GRACIAS = N_("¡Gracias!")
GRACIAS_PLAIN = N_("Gracias!")
GRACIAS_LARGE = N_("Gracias")
LARGE_MOUSE = N_("{sign} large mouse: {name} calls the kinds")
SMALL_MOUSE = N_("{sign} small mouse: {name} goes first")
LARGE_MOUSE_BRIEFLY = N_("{sign} {name} calls the kinds")
SMALL_MOUSE_BRIEFLY = N_("{sign} {name} goes first")

KEY_TAKE = N_("choose")
KEY_KEEP = N_("keep")
KEY_GIVE = N_("give to")
KEY_SCORES = N_("scores")
KEY_OTHER = N_("swap")

ASK_TAKE = N_("{name}, which triplet?")
ASK_TAKE_HOW = N_("The face-down card stays with you; of the open ones you give one away.")
LAST_TRIPLET = N_("{name}, this triplet is left for you.")
ASK_KEEP = N_("{name}, which open card stays, and which is given away?")
LOOK_FIRST = N_("Look at the face-down card first ({key}): it stays with you in any case.")
SEEN_FIRST = N_("The face-down card is {card}; it stays with you in any case.")
ASK_RECEIVER = N_("Who gets the {kind}?")
ASK_RECEIVER_ALIKE = N_("The open cards are alike: one stays, one is given away. Who gets it?")
TAKE = N_("take")
KEEP = N_("keep")
GIVE = N_("give")
KEPT = N_("kept")
GIVEN = N_("given")
WOULD_KEEP = N_("Keep: {stands}.")
WOULD_GIVE = N_("To {name}: {stands}.")
STAYS_HERE = N_("keeps the other")
STILL_THERE = N_("in the middle")
KEEPS = N_("{name} keeps {card},")
GETS = N_("{name} gets {card}:")

PEEK_OFFER = N_("{key}: {name} lifts a corner of the face-down cards")
PEEK_WHOSE = N_("Only {name} looks")
FACE_DOWN = N_("Face down before {name}")
NEW = N_("new")

# How a kind stands with one player

ALONE = N_("{cards}, the most; {names} would discard")
ALONE_UNNAMED = N_("{cards}, the most; would be discarded")
TOGETHER = N_("{cards} each; {names} would discard")
SAFE = N_("{cards}, safe; {names} would discard {most}")
PILES = Plural("a pile of five", "{n} piles of five")
PILES_SAFE = N_("{piles}, safe; {names} would discard {most}")
PILES_ALONE = N_("{piles}, safe; nobody would discard")
PILES_AND = N_("{piles} and {cards}")

BRIEF_ALONE = N_("then {cards}, the most")
BRIEF_TOGETHER = N_("then {cards}, like {names}")
BRIEF_SAFE = Plural("then {cards}; {names} discards {most}", "then {cards}; {names} discard {most}")
BRIEF_PILE = Plural("a pile; {names} discards {most}", "a pile; {names} discard {most}")
BRIEF_PILE_ALONE = N_("a pile; nobody discards")
OTHERS = Plural("{n} other", "{n} others")

# What a gift meant

NOW_MOST = N_("{name} now has the most {kind} cards.")
NOW_SHARES_MOST = N_("{names} now have the most {kind} cards.")
NOW_PILE = N_("A pile of five!")
NEXT_ROUND = N_("Round {round}: {name} goes first.")
NEXT_SESSION = N_("Session {session}: {name} takes both mice and goes first.")

# Boards

ROUND_OVER = N_("Round {round} of session {session} is over")
ROUND_LINE = N_("Round {round} is over.")
LAST_ROUND_LINE = N_("The last round of the session is over: now the cards are turned up.")
WOULD_FALL = N_("If the session ended now, with no card turned up, these would be discarded:")
NOTHING_FALLS = N_("none")
ONE_WOULD = N_("{names}: {n}")
SEVERAL_WOULD = N_("{names}: {n} each")
CALLS_NOW = N_("{name}, with the large mouse, calls the kinds.")

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
CALLED_LINE = N_("{called}. {about}")
POINTS_OF = Plural("{n} point, {total} in all", "{n} points, {total} in all")

RECKONING_BEFORE = Plural("After {n} session", "After {n} sessions")
RECKONING_LAST = N_("The final reckoning")
RECKONING_LINE = N_("Before the last session is added.")
SESSION_HEAD = N_("session {session}")
IN_ALL = N_("in all")


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


def called(speaker: Speaker, kind: int, stands: Standing) -> tuple[str, ...]:
    """Say who discards a kind that is called or, for where names don't fit, how many do."""
    if not stands.most:
        return (speaker.words(NOBODY_DISCARDS),)
    message = DISCARDS if len(stands.discarding) == 1 else DISCARD_EACH
    cards = speaker.words(CARDS_OF_KIND[kind], n=stands.most)
    return tuple(
        speaker.words(message, names=_who(speaker, stands.discarding, PLAYERS, named), cards=cards)
        for named in (True, False)
    )


def discarders(speaker: Speaker, stands: Standing) -> tuple[str, ...]:
    """Say who would discard how many of a kind, or how many players would."""
    if not stands.most:
        return (speaker.words(NOTHING_FALLS),)
    message = ONE_WOULD if len(stands.discarding) == 1 else SEVERAL_WOULD
    return tuple(
        speaker.words(
            message, names=_who(speaker, stands.discarding, PLAYERS, named), n=stands.most
        )
        for named in (True, False)
    )


def _who(speaker: Speaker, seats: Sequence[int], number: Plural, named: bool) -> str:
    return speaker.all(seats) if named else speaker.words(number, n=len(seats))


def keeping(speaker: Speaker, kind: int, seat: int, stands: Standing) -> tuple[str, ...]:
    """Say what keeping a card would come to, with names or with numbers of players."""
    return tuple(
        speaker.words(WOULD_KEEP, stands=standing(speaker, kind, seat, stands, named=named))
        for named in (True, False)
    )


def giving(speaker: Speaker, kind: int, seat: int, stands: Standing) -> tuple[str, ...]:
    """Say what giving `seat` a card would come to, with names or with numbers of players."""
    return tuple(
        speaker.words(
            WOULD_GIVE,
            name=speaker.name(seat),
            stands=standing(speaker, kind, seat, stands, named=named),
        )
        for named in (True, False)
    )


def headline(speaker: Speaker, events: Sequence[Event], lying: Sequence[Standing]) -> str:
    """Say what a decision did and what it means; `lying` is how the kinds stand after it."""
    told = [
        line for event in events if (line := _said_of(speaker, event, lying, events)) is not None
    ]
    return " ".join(told)


def _said_of(
    speaker: Speaker, event: Event, lying: Sequence[Standing], events: Sequence[Event]
) -> str | None:
    words, name = speaker.words, speaker.name
    over = any(isinstance(each, RoundBegan | MatchEnded) for each in events)
    match event:
        case TripletTaken():
            return sentence(speaker, event)
        case Shared():
            meant = "" if over else _meant(speaker, event, lying[event.given])
            return f"{sentence(speaker, event)} {meant}".rstrip()
        case RoundBegan(1, seat):
            session = next(each.session for each in events if isinstance(each, SessionBegan))
            return words(NEXT_SESSION, session=session, name=name(seat))
        case RoundBegan(number, seat):
            return words(NEXT_ROUND, round=number, name=name(seat))
        case MatchEnded():
            return sentence(speaker, event)
    return None


def _meant(speaker: Speaker, shared: Shared, stands: Standing) -> str:
    """Say how the kind given stands now with whoever got it."""
    words, seat = speaker.words, shared.receiver
    if not stands.loose[seat]:
        return words(NOW_PILE)
    if seat not in stands.discarding:
        return ""
    kind = words(KIND_NAMES[shared.given])
    message = NOW_MOST if len(stands.discarding) == 1 else NOW_SHARES_MOST
    return words(message, name=speaker.name(seat), names=speaker.all(stands.discarding), kind=kind)


def touches(event: Event, seat: int) -> bool:
    """Return whether an event did something to a player who did not decide it."""
    if isinstance(event, Shared):
        return event.receiver == seat
    return isinstance(event, KindCalled) and seat in event.seats
