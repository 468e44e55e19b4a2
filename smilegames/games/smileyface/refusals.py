"""Why an action is not among the choices: codes with parameters, and the rule that forbids it.

Nothing here decides what is legal (that is `choices`); it only explains. Parameters: `player` is
the seat that may not, `other` the one aimed at, `card` and `suit` what it is about, and `mischief`
the Mischief card played.
"""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.core.errors import Refusal
from smilegames.games.smileyface.actions import (
    Action,
    AtSeat,
    Bare,
    Exchange,
    OnCard,
    OnSeat,
    OnSuit,
)
from smilegames.games.smileyface.cards import (
    CARDS,
    EMOTIONS,
    ERASER,
    MISCHIEF,
    PICKPOCKET,
    STORM,
    SUITS,
    SWAP,
    THIEF,
)
from smilegames.games.smileyface.state import CLEAN_UP, NOBODY, OVER, State

_RULE = {
    "thief": "SF-42",
    "pickpocket": "SF-43",
    "usurper": "SF-45",
    "eraser": "SF-46",
    "swap": "SF-47",
    "storm": "SF-48",
}
_UNKNOWN = Refusal("unknown")


def refusal(state: State, action: Action) -> Refusal:
    """Say why an action that is not among the choices is not."""
    if state.phase is OVER:
        return Refusal("over", rule="SF-26")
    if not _makes_sense(action, len(state.hands)):
        return _UNKNOWN
    if state.phase is CLEAN_UP:
        return _in_clean_up(state, action)
    return _in_turns(state, action)


def without_target(
    card: int, seat: int, displays: Sequence[Sequence[int]], hand_sizes: Sequence[int]
) -> Refusal | None:
    """Say why a Mischief card has no legal target for `seat` at all; None where it has (SF-17)."""
    shown = [any(card < EMOTIONS for card in display) for display in displays]
    by_others = any(shows for other, shows in enumerate(shown) if other != seat)
    code = ""
    if card == SWAP and not shown[seat]:
        code = "nothing_to_swap"
    elif card in (THIEF, ERASER, SWAP) and not by_others:
        code = "nobody_shows"
    elif card == PICKPOCKET and not any(
        size for other, size in enumerate(hand_sizes) if other != seat
    ):
        code = "nobody_holds"
    elif card == STORM and not any(shown):
        code = "nothing_shown"
    if not code:
        return None
    return Refusal(code, {"player": seat, "mischief": card}, _RULE[MISCHIEF[card - EMOTIONS]])


def _makes_sense(action: object, seats: int) -> bool:
    """True for actions that the notation can name at this table."""
    match action:
        case Bare():
            return True
        case OnCard(_, card):
            return card in CARDS.values()
        case OnSuit(_, suit):
            return suit in range(len(SUITS))
        case OnSeat(_, seat) | AtSeat(_, seat, _) | Exchange(_, _, seat, _):
            return seat in range(seats)
    return False


def _in_clean_up(state: State, action: Action) -> Refusal:
    seat = state.to_act
    if not isinstance(action, OnCard) or action.verb != "discard":
        return Refusal("cleaning_up", {"player": seat}, "SF-25")
    if action.card < EMOTIONS:
        return Refusal("emotions_stay", {"player": seat, "card": action.card}, "SF-25")
    return Refusal("not_in_hand", {"player": seat, "card": action.card}, "SF-25")


def _in_turns(state: State, action: Action) -> Refusal:
    seat, verb = state.to_act, action.verb
    if verb == "help":
        assert isinstance(action, AtSeat)
        return _help(state, action)
    if verb in ("discard", "done"):
        return Refusal("not_cleaning_up", {"player": seat}, "SF-25")
    card = action.card if isinstance(action, OnCard) else CARDS[verb]
    if card not in state.hands[seat]:
        return Refusal("not_in_hand", {"player": seat, "card": card}, "SF-11")
    lacking = without_target(card, seat, state.displays, [len(hand) for hand in state.hands])
    return lacking or _bad_target(state, action)


def _help(state: State, action: AtSeat) -> Refusal:
    seat, receiver, card = state.to_act, action.seat, action.card
    code, params = "not_yours_to_give", {"player": seat, "other": receiver, "card": card}
    if not state.displays[seat]:
        code = "nothing_to_give"
    elif receiver == seat:
        code = "helps_self"
    elif state.helpers[receiver] != NOBODY:
        code, params["helper"] = "already_helped", state.helpers[receiver]
    return Refusal(code, params, "SF-15")


def _bad_target(state: State, action: Action) -> Refusal:
    """Say what is wrong with what a Mischief card in hand is aimed at."""
    seat, rule = state.to_act, _RULE.get(action.verb, "")
    match action:
        case OnSuit("usurper", suit):
            return Refusal("already_boss", {"suit": suit}, rule)
        case OnSuit("storm", suit):
            return Refusal("suit_not_shown", {"suit": suit}, rule)
        case OnSeat(verb, other) | AtSeat(verb, other, _) | Exchange(verb, _, other, _) if (
            other == seat
        ):
            return Refusal("own_target", {"player": seat, "mischief": CARDS[verb]}, "SF-16")
        case OnSeat(_, other):
            return Refusal("empty_hand", {"other": other}, rule)
        case AtSeat(_, other, card):
            return _absent(state, other, card, rule) or _UNKNOWN
        case Exchange(_, mine, other, theirs):
            absent = _absent(state, seat, mine, rule) or _absent(state, other, theirs, rule)
            return absent or _UNKNOWN
    return _UNKNOWN


def _absent(state: State, owner: int, card: int, rule: str) -> Refusal | None:
    """Say why a card can't be taken out of a display; None where it can."""
    if card >= EMOTIONS:
        return Refusal("lasting_safe", {"card": card}, "SF-16")
    if not any(shown < EMOTIONS for shown in state.displays[owner]):
        return Refusal("shows_nothing", {"other": owner}, rule)
    if card not in state.displays[owner]:
        return Refusal("not_on_display", {"other": owner, "card": card}, rule)
    return None
