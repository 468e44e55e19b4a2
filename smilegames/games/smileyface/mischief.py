"""What each Mischief card does to a position once it has been played, and what is told of it.

Mean and Pirate do nothing by themselves: they lie there, and `scoring` looks for them.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import Any

from smilegames.core.chance import Chance
from smilegames.core.events import Tell
from smilegames.games.smileyface import effects, events
from smilegames.games.smileyface.actions import AtSeat, Bare, Exchange, OnSeat, OnSuit
from smilegames.games.smileyface.cards import SUITS
from smilegames.games.smileyface.events import Cause
from smilegames.games.smileyface.state import State, Theft
from smilegames.games.smileyface.stolen import after_theft

Effect = Callable[[State, Any, Chance, Tell | None], None]


def thief(state: State, action: AtSeat, chance: Chance, tell: Tell | None) -> None:
    """Move a card from an opponent's display to the own one (SF-42)."""
    effects.move(state.displays, action.seat, state.to_act, action.card)
    if tell:
        tell(events.CardTaken(state.to_act, action.seat, action.card))


def pickpocket(state: State, action: OnSeat, chance: Chance, tell: Tell | None) -> None:
    """Draw one card at random from an opponent's hand (SF-43)."""
    robber, victim = state.to_act, action.seat
    robbed = state.hands[victim]
    card = robbed.pop(chance.pick(len(robbed)))
    insort(state.hands[robber], card)
    state.thefts += (Theft(state.round, len(state.shown), robber, victim, card),)
    state.stolen = after_theft(state.stolen, robber, victim, card)
    if tell:
        tell(events.CardPicked(robber, victim, card))


def shake_up(state: State, action: Bare, chance: Chance, tell: Tell | None) -> None:
    """Shuffle the whole ranking (SF-44)."""
    state.ranking = [state.ranking[at] for at in chance.order(len(SUITS))]
    if tell:
        tell(events.RankingSet(Cause.SHAKE_UP, tuple(state.ranking), state.to_act))


def usurper(state: State, action: OnSuit, chance: Chance, tell: Tell | None) -> None:
    """Put another suit on top (SF-45)."""
    effects.usurp(state.ranking, action.suit)
    if tell:
        tell(events.RankingSet(Cause.USURPER, tuple(state.ranking), state.to_act))


def eraser(state: State, action: AtSeat, chance: Chance, tell: Tell | None) -> None:
    """Discard a card from an opponent's display (SF-46)."""
    effects.erase(state.displays, action.seat, action.card)
    state.discards.append(action.card)
    if tell:
        tell(events.CardErased(state.to_act, action.seat, action.card))


def swap(state: State, action: Exchange, chance: Chance, tell: Tell | None) -> None:
    """Exchange an own card with an opponent's (SF-47)."""
    _, mine, victim, theirs = action
    effects.swap(state.displays, state.to_act, mine, victim, theirs)
    if tell:
        tell(events.CardsSwapped(state.to_act, mine, victim, theirs))


def storm(state: State, action: OnSuit, chance: Chance, tell: Tell | None) -> None:
    """Discard the lowest card of a suit from every display that holds it (SF-48)."""
    lost = effects.storm(state.displays, action.suit)
    state.discards += [card for _, card in lost]
    if tell:
        tell(events.StormBlew(state.to_act, action.suit, tuple(lost)))


EFFECTS: dict[str, Effect] = {
    "thief": thief,
    "pickpocket": pickpocket,
    "shake-up": shake_up,
    "usurper": usurper,
    "eraser": eraser,
    "swap": swap,
    "storm": storm,
}
"""By verb, the effects that happen at once (SF-13)."""
