"""What a decision did and what it means, in the few words that stand below the table."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.core.events import Event
from smilegames.games.smileyface import events as told
from smilegames.games.smileyface.cards import LASTING_END, NAMES
from smilegames.games.smileyface.scoring import Standing
from smilegames.games.smileyface.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.smileyface.sentences import card_name, event, suit_name
from smilegames.text.words import N_, Plural

_LASTS = {
    "mean": N_("{name} plays Mean: Boss cards in other displays lose their +1."),
    "pirate": N_("{name} plays Pirate: Newbie cards in that display count as printed."),
}
_OF_CARD = N_("{card}: {sentence}")
_OF_PLAYER = N_("{name}'s {card}: {sentence}")
_STORM = Plural(
    "{name}'s Storm over {suit}: {n} card is gone.",
    "{name}'s Storm over {suit}: {n} cards are gone.",
)
_PLAYS_AND_LEADS = N_("{name} plays {card} and leads with {score}.")
_PLAYS_AND_STILL_LEADS = N_("{name} plays {card} and still leads, with {score}.")
_LEADS = N_("{name} leads with {score}.")
_LEADS_STILL = N_("{name} still leads, with {score}.")
_TIE = N_("{names} tie at {score}.")
_TIE_OF_MANY = Plural("{n} player ties at {score}.", "{n} players tie at {score}.")
_LAST_IN = N_("Only {name} is still in.")
_BEST = N_("{name}'s best total: {before} {arrow} {after}.")
_LEAD = N_("In the lead: {before} {arrow} {after}.")
_LEADER = N_("{names} {score}")
_NOBODY = N_("nobody")

_NAMED_AT_MOST = 2
"""More players who tie are counted: the displays mark them."""
_NEW_ROUND = (told.RoundOpened,)
_SCORED = (told.RoundScored, told.RewardDrawn)
_CLEAN_UP = (told.MischiefDiscarded, told.CleanUpDone)


def headline(speaker: Speaker, before: View, events: Sequence[Event], after: View) -> str:
    """Say what a decision did to the public table and who leads by it."""
    for kinds in (_SCORED, _NEW_ROUND, _CLEAN_UP):
        lines = [event(speaker, each) for each in events if isinstance(each, kinds)]
        if lines:
            return " ".join(lines)
    played = next((each for each in events if isinstance(each, told.EmotionPlayed)), None)
    if played is not None and after.standing.leader == played.seat:
        still = _leads_still(before.standing, after.standing)
        message = _PLAYS_AND_STILL_LEADS if still else _PLAYS_AND_LEADS
        name, card = speaker.name(played.seat), card_name(speaker, played.card)
        return speaker.words(message, name=name, card=card, score=max(after.standing.scores))
    lines = [_did(speaker, events)]
    passed = any(isinstance(each, told.Passed) for each in events)
    if passed and after.passed.count(False) == 1:
        lines.append(speaker.words(_LAST_IN, name=speaker.name(after.passed.index(False))))
    lines.append(leading(speaker, before.standing, after.standing))
    return " ".join(line for line in lines if line)


def leading(speaker: Speaker, before: Standing, after: Standing) -> str:
    """Say who leads, and whether that is new; nothing where nobody scores."""
    score = max(after.scores)
    if not score:
        return ""
    if after.leader is None:
        many = len(after.leaders)
        if many > _NAMED_AT_MOST:
            return speaker.words(_TIE_OF_MANY, n=many, score=score)
        return speaker.words(_TIE, names=speaker.all(after.leaders), score=score)
    message = _LEADS_STILL if _leads_still(before, after) else _LEADS
    return speaker.words(message, name=speaker.name(after.leader), score=score)


def _leads_still(before: Standing, after: Standing) -> bool:
    return before.leader == after.leader and max(before.scores) > 0


def _did(speaker: Speaker, events: Sequence[Event]) -> str:
    """Say what was done; a Mischief card and its effect are one sentence."""
    played = next((each for each in events if isinstance(each, told.MischiefPlayed)), None)
    if played is None:
        return " ".join(event(speaker, each) for each in events)
    words, name, card = speaker.words, speaker.name(played.seat), card_name(speaker, played.card)
    if played.card < LASTING_END:
        return words(_LASTS[NAMES[played.card]], name=name)
    effect = next(each for each in events if each is not played)
    match effect:
        case told.StormBlew(_, suit, lost):
            return words(_STORM, name=name, suit=suit_name(speaker, suit), n=len(lost))
        case told.CardErased() | told.RankingSet():
            return words(_OF_PLAYER, name=name, card=card, sentence=event(speaker, effect))
    return words(_OF_CARD, card=card, sentence=event(speaker, effect))


def touches(event: Event, seat: int) -> bool:
    """Return whether an event took something from `seat` or gave it something."""
    match event:
        case (
            told.CardTaken(_, victim, _)
            | told.CardPicked(_, victim, _)
            | told.CardErased(_, victim, _)
            | told.CardsSwapped(_, _, victim, _)
            | told.HandLent(_, victim, _)
        ):
            return victim == seat
        case told.StormBlew(_, _, lost):
            return any(owner == seat for owner, _ in lost)
        case told.RewardDrawn(helper, winner, _):
            return seat in (helper, winner)
        case told.RoundScored(_, _, _, winner):
            return winner == seat
        case told.CardsDrawn(drawer, _, _):
            return drawer == seat
    return False


def adds(event: Event) -> bool:
    """Return whether an event tells more than what lies on the table or is told beside it.

    What a Mischief card did names it well enough, but for those that last.
    """
    match event:
        case told.MischiefPlayed(_, card):
            return card < LASTING_END
        case told.CleanUpDone() | told.PileShuffled() | told.RoundOpened():
            return False
    return True


def private_news(speaker: Speaker, seat: int, events: Sequence[Event]) -> tuple[str, ...]:
    """Say what only `seat` learned by its own decision: the card picked, the token drawn."""
    if any(isinstance(each, told.RewardsShown) for each in events):
        return ()
    own = (told.CardPicked, told.RewardDrawn)
    return tuple(
        event(speaker, each) for each in events if isinstance(each, own) and each.seat == seat
    )


def since(
    speaker: Speaker, seat: int, before: Standing, after: Standing, arrow: str
) -> tuple[str, str]:
    """Say how a player's best total and who leads have changed, each empty where it has not."""
    words, best, lead = speaker.words, "", ""
    if before.scores[seat] != after.scores[seat]:
        own = {"before": before.scores[seat], "after": after.scores[seat]}
        best = words(_BEST, name=speaker.name(seat), arrow=arrow, **own)
    if before.leaders != after.leaders:
        led, leads = _leader(speaker, before), _leader(speaker, after)
        lead = words(_LEAD, before=led, arrow=arrow, after=leads)
    return best, lead


def _leader(speaker: Speaker, standing: Standing) -> str:
    score = max(standing.scores)
    if not score:
        return speaker.words(_NOBODY)
    return speaker.words(_LEADER, names=speaker.all(standing.leaders), score=score)
