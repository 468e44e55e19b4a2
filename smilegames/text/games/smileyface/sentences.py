"""SmileyFace in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from smilegames.core.errors import Refusal
from smilegames.core.events import Event
from smilegames.core.outcome import ScoreLine
from smilegames.games.smileyface import events as told
from smilegames.games.smileyface.actions import Action
from smilegames.games.smileyface.cards import EMOTIONS, SUIT, VALUE
from smilegames.games.smileyface.events import Cause
from smilegames.games.smileyface.view import View
from smilegames.text.game_text import Speaker, TieBreak
from smilegames.text.games.smileyface.ending import LATEST_ROUND, ROUND_CARDS, THE_ONE_OF_ROUND
from smilegames.text.words import N_, Message, Plural

ENDINGS: dict[str, Message] = {"last_round": N_("The seventh round is over.")}
DECIDED: dict[str, Message] = {
    "score": N_("The most points win."),
    "round_cards": N_("Level on points: most Round cards win."),
    "latest_round": N_("Level on points and Round cards: the latest Round card wins."),
    "shared": N_("Level in everything: the win is shared."),
}
DECK_FAULTS: dict[str, Message] = {
    "out_of_range": N_("{found} stands here; it must be from {low} to {high}"),
    "wrong_count": N_("{found} numbers stand here; {wanted} are needed"),
    "wrong_sum": N_("{found} cards in all; {wanted} are needed"),
}

SUIT_NAMES = (N_("Happiness"), N_("Sadness"), N_("Surprise"), N_("Anger"))
"""By suit."""
_CARD_NAMES = (
    N_("Happiness {value}"),
    N_("Sadness {value}"),
    N_("Surprise {value}"),
    N_("Anger {value}"),
)
_MISCHIEF_NAMES = {
    "mean": N_("Mean"),
    "pirate": N_("Pirate"),
    "shake-up": N_("Shake-up"),
    "thief": N_("Thief"),
    "pickpocket": N_("Pickpocket"),
    "usurper": N_("Usurper"),
    "eraser": N_("Eraser"),
    "swap": N_("Swap"),
    "storm": N_("Storm"),
}
MISCHIEF_EFFECTS = {
    "mean": N_("Stays: Boss cards elsewhere lose their +1."),
    "pirate": N_("Stays: Newbie cards here count as printed."),
    "shake-up": N_("The whole ranking is shuffled."),
    "thief": N_("Take an Emotion card from an opponent's display into yours."),
    "pickpocket": N_("Draw one card at random from an opponent's hand."),
    "usurper": N_("Any other suit goes to the top; the rest keep their order."),
    "eraser": N_("Discard an Emotion card from an opponent's display."),
    "swap": N_("Exchange one of your Emotion cards with an opponent's."),
    "storm": N_("Choose a suit: everyone who shows it loses the lowest card of it."),
}
"""By the card's name in the notation, what is printed on it."""

_RANKING = {
    Cause.SET_UP: N_("{boss} is the Boss suit, {newbie} the Newbie suit."),
    Cause.NEW_ROUND: N_("{boss} rises from the bottom to be Boss; {newbie} is the Newbie suit."),
    Cause.SHAKE_UP: N_("The ranking is shuffled: {boss} is Boss, {newbie} is Newbie."),
    Cause.USURPER: N_("{boss} takes the top: it is Boss now, and {newbie} is Newbie."),
}
_ROUND_OPENED = Plural(
    "Round {round}, for {n} point. {name} starts.", "Round {round}, for {n} points. {name} starts."
)
_DRAWN = Plural("{name} draws a card.", "{name} draws {n} cards.")
_DRAWN_CARDS = N_("{name} draws {cards}.")
_PLAYED = N_("{name} plays {card}.")
_TAKEN = N_("{name} takes {card} from {other}'s display.")
_PICKED = N_("{name} picks a card from {other}'s hand.")
_PICKED_CARD = N_("{name} picks {card} from {other}'s hand.")
_ERASED = N_("{card} is gone from {other}'s display.")
_SWAPPED = N_("{name} gives {mine} and gets {theirs} from {other}.")
_STORM = N_("A storm over {suit}: {losses}.")
_LOSS = N_("{name} loses {card}")
_PASSED = N_("{name} passes.")
_LENT = N_("{name} passes and lends {other} a Helping Hand, with {card}.")
_WON = Plural(
    "Round {round} goes to {name} with {score}: {n} point.",
    "Round {round} goes to {name} with {score}: {n} points.",
)
_TIED = N_("Round {round} is a tie at {score} between {names}: nobody gets the Round card.")
_REWARD = N_("{name} helped {other} and draws a Reward token.")
_REWARD_VALUE = Plural(
    "{name} helped {other} and draws a Reward token worth {n} point.",
    "{name} helped {other} and draws a Reward token worth {n} points.",
)
_DISCARDED = N_("{name} discards {card}.")
_DONE = N_("{name} is done with Clean-up.")
_SHUFFLED = Plural("The draw pile is shuffled: {n} card.", "The draw pile is shuffled: {n} cards.")
_NO_REWARDS = N_("Nobody drew a Reward token.")
_REWARDS = N_("The Reward tokens are turned up: {tokens}.")
_TOKENS = Plural("{name} {values} ({n} point)", "{name} {values} ({n} points)")
_TOKEN_VALUES = N_(" + ")
_TOKEN_OWNERS = N_("; ")

