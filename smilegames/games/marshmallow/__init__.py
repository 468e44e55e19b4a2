"""Marshmallow Test's registry entry: take tricks, and go out neither too soon nor too late.

The rules load when a match is built.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from smilegames.core.game import DeckData, Game, Option, Options, Secrecy

if TYPE_CHECKING:
    from smilegames.core.rules import AnyRules


def _build(seats: int, options: Options, deck: DeckData | None) -> AnyRules:
    """Make the rules. The deck is fixed (MT-01): `deck` is always None."""
    from smilegames.games.marshmallow.rules import MarshmallowRules

    return MarshmallowRules(seats, int(options["target"]))


GAME = Game(
    id="marshmallow",
    rules_version=1,
    shelf=4,
    min_seats=2,
    max_seats=5,
    minutes=20,
    secrecy=Secrecy.CURTAIN,
    build=_build,
    options=(Option("target", 20, low=5, high=50),),
)
