"""Spells the lines of a record and reads them back; docs/records.md is the public description.

Knows each line by itself, not the file and not whether a line follows from those before it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from smilegames.core.chance import Order, Pick
from smilegames.core.errors import Fault, NotationError
from smilegames.core.outcome import Outcome
from smilegames.core.record import Decision, Entry, Header, Policy, Strength, Undone, deck_digest
from smilegames.core.rules import AnyRules
from smilegames.games import registry
from smilegames.store.decks import deck_faults
from smilegames.store.errors import Unusable
from smilegames.store.plain_json import NotPlain, parse_json

if TYPE_CHECKING:
    from smilegames.store.record_models import HeaderLine, OutcomeBlock

MOST_LINE_BYTES = 64 * 1024
"""Longest line, its newline not counted."""


def header_line(header: Header) -> bytes:
    """Spell the first line of a record."""
    return spell_line(
        {
            "format": header.format,
            **match_block(header),
            "seed": header.seed,
            "started": header.started,
            "policy": header.policy.value,
            **({} if header.hints else {"hints": False}),
        }
    )


def match_block(header: Header) -> dict[str, Any]:
    """Return what is played by whom, as a first line has it."""
    deck = header.deck
    return {
        "game": header.game,
        "rules": header.rules_version,
        "seats": list(header.names),
        **({"programs": list(header.programs)} if header.programs else {}),
        "first": header.first,
        "options": dict(header.options),
        "deck": None if deck is None else {"digest": deck_digest(deck), "data": deck},
    }


def entry_line(entry: Entry, number: int, rules: AnyRules) -> bytes:
    """Spell an entry; `number` is a decision's own, from 1 (ignored for the others)."""
    match entry:
        case Order(items):
            return spell_line({"order": items})
        case Pick(among, chosen):
            return spell_line({"pick": chosen, "of": among})
        case Undone(seat, cancels):
            return spell_line({"undo": cancels, "seat": seat})
        case Decision(seat, action):
            return spell_line({"decision": number, "seat": seat, "action": rules.spell(action)})


def outcome_line(outcome: Outcome) -> bytes:
    """Spell the last line of a finished record."""
    return spell_line(
        {
            "outcome": {
                "scores": outcome.scores,
                "places": outcome.places,
                "ended_by": outcome.ended_by,
                "decided_by": outcome.decided_by,
            }
        }
    )


OUTCOME_BEGINS = b'{"outcome":'
"""How a finished record's last line begins, for whoever only needs to know that it is there."""


def read_header(line: bytes) -> Header:
    """Read the first line, and check all that it says against the game that it names.

    Raises Unusable with one fault, whose `where` is the field.
    """
    from smilegames.store.record_models import read_header_line

    table = read_table(line)
    read = read_header_line(table)
    _check_deck(read)
    return Header(
        game=read.game,
        rules_version=read.rules,
        names=tuple(read.seats),
        first=read.first,
        options=read.options,
        deck=None if read.deck is None else read.deck.data,
        seed=read.seed,
        started=read.started,
        policy=Policy(read.policy),
        programs=tuple(None if each is None else Strength(each) for each in read.programs),
        hints=read.hints,
    )


def read_entry(line: bytes, number: int, rules: AnyRules) -> Entry | OutcomeBlock:
    """Read a line after the first; `number` is the one that a decision here must have.

    Raises Unusable with one fault.
    """
    from smilegames.store import record_models as models

    read = models.read_later_line(read_table(line))
    match read:
        case models.OrderLine():
            return Order(tuple(read.order))
        case models.PickLine():
            return Pick(read.of, read.pick)
        case models.UndoLine():
            return Undone(read.seat, read.undo)
        case models.OutcomeLine():
            return read.outcome
        case models.DecisionLine():
            if read.decision != number:
                raise _one("decision", "numbering", found=read.decision, expected=number)
            return Decision(read.seat, _action(read.action, rules))


def spell_line(table: Mapping[str, Any]) -> bytes:
    """Spell an object as a line."""
    return json.dumps(table, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def _one(where: str, code: str, **params: object) -> Unusable:
    return Unusable([Fault(where, code, params)])


def read_table(line: bytes) -> dict[str, Any]:
    """Read a line as the object that it is. Raises Unusable with one fault."""
    if len(line) > MOST_LINE_BYTES:
        raise _one("", "line_long", most=MOST_LINE_BYTES)
    try:
        value = parse_json(line)
    except NotPlain as error:
        raise Unusable([error.fault]) from error
    if not isinstance(value, dict):
        raise _one("", "not_a_table")
    return value


def _check_deck(read: HeaderLine) -> None:
    if read.deck is None:
        return
    if deck_digest(read.deck.data) != read.deck.digest:
        raise _one("deck.digest", "digest")
    faults = deck_faults(registry.games()[read.game], read.deck.data)
    if faults:
        where = f"deck.{faults[0].where}".rstrip(".")
        fault = Fault(where, faults[0].code, faults[0].params)
        raise Unusable([fault], game=read.game)


def _action(spelled: str, rules: AnyRules) -> Any:
    """Read an action in its one spelling: what people may type otherwise is for people."""
    try:
        action = rules.parse(spelled)
    except NotationError as error:
        raise _one("action", "notation", spelled=spelled) from error
    if rules.spell(action) != spelled:
        raise _one("action", "notation", spelled=spelled)
    return action
