"""A tiny complete game for tests of everything that is not a game: hidden hands, options, a deck
and chance, in a page. Two to four players each hold a secret coin value; a player keeps or draws
again, `rounds` times; most points win.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Self

from smilegames.core.chance import Chance
from smilegames.core.errors import DeckFaults, Fault, NotationError, Refusal
from smilegames.core.events import Event, Tell, latest
from smilegames.core.game import DeckData, Game, Option, Options, Secrecy
from smilegames.core.outcome import Outcome, ScoreLine, decided_by, places


class Keep(NamedTuple):
    """Stay with the coin held."""

    verb: str = "keep"


class Draw(NamedTuple):
    """Take another coin from the bag."""

    verb: str = "draw"


class Name(NamedTuple):
    """Bid a number, publicly."""

    number: int
    verb: str = "name"


Action = Keep | Draw | Name


@dataclass(slots=True)
class Dealt(Event):
    seat: int
    value: int | None

    def seen_by(self, seat: int | None) -> Dealt:
        return self if seat == self.seat else Dealt(self.seat, None)


@dataclass(slots=True)
class Named(Event):
    seat: int
    number: int


@dataclass(slots=True)
class Kept(Event):
    seat: int


@dataclass(slots=True)
class CoinState:
    held: list[int]
    turn: int = 0
    named: list[int] = field(default_factory=list)

    def copy(self) -> Self:
        return type(self)(self.held[:], self.turn, self.named[:])


class CoinView(NamedTuple):
    own: int | None
    turn: int
    named: tuple[int, ...]


class CoinRules:
    def __init__(self, seats: int, options: Options, deck: DeckData | None) -> None:
        self.seats = seats
        self.rounds = int(options["rounds"])
        assert deck is not None
        self.coins = list(deck["coins"])

    def start(self, first: int | None, chance: Chance, tell: Tell | None = None) -> CoinState:
        order = chance.order(len(self.coins))
        turn = chance.pick(self.seats) if first is None else first
        state = CoinState([self.coins[coin] for coin in order[: self.seats]], 0)
        state.named = [turn]
        if tell:
            for seat, value in enumerate(state.held):
                tell(Dealt(seat, value))
        return state

    def to_act(self, state: CoinState) -> int | None:
        if state.turn == self.rounds * self.seats:
            return None
        return (state.named[0] + state.turn) % self.seats

    def choices(self, state: CoinState) -> Sequence[Action]:
        if self.to_act(state) is None:
            return ()
        return (Keep(), Draw(), Name(1), Name(2))

    def refusal(self, state: CoinState, action: Action) -> Refusal:
        return Refusal("coin_number", {"number": getattr(action, "number", 0)}, "CO-01")

    def apply(
        self, state: CoinState, action: Action, chance: Chance, tell: Tell | None = None
    ) -> None:
        seat = self.to_act(state)
        assert seat is not None
        event: Event = Kept(seat)
        match action:
            case Draw():
                state.held[seat] = self.coins[chance.pick(len(self.coins))]
                event = Dealt(seat, state.held[seat])
            case Name(number):
                state.named.append(number)
                event = Named(seat, number)
        state.turn += 1
        if tell:
            tell(event)

    def outcome(self, state: CoinState) -> Outcome | None:
        if self.to_act(state) is not None:
            return None
        keys = [(value,) for value in state.held]
        return Outcome(
            scores=tuple(state.held),
            places=places(keys),
            ended_by="rounds",
            decided_by=decided_by(keys, ["score"]),
            lines=tuple((ScoreLine("coin", value),) for value in state.held),
        )

    def recall(self, told: Sequence[Event]) -> int:
        return latest(told, Named)

    def view(self, state: CoinState, seat: int | None) -> CoinView:
        return CoinView(None if seat is None else state.held[seat], state.turn, tuple(state.named))

    def imagine(self, view: CoinView, chance: Chance) -> CoinState:
        held = [self.coins[chance.pick(len(self.coins))] for _ in range(self.seats)]
        return CoinState(held, view.turn, list(view.named))

    def spell(self, action: Action) -> str:
        return f"name {action.number}" if isinstance(action, Name) else action.verb

    def parse(self, text: str) -> Action:
        match text.split(" "):
            case ["keep"]:
                return Keep()
            case ["draw"]:
                return Draw()
            case ["name", number] if number.isascii() and number.isdigit() and len(number) < 9:
                return Name(int(number))
            case _:
                raise NotationError(text)


def check_deck(deck: DeckData) -> None:
    coins = deck.get("coins")
    if not isinstance(coins, list) or not all(type(coin) is int for coin in coins):
        raise DeckFaults((Fault("coins", "coin_numbers"),))
    faults = tuple(
        Fault("coins", "coin_few", {"n": len(coins), "least": seats})
        for seats in range(2, 5)
        if len(coins) < seats
    )
    if faults:
        raise DeckFaults(faults)


COIN = Game(
    id="coin",
    rules_version=1,
    shelf=1,
    min_seats=2,
    max_seats=4,
    minutes=1,
    secrecy=Secrecy.PEEK,
    build=CoinRules,
    options=(
        Option("rounds", 2, low=1, high=9),
        Option("open_coins", False, seats=(2,)),
    ),
    check_deck=check_deck,
)

COIN_DECK = "# Coins in the bag.\ncoins = [1, 2, 3, 5, 8]\n"
