"""The match at this keyboard: begun, gone on with, left, and kept for the next time.

It knows the store and no screen.
"""

from __future__ import annotations

import contextlib
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from smilegames.core.game import Game
from smilegames.games import registry
from smilegames.store.config import Config, SetUp

if TYPE_CHECKING:
    from smilegames.core.playing import Seating
    from smilegames.core.record import Header, Programs
    from smilegames.store.errors import Unusable
    from smilegames.tui.screens.setup_form import Terminals


class AtTable:
    """One sitting at a time, and how each game was last set up."""

    def __init__(self, config: Config, sitting: Seating | None = None) -> None:
        self.config = config
        self.sitting = sitting
        self.kept: Path | None = None
        """The record of a match that was left before its end."""
        self._company: tuple[tuple[str, ...], Programs] | None = None
        """Who wants to play another game together."""
        self._drafts: dict[str, SetUp] = {}
        """By game id: set-ups that somebody began and left."""

    @property
    def game(self) -> Game:
        """The game that is on the table."""
        assert self.sitting is not None
        return registry.games()[self.sitting.header.game]

    def set_up_of(self, game: Game) -> SetUp:
        """Return how a game was set up last, or with whom the last one was.

        Who asked for another game sits down in the same seats, as many as can play it.
        """
        if self._company:
            before = self.config.games.get(game.id, SetUp())
            names, programs = self._company
            most = game.max_seats
            return replace(before, names=names[:most], programs=programs[:most])
        if game.id in self._drafts:
            return self._drafts[game.id]
        before = self.config.games.get(game.id, SetUp())
        if before.names:
            return before
        latest = reversed(tuple(self.config.games.values()))
        past = next((past for past in latest if past.names), SetUp())
        most = game.max_seats
        return replace(before, names=past.names[:most], programs=past.programs[:most])

    def draft(self, game: Game, set_up: SetUp) -> None:
        """Keep what somebody has written at set-up until they come back to it."""
        self._drafts[game.id] = set_up
        self._company = None

    def keep_seats(self) -> None:
        """Let whoever is at the table sit down together for the next game."""
        assert self.sitting is not None
        self._company = self.sitting.header.names, self.sitting.header.programs

    def begin(self, header: Header, *, unsaved: bool = False) -> Unusable | None:
        """Begin a match and remember its set-up for the next.

        `unsaved`: nothing of it is kept, as they wish. Returns why the set-up can't be remembered:
        the match matters more. Raises Unusable where the match can't be kept.
        """
        from smilegames.store.sitting import begin

        self.sit(begin(header, unsaved=unsaved))
        return self._settled()

    def open(self, header: Header, terminals: Terminals) -> Unusable | None:
        """Begin a match at a table of its own, which others come to from other terminals.

        Returns likewise. Raises Unusable where there can't be one.
        """
        from smilegames.shared.client import join
        from smilegames.shared.opening import open_new

        opened = open_new(header, terminals.here, terminals.absent)
        self.sit(join(opened.code, terminals.here, opened.word))
        return self._settled()

    def sit(self, sitting: Seating) -> None:
        """Sit down at a match in the place of the one before."""
        self.leave()
        self.sitting, self.kept = sitting, None

    def _settled(self) -> Unusable | None:
        """Remember how the match at hand was set up."""
        assert self.sitting is not None
        header = self.sitting.header
        self._company = None
        self._drafts.pop(header.game, None)
        elsewhere = set(header.people) - set(self.sitting.here)
        apart = tuple(seat in elsewhere for seat in range(len(header.names)))
        set_up = SetUp(
            header.names,
            header.options,
            header.policy.value,
            header.programs,
            header.hints,
            apart if elsewhere else (),
        )
        return self._remember(header.game, set_up)

    def header_again(self) -> Header:
        """Return the same match to be begun again, the starter moved on to the left.

        Raises Unusable where an owner's deck won't do any more.
        """
        from smilegames.store.set_up import header_again

        assert self.sitting is not None
        return header_again(self.sitting.header, self.sitting.played.starter)

    def resume(self, path: Path, *, take_over: bool = False) -> None:
        """Go on with an unfinished match; `take_over`: from whoever has it open elsewhere.

        Raises Unusable.
        """
        from smilegames.store import locks
        from smilegames.store.sitting import resume

        if take_over:
            locks.take_over(path)
        self.sitting = resume(path)

    def finish(self) -> None:
        """Free the record of a match that is over; the match stays to be looked at, and at a table
        that others share so do the seats.

        Raises Unusable where its outcome can't be written.
        """
        assert self.sitting is not None
        if self.sitting.elsewhere is None:
            self.sitting.close()

    def leave(self) -> None:
        """Leave the table; a match that is not over is kept."""
        from smilegames.store.errors import Unusable

        if self.sitting is None:
            return
        if self.sitting.match.to_act is not None:
            self.kept = self.sitting.path
        # A record is whole without its outcome: whoever resumes it finds that again.
        with contextlib.suppress(Unusable):
            self.sitting.close()
        self.sitting = None

    def _remember(self, game: str, set_up: SetUp) -> Unusable | None:
        from smilegames.store.config import remember
        from smilegames.store.errors import Unusable

        others = {id: past for id, past in self.config.games.items() if id != game}
        self.config = replace(self.config, games={**others, game: set_up})
        try:
            remember(game, set_up)
        except Unusable as error:
            return error
        return None
