"""Gracias: take a triplet, keep one open card and give the other away (registry entry)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smilegames.core.game import DeckData, Game, Option, Options, Secrecy

if TYPE_CHECKING:
    from smilegames.core.rules import AnyRules


def _build(seats: int, options: Options, deck: DeckData | None) -> AnyRules:
    from smilegames.games.gracias.rules import GraciasRules

    return GraciasRules(seats, sessions=int(options["sessions"]))


GAME = Game(
    id="gracias",
    rules_version=1,
    shelf=5,
    min_seats=3,
    max_seats=6,
    minutes=30,
    secrecy=Secrecy.PEEK,
    build=_build,
    options=(Option("sessions", default=3, low=1, high=5),),
)
