"""From what a table agreed on to a header, and from a header to the rules it names."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from smilegames.core.errors import Fault
from smilegames.core.game import Game
from smilegames.core.record import Header, Policy, Programs
from smilegames.core.rules import AnyRules
from smilegames.core.seats import left_of
from smilegames.games import registry
from smilegames.store.decks import deck_for
from smilegames.store.errors import Unusable
from smilegames.store.names import checked_names
from smilegames.store.options import complete_options

SEED_LIMIT = 2**63
"""Seeds are numbers below this, from 0."""


def new_header(
    game: Game,
    names: Sequence[str],
    *,
    options: Mapping[str, object] | None = None,
    spelled: bool = False,
    first: int | None = None,
    seed: int | None = None,
    policy: Policy = Policy.STANDARD,
    programs: Programs = (),
    hints: bool = True,
) -> Header:
    """Settle a match that begins now; a seed is drawn where none is given.

    `programs` are by seat, or empty where all are people.

    `spelled`: option values are words from a command line. Raises Unusable for names, their
    number, options or an owner's deck that won't do.
    """
    fault = seats_fault(game, len(names))
    if fault is not None:
        raise Unusable([fault])
    players = checked_names(names)
    settled = complete_options(game, len(players), options or {}, spelled=spelled)
    return Header(
        game=game.id,
        rules_version=game.rules_version,
        names=players,
        first=first,
        options=settled,
        deck=deck_for(game),
        seed=secrets.randbelow(SEED_LIMIT) if seed is None else seed,
        started=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        policy=policy,
        programs=programs if any(programs) else (),
        hints=hints,
    )


def header_again(header: Header, starter: int) -> Header:
    """Settle the same match once more, begun by whoever sits left of its `starter`.

    Raises Unusable where an owner's deck won't do any more.
    """
    return new_header(
        registry.games()[header.game],
        header.names,
        options=header.options,
        first=left_of(starter, len(header.names)),
        policy=header.policy,
        programs=header.programs,
        hints=header.hints,
    )


def seats_fault(game: Game, seats: int) -> Fault | None:
    """Return what is wrong with a number of players (`seats`), or None."""
    if game.min_seats <= seats <= game.max_seats:
        return None
    return Fault("", "seats", {"n": seats, "least": game.min_seats, "most": game.max_seats})


def rules_for(header: Header) -> AnyRules:
    """Build the rules that a header, whose deck has been checked, names.

    Raises Unusable with one fault: `game_unknown` or `rules_version`.
    """
    game = registry.games().get(header.game)
    if game is None:
        known = list(registry.games())
        raise Unusable([Fault("game", "game_unknown", {"game": header.game, "known": known})])
    fault = version_fault(game, header.rules_version)
    if fault is not None:
        raise Unusable([fault])
    return game.build(len(header.names), header.options, header.deck)


def version_fault(game: Game, found: int) -> Fault | None:
    """Return a fault where a record was played by another version of the rules, or None."""
    if found == game.rules_version:
        return None
    return Fault("rules", "rules_version", {"found": found, "known": game.rules_version})
