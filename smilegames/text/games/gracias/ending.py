"""What the end of a match of Gracias says."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.games.gracias.scoring import reckon
from smilegames.games.gracias.state import Reckoning
from smilegames.text.game_text import Speaker, TieBreak
from smilegames.text.words import N_, Plural

SESSION = Plural("Session {session}, {n} point", "Session {session}, {n} points")
BEST_SESSION = N_("{n} in the best session")
NEXT_SESSION = N_("{n} in the next best")
SHARED_PLACE = N_("{names} are level in every session and share the place.")


def session_breaks(reckonings: Sequence[Reckoning]) -> Sequence[TieBreak]:
    """Return what parts those who are level: the best session, the next best and so on (GR-30)."""
    by_seat = zip(*[session.points for session in reckonings], strict=True)
    best = zip(*[sorted(points, reverse=True) for points in by_seat], strict=True)
    return [
        TieBreak(NEXT_SESSION if number else BEST_SESSION, points)
        for number, points in enumerate(best)
    ]


def shared_places(speaker: Speaker, reckonings: Sequence[Reckoning]) -> list[str]:
    """Tell who could not be parted (GR-30)."""
    places = reckon(reckonings).places
    level = [[seat for seat, other in enumerate(places) if other == place] for place in set(places)]
    return [
        speaker.words(SHARED_PLACE, names=speaker.all(seats))
        for seats in sorted(level, key=lambda seats: places[seats[0]])
        if len(seats) > 1
    ]