_ACTIONS = {
    "play": N_("play {card}"),
    "mean": N_("play Mean"),
    "pirate": N_("play Pirate"),
    "shake-up": N_("Shake-up: shuffle the ranking"),
    "thief": N_("Thief: take {card} from {other}"),
    "pickpocket": N_("Pickpocket: draw from {other}'s hand"),
    "usurper": N_("Usurper: {suit} to the top"),
    "eraser": N_("Eraser: discard {other}'s {card}"),
    "swap": N_("Swap: {mine} for {other}'s {theirs}"),
    "storm": N_("Storm over {suit}"),
    "pass": N_("pass"),
    "help": N_("pass and help {other} with {card}"),
    "discard": N_("discard {card}"),
    "done": N_("done, keep the rest"),
}

_DOING = {
    "pass": N_("pass"),
    "help": N_("pass and help"),
    "discard": N_("discard it"),
    "done": N_("be done"),
}
_PLAY_IT = N_("play it")
_DEEDS = {
    "pass": N_("pass"),
    "help": N_("Helping Hand"),
    "discard": N_("discard"),
    "done": N_("Clean-up"),
}
_PLAY = N_("card")

_REFUSALS: dict[str, Message] = {
    "unknown": N_("That is nothing one can do in SmileyFace."),
    "over": N_("The match is over."),
    "cleaning_up": N_("Clean-up: {player} may only discard Mischief cards, or be done."),
    "not_cleaning_up": N_("Mischief cards are discarded in Clean-up, after the round."),
    "emotions_stay": N_("Emotion cards are never discarded from the hand."),
    "not_in_hand": N_("{player} has no {card} in hand."),
    "nobody_shows": N_("{mischief} finds no target: nobody else shows an Emotion card."),
    "nothing_to_swap": N_("{mischief} needs an Emotion card in {player}'s display."),
    "nobody_holds": N_("{mischief} finds no target: nobody else has a card in hand."),
    "nothing_shown": N_("{mischief} finds no target: no display holds an Emotion card."),
    "own_target": N_("{mischief} is played against an opponent, not oneself."),
    "empty_hand": N_("{other} has no card in hand."),
    "lasting_safe": N_("{card} stays where it lies: no Mischief card can touch it."),
    "shows_nothing": N_("{other} shows no Emotion card."),
    "not_on_display": N_("{other}'s display has no {card}."),
    "already_boss": N_("{suit} is the Boss suit already."),
    "suit_not_shown": N_("No display holds {suit}."),
    "nothing_to_give": N_("A Helping Hand goes with a card, and {player}'s display is empty."),
    "not_yours_to_give": N_("{player} has no {card} on display to give away."),
    "helps_self": N_("A Helping Hand goes to somebody else."),
    "already_helped": N_("{other} has {helper}'s Helping Hand already."),
}

_LINES = {"round_card": N_("Round card {round}"), "reward": N_("Reward token {number}")}


def suit_name(speaker: Speaker, suit: int) -> str:
    """Name a suit (0 to 3)."""
    return speaker.words(SUIT_NAMES[suit])


def card_name(speaker: Speaker, card: int) -> str:
    """Name a card, as in "Happiness 3" or "Thief"."""
    if card < EMOTIONS:
        return speaker.words(_CARD_NAMES[SUIT[card]], value=VALUE[card])
    return speaker.words(_MISCHIEF_NAMES[speaker.rules.names[card]])


def event(speaker: Speaker, event: Event) -> str:
    """Tell an event in one sentence."""
    words, name = speaker.words, speaker.name
    match event:
        case told.RankingSet(cause, ranking):
            boss, newbie = suit_name(speaker, ranking[0]), suit_name(speaker, ranking[-1])
            return words(_RANKING[cause], boss=boss, newbie=newbie)
        case told.RoundOpened(number, points, first):
            return words(_ROUND_OPENED, round=number, n=points, name=name(first))
        case told.CardsDrawn(seat, count, cards):
            if cards is None:
                return words(_DRAWN, name=name(seat), n=count)
            return words(_DRAWN_CARDS, name=name(seat), cards=_cards(speaker, cards))
        case told.EmotionPlayed(seat, card) | told.MischiefPlayed(seat, card):
            return words(_PLAYED, name=name(seat), card=card_name(speaker, card))
        case told.Passed(seat):
            return words(_PASSED, name=name(seat))
        case told.HandLent(seat, receiver, card):
            given = card_name(speaker, card)
            return words(_LENT, name=name(seat), other=name(receiver), card=given)
        case told.MischiefDiscarded(seat, card):
            return words(_DISCARDED, name=name(seat), card=card_name(speaker, card))
        case told.CleanUpDone(seat):
            return words(_DONE, name=name(seat))
        case told.PileShuffled(count):
            return words(_SHUFFLED, n=count)
    return _effect(speaker, event) or _scoring(speaker, event)


