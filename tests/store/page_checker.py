"""A checker of records as somebody writes it who has read docs/records.md and nothing else of ours.

What a game allows and calls for is its rulebook's matter: the rules stand in for it. It shares no
code with `smilegames.store`.
"""

from __future__ import annotations

import hashlib
import json
import re
import unicodedata
from datetime import datetime
from typing import Any, NamedTuple

from wcwidth import wcswidth

from smilegames.core.errors import DeckFaults
from smilegames.core.game import Game, Option
from smilegames.core.rules import AnyRules
from smilegames.games.registry import games

MOST_BYTES, LONGEST, DEEPEST, MOST_DIGITS = 2**20, 65_536, 20, 20
HEADER = (
    *("format", "game", "rules", "seats", "first"),
    *("options", "deck", "seed", "started", "policy"),
)
OPTIONAL = ("programs", "hints")
INVISIBLE = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"


class Verdict(NamedTuple):
    """What a checker says of a record."""

    line: int | None = None
    """The line at fault, from 1; None for a good record. 0: the file as a whole."""
    torn: bool = False
    """Whether a torn end was left out."""


class Wrong(Exception):
    """A line is at fault."""


class Called(Exception):
    """Chance is called for, and the lines have come to their end."""


def check(data: bytes) -> Verdict:
    """Check a record as the page's last section but two says."""
    if not data or len(data) > MOST_BYTES:
        return Verdict(0)
    *lines, rest = data.split(b"\n")
    torn = bool(rest)
    if not torn and len(lines) > 1 and not grammatical(lines[-1]):
        del lines[-1]
        torn = True
    table = Table(lines)
    try:
        table.play()
    except Called:
        torn = torn or table.at > 1
    except Wrong:
        return Verdict(max(1, table.at))
    return Verdict(None, torn)


# JSON


def grammatical(line: bytes) -> bool:
    """Tell whether a line is JSON in UTF-8, whatever it says; one that is too deep is."""
    if depth(line) > DEEPEST:
        return True
    try:
        json.loads(line.decode(), parse_constant=_refuse, parse_int=str, parse_float=str)
    except (ValueError, Wrong):
        return False
    return True


def read(line: bytes) -> dict[str, Any]:
    """Read a line. Raises Wrong."""
    if len(line) > LONGEST or depth(line) > DEEPEST:
        raise Wrong
    try:
        value = json.loads(
            line.decode(),
            object_pairs_hook=_without_doubles,
            parse_constant=_refuse,
            parse_float=_refuse,
            parse_int=lambda text: int(text) if len(text) <= MOST_DIGITS else _refuse(text),
        )
        json.dumps(value, ensure_ascii=False).encode()
    except ValueError:
        raise Wrong from None
    return need(value, dict)


def depth(line: bytes) -> int:
    """Return how deep brackets stand inside one another, outside strings."""
    deepest = now = 0
    inside = escaped = False
    for char in line.decode("latin-1"):
        if inside:
            inside, escaped = escaped or char != '"', char == "\\" and not escaped
        elif char == '"':
            inside = True
        else:
            now += (char in "[{") - (char in "]}")
            deepest = max(deepest, now)
    return deepest


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len(dict(pairs)) != len(pairs):
        raise Wrong
    return dict(pairs)


def _refuse(text: str) -> Any:
    raise Wrong


# Values


def need(value: Any, kind: type, low: int | None = None, high: int | None = None) -> Any:
    """Return a value of a kind, a number within its bounds. Raises Wrong for any other."""
    if type(value) is not kind:
        raise Wrong
    if (low is not None and value < low) or (high is not None and value > high):
        raise Wrong
    return value


def keys(table: dict[str, Any], *wanted: str) -> None:
    """Raise Wrong unless a table has just these keys."""
    if set(table) != set(wanted):
        raise Wrong


def is_name(name: Any) -> bool:
    """Tell whether a player may be called so."""
    need(name, str)
    if name != unicodedata.normalize("NFC", name).strip() or not 1 <= wcswidth(name) <= 12:
        return False
    kinds = [unicodedata.category(char) for char in name]
    if {*kinds} & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"} or kinds[0] in ("Mn", "Me"):
        return False
    strange = "[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef\U0001f1e6-\U0001f1ff"
    strange += "\U0001f3fb-\U0001f3ff" + INVISIBLE + "]"
    if re.search(strange, name) or any(
        kind == "Zs" and char != " " for kind, char in zip(kinds, name, strict=True)
    ):
        return False
    marks = "".join("m" if kind in ("Mn", "Me") else "." for kind in kinds)
    return "mmmm" not in marks


def canonical(data: Any) -> bytes:
    """Write a deck's data as its digest takes it."""
    return json.dumps(
        data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
    ).encode()


# The record


