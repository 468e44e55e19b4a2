"""What the table says of what has just happened: to everybody in a line, to a player as a recap."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from smilegames.core.events import Event
from smilegames.games.marshmallow.cards import SUIT_OF
from smilegames.games.marshmallow.events import (
    CardPlayed,
    RoundEnded,
    TargetReached,
    TrickTaken,
    TrumpNamed,
    TrumpReleased,
    VoidShown,
    WentOut,
)
from smilegames.games.marshmallow.hindsight import last_trick
from smilegames.games.marshmallow.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.marshmallow.sentences import SUIT_NAMES
from smilegames.text.words import N_, Plural

NAMED = N_("{name} makes {suit} trump and leads.")
LED = N_("{name} leads {card}: {suit} is to follow.")
PLAYED = N_("{name} plays {card}.")
PLAYED_VOID = N_("{name} has no {suit} and plays {card}.")
BROKE_IN = N_("{name} has no {suit} and breaks in with {card}: those still to play may trump too.")
WINS_SO_FAR = N_("It wins so far.")
STILL_WINS = N_("{name}'s {card} still wins.")

TAKES_AND_LEADS = N_("{name} takes the trick with {card}: {tricks} of {needed}, and leads.")
TAKES_LAST = N_("{name} takes the last trick with {card}: {tricks} of {needed}.")
GOES_OUT = Plural(
    "{name} takes the trick with {card} and goes out for {n} point: {before} → {score}.",
    "{name} takes the trick with {card} and goes out for {n} points: {before} → {score}.",
)
GOES_OUT_FOR_NOTHING = N_("{name} takes the trick with {card} and goes out for nothing.")
LEADS_NOW = N_("{name} leads.")
ROUND_OVER = N_("Round {round} is over: {name} deals the next one and names trump.")
WINS = N_("{name} has {score} points and wins.")

WENT_OUT = N_("{name} went out: {before} → {score} points.")
WENT_OUT_FOR_NOTHING = N_("{name} went out for nothing.")
TOOK = N_("{name} took a trick: {tricks} of {needed}.")
HAS_NO = N_("{name} has no {suit}.")
ROUND_WAS_OVER = N_("Round {round} is over.")

Kind = TypeVar("Kind", bound=Event)


def headline(speaker: Speaker, events: Sequence[Event], after: View) -> str:
    """Say what a decision brought and what that means; `after` is the public table after it."""
    taken = first(events, TrickTaken)
    played = first(events, CardPlayed)
    named = first(events, TrumpNamed)
    if named is not None:
        suit = speaker.words(SUIT_NAMES[named.suit])
        return speaker.words(NAMED, name=speaker.name(named.seat), suit=suit)
    if played is None:
        return ""
    if taken is None:
        return _in_a_trick(speaker, played, events, after)
    sentences = [] if played.seat == taken.seat else [_played(speaker, played, events)]
    return " ".join([*sentences, *_taken(speaker, taken, events, after)])


def recap(speaker: Speaker, seat: int, events: Sequence[Event], table: View) -> tuple[str, ...]:
    """Tell `seat`, who is asked, what has happened since its last turn: its own part first.

    `events` are those since then; what the public `table` shows anyway is left out: the cards that
    lie on it, and what they say.
    """
    begun = max((at for at, event in enumerate(events) if isinstance(event, RoundEnded)), default=0)
    lies = len(events) if not (table.trick or last_trick(table)) else _lying_from(events)
    gone = {event.seat for event in events if isinstance(event, WentOut)}
    told: list[tuple[int, str]] = []
    for at, event in enumerate(events):
        is_news = begun <= at < lies or isinstance(event, WentOut | RoundEnded)
        if is_news and not (isinstance(event, TrickTaken) and event.seat in gone):
            rank, sentence = _recalled(speaker, event)
            told.append((0 if getattr(event, "seat", None) == seat else rank, sentence))
    return tuple(sentence for _, sentence in sorted(told, key=lambda line: line[0]) if sentence)


def first(events: Sequence[Event], kind: type[Kind]) -> Kind | None:
    """Return the first event of a kind, or None."""
    return next((event for event in events if isinstance(event, kind)), None)


def _in_a_trick(speaker: Speaker, played: CardPlayed, events: Sequence[Event], after: View) -> str:
    words, names = speaker.words, speaker.rules.names
    if played.leads:
        suit = words(SUIT_NAMES[SUIT_OF[played.card]])
        return words(LED, name=speaker.name(played.seat), card=names[played.card], suit=suit)
    assert after.winning is not None
    seat, card = after.winning
    wins = words(STILL_WINS, name=speaker.name(seat), card=names[card])
    if seat == played.seat:
        wins = words(WINS_SO_FAR)
    return f"{_played(speaker, played, events)} {wins}"


def _played(speaker: Speaker, played: CardPlayed, events: Sequence[Event]) -> str:
    """Say what was played, and what that shows of the hand that it came from (MT-14, MT-18)."""
    void, released = first(events, VoidShown), first(events, TrumpReleased)
    message, suit = PLAYED, 0
    if released is not None:
        message, suit = BROKE_IN, released.lead
    elif void is not None:
        message, suit = PLAYED_VOID, void.suit
    return speaker.words(
        message,
        name=speaker.name(played.seat),
        card=speaker.rules.names[played.card],
        suit=speaker.words(SUIT_NAMES[suit]),
    )


def _taken(speaker: Speaker, taken: TrickTaken, events: Sequence[Event], after: View) -> list[str]:
    """Say who has taken the trick and what came of it (MT-17, MT-20 to MT-24, MT-30)."""
    words, over = speaker.words, first(events, RoundEnded)
    out, reached = first(events, WentOut), first(events, TargetReached)
    facts = {
        "name": speaker.name(taken.seat),
        "card": speaker.rules.names[taken.card],
        "tricks": taken.tricks,
        "needed": taken.needed,
    }
    if out is None:
        message = TAKES_AND_LEADS if over is None else TAKES_LAST
        said = [words(message, **facts)]
    elif out.points:
        totals = {"n": out.points, "before": out.score - out.points, "score": out.score}
        said = [words(GOES_OUT, **facts, **totals)]
    else:
        said = [words(GOES_OUT_FOR_NOTHING, **facts)]
    if reached is not None:
        said.append(words(WINS, name=facts["name"], score=reached.score))
    elif over is not None:
        said.append(words(ROUND_OVER, round=over.round, name=speaker.name(over.dealer)))
    elif out is not None:
        said.append(words(LEADS_NOW, name=speaker.name(after.leader)))
    return said


def _lying_from(events: Sequence[Event]) -> int:
    """Return which event begins what the table still shows: the lead of the trick that lies there.

    Where that came before all of them, it is the first.
    """
    leads = (at for at, event in enumerate(events) if isinstance(event, CardPlayed) and event.leads)
    return max(leads, default=0)


def _recalled(speaker: Speaker, event: Event) -> tuple[int, str]:
    """Return how much an event matters to others than its player, 1 the most, and its sentence."""
    words = speaker.words
    match event:
        case WentOut(seat, points, _, score):
            message = WENT_OUT if points else WENT_OUT_FOR_NOTHING
            name, before = speaker.name(seat), score - points
            return 1, words(message, name=name, before=before, score=score)
        case RoundEnded(number):
            return 2, words(ROUND_WAS_OVER, round=number)
        case VoidShown(seat, suit):
            return 3, words(HAS_NO, name=speaker.name(seat), suit=words(SUIT_NAMES[suit]))
        case TrickTaken(seat, _, tricks, needed):
            return 4, words(TOOK, name=speaker.name(seat), tricks=tricks, needed=needed)
    return 5, ""
