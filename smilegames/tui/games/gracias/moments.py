"""Boards of Gracias: which of them a decision brings, and those that may be asked for again."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.games.gracias.events import MatchEnded, RoundBegan, ScoringBegan, Shared
from smilegames.games.gracias.view import View
from smilegames.text.game_text import Speaker
from smilegames.tui.games.gracias.final_board import Reckoned
from smilegames.tui.games.gracias.round_board import round_over
from smilegames.tui.games.gracias.session_board import LEFT, SessionStep
from smilegames.tui.table.course import Change
from smilegames.tui.widgets.board import Moment


def moments_of(speaker: Speaker, change: Change[View]) -> Sequence[Moment]:
    """Return the boards of a decision: none but the last gift of a round has any."""
    events = change.events
    gift = next((event for event in events if isinstance(event, Shared)), None)
    scored = next((event for event in events if isinstance(event, ScoringBegan)), None)
    if gift is None or not (scored or any(isinstance(event, RoundBegan) for event in events)):
        return ()
    moments: list[Moment] = [round_over(speaker, change.before, gift, events)]
    if scored is not None:
        view = change.after
        told = view.reckonings, view.sessions, scored.seat
        moments += [SessionStep(speaker, *told, step) for step in range(LEFT + 1)]
    if any(isinstance(event, MatchEnded) for event in events):
        reckonings = change.after.reckonings
        if len(reckonings) > 1:
            moments.append(Reckoned(speaker, reckonings, is_final=False))
        moments.append(Reckoned(speaker, reckonings, is_final=True))
    return moments


def scores_of(speaker: Speaker, view: View) -> Sequence[Moment]:
    """Return what the sessions so far came to, the newest first."""
    seats, so_far = len(view.areas), len(view.reckonings)
    return [
        # The large mouse goes left with every session (GR-24).
        SessionStep(
            speaker,
            view.reckonings[:session],
            view.sessions,
            (view.large - view.session + session) % seats,
            LEFT,
        )
        for session in range(so_far, 0, -1)
    ]