class Table:
    """A record's lines, gone through from the first to the last. It is the source of chance too."""

    def __init__(self, lines: list[bytes]) -> None:
        self.lines = lines
        self.at = 0
        """The number of the line that was read last."""

    def next(self) -> dict[str, Any]:
        """Read the next line. Raises Wrong; there must be one."""
        self.at += 1
        return read(self.lines[self.at - 1])

    def order(self, n: int) -> list[int]:
        """Return a shuffle, as a line says it."""
        found = self._chance("order")
        keys(found, "order")
        items = [need(item, int) for item in need(found["order"], list)]
        if sorted(items) != list(range(n)):
            raise Wrong
        return items

    def pick(self, n: int) -> int:
        """Return a draw, as a line says it."""
        found = self._chance("pick")
        keys(found, "pick", "of")
        if need(found["of"], int) != n:
            raise Wrong
        return int(need(found["pick"], int, 0, n - 1))

    def _chance(self, key: str) -> dict[str, Any]:
        if self.at == len(self.lines):
            raise Called
        found = self.next()
        if key not in found:
            raise Wrong
        return found

    def play(self) -> None:
        """Go through the record. Raises Wrong, `at` being the line, or Called."""
        if not self.lines:
            raise Wrong
        rules, first = self._header()
        state = rules.start(first, self)
        made: list[tuple[int, int, Any] | None] = []
        while self.at < len(self.lines):
            found = self.next()
            if "decision" in found:
                before = state.copy()
                seat, undoable = self._decide(rules, state, found, len(made) + 1)
                made.append((self.at, seat, before) if undoable else None)
            elif "undo" in found:
                state = self._undo(found, made)
            elif "outcome" in found:
                self._end(rules, state, found)
            else:
                raise Wrong

    def _decide(
        self, rules: AnyRules, state: Any, found: dict[str, Any], number: int
    ) -> tuple[int, bool]:
        """Take a decision; return whose it was and whether it may be taken back."""
        keys(found, "decision", "seat", "action")
        seat = need(found["seat"], int)
        if need(found["decision"], int) != number or seat != rules.to_act(state):
            raise Wrong
        legal = {rules.spell(action): action for action in rules.choices(state)}
        if need(found["action"], str) not in legal:
            raise Wrong
        line, shown = self.at, []
        rules.apply(state, legal[found["action"]], self, shown.append)
        told_nothing = not any(event.reveals for event in shown)
        return seat, told_nothing and self.at == line and rules.to_act(state) is not None

    def _undo(self, found: dict[str, Any], made: list[tuple[int, int, Any] | None]) -> Any:
        """Return the position before the last decision."""
        keys(found, "undo", "seat")
        if not made or made[-1] is None:
            raise Wrong
        line, seat, before = made[-1]
        right = (self.at - 1, len(made), seat)
        if (line, need(found["undo"], int), need(found["seat"], int)) != right:
            raise Wrong
        return before

    def _end(self, rules: AnyRules, state: Any, found: dict[str, Any]) -> None:
        keys(found, "outcome")
        said, outcome = need(found["outcome"], dict), rules.outcome(state)
        if outcome is None:
            raise Wrong
        right = {
            "scores": list(outcome.scores),
            "places": list(outcome.places),
            "ended_by": outcome.ended_by,
            "decided_by": outcome.decided_by,
        }
        # As text, for to Python true is 1.
        if json.dumps(said, sort_keys=True) != json.dumps(right, sort_keys=True):
            raise Wrong
        if self.at < len(self.lines):
            self.at += 1
            raise Wrong

    # The header

    def _header(self) -> tuple[AnyRules, int | None]:
        found = self.next()
        keys(found, *HEADER, *(key for key in OPTIONAL if key in found))
        game = games().get(need(found["game"], str))
        if need(found["format"], int) != 1 or game is None:
            raise Wrong
        need(found["rules"], int, game.rules_version, game.rules_version)
        seats = need(found["seats"], list)
        self._players(game, seats)
        programs = need(found.get("programs", [None] * len(seats)), list)
        if len(programs) != len(seats) or any(
            level not in (None, "easy", "normal", "hard") for level in programs
        ):
            raise Wrong
        need(found.get("hints", True), bool)
        first = found["first"]
        if first is not None:
            need(first, int, 0, len(seats) - 1)
        need(found["seed"], int, 0, 2**63 - 1)
        if found["policy"] not in ("strict", "standard", "open"):
            raise Wrong
        self._moment(need(found["started"], str))
        options = need(found["options"], dict)
        keys(options, *(option.name for option in game.options))
        for option in game.options:
            self._option(option, options, len(seats))
        return game.build(len(seats), options, self._deck(game, found["deck"])), first

    def _players(self, game: Game, seats: list[Any]) -> None:
        need(len(seats), int, game.min_seats, game.max_seats)
        if not all(map(is_name, seats)):
            raise Wrong
        if len({unicodedata.normalize("NFKC", name).casefold() for name in seats}) < len(seats):
            raise Wrong

    def _moment(self, started: str) -> None:
        if not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z", started):
            raise Wrong
        try:
            datetime.fromisoformat(started)
        except ValueError:
            raise Wrong from None

    def _option(self, option: Option, options: dict[str, Any], seats: int) -> None:
        value = need(options[option.name], type(option.default))
        exists = not option.seats or seats in option.seats
        if value not in option.values() or (not exists and value != option.default):
            raise Wrong

    def _deck(self, game: Game, deck: Any) -> dict[str, Any] | None:
        if game.check_deck is None:
            return need(deck, type(None))  # type: ignore[no-any-return]
        keys(need(deck, dict), "digest", "data")
        data: dict[str, Any] = need(deck["data"], dict)
        if deck["digest"] != hashlib.sha256(canonical(data)).hexdigest():
            raise Wrong
        try:
            game.check_deck(data)
        except DeckFaults:
            raise Wrong from None
        return data
