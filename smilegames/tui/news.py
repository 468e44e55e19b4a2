"""What went wrong away from the table and is nobody's fault there: told once, in a line."""

from __future__ import annotations

from smilegames.store.config import Config
from smilegames.text.words import Words
from smilegames.tui.keys import Keys


class News:
    """Faults of the config, and mishaps such as a set-up that could not be written down."""

    def __init__(self, words: Words, config: Config, keys: Keys) -> None:
        self._words = words
        self._problem = config.problem
        self._keys = keys
        self._mishaps: list[str] = []
        self._told: set[str] = set()

    def add(self, mishap: str) -> None:
        """Take a line for whoever sits at a table next."""
        self._mishaps.append(mishap)

    def complaints(self) -> list[str]:
        """Say what of the config is not followed, a line for each fault."""
        if self._problem is None and not self._keys.faults:
            return []
        from smilegames.store.config import unusable_config
        from smilegames.tui.complaint import fault_lines

        lines = [] if self._problem is None else fault_lines(self._words, self._problem)
        if self._keys.faults:
            lines += fault_lines(self._words, unusable_config(self._keys.faults))
        return lines

    def take(self) -> list[str]:
        """Return what nobody has been told yet, for whoever tells it now."""
        news, self._mishaps = self._mishaps + self.complaints(), []
        fresh = [line for line in news if line not in self._told]
        self._told.update(fresh)
        return fresh
