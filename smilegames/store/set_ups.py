"""How a game was last set up, as the config remembers it between evenings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from smilegames.core.game import Game, OptionValue
from smilegames.core.record import Programs, Strength
from smilegames.store.settings import PolicyName


@dataclass(frozen=True, slots=True)
class SetUp:
    """How a game was last set up: `[games.<id>]` of the file."""

    names: tuple[str, ...] = ()
    """Players in seat order."""
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    policy: PolicyName | None = None
    """None: as in the settings."""
    programs: Programs = ()
    """Who of the players is a program; empty: nobody."""
    hints: bool = True
    """Whether players could be told what would be good."""

    elsewhere: tuple[bool, ...] = ()
    """Who of the players sat at another terminal; empty: nobody."""

    def is_elsewhere(self, seat: int) -> bool:
        """Return whether whoever has a seat sat at another terminal."""
        return seat < len(self.elsewhere) and self.elsewhere[seat]

    def program(self, seat: int) -> Strength | None:
        """Return how strong the program is on a seat, or None for a person or nobody."""
        return self.programs[seat] if seat < len(self.programs) else None


def likely_seats(game: Game, names: Sequence[str]) -> int:
    """Return how many will sit down for a game where these did before."""
    return min(max(len(names), game.min_seats), game.max_seats)


def levels(written: Sequence[str]) -> Programs:
    """Return programs by seat as the config writes them: empty texts stand for people."""
    return tuple(Strength(level) if level else None for level in written)
