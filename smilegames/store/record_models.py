"""The shapes of a record's lines, checked by pydantic. Importing this module loads pydantic."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    ValidationError,
    model_validator,
)
from pydantic_core import PydanticCustomError

from smilegames.core.errors import Fault
from smilegames.core.game import Game
from smilegames.core.record import FORMAT
from smilegames.games import registry
from smilegames.store.checking import faults_of
from smilegames.store.errors import Unusable
from smilegames.store.names import names_fault
from smilegames.store.options import complete_options
from smilegames.store.set_up import SEED_LIMIT, seats_fault, version_fault

_MOST_ITEMS = 1000
"""Most things that one chance outcome can be about."""

Count: TypeAlias = Annotated[int, Field(ge=1, le=1_000_000)]
Seat: TypeAlias = Annotated[int, Field(ge=0, le=99)]
Word: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Spelled: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=1000)]
Level: TypeAlias = Literal["easy", "normal", "hard"]
Points: TypeAlias = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]


def _moment(text: str) -> str:
    try:
        if datetime.strptime(text, "%Y-%m-%dT%H:%M:%SZ").isoformat() + "Z" == text:
            return text
    except ValueError:
        pass
    raise PydanticCustomError("our_moment", "not a moment in UTC")


def _permutation(items: list[int]) -> list[int]:
    if sorted(items) != list(range(len(items))):
        raise PydanticCustomError("our_permutation", "not a permutation")
    return items


class _Line(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class DeckBlock(_Line):
    """A deck with the digest of its canonical JSON."""

    digest: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
    data: dict[str, Any]


class HeaderLine(_Line):
    """The first line."""

    format: int
    game: Word
    rules: Count
    seats: list[str]
    programs: list[Level | None] = []
    first: Seat | None
    options: dict[str, bool | int]
    deck: DeckBlock | None
    seed: Annotated[int, Field(ge=0, le=SEED_LIMIT - 1)]
    started: Annotated[str, AfterValidator(_moment)]
    policy: Literal["strict", "standard", "open"]
    hints: bool = True


class OrderLine(_Line):
    """A shuffle."""

    order: Annotated[list[int], Field(max_length=_MOST_ITEMS), AfterValidator(_permutation)]


class PickLine(_Line):
    """A draw: `pick` among the numbers below `of`."""

    pick: Annotated[int, Field(ge=0, le=_MOST_ITEMS)]
    of: Annotated[int, Field(ge=1, le=_MOST_ITEMS)]

    @model_validator(mode="after")
    def _among(self) -> PickLine:
        if self.pick >= self.of:
            raise PydanticCustomError("our_pick", "not among them")
        return self


class DecisionLine(_Line):
    """A decision in the game's notation."""

    decision: Count
    seat: Seat
    action: Spelled


class UndoLine(_Line):
    """The taking back of the decision of that number."""

    undo: Count
    seat: Seat


class OutcomeBlock(_Line):
    """The end as the record states it; the rules must agree."""

    scores: list[Points]
    places: list[Seat]
    ended_by: Word
    decided_by: Word


class OutcomeLine(_Line):
    """The last line of a finished record."""

    outcome: OutcomeBlock


LaterLine: TypeAlias = OrderLine | PickLine | DecisionLine | UndoLine | OutcomeLine
_BY_FIRST_KEY: Mapping[str, type[LaterLine]] = {
    "order": OrderLine,
    "pick": PickLine,
    "decision": DecisionLine,
    "undo": UndoLine,
    "outcome": OutcomeLine,
}


def read_later_line(table: Mapping[str, Any]) -> LaterLine:
    """Check a line after the first. Raises Unusable with one fault."""
    kind = next((kind for kind in _BY_FIRST_KEY if kind in table), None)
    if kind is None:
        raise Unusable([Fault("", "line_unknown", {"known": list(_BY_FIRST_KEY)})])
    try:
        return _BY_FIRST_KEY[kind].model_validate(table)
    except ValidationError as error:
        raise Unusable(faults_of(error)[:1]) from error


def read_header_shape(table: Mapping[str, Any]) -> HeaderLine:
    """Check the shape of a header, whatever its game. Raises Unusable with one fault."""
    _check_format(table)
    try:
        return HeaderLine.model_validate(table)
    except ValidationError as error:
        raise Unusable(faults_of(error)[:1]) from error


def read_header_line(table: Mapping[str, Any]) -> HeaderLine:
    """Check a header against the game that it names. Raises Unusable with one fault."""
    line = read_header_shape(table)
    game = registry.games().get(line.game)
    if game is None:
        params = {"game": line.game, "known": list(registry.games())}
        raise Unusable([Fault("game", "game_unknown", params)])
    fault = _table_fault(line, game)
    if fault is not None:
        raise Unusable([fault])
    return line


def players_fault(line: HeaderLine) -> Fault | None:
    """Return what is wrong with the players' names of a header, or None."""
    fault = names_fault(line.seats)
    return None if fault is None else Fault(f"seats.{fault.where}", fault.code, fault.params)


def _check_format(table: Mapping[str, Any]) -> None:
    """A record of a later program is told apart before its unknown fields are complained about."""
    found = table.get("format")
    if "excerpt" in table:
        raise Unusable([Fault("", "excerpt_only")])
    if type(found) is not int:
        raise Unusable([Fault("", "no_record")])
    if found != FORMAT:
        raise Unusable([Fault("format", "format", {"found": found, "known": FORMAT})])


def _table_fault(line: HeaderLine, game: Game) -> Fault | None:
    seats = len(line.seats)
    if (fault := version_fault(game, line.rules)) is not None:
        return fault  # Another version may have had other options.
    if (fault := seats_fault(game, seats)) is not None:
        return Fault("seats", fault.code, fault.params)
    if (fault := players_fault(line)) is not None:
        return fault
    if "programs" in line.model_fields_set and len(line.programs) != seats:
        return Fault("programs", "programs_count", {"n": len(line.programs), "seats": seats})
    if line.first is not None and line.first >= seats:
        return Fault("first", "too_large", {"limit": seats - 1})
    if (line.deck is not None) != game.has_deck:
        return Fault("deck", "deck_wanted" if game.has_deck else "deck_unwanted")
    return _options_fault(line, game)


def _options_fault(line: HeaderLine, game: Game) -> Fault | None:
    for option in game.options:
        if option.name not in line.options:
            return Fault(f"options.{option.name}", "missing")
    try:
        complete_options(game, len(line.seats), line.options)
    except Unusable as error:
        first = error.faults[0]
        return Fault(f"options.{first.where}", first.code, first.params)
    return None
