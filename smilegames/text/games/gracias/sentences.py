"""Gracias in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from smilegames.core.errors import Refusal
from smilegames.core.events import Event
from smilegames.core.outcome import ScoreLine
from smilegames.games.gracias.actions import LETTERS, Action, Take
from smilegames.games.gracias.events import (
    KindCalled,
    LayoutDealt,
    MatchEnded,
    MicePassed,
    MiceTaken,
    PilesMade,
    RoundBegan,
    ScoringBegan,
    SessionBegan,
    SessionScored,
    Shared,
    SmallMousePassed,
    TripletsDealt,
    TripletTaken,
    TurnedUp,
)
from smilegames.games.gracias.scoring import PILE
from smilegames.games.gracias.state import Area, Pair
from smilegames.games.gracias.view import View
from smilegames.text.game_text import Speaker, TieBreak
from smilegames.text.games.gracias.ending import session_breaks
from smilegames.text.words import LIST_SEPARATOR, N_, Message, Plural

ENDINGS: Mapping[str, Message] = {
    "sessions": N_("The last session is scored."),
}

DECIDED: Mapping[str, Message] = {
    "score": N_("The most points win."),
    "best_session": N_("Level on points; the best session decided."),
    "next_session": N_("Level twice; the next best session decided."),
    "shared": N_("Level in every session: a shared win."),
}

DECK_FAULTS: Mapping[str, Message] = {}

KIND_NAMES = (
    N_("chili"),
    N_("cactus"),
    N_("cheese"),
    N_("sardine"),
    N_("bagpipe"),
    N_("gnome"),
)
"""A kind as a label."""

CARDS_OF_KIND = (
    Plural("a chili", "{n} chilies"),
    Plural("a cactus", "{n} cacti"),
    Plural("a cheese", "{n} cheeses"),
    Plural("a sardine", "{n} sardines"),
    Plural("a bagpipe", "{n} bagpipes"),
    Plural("a gnome", "{n} gnomes"),
)
"""Some cards of a kind in a sentence."""

MICE_TAKEN = N_("{name} takes the large mouse and the small one.")
MICE_DRAWN = N_("Both mice run to {name}.")
SESSION_BEGAN = N_("Session {session} of {sessions}: all cards are shuffled.")
LAYOUT_DEALT = N_("{name} starts with {cards}.")
ROUND_BEGAN = N_("Round {round}: {name} has the small mouse and goes first.")
TRIPLETS_DEALT = N_("Triplets: {kinds}.")
TRIPLET_DEALT = N_("{letter} with {cards}")
TRIPLET_SEPARATOR = N_("; ")
TRIPLET_TAKEN = N_("{name} takes {letter} with {cards} and looks at the third card.")
TRIPLET_SEEN = N_("{name} takes {letter} with {cards}. The face-down card is {hidden}.")
SHARED = N_("{name} keeps {kept} and gives {receiver} {given}: “¡Gracias!”")
SMALL_MOUSE_PASSED = N_("The small mouse runs from {giver} to {name}.")
SCORING_BEGAN = N_("Session {session} is over. {name}, with the large mouse, calls the cards.")
TURNED_UP = N_("{name} turns up {cards}.")
PILES_MADE = Plural(
    "Of {cards}, {name} lays {number} face down as a pile.",
    "Of {cards}, {name} lays {number} face down as {n} piles.",
)
NONE_LOOSE = N_("No {kind} lies loose, so nobody discards one.")
ONE_DISCARDS = N_("{names} discards {cards}: nobody has more.")
SEVERAL_DISCARD = N_("{names} discard {cards} each: nobody has more.")
SESSION_SCORED = Plural(
    "{name} is left with {left}: {n} point, {total} in all.",
    "{name} is left with {left}: {n} points, {total} in all.",
)
NOTHING = N_("nothing")
PILES = Plural("{n} pile", "{n} piles")
LOOSE = Plural("{n} loose card", "{n} loose cards")
MICE_PASSED = N_("The large mouse runs from {giver} to {name}, who takes the small one too.")
WON = N_("{names} wins!")
WON_TOGETHER = N_("{names} win together!")

TAKE_ACTION = N_("take {letter}")
SHARE_ACTION = N_("keep {kept}, give {given} to {receiver}")

TAKE_IT = N_("take it")
GIVE_IT = N_("keep and give")
CHOICE = N_("choice")
GIFT = N_("gift")

SCORE_LINE = N_("session {session}: {left}")
LEFT_LOOSE = N_("{n} loose")

REFUSALS: Mapping[str, Message] = {
    "over": N_("The game is over."),
    "take_first": N_("Before anything is given, a triplet is taken from the middle."),
    "share_first": N_("The two open cards come first: one to keep, one to give."),
    "no_triplet": N_("There are only as many triplets as players."),
    "triplet_taken": N_("Triplet {letter} has been taken already."),
    "not_open": N_("The open cards are {cards}: no {kind} among them."),
    "only_one": N_("The open cards are {cards}: there is only one {kind}."),
    "keep_both": N_("Nobody keeps both open cards: one goes to an opponent."),
    "no_seat": N_("Nobody sits there to receive a card."),
}


def event(speaker: Speaker, event: Event) -> str:
    """Tell an event in one sentence."""
    words, name = speaker.words, speaker.name
    match event:
        case MiceTaken(seat, drawn):
            return words(MICE_DRAWN if drawn else MICE_TAKEN, name=name(seat))
        case SessionBegan(session, sessions):
            return words(SESSION_BEGAN, session=session, sessions=sessions)
        case LayoutDealt(seat, kinds):
            return words(LAYOUT_DEALT, name=name(seat), cards=cards(speaker, kinds))
        case RoundBegan(number, seat):
            return words(ROUND_BEGAN, round=number, name=name(seat))
        case TripletsDealt(pairs):
            return words(TRIPLETS_DEALT, kinds=_triplets(speaker, pairs))
        case TripletTaken():
            return _taken(speaker, event)
        case Shared(seat, kept, given, receiver):
            return words(SHARED, name=name(seat), **_sharing(speaker, kept, given, receiver))
        case SmallMousePassed(giver, seat):
            return words(SMALL_MOUSE_PASSED, giver=name(giver), name=name(seat))
        case MicePassed(giver, seat):
            return words(MICE_PASSED, giver=name(giver), name=name(seat))
        case MatchEnded(winners):
            return words(WON if len(winners) == 1 else WON_TOGETHER, names=speaker.all(winners))
    return _scoring(speaker, event)


def action(speaker: Speaker, action: Action) -> str:
    """Name an action in a few words."""
    if isinstance(action, Take):
        return speaker.words(TAKE_ACTION, letter=LETTERS[action.triplet])
    _, kept, given, receiver = action
    return speaker.words(SHARE_ACTION, **_sharing(speaker, kept, given, receiver))


def doing(action: Action) -> Message:
    """Say on the key that commits an action what it does."""
    return TAKE_IT if isinstance(action, Take) else GIVE_IT


def deed(action: Action) -> Message:
    """Name what a seat did, as in "take back Ada's gift"."""
    return CHOICE if isinstance(action, Take) else GIFT


def refusal(speaker: Speaker, refusal: Refusal) -> str:
    """Say in one sentence why something may not be done."""
    params: dict[str, str] = {}
    if "triplet" in refusal.params:
        params["letter"] = LETTERS[refusal.params["triplet"]]
    if "kind" in refusal.params:
        params["kind"] = speaker.words(KIND_NAMES[refusal.params["kind"]])
        params["cards"] = cards(speaker, refusal.params["pair"])
    return speaker.words(REFUSALS[refusal.code], **params)


def score_line(speaker: Speaker, line: ScoreLine) -> str:
    """Say what a line of the reckoning is for, without its points."""
    words, piles, loose = speaker.words, line.params["piles"], line.params["loose"]
    left = [words(PILES, n=piles)] if piles else []
    if loose or not piles:
        left.append(words(LEFT_LOOSE, n=loose))
    return words(SCORE_LINE, session=line.params["session"], left=words(LIST_SEPARATOR).join(left))


def tie_breaks(end: View) -> Sequence[TieBreak]:
    """Return what parts those who are level in points (GR-30)."""
    return session_breaks(end.reckonings)


def cards(speaker: Speaker, kinds: Sequence[int]) -> str:
    """Return cards as a list in a sentence, those of a kind together: "a chili and 2 gnomes"."""
    counts = [kinds.count(kind) for kind in range(len(CARDS_OF_KIND))]
    return speaker.words.join(list(_counted(speaker, counts)))


def _counted(speaker: Speaker, counts: Sequence[int]) -> Iterable[str]:
    for message, number in zip(CARDS_OF_KIND, counts, strict=True):
        if number:
            yield speaker.words(message, n=number)


def _triplets(speaker: Speaker, pairs: Sequence[Pair]) -> str:
    """Name what lies open, triplet by triplet."""
    return speaker.words(TRIPLET_SEPARATOR).join(
        speaker.words(TRIPLET_DEALT, letter=letter, cards=cards(speaker, pair))
        for letter, pair in zip(LETTERS, pairs, strict=False)
    )


def _taken(speaker: Speaker, taken: TripletTaken) -> str:
    words = speaker.words
    params = {
        "name": speaker.name(taken.seat),
        "letter": LETTERS[taken.triplet],
        "cards": cards(speaker, taken.pair),
    }
    if taken.face_down is None:
        return words(TRIPLET_TAKEN, **params)
    return words(TRIPLET_SEEN, hidden=words(CARDS_OF_KIND[taken.face_down], n=1), **params)


def _sharing(speaker: Speaker, kept: int, given: int, receiver: int) -> dict[str, str]:
    return {
        "kept": speaker.words(CARDS_OF_KIND[kept], n=1),
        "given": speaker.words(CARDS_OF_KIND[given], n=1),
        "receiver": speaker.name(receiver),
    }


def _scoring(speaker: Speaker, event: Event) -> str:
    """Tell what belongs to the scoring of a session."""
    words, name = speaker.words, speaker.name
    match event:
        case ScoringBegan(session, seat):
            return words(SCORING_BEGAN, session=session, name=name(seat))
        case TurnedUp(seat, kinds):
            return words(TURNED_UP, name=name(seat), cards=cards(speaker, kinds))
        case PilesMade(seat, kind, piles, loose):
            having = words(CARDS_OF_KIND[kind], n=PILE * piles + loose)
            return words(PILES_MADE, name=name(seat), cards=having, number=PILE * piles, n=piles)
        case KindCalled(kind, (), _):
            return words(NONE_LOOSE, kind=words(KIND_NAMES[kind]))
        case KindCalled(kind, seats, number):
            message = ONE_DISCARDS if len(seats) == 1 else SEVERAL_DISCARD
            thrown = words(CARDS_OF_KIND[kind], n=number)
            return words(message, names=speaker.all(seats), cards=thrown)
        case SessionScored(seat, staying, piles, points, total):
            left = _left(speaker, staying, piles)
            return words(SESSION_SCORED, name=name(seat), left=left, n=points, total=total)
    raise TypeError(event)


def _left(speaker: Speaker, staying: Area, piles: int) -> str:
    items = list(_counted(speaker, staying))
    if piles:
        items.append(speaker.words(PILES, n=piles))
    return speaker.words.join(items) if items else speaker.words(NOTHING)
