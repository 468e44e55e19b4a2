"""What the table of Smile says: of a choice about to be made, of what was done, of the end.

Nothing here tells how many beads a closed hand holds, but what is marked as its owner's (SM-05).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from smilegames.core.events import Event
from smilegames.core.outcome import Outcome
from smilegames.games.smile.actions import Action
from smilegames.games.smile.cards import Deck
from smilegames.games.smile.events import (
    AuctionOver,
    BeadBid,
    Borrowed,
    PairLeft,
    Revealed,
    SubstitutesInUse,
    Took,
    TookLast,
)
from smilegames.games.smile.foresight import Foresight, Taking, foresee
from smilegames.games.smile.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.smile.sentences import event as sentence
from smilegames.text.games.smile.sentences import tie_breaks
from smilegames.text.ties import parted
from smilegames.text.words import N_, Plural

AUCTION = N_("auction {auction} of {auctions}")
DECIDES = N_("{name}: bid or back out")
BIDS_NOW = N_("{name} bids")
PILE = N_("draw pile {n}")

BEADS_HIDDEN = N_("beads ?")
BEADS = Plural("{n} bead", "{n} beads")
NO_BEAD = N_("no bead")
CARD_SUM = N_("= {sum}")
OUT_WITH = N_("out {dot} {card}")
BID_ON = N_("bid on {card}")

LOW = N_("low")
BID = N_("bid")
TAKE = N_("take")
NOT_NOW = N_("not now")
TOOK_IT = N_("took")
BOTH_LEFT = N_("both left")

KEY_BID = N_("bid")
KEY_TAKE = N_("take")
KEY_MOVE = N_("move")

ASK = N_("{name}, what do you do?")
ASK_BARE = N_("No card has a bead now, so nobody can back out: a bead goes on {lowest}.")
ASK_EITHER = N_("A bead on {lowest} keeps you in. Or back out with {beaded} and its beads.")
ASK_EITHER_MANY = N_("A bead on {lowest} keeps you in. Or back out with {beaded} and their beads.")

SELECTED_BID = N_("Bid 1 bead on {card}")
BID_AGAIN = N_("{key} again bids on another card.")
BID_MAKES = Plural("Then {n} bead lies on it.", "Then {n} beads lie on it.")
NEXT_DECIDES = N_("{name} is next.")
SELECTED_TAKE = Plural("Take {card} and {n} bead", "Take {card} and {n} beads")
CANT_TAKE = N_("{card} can't be taken now")
CANT_BID = N_("No bead to bid on {card}")
PAIR = N_("Same colour as your {partner}: both leave the game.")
CARDS_AFTER = N_("Your cards then add up to {sum}.")
LAST_STARTS = N_("{name} then gets {card} and starts the next auction.")
LAST_ENDS = N_("{name} then gets {card}, and the last auction is over.")
LAST_PAIR_STARTS = N_("{name} then gets {card}: it and {partner} leave. {name} starts the next.")
LAST_PAIR_ENDS = N_("{name} then gets {card}: it and {partner} leave. The last auction is over.")

PEEK_OFFER = N_("{key}: {name} lifts a corner to see the beads")
PEEK_WHOSE = N_("Only {name} looks")
BEADS_OF = N_("{name}'s beads")
BORROWED = Plural("{n} borrowed", "{n} borrowed")
SCORE_NOW = N_("score now {score}")
BEADS_AFTER = Plural("after this: {n} bead", "after this: {n} beads")
BORROWS = N_("No bead left: this bid borrows one for a blue bead.")

SUPPLY = N_("supply")
SUBSTITUTES = N_("substitutes in use")

BORROWED_AND_BID = N_("{name} has no bead, borrows one for a blue bead, and bids it on {card}.")
SUBSTITUTES_NOW = N_("The supply has run out: substitutes are in use.")
TOOK_A_PAIR = Plural(
    "{name} takes {card} and {n} bead: it bumps heads with {partner}, both leave.",
    "{name} takes {card} and {n} beads: it bumps heads with {partner}, both leave.",
)
STARTS_WITH = N_("{name} took {card} last and starts auction {auction}.")
BUMPED = N_("They bump heads: both leave {name} for good.")
DEBT = N_("A blue bead costs a point at the end.")

AUCTION_OVER = N_("Auction {auction} is over")
LAST_AUCTION_OVER = N_("The last auction is over")
LAST_ONE = N_("the last one")
BUMPS_WITH = N_("bumped heads with {partner}")
STARTS_NEXT = N_("{name} was the last one in and starts the next auction.")
ALL_OVER = N_("All ten auctions are over: now everything is counted.")

RECKONING = N_("The reckoning")
HEAD_CARDS = N_("cards")
HEAD_BEADS = N_("beads")
HEAD_DEBTS = N_("blue")
HEAD_POINTS = N_("points")
COUNT_CARDS = N_("The cards that are left add up to points.")
COUNT_BEADS = N_("All hands are opened: every five clear beads are a point.")
COUNT_DEBTS = N_("Every blue bead costs a point.")
COUNT_NO_DEBTS = N_("Nobody borrowed a bead, so there is no debt to pay.")
WINS = Plural("{name} wins with {n} point.", "{name} wins with {n} points.")
SHARE = Plural("{names} share the win with {n} point.", "{names} share the win with {n} points.")


class Prospect(NamedTuple):
    """What an action would do, in sentences that everybody may read."""

    does: str
    alarm: str = ""
    """That a pair would leave by it (SM-20); empty where none would."""
    besides: tuple[str, ...] = ()


def question(speaker: Speaker, view: View, deck: Deck) -> tuple[str, str]:
    """Ask whoever must decide, and say what can be done as far as the table shows it."""
    assert view.to_act is not None
    words, names = speaker.words, deck.names
    ask = words(ASK, name=speaker.name(view.to_act))
    lowest = words.either([names[card] for card in deck.lowest(view.row)])
    beaded = [names[card] for card, n in zip(view.row, view.row_beads, strict=True) if n]
    if not beaded:
        return ask, words(ASK_BARE, lowest=lowest)
    message = ASK_EITHER if len(beaded) == 1 else ASK_EITHER_MANY
    return ask, words(message, lowest=lowest, beaded=words.either(beaded))


def bidding(speaker: Speaker, view: View, action: Action, deck: Deck) -> Prospect:
    """Say what a bid would do."""
    words, seen = speaker.words, foresee(view, action, deck)
    assert seen.next_seat is not None
    return Prospect(
        words(SELECTED_BID, card=deck.names[action.card]),
        besides=(
            words(BID_MAKES, n=seen.beads),
            words(NEXT_DECIDES, name=speaker.name(seen.next_seat)),
        ),
    )


def taking(speaker: Speaker, view: View, action: Action, deck: Deck) -> Prospect:
    """Say what backing out with a card would do, and what follows of itself (SM-15, SM-20)."""
    words, names = speaker.words, deck.names
    seen = foresee(view, action, deck)
    taken = seen.taken
    assert taken is not None
    pair = "" if taken.partner is None else words(PAIR, partner=names[taken.partner])
    besides = [words(CARDS_AFTER, sum=f"{taken.cards:+d}" if taken.cards else "0")]
    if seen.last is not None:
        besides.append(_last(speaker, seen, seen.last, deck))
    does = words(SELECTED_TAKE, card=names[taken.card], n=taken.beads)
    return Prospect(does, pair, tuple(besides))


def _last(speaker: Speaker, seen: Foresight, last: Taking, deck: Deck) -> str:
    """Say what the only player left gets unasked, and what comes then."""
    ends = seen.next_seat is None
    if last.partner is None:
        message, partner = LAST_ENDS if ends else LAST_STARTS, ""
    else:
        message, partner = LAST_PAIR_ENDS if ends else LAST_PAIR_STARTS, deck.names[last.partner]
    name, card = speaker.name(last.seat), deck.names[last.card]
    return speaker.words(message, name=name, card=card, partner=partner)


def headline(speaker: Speaker, events: Sequence[Event]) -> str:
    """Say what a decision did in a line; what ends an auction has been told on its board."""
    words, names = speaker.words, speaker.rules.names
    facts = {type(event): event for event in events}
    match facts.get(AuctionOver), facts.get(TookLast):
        case AuctionOver(auction, starter), TookLast(seat, card) if starter is not None:
            name = speaker.name(seat)
            return words(STARTS_WITH, name=name, card=names[card], auction=auction + 1)
        case AuctionOver(), _:
            return words(ALL_OVER)
    told = [_told(speaker, event, facts) for event in events]
    if SubstitutesInUse in facts:
        told.append(words(SUBSTITUTES_NOW))
    return " ".join(line for line in told if line)


def _told(speaker: Speaker, event: Event, facts: dict[type[Event], Event]) -> str:
    """Tell an event together with what belongs to it, which then tells nothing of its own."""
    words, names = speaker.words, speaker.rules.names
    match event:
        case BeadBid(seat, card) if Borrowed in facts:
            return words(BORROWED_AND_BID, name=speaker.name(seat), card=names[card])
        case Took(seat, card, beads, partner) if partner is not None:
            params = {"card": names[card], "partner": names[partner]}
            return words(TOOK_A_PAIR, name=speaker.name(seat), n=beads, **params)
        case Borrowed() | PairLeft() | SubstitutesInUse():
            return ""
    return sentence(speaker, event)


def touches(event: Event, seat: int) -> bool:
    """Return whether an event did something to `seat`."""
    if isinstance(event, Revealed):
        return event.starter == seat
    return isinstance(event, TookLast | PairLeft) and event.seat == seat


def verdict(speaker: Speaker, outcome: Outcome, end: View) -> str:
    """Say who won, and of every tie that beads parted how many there were (SM-31)."""
    words, winners = speaker.words, outcome.winners
    score = outcome.scores[winners[0]]
    if len(winners) == 1:
        won = words(WINS, name=speaker.name(winners[0]), n=score)
    else:
        won = words(SHARE, names=speaker.all(winners), n=score)
    return " ".join([won, *parted(speaker, outcome, tie_breaks(end))])


def aside(speaker: Speaker, events: Sequence[Event]) -> tuple[str, ...]:
    """Say what a decision means beyond itself, for the moment that it is held."""
    words, said = speaker.words, []
    for event in events:
        match event:
            case PairLeft(seat):
                said.append(words(BUMPED, name=speaker.name(seat)))
            case Borrowed():
                said.append(words(DEBT))
    return tuple(said)
