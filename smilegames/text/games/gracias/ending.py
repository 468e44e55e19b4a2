"""What the end of a match of Gracias says."""

from __future__ import annotations

from smilegames.text.words import N_, Plural

SESSION = Plural("Session {session}, {n} point", "Session {session}, {n} points")
BEST_SESSION = N_("{n} in the best session")
NEXT_SESSION = N_("{n} in the next best")
