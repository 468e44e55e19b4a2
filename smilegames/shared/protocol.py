"""What a table process and its terminals say to each other: JSON lines, checked on both sides.

Nothing here carries the state, the seed, chance, or what a reader's seats may not know.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from smilegames.core.errors import GameError

WIRE = 1
"""Version of this language; another one is not understood."""
MOST_LINE_BYTES = 64 * 1024
"""Longest line, its newline included."""
MOST_SEATS = 8

Seat: TypeAlias = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Count: TypeAlias = Annotated[int, Field(ge=0, lt=1_000_000)]
Short: TypeAlias = Annotated[str, Field(max_length=200)]
Seats: TypeAlias = Annotated[tuple[Seat, ...], Field(max_length=MOST_SEATS)]


class Nonsense(GameError):
    """A line that is none of ours: whoever sends such a thing is not listened to any more."""


class _Message(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


# From a terminal


class Sit(_Message):
    """Take seats by the players' names, or the first free one; `word`: those left before."""

    kind: Literal["sit"] = "sit"
    wire: int
    names: Annotated[tuple[Short, ...], Field(max_length=MOST_SEATS)] = ()
    word: Short = ""


class Watch(_Message):
    """See what everybody may see."""

    kind: Literal["watch"] = "watch"
    wire: int


class Free(_Message):
    """Take the seat of the player `name`, who is away, from its owner; `word` as in `Close`."""

    kind: Literal["free"] = "free"
    wire: int
    name: Short
    word: Short


class Close(_Message):
    """End the table; `word` is the one of whoever opened it."""

    kind: Literal["close"] = "close"
    wire: int
    word: Short


class Decide(_Message):
    """Do `action`, spelled as in records, on the match at `version`; answered by number."""

    kind: Literal["decide"] = "decide"
    number: Count
    seat: Seat
    action: Short
    version: Count


class TakeBack(_Message):
    """Take back the last decision of `seat`; answered by number."""

    kind: Literal["undo"] = "undo"
    number: Count
    seat: Seat
    version: Count


class Looked(_Message):
    """Somebody at this terminal has looked at the view of `seat`."""

    kind: Literal["looked"] = "looked"
    seat: Seat


class Again(_Message):
    """Play the same again, for the match is over; whoever is still there is dealt in."""

    kind: Literal["again"] = "again"


class Pong(_Message):
    """Still there."""

    kind: Literal["pong"] = "pong"


# From the table


class People(_Message):
    """Who is here, which seats are taken by somebody who is away, and which are free.

    Seats that a program plays by the table's settlement are in none of them.
    """

    kind: Literal["people"] = "people"
    here: Seats
    away: Seats
    free: Seats


class Greeting(_Message):
    """The first line to whoever comes: which table this is."""

    kind: Literal["table"] = "table"
    wire: int
    program: Short
    code: Short
    game: Short
    names: tuple[Short, ...]
    people: People


class No(_Message):
    """Why somebody can't come in, or has to go; then the line is cut."""

    kind: Literal["no"] = "no"
    code: Short
    params: dict[Short, Short | int] = {}


class Told(_Message):
    """An event as everybody may know it, and as seats of this terminal do where that differs."""

    all: Any
    own: dict[Seat, Any] = {}


class Step(_Message):
    """What came of the opening (`by` is None), a decision or, `undone`, of taking one back."""

    by: Seat | None
    undone: bool = False
    action: Short | None = None
    """What was done, where it was done at this terminal."""
    events: tuple[Told, ...]


class Stand(_Message):
    """How the match stands."""

    version: Count
    to_act: Seat | None
    view: Any
    """What everybody may know."""
    own: dict[Seat, Any]
    """What each seat of this terminal may know."""
    undo: dict[Seat, Short | None]
    """By seat of this terminal, why it can't take its last decision back; None where it can."""


class Welcome(_Message):
    """You sit here. `header` is the first line of the record, its seed hidden."""

    kind: Literal["welcome"] = "welcome"
    header: str
    seats: Seats
    word: Short
    """What takes these seats again; empty where nobody sits."""
    resumed: bool
    saved: bool


class Past(_Message):
    """Steps that happened before, the oldest first."""

    kind: Literal["past"] = "past"
    steps: tuple[Step, ...]


class Standing(_Message):
    """Where the steps of the past have led."""

    kind: Literal["standing"] = "standing"
    stand: Stand


class Moved(_Message):
    """A step, and where it has led."""

    kind: Literal["moved"] = "moved"
    step: Step
    stand: Stand


class Whole(_Message):
    """Lines of the record, the first aside: the match is over, and nothing is a secret."""

    kind: Literal["whole"] = "whole"
    lines: tuple[str, ...]


class Noticed(_Message):
    """Something happened to the record; code and values as in `Fault`."""

    kind: Literal["noticed"] = "noticed"
    code: Short
    params: dict[Short, Short | int]


class Done(_Message):
    """What was asked by that number is done, and has been told."""

    kind: Literal["done"] = "done"
    number: Count


class Refused(_Message):
    """What was asked by that number was not done, and nothing has changed."""

    kind: Literal["refused"] = "refused"
    number: Count
    code: Literal["over", "turn", "stale", "illegal", "not_saved", "undo"]
    reason: Short = ""
    """Of an undo: as `Match.undo_refusal` says; of what was not saved: the system's words."""
    errno: int = 0


class Ping(_Message):
    """Are you still there?"""

    kind: Literal["ping"] = "ping"


Asked: TypeAlias = Annotated[
    Sit | Watch | Free | Close | Decide | TakeBack | Looked | Again | Pong,
    Field(discriminator="kind"),
]
Answer: TypeAlias = Annotated[
    Greeting
    | No
    | Welcome
    | Past
    | Standing
    | Moved
    | Whole
    | Noticed
    | People
    | Done
    | Refused
    | Ping,
    Field(discriminator="kind"),
]
M = TypeVar("M")
_ASKED: TypeAdapter[Asked] = TypeAdapter(Asked)
_ANSWER: TypeAdapter[Answer] = TypeAdapter(Answer)


def spell(message: BaseModel) -> bytes:
    """Spell a message as a line."""
    line = message.model_dump_json().encode() + b"\n"
    assert len(line) <= MOST_LINE_BYTES, f"{type(message).__name__} of {len(line)} bytes"
    return line


def read_asked(line: bytes) -> Asked:
    """Read a line from a terminal. Raises Nonsense."""
    return _read(_ASKED, line)


def read_answer(line: bytes) -> Answer:
    """Read a line from a table. Raises Nonsense."""
    return _read(_ANSWER, line)


def _read(kinds: TypeAdapter[M], line: bytes) -> M:
    if len(line) > MOST_LINE_BYTES:
        raise Nonsense("the line is too long")
    try:
        return kinds.validate_json(line)
    except ValueError as error:
        # Without the values: they may be somebody's cards.
        raise Nonsense("no message of ours") from error
