"""What the table of Marshmallow Test says, and what it says of a card about to be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from smilegames.games.marshmallow.actions import PLAYS, NameTrump
from smilegames.games.marshmallow.cards import NO_SUIT, RANK_OF, SUIT_OF
from smilegames.games.marshmallow.foresight import Foresight, foresee
from smilegames.games.marshmallow.hindsight import broke_in, scored_before
from smilegames.games.marshmallow.scoring import TRICKS_IN_A_ROUND
from smilegames.games.marshmallow.state import Phase
from smilegames.games.marshmallow.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.marshmallow.sentences import SUIT_NAMES
from smilegames.text.words import N_, Message, Plural

ROUND = N_("round {round}")
TRICK = N_("trick {trick}")
TRICK_OF = N_("trick {trick} of {last}")
LEADS_NOW = N_("{name} leads")
PLAYS_NOW = N_("{name} plays")
NAMES_TRUMP = N_("{name} names trump")
TARGET = Plural("{n} point wins", "{n} points win")

TRICKS_OF_NEEDED = N_("{tricks} of {needed}")
POINTS = Plural("{n} point", "{n} points")
OUT_NOW = Plural("going out: {n} point", "going out: {n} points")
OUT = Plural("out {dot} {n} point", "out {dot} {n} points")
LAST_ROUND = Plural("last round: {n} point", "last round: {n} points")
LAST_ROUND_IN = N_("last round: still in")
LACKS = N_("has {suits}")
NO_MORE_OF = N_("no {suit}")

LED = N_("led")
WINS = N_("wins")
TOOK = N_("took")
LEADS = N_("leads")
LEAD = N_("lead")
TRUMP = N_("trump")
NONE_YET = N_("open")
NO_TRUMP = N_("none")

KEY_CHOOSE = N_("choose")
KEY_MOVE = N_("move")
KEY_SUIT = N_("suit")

ASK_CARD = N_("{name}, which card?")
MAY_LEAD = N_("You lead: any card.")
MUST_FOLLOW = N_("{suit} must be followed.")
BROKE_IN = N_("{name} broke in with a trump: follow {lead}, or trump with {trump} instead.")
NO_TRUMP_HELD = N_("{name} broke in, but you have no {trump}: {lead} must be followed.")
CANT_FOLLOW = N_("You have no {suit}: any card.")
SO_FAR = N_("{name}'s {card} wins so far.")
WOULD_GO_OUT = Plural(
    "If it wins, {name} goes out for {n} point.", "If it wins, {name} goes out for {n} points."
)
TO_PLAY = N_("Still to play: {names}.")
TO_LEAD = N_("{name} leads the next trick.")
TO_LEAD_FIRST = N_("{name} leads the first trick.")
TO_NAME = N_("{name} looks at the hand, names trump and leads.")
CANT_PLAY = N_("{card} can't be played now.")
LAST_TRICK = N_("The last trick of the round.")

CARD_LEADS = N_("{card} leads: {suit} is to follow.")
WINS_SO_FAR = N_("{card} wins so far.")
STILL_WINS = N_("{name}'s {card} still wins.")
TAKES = N_("{card} takes the trick.")
TAKEN = N_("{name}'s {card} takes the trick.")
OUT_FOR = Plural("You go out for {n} point.", "You go out for {n} points.")
OUT_IF = Plural("If it wins, you go out for {n} point.", "If it wins, you go out for {n} points.")
OTHER_OUT_FOR = Plural("{name} goes out for {n} point.", "{name} goes out for {n} points.")
YOU_HAVE = N_("You then have {tricks} of {needed}.")
OTHER_HAS = N_("{name} then has {tricks} of {needed}.")
ENDS_MATCH = N_("That wins the game.")
ENDS_ROUND = N_("That ends the round.")
BREAKS_IN = N_("Breaks in with a trump: {names} may trump too.")
SHOWS_VOID = N_("Shows that you have no {suit}.")

ASK_TRUMP = N_("{name}, which suit is trump?")
ASK_TRUMP_WHY = N_("The highest trump in a trick wins it. You lead afterwards.")
WOULD_BE_TRUMP = N_("{suit} is trump this round.")
HELD = Plural("{n} of your cards is {suit}: {ranks}.", "{n} of your cards are {suit}: {ranks}.")
NONE_HELD = N_("None of your cards is {suit}.")
CARDS = Plural("{n} card", "{n} cards")

GOES_OUT_TITLE = N_("{name} goes out")
SCORES = N_("{name} scores")
NOBODY_ELSE = N_("Nobody else has a trick.")
WORTH_OF_TRICKS = Plural(
    "{name} scores a point for each trick of the others: {n}.",
    "{name} scores a point for each trick of the others: {n}.",
)
WORTH_NOTHING = N_("{name} scores nothing: nobody else has a trick.")
ROUND_TITLE = N_("Round {round} is over")
WENT_OUT = N_("went out: +{points}")
WENT_OUT_FOR_NOTHING = N_("went out: nothing")
STILL_IN = N_("still in: nothing")
TO_GO = Plural("{n} to go", "{n} to go")
DEALS_NEXT = N_("{name} deals the next round and names trump.")
MATCH_TITLE = N_("wins with {points}")
WINS_MATCH = N_("{name} has {score} points, and {target} win: the match is over.")
LAST_TRICK_TITLE = N_("The last trick")
TOOK_IT_WITH = N_("{name} took it with {card}.")


class Prospect(NamedTuple):
    """What playing a card would do, in sentences."""

    trick: str
    """Who would win the trick."""
    out: str
    """Who would go out by it; empty where nobody would."""
    yours: bool
    """That it is the reader who would go out."""
    besides: list[str]
    """What else it would mean, the most important first."""


def prospect(speaker: Speaker, view: View, card: int) -> Prospect:
    """Say what playing `card`, one of `view.playable`, would do."""
    seen = foresee(view, PLAYS[card])
    out = _going_out(speaker, seen) if seen.out else ""
    besides = _besides(speaker, view, seen, card)
    yours = seen.out and seen.wins
    return Prospect(_trick(speaker, view, seen, card), out, yours, besides)


def _trick(speaker: Speaker, view: View, seen: Foresight, card: int) -> str:
    words, names = speaker.words, speaker.rules.names
    if view.winning is None:
        suit = suit_name(speaker, SUIT_OF[card])
        return words(CARD_LEADS, card=names[card], suit=suit)
    if seen.wins:
        return words(TAKES if seen.settled else WINS_SO_FAR, card=names[card])
    winning = names[view.winning.card]
    message = TAKEN if seen.settled else STILL_WINS
    return words(message, name=speaker.name(seen.winner), card=winning)


def _going_out(speaker: Speaker, seen: Foresight) -> str:
    if seen.wins:
        message = OUT_FOR if seen.settled else OUT_IF
    else:
        message = OTHER_OUT_FOR if seen.settled else WOULD_GO_OUT
    return speaker.words(message, name=speaker.name(seen.winner), n=seen.points)


def _besides(speaker: Speaker, view: View, seen: Foresight, card: int) -> list[str]:
    assert view.seat is not None
    words, said = speaker.words, []
    if seen.ends_match:
        said.append(words(ENDS_MATCH))
    elif seen.out and view.out_for.count(None) == 2:
        said.append(words(ENDS_ROUND))  # MT-23
    elif seen.settled and not seen.out:
        message = YOU_HAVE if seen.wins else OTHER_HAS
        name, tricks = speaker.name(seen.winner), view.tricks[seen.winner] + 1
        said.append(words(message, name=name, tricks=tricks, needed=view.needed))
    if seen.releases:
        said.append(words(BREAKS_IN, names=speaker.all(view.yet_to_play[1:])))
    if seen.shows_void and view.lead not in view.voids[view.seat]:
        said.append(words(SHOWS_VOID, suit=suit_name(speaker, view.lead)))
    return said


def allowed(speaker: Speaker, view: View) -> str:
    """Say what may be played now, and why (MT-10, MT-11, MT-14)."""
    words, lead = speaker.words, suit_name(speaker, view.lead)
    if view.lead == NO_SUIT:
        return words(MAY_LEAD)
    if all(SUIT_OF[card] != view.lead for card in view.hand or ()):
        return words(CANT_FOLLOW, suit=lead)
    breaker = broke_in(view)
    if breaker is None:
        return words(MUST_FOLLOW, suit=lead.capitalize())
    name, trump = speaker.name(breaker), suit_name(speaker, view.trump)
    holds = any(SUIT_OF[card] == view.trump for card in view.hand or ())
    return words(BROKE_IN if holds else NO_TRUMP_HELD, name=name, lead=lead, trump=trump)


def outlook(speaker: Speaker, view: View) -> list[str]:
    """Say how the trick stands, for everybody: who wins so far and who is still to play."""
    words = speaker.words
    if view.to_act is None:
        return []
    name = speaker.name(view.to_act)
    if view.phase is Phase.NAME_TRUMP:
        return [words(TO_NAME, name=name)]
    if view.winning is None:
        return [words(TO_LEAD if view.trick_number > 1 else TO_LEAD_FIRST, name=name)]
    seat, card = view.winning
    said = [words(SO_FAR, name=speaker.name(seat), card=speaker.rules.names[card])]
    if view.tricks[seat] + 1 == view.needed:
        said.append(words(WOULD_GO_OUT, name=speaker.name(seat), n=view.worth[seat]))
    return [*said, words(TO_PLAY, names=speaker.all(view.yet_to_play))]


def is_last_trick(view: View) -> bool:
    """Return whether the cards run out with this trick (MT-24)."""
    return view.trick_number == TRICKS_IN_A_ROUND


def named(speaker: Speaker, view: View, action: NameTrump) -> tuple[str, str]:
    """Say what naming a suit would do, and what the reader's hand holds of it (MT-13)."""
    words, suit = speaker.words, suit_name(speaker, action.suit)
    ranks = [str(RANK_OF[card]) for card in view.hand or () if SUIT_OF[card] == action.suit]
    message: Message = HELD if ranks else NONE_HELD
    held = words(message, n=len(ranks), suit=suit, ranks=words.join(ranks))
    return words(WOULD_BE_TRUMP, suit=suit.capitalize()), held


def standing(speaker: Speaker, view: View, seat: int, dot: str) -> str:
    """Say what going out now would score a seat, or what it scored (MT-20).

    In the first trick of a round, where that is nothing yet, what the round before scored. `dot`
    separates.
    """
    words, points, before = speaker.words, view.out_for[seat], scored_before(view)
    if points is not None:
        return words(OUT, n=points, dot=dot)
    if before is None:
        return words(OUT_NOW, n=view.worth[seat])
    scored = before[seat]
    return words(LAST_ROUND_IN) if scored is None else words(LAST_ROUND, n=scored)


def lacks(speaker: Speaker, suits: Sequence[int]) -> str:
    """Say which suits a seat has shown to have none of (MT-18)."""
    words = speaker.words
    items = [words(NO_MORE_OF, suit=suit_name(speaker, suit)) for suit in suits]
    return words(LACKS, suits=words.join(items))


def suit_name(speaker: Speaker, suit: int) -> str:
    """Return a suit's name."""
    return speaker.words(SUIT_NAMES[suit])