def _effect(speaker: Speaker, event: Event) -> str | None:
    """Tell what a Mischief card did; None for other events."""
    words, name = speaker.words, speaker.name
    match event:
        case told.CardTaken(seat, victim, card):
            taken = card_name(speaker, card)
            return words(_TAKEN, name=name(seat), other=name(victim), card=taken)
        case told.CardPicked(seat, victim, None):
            return words(_PICKED, name=name(seat), other=name(victim))
        case told.CardPicked(seat, victim, int(card)):
            picked = card_name(speaker, card)
            return words(_PICKED_CARD, name=name(seat), other=name(victim), card=picked)
        case told.CardErased(_, victim, card):
            return words(_ERASED, other=name(victim), card=card_name(speaker, card))
        case told.CardsSwapped(seat, mine, victim, theirs):
            own, got = card_name(speaker, mine), card_name(speaker, theirs)
            return words(_SWAPPED, name=name(seat), mine=own, other=name(victim), theirs=got)
        case told.StormBlew(_, suit, lost):
            losses = [
                words(_LOSS, name=name(seat), card=card_name(speaker, card)) for seat, card in lost
            ]
            return words(_STORM, suit=suit_name(speaker, suit), losses=words.join(losses))
    return None


def _scoring(speaker: Speaker, event: Event) -> str:
    """Tell what a round or the match came to."""
    words, name = speaker.words, speaker.name
    match event:
        case told.RoundScored(number, points, scores, winner):
            best = max(scores)
            if winner is not None:
                return words(_WON, round=number, name=name(winner), score=best, n=points)
            tied = [seat for seat, score in enumerate(scores) if score == best]
            return words(_TIED, round=number, score=best, names=speaker.all(tied))
        case told.RewardDrawn(seat, winner, None):
            return words(_REWARD, name=name(seat), other=name(winner))
        case told.RewardDrawn(seat, winner, int(value)):
            return words(_REWARD_VALUE, name=name(seat), other=name(winner), n=value)
        case told.RewardsShown(rewards):
            between = words(_TOKEN_VALUES)
            tokens = [
                words(
                    _TOKENS, name=name(seat), values=between.join(map(str, values)), n=sum(values)
                )
                for seat, values in enumerate(rewards)
                if values
            ]
            told_of = words(_TOKEN_OWNERS).join(tokens)
            return words(_REWARDS, tokens=told_of) if tokens else words(_NO_REWARDS)
    raise TypeError(event)


def action(speaker: Speaker, action: Action) -> str:
    """Name an action in a few words."""
    return speaker.words(_ACTIONS[action.verb], **_named(speaker, action._asdict()))


def doing(action: Action) -> Message:
    """Say what the key that commits an action does."""
    return _DOING.get(action.verb, _PLAY_IT)


def deed(action: Action) -> Message:
    """Name what was done in a noun."""
    return _DEEDS.get(action.verb, _PLAY)


def refusal(speaker: Speaker, refusal: Refusal) -> str:
    """Say in one sentence why something may not be done."""
    return speaker.words(_REFUSALS[refusal.code], **_named(speaker, refusal.params))


def score_line(speaker: Speaker, line: ScoreLine) -> str:
    """Say what a line of the reckoning is for."""
    return speaker.words(_LINES[line.code], **line.params)


def tie_breaks(end: View) -> Sequence[TieBreak]:
    """Return what parts those who are level in points: Round cards, then the latest (SF-30)."""
    won: list[list[int]] = [[] for _ in end.displays]
    for number, result in enumerate(end.results, 1):
        if result.winner is not None:
            won[result.winner].append(number)
    latest = [max(rounds, default=0) for rounds in won]
    return [
        TieBreak(ROUND_CARDS, [len(rounds) for rounds in won]),
        TieBreak(LATEST_ROUND, latest, THE_ONE_OF_ROUND),
    ]


def _cards(speaker: Speaker, cards: Sequence[int]) -> str:
    return speaker.words.join([card_name(speaker, card) for card in cards])


def _named(speaker: Speaker, fields: Mapping[str, Any]) -> dict[str, Any]:
    """Put names in place of the seats, cards and suits of an action or a refusal.

    The seat of an action is whom it is aimed at: its sentence calls it `other`.
    """
    named: dict[str, Any] = {}
    for key, value in fields.items():
        if key in ("card", "mine", "theirs", "mischief"):
            named[key] = card_name(speaker, value)
        elif key == "seat":
            named["other"] = speaker.name(value)
        elif key in ("player", "other", "helper"):
            named[key] = speaker.name(value)
        elif key == "suit":
            named[key] = suit_name(speaker, value)
    return named
