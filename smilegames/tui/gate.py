"""The gate before every key: what was pressed before a new screen stood still never acts on it."""

from __future__ import annotations

from collections.abc import Callable

REST = 3
"""Quiet times that pass before a hand can be lifted: thumbs in rhythm must not show it."""


class Gate:
    """Shut when a screen changes hands; open again a quiet time after it has been painted.

    Whoever comes too soon makes the time begin anew: a key that is held down, or struck over and
    over, is never let through. Times are in seconds on the clock that stamps the input events.
    """

    def __init__(self, clock: Callable[[], float], quiet: float = 0.25) -> None:
        self._clock = clock
        self.quiet = quiet
        self._opens_at: float | None = 0.0
        self._lifts_at = 0.0
        self._shut = 0
        """How often it was shut."""
        self._locked = False

    def shut(self) -> int:
        """Let nothing through until the quiet time has passed after `painted`.

        Returns what `painted` is told, so that no earlier screen opens the gate to a later one.
        """
        self._opens_at = None
        self._shut += 1
        return self._shut

    def lock(self) -> None:
        """Let nothing through any more: the program is being left."""
        self._locked = True

    def painted(self, shut: int) -> None:
        """Say that the screen is up for which the gate was `shut`: the quiet time begins."""
        if shut != self._shut:
            return
        now = self._clock()
        self._opens_at = now + self.quiet
        self._lifts_at = now + REST * self.quiet

    @property
    def is_shut(self) -> bool:
        """True while the new screen is not up."""
        return self._opens_at is None

    @property
    def is_locked(self) -> bool:
        """True once the program is being left."""
        return self._locked

    def lets_through(self, pressed_at: float) -> bool:
        """Return whether a key pressed at this moment may act."""
        if self._locked or self._opens_at is None:
            return False
        if pressed_at >= self._opens_at:
            return True
        self._opens_at = max(self._opens_at, pressed_at + self.quiet)
        return False

    def lets_lift(self, pressed_at: float) -> bool:
        """Return whether a key pressed at this moment may lift a hand."""
        if pressed_at >= self._lifts_at:
            return True
        self._lifts_at = max(self._lifts_at, pressed_at + REST * self.quiet)
        return False
