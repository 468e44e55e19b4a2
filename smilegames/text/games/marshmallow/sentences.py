"""Marshmallow Test in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from smilegames.core.errors import Refusal
from smilegames.core.events import Event
from smilegames.core.outcome import ScoreLine
from smilegames.games.marshmallow.actions import Action, Play
from smilegames.games.marshmallow.events import (
    CardPlayed,
    Dealt,
    FirstDealerDrawn,
    LeadPassed,
    RoundEnd,
    RoundEnded,
    TargetReached,
    TrickTaken,
    TrumpNamed,
    TrumpReleased,
    VoidShown,
    WentOut,
)
from smilegames.games.marshmallow.view import View
from smilegames.text.game_text import Speaker, TieBreak
from smilegames.text.words import N_, Message, Plural

ENDINGS: Mapping[str, Message] = {
    "target": N_("The target is reached, which ends the match at once."),
}

DECIDED: Mapping[str, Message] = {
    "score": N_("The most points win."),
    "shared": N_("Level on points: a shared win."),
}

DECK_FAULTS: Mapping[str, Message] = {}

SUIT_NAMES = (
    N_("purple"),
    N_("green"),
    N_("pink"),
    N_("blue"),
    N_("yellow"),
    N_("no suit"),
)
"""By suit, the last one for none."""

FIRST_DEALER_DRAWN = N_("Chance makes {name} the first dealer.")
DEALT = N_("Round {round}: {name} deals {each} cards to everybody and sets {aside} aside, unseen.")
ALL_DEALT = N_("Round {round}: {name} deals {each} cards to everybody, which is all of them.")
TRUMP_NAMED = N_("{name} makes {suit} trump.")
CARD_LED = N_("{name} leads {card}.")
CARD_PLAYED = N_("{name} plays {card}.")
VOID_SHOWN = N_("{name} has no {suit}.")
TRUMP_RELEASED = N_(
    "{name} breaks in with a trump: whoever holds {lead} may trump with {trump} instead."
)
TRICK_TAKEN = N_("{name} takes the trick with {card}: {tricks} of {needed}.")
WENT_OUT = N_("{name} goes out and scores {points} for the tricks of {others}; {score} in all.")
WENT_OUT_FOR_NOTHING = N_("{name} goes out and scores nothing: nobody else has a trick.")
TRICKS_OF = N_("{name} ({tricks})")
THROWN_IN = Plural(
    "{sentence} {n} card is thrown in, face down.",
    "{sentence} {n} cards are thrown in, face down.",
)
LEAD_PASSED = N_("{taker} is out, so {name} leads next.")
ONE_LEFT = N_("Round {round} is over. {name} is still in and scores nothing.")
LAST_TRICK = N_("Round {round} is over with its last trick. {names} are still in: no points.")
DEALS_NEXT = N_("{sentence} {dealer} deals next.")
TARGET_REACHED = N_("{name} has {score} points, and {target} win: the match is over.")

PLAY_CARD = N_("play {card}")
NAME_TRUMP = N_("make {suit} trump")

PLAY = N_("play it")
MAKE_TRUMP = N_("make it trump")
CARD = N_("card")
TRUMP = N_("trump")

REFUSALS: Mapping[str, Message] = {
    "over": N_("The match is over."),
    "trump_first": N_("{name} names the trump suit before the first card."),
    "no_trump_yet": N_("Round 1 has no trump."),
    "trump_is_named": N_("{name} has already made {trump} trump for this round."),
    "not_in_hand": N_("{name} does not hold {card}."),
    "must_follow": N_("{name} has to follow {lead} and can't play {card}."),
    "not_released": N_(
        "Nobody has broken in with trump: {name} has to follow {lead} and can't play {card}."
    ),
    "follow_or_trump": N_("{name} may follow {lead} or play {trump} here, but not {card}."),
}

SCORE_LINES: Mapping[str, Message] = {
    "went_out": N_("Round {round}: the tricks of {others}"),
    "went_out_for_nothing": N_("Round {round}: out, nobody else had a trick"),
}


def event(speaker: Speaker, event: Event) -> str:
    """Tell an event in a sentence or two."""
    words, card = speaker.words, speaker.rules.names
    match event:
        case FirstDealerDrawn(seat):
            return words(FIRST_DEALER_DRAWN, name=speaker.name(seat))
        case Dealt(number, dealer, each, aside):
            message = DEALT if aside else ALL_DEALT
            name = speaker.name(dealer)
            return words(message, round=number, name=name, each=each, aside=aside)
        case TrumpNamed(seat, suit):
            return words(TRUMP_NAMED, name=speaker.name(seat), suit=_suit(speaker, suit))
        case CardPlayed(seat, played, leads):
            message = CARD_LED if leads else CARD_PLAYED
            return words(message, name=speaker.name(seat), card=card[played])
        case VoidShown(seat, suit):
            return words(VOID_SHOWN, name=speaker.name(seat), suit=_suit(speaker, suit))
        case TrumpReleased(seat, lead, trump):
            led, high = _suit(speaker, lead), _suit(speaker, trump)
            return words(TRUMP_RELEASED, name=speaker.name(seat), lead=led, trump=high)
        case _:
            return _what_it_brought(speaker, event)


def _what_it_brought(speaker: Speaker, event: Event) -> str:
    """Tell an event that a complete trick brings."""
    words, card = speaker.words, speaker.rules.names
    match event:
        case TrickTaken(seat, taking, tricks, needed):
            name = speaker.name(seat)
            return words(TRICK_TAKEN, name=name, card=card[taking], tricks=tricks, needed=needed)
        case WentOut():
            return _went_out(speaker, event)
        case LeadPassed(seat, taker):
            return words(LEAD_PASSED, name=speaker.name(seat), taker=speaker.name(taker))
        case RoundEnded():
            return _round_ended(speaker, event)
        case TargetReached(seat, score, target):
            return words(TARGET_REACHED, name=speaker.name(seat), score=score, target=target)
    raise TypeError(event)


def action(speaker: Speaker, action: Action) -> str:
    """Name an action in a few words."""
    if isinstance(action, Play):
        return speaker.words(PLAY_CARD, card=speaker.rules.names[action.card])
    return speaker.words(NAME_TRUMP, suit=_suit(speaker, action.suit))


def doing(action: Action) -> Message:
    """Say what the key that commits an action does."""
    return PLAY if isinstance(action, Play) else MAKE_TRUMP


def deed(action: Action) -> Message:
    """Name what was done in a noun."""
    return CARD if isinstance(action, Play) else TRUMP


def refusal(speaker: Speaker, refusal: Refusal) -> str:
    """Say in one sentence why something may not be done."""
    params = {}
    if "seat" in refusal.params:
        params["name"] = speaker.name(refusal.params["seat"])
    if "card" in refusal.params:
        params["card"] = speaker.rules.names[refusal.params["card"]]
    for suit in refusal.params.keys() & {"lead", "trump"}:
        params[suit] = _suit(speaker, refusal.params[suit])
    return speaker.words(REFUSALS[refusal.code], **params)


def score_line(speaker: Speaker, line: ScoreLine) -> str:
    """Say what a line of the reckoning is for, without its points."""
    seat, tricks = line.params["seat"], line.params["tricks"]
    assert isinstance(seat, int)
    assert isinstance(tricks, tuple)
    code = line.code if line.points else f"{line.code}_for_nothing"
    others = tricks_of_others(speaker, seat, tricks)
    return speaker.words(SCORE_LINES[code], round=line.params["round"], others=others)


def tie_breaks(end: View) -> Sequence[TieBreak]:
    """Return nothing: who is level shares the place (MT-32)."""
    return ()


def _went_out(speaker: Speaker, out: WentOut) -> str:
    sentence = speaker.words(
        WENT_OUT if out.points else WENT_OUT_FOR_NOTHING,
        name=speaker.name(out.seat),
        points=out.points,
        others=tricks_of_others(speaker, out.seat, out.tricks),
        score=out.score,
    )
    if not out.thrown_in:
        return sentence
    return speaker.words(THROWN_IN, sentence=sentence, n=out.thrown_in)


def tricks_of_others(speaker: Speaker, seat: int, tricks: Sequence[int]) -> str:
    """List who has how many tricks, those with any, clockwise from `seat`, which is left out."""
    around = [*range(seat + 1, len(tricks)), *range(seat)]
    return speaker.words.join(
        [
            speaker.words(TRICKS_OF, name=speaker.name(other), tricks=tricks[other])
            for other in around
            if tricks[other]
        ]
    )


def _round_ended(speaker: Speaker, over: RoundEnded) -> str:
    sentence = speaker.words(
        ONE_LEFT if over.why is RoundEnd.ONE_LEFT else LAST_TRICK,
        round=over.round,
        name=speaker.name(over.dealer),
        names=speaker.all(over.still_in),
    )
    return speaker.words(DEALS_NEXT, sentence=sentence, dealer=speaker.name(over.dealer))


def _suit(speaker: Speaker, suit: int) -> str:
    return speaker.words(SUIT_NAMES[suit])
