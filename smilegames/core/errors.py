"""Everything that can be refused, as types with parameters; `smilegames.text` finds the words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something may not be done: a code of the game's, the values that fill its sentence,
    and the id of the rule that forbids it (empty where no rule but common sense does)."""

    code: str
    params: Mapping[str, Any] = field(default_factory=dict)
    rule: str = ""


class GameError(Exception):
    """Anything the engine refuses. A refused call has changed nothing."""


class NotationError(GameError):
    """A text that names no action. `text` is what was given."""

    def __init__(self, text: str) -> None:
        super().__init__(f"not an action: {text!r}")
        self.text = text


class IllegalAction(GameError):
    """An action that is not among the choices; `refusal` says why."""

    def __init__(self, refusal: Refusal, spelled: str) -> None:
        super().__init__(f"illegal: {spelled!r} ({refusal.code})")
        self.refusal = refusal
        self.spelled = spelled


class NotYourTurn(GameError):
    """A seat decided although another one is asked."""

    def __init__(self, seat: int, to_act: int) -> None:
        super().__init__(f"seat {seat} decided, seat {to_act} is asked")
        self.seat = seat
        self.to_act = to_act


class StaleVersion(GameError):
    """A decision made on a picture of the match that is no longer the newest."""

    def __init__(self, given: int, current: int) -> None:
        super().__init__(f"version {given} given, the match is at {current}")
        self.given = given
        self.current = current


class MatchOver(GameError):
    """A decision after the end."""


class UndoRefused(GameError):
    """The last decision stays; `reason` is a code (see `Match.undo_refusal`)."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"cannot take back: {reason}")
        self.reason = reason


class ChanceMismatch(GameError):
    """A replay asked for another outcome than the one laid down; `found` is None: none is left."""

    def __init__(self, wanted: str, found: str | None) -> None:
        super().__init__(f"wanted {wanted}, found {found or 'nothing'}")
        self.wanted = wanted
        self.found = found


class ReplayError(GameError):
    """Entry number `index` (0-based, header not counted) does not follow from those before it.

    `unfinished` is True where the record stops short of the chance outcomes that its last step
    calls for, as a record does whose last lines were never written.
    """

    def __init__(self, index: int, cause: str, *, unfinished: bool = False) -> None:
        super().__init__(f"entry {index}: {cause}")
        self.index = index
        self.cause = cause
        self.unfinished = unfinished


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with data from outside: where it stands, a code, its sentence's values."""

    where: str
    code: str
    params: Mapping[str, Any] = field(default_factory=dict)
    line: int | None = None
    """The line of its file, from 1; None where that is not known."""


class DeckFaults(GameError):
    """A deck that the game can't be played with; `faults` names everything found, in file order."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("; ".join(f"{fault.where}: {fault.code}" for fault in faults))
        self.faults = faults
