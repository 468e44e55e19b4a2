"""The gate before every key: what was pressed before a new screen stood still never acts on it."""

from __future__ import annotations

from collections.abc import Callable


class Gate:
    """Shut when a screen changes hands; open again a quiet time after it has been painted.

    Times are in seconds on the clock that stamps the input events.
    """

    def __init__(self, clock: Callable[[], float], quiet: float = 0.25) -> None:
        self._clock = clock
        self.quiet = quiet
        self._opens_at: float | None = 0.0
        self._locked = False

    def shut(self) -> None:
        """Let nothing through until `painted` has been called and the quiet time has passed."""
        self._opens_at = None

    def lock(self) -> None:
        """Let nothing through any more: the program is being left."""
        self._locked = True

    def painted(self) -> None:
        """Say that the new screen is up: the quiet time begins."""
        self._opens_at = self._clock() + self.quiet

    def lets_through(self, pressed_at: float) -> bool:
        """Return whether a key pressed at this moment may act."""
        if self._locked or self._opens_at is None:
            return False
        return pressed_at >= self._opens_at
