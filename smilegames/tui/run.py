"""Runs the program: on the shelf, at a set-up, or straight at a table, until somebody leaves."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from smilegames.core.game import Game
from smilegames.tui.app import SmileApp
from smilegames.tui.farewell import report_crash, say_kept, say_lost

if TYPE_CHECKING:
    from smilegames.core.playing import Seating
    from smilegames.tui.replay import Replay


def run_home(theme: str | None = None) -> int:
    """Open the shelf; `theme` stands in for the setting. Returns the exit code."""
    return _run(None, theme)


def run_set_up(game: Game, theme: str | None = None) -> int:
    """Open the set-up of a game, the shelf below it; `theme` likewise. Returns the exit code."""
    return _run(None, theme, game)


def run_table(sitting: Seating, theme: str | None = None, *, only_hand: bool = False) -> int:
    """Open the table of a sitting straight away; `theme` likewise. Returns the exit code.

    `only_hand`: show nothing but what is the player's own.
    """
    return _run(sitting, theme, only_hand=only_hand)


def run_replay(replay: Replay, theme: str | None = None) -> int:
    """Show a match again; `theme` likewise. Returns the exit code."""
    return _run(None, theme, replay=replay)


def _run(
    sitting: Seating | None,
    theme: str | None,
    set_up: Game | None = None,
    replay: Replay | None = None,
    *,
    only_hand: bool = False,
) -> int:
    from smilegames.store.config import load

    if not os.environ.get("NO_COLOR"):
        # By its standard an empty one wishes nothing; Textual would send greys.
        os.environ.pop("NO_COLOR", None)
    config = load().dressed(theme)
    app = SmileApp(config, sitting, set_up, replay, only_hand=only_hand)
    wanted = config.settings.mouse
    mouse = wanted == "on" or (wanted == "auto" and "SSH_CONNECTION" not in os.environ)
    try:
        code = app.run(mouse=mouse)
    finally:
        app.at_table.leave()
    if app.has_crashed:
        report_crash(app.desk.words, app.crash)
        return 1
    if app.lost is not None:
        say_lost(app.desk.words, app.lost)
    if app.at_table.kept is not None:
        say_kept(app.desk.words)
    return code or 0
