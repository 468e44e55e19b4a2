"""Smile in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from smilegames.core.errors import Refusal
from smilegames.core.events import Event
from smilegames.core.outcome import ScoreLine
from smilegames.games.smile.actions import BID, Action
from smilegames.games.smile.events import (
    AuctionOver,
    BeadBid,
    Borrowed,
    GameOver,
    PairLeft,
    Revealed,
    SubstitutesInUse,
    Took,
    TookLast,
)
from smilegames.games.smile.view import View
from smilegames.text.game_text import Speaker, TieBreak
from smilegames.text.games.smile.ending import CLEAR_BEADS
from smilegames.text.words import N_, Message, Plural

ENDINGS: Mapping[str, Message] = {
    "auctions": N_("The tenth auction is over."),
}

DECIDED: Mapping[str, Message] = {
    "score": N_("The most points win."),
    "beads": N_("Level on points; the most clear beads decided."),
    "shared": N_("Level on points and on clear beads: a shared win."),
}

DECK_FAULTS: Mapping[str, Message] = {
    "missing": N_("This part is missing."),
    "unknown": N_("There is no part of this name in a deck of Smile."),
    "type": N_("{value} is not what belongs here: groups hold lists of whole numbers by colour."),
    "range": N_("{value} is no card's value; they run from {low} to {high}."),
    "count": Plural(
        "{n} card stands here, and {needed} are needed.",
        "{n} cards stand here, and {needed} are needed.",
    ),
}

REVEALED = N_("Auction {auction}: {cards} come out of the forest. {starter} starts.")
BORROWED = N_("{name} has no bead to bid and borrows one, with a blue bead to remember it by.")
CLEAR_USED_UP = N_("The clear beads are used up: substitutes are in use.")
BLUE_USED_UP = N_("The blue beads are used up: substitutes are in use.")
BEAD_BID = Plural(
    "{name} bids on {card}: {n} bead.",
    "{name} bids on {card}: {n} beads.",
)
TOOK = Plural(
    "{name} backs out with {card} and {n} bead.",
    "{name} backs out with {card} and {n} beads.",
)
TOOK_LAST_BARE = N_("{name} is the last one in and takes {card}, without a bead.")
TOOK_LAST = Plural(
    "{name} is the last one in and takes {card} with {n} bead.",
    "{name} is the last one in and takes {card} with {n} beads.",
)
PAIR_LEFT = N_("{kept} and {taken} bump heads: both leave {name} for good.")
AUCTION_OVER = N_("Auction {auction} is over. {starter} starts the next one.")
LAST_AUCTION_OVER = N_("Auction {auction}, the last one, is over.")
GAME_OVER = N_("All hands open: {hands}.")
HAND = Plural("{name} has {n} clear bead", "{name} has {n} clear beads")
HAND_AND_BLUE = Plural(
    "{name} has {n} clear bead and {blue} blue", "{name} has {n} clear beads and {blue} blue"
)

BID_ACTION = N_("bid a bead on {card}")
TAKE_ACTION = N_("back out with {card}")

BID_IT = N_("bid")
TAKE_IT = N_("take it")
BID_DONE = N_("bid")
TAKE_DONE = N_("take")

REFUSALS: Mapping[str, Message] = {
    "over": N_("The game is over."),
    "unknown": N_("There is no such move in this game."),
    "no_beads_on_it": N_("{card} has no bead on it: only a card with beads can be taken."),
    "no_beads_anywhere": N_("No card has a bead on it now, so nobody can back out."),
    "not_lowest": N_("{card} is not the lowest card: bids go on {lowest}."),
    "must_back_out": N_("{name} has no clear bead to bid and must back out with a beaded card."),
    "left_in_a_pair": N_("{card} has left the game in a pair."),
    "already_taken": N_("{card} is not on the table: {name} has it."),
    "not_turned_up": N_("{card} is not on the table: it has not been turned up."),
}

SCORE_LINES: Mapping[str, Message] = {
    "cards": Plural("{n} card", "{n} cards"),
    "beads": Plural("{n} clear bead (5 make 1 point)", "{n} clear beads (5 make 1 point)"),
    "blue": Plural("{n} blue bead", "{n} blue beads"),
}
NO_DEBT = N_("nothing borrowed")


def event(speaker: Speaker, event: Event) -> str:
    """Tell an event in one sentence."""
    words, card = speaker.words, speaker.rules.names
    match event:
        case Revealed(auction, starter, cards):
            shown = words.join([card[each] for each in cards])
            return words(REVEALED, auction=auction, cards=shown, starter=speaker.name(starter))
        case Borrowed(seat):
            return words(BORROWED, name=speaker.name(seat))
        case SubstitutesInUse(kind):
            return words(BLUE_USED_UP if kind == "blue" else CLEAR_USED_UP)
        case BeadBid(seat, bid, beads):
            return words(BEAD_BID, name=speaker.name(seat), card=card[bid], n=beads)
        case Took(seat, taken, beads):
            return words(TOOK, name=speaker.name(seat), card=card[taken], n=beads)
        case TookLast(seat, taken, beads):
            message: Message = TOOK_LAST if beads else TOOK_LAST_BARE
            return words(message, name=speaker.name(seat), card=card[taken], n=beads)
        case PairLeft(seat, kept, taken):
            return words(PAIR_LEFT, name=speaker.name(seat), kept=card[kept], taken=card[taken])
        case AuctionOver(auction, None):
            return words(LAST_AUCTION_OVER, auction=auction)
        case AuctionOver(auction, next_starter) if next_starter is not None:
            return words(AUCTION_OVER, auction=auction, starter=speaker.name(next_starter))
        case GameOver(clear, blue):
            return words(GAME_OVER, hands=_hands(speaker, clear, blue))
    raise TypeError(event)


def action(speaker: Speaker, action: Action) -> str:
    """Name an action in a few words."""
    message = BID_ACTION if action.verb == BID else TAKE_ACTION
    return speaker.words(message, card=speaker.rules.names[action.card])


def doing(action: Action) -> Message:
    """Say what the key that commits an action does."""
    return BID_IT if action.verb == BID else TAKE_IT


def deed(action: Action) -> Message:
    """Name what was done in a noun."""
    return BID_DONE if action.verb == BID else TAKE_DONE


def refusal(speaker: Speaker, refusal: Refusal) -> str:
    """Say in one sentence why something may not be done."""
    card = speaker.rules.names
    params: dict[str, Any] = {}
    if "card" in refusal.params:
        params["card"] = card[refusal.params["card"]]
    if "seat" in refusal.params:
        params["name"] = speaker.name(refusal.params["seat"])
    if "lowest" in refusal.params:
        params["lowest"] = speaker.words.join([card[each] for each in refusal.params["lowest"]])
    return speaker.words(REFUSALS[refusal.code], **params)


def score_line(speaker: Speaker, line: ScoreLine) -> str:
    """Say what a line of the reckoning is for, without its points."""
    n = line.params["cards" if line.code == "cards" else "beads"]
    if line.code == "blue" and not n:
        return speaker.words(NO_DEBT)
    return speaker.words(SCORE_LINES[line.code], n=n)


def tie_breaks(end: View) -> Sequence[TieBreak]:
    """Return what parts those who are level in points (SM-31)."""
    return [TieBreak(CLEAR_BEADS, end.clear)]


def _hands(speaker: Speaker, clear: tuple[int, ...], blue: tuple[int, ...]) -> str:
    hands = [
        speaker.words(HAND_AND_BLUE if debt else HAND, name=speaker.name(seat), n=beads, blue=debt)
        for seat, (beads, debt) in enumerate(zip(clear, blue, strict=True))
    ]
    return speaker.words.join(hands)
