"""Somebody at the keyboard: knows from the record on disk whose turn it is, and plays by keys."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from smilegames.core.match import Match
from smilegames.games.registry import games
from smilegames.store.record_reading import Loaded, read_record
from smilegames.text import ui
from smilegames.text.game_text import game_text
from smilegames.tui.table.sight import Sight, sight_for
from tests.terminal.driver import TRIES, Terminal
from tests.terminal.emulator import framed
from tests.terminal.fingers import keys_for

COMMITTED = 3.0
"""Seconds after which a decision that is not on disk was not made."""
QUIET = 0.01
"""Seconds without output after which a screen that shows what it must stands still."""

STILL = 0.06
"""The same for a screen of which nobody knows what it must show."""

ONWARD = f"Enter {ui.KEY_ONWARD}"
"""What stands in the footer as long as there is something to look at together."""
LAST_PAGES = 60
"""More boards than any table shows between the last decision and the result."""


def prepare(home: Path, **settings: object) -> None:
    """Write the settings that make play by program quick: no quiet time after a new screen."""
    folder = home / ".config" / "smilegames"
    folder.mkdir(parents=True, exist_ok=True)
    lines = [
        f"{name} = {_toml(value)}"
        for name, value in {"quiet_ms": 0, "motion": "off", **settings}.items()
    ]
    (folder / "config.toml").write_text("\n".join(["[settings]", *lines, ""]), encoding="utf-8")


def records(home: Path) -> list[Path]:
    """Return the records in a home, the one written last at the end."""
    found = (home / ".local/share/smilegames/records").glob("*.jsonl")
    return sorted(found, key=lambda path: path.stat().st_mtime_ns)


class Player:
    """Plays the newest match of a home in a terminal, for whoever is to act."""

    def __init__(
        self, terminal: Terminal, home: Path, *, arrows: bool = False, below: int = 0
    ) -> None:
        self.terminal = terminal
        self.home = home
        self.below = below
        """Lines of the window below the program's own."""
        self.arrows = arrows
        """True for somebody who selects with arrows, Space and Enter alone."""
        self.commits: list[bytes] = []
        """What was sent for each commit, from Enter until the screen stood still."""
        self.lifts: list[bytes] = []
        """The same for each curtain lifted."""
        self._loaded: Loaded | None = None
        self._size = (Path(), 0)
        self._selected: Any = None

    @property
    def loaded(self) -> Loaded:
        """The record as it is on disk now."""
        size = self._written()
        if self._loaded is None or size != self._size:
            self._loaded, self._size = read_record(size[0]), size
        return self._loaded

    @property
    def match(self) -> Match:
        """The match as it is on disk now."""
        return self.loaded.match

    @property
    def sight(self) -> Sight:
        """How this table keeps its secrets."""
        header = self.loaded.header
        return sight_for(header.policy, games()[header.game].secrecy, len(header.people))

    def on_disk(self) -> Loaded:
        """Read the record anew, with all that is in it."""
        return read_record(records(self.home)[-1])

    def select(self, action: Any) -> None:
        """Press the keys that select an action; nothing else may be selected yet."""
        loaded = self.loaded
        self._selected = action
        game, match = loaded.header.game, loaded.match
        keys = keys_for(game, match, self.sight, action, arrows=self.arrows)
        for _ in range(TRIES):
            # A frame that came in pieces may have hidden that something lies over the hand.
            self.lift()
            self.terminal.press(*keys)
            if self.terminal.comes(lambda _: self.offers(action)):
                break
        self.terminal.stands(lambda _: self.offers(action), QUIET)

    def offers(self, action: Any) -> bool:
        """Return whether the footer says that Enter does this."""
        return f"Enter {game_text(self.loaded.header.game).doing(action)}" in self.footer

    @property
    def footer(self) -> str:
        """The program's last line."""
        return self.terminal.shown()[-1 - self.below]

    @property
    def _frame(self) -> tuple[str, str]:
        """The program's first line and its last."""
        return self.terminal.shown()[0], self.footer

    def commit(self) -> None:
        """Press Enter and wait until the decision is kept and the screen shows what came of it."""
        terminal, loaded, before = self.terminal, self.loaded, self._written()
        seat, asked = loaded.match.to_act, self._frame
        mark = terminal.mark()
        for _ in range(TRIES):
            terminal.press("enter")
            terminal.comes(lambda _: self._written() != before, COMMITTED)
            # Whoever reads that the key was thrown away presses it again.
            if (size := self._written()) != before or ui.TOO_QUICK not in terminal.text():
                break
        assert size != before, f"not committed\n{framed(terminal.shown())}"
        self._follow(loaded, size)
        # The last line comes last: what is above it is of the same frame then. It stays as it is
        # where the next player has nothing else to choose either: then the first one tells.
        terminal.stands(lambda _: self._frame != asked and self._has_moved_on(seat), QUIET)
        self.commits.append(terminal.raw_since(mark))

    def lift(self) -> None:
        """Look at what the last move brought, then lift the cover or the curtain, if any."""
        self.go_on()
        if self.covered():
            mark = self.terminal.mark()
            self.terminal.reach(lambda _: not self.covered(), "space", quiet=QUIET)
            self.lifts.append(self.terminal.raw_since(mark))

    def go_on(self) -> None:
        """Step through what everybody looks at together."""
        for _ in range(LAST_PAGES):
            if not self._looks_together():
                return
            page = self.terminal.text()
            # Where one page looks like the next, half of it may pass for the whole.
            self.terminal.reach(lambda text, page=page: text != page, "enter", quiet=STILL)

    def _looks_together(self) -> bool:
        """Return whether something lies over the table until somebody goes on."""
        return ONWARD in self.footer and ui.KEY_AGAIN not in self.footer

    def _has_moved_on(self, seat: int | None) -> bool:
        """Return whether the screen has left the decision of `seat` behind: not before that may
        keys be pressed, for those that come too soon are thrown away."""
        to_act = self.match.to_act
        stays = to_act is not None and (to_act == seat or self.sight in (Sight.PEEK, Sight.OPEN))
        return stays or self._looks_together() or self.covered() or ui.KEY_AGAIN in self.footer

    def open_table(self) -> None:
        """Lift the curtain and look at the table itself."""
        self.lift()

    def covered(self) -> bool:
        """Return whether a hand is covered, or the whole screen."""
        text = self.terminal.text()
        return ui.CURTAIN_NEXT in text or ui.LIFTS in text

    def decide(self, random: Random) -> Any:
        """Make one random decision and return it; there must be one to make."""
        seat = self.match.to_act
        assert seat is not None
        self.lift()
        action = random.choice(self.match.choices(seat))
        self.select(action)
        self.commit()
        return action

    def play(self, random: Random, decisions: int | None = None) -> int:
        """Play random decisions to the end, or so many; the table must stand open or covered as
        the game leaves it between turns. Return how many were made."""
        made = 0
        while self.match.to_act is not None and made != decisions:
            self.decide(random)
            made += 1
        return made

    def reach_result(self) -> str:
        """Go on from the last decision to the result, past the last boards; return the screen."""
        self.terminal.wait_for(lambda text: self._looks_together() or ui.KEY_AGAIN in text)
        self.go_on()
        self.terminal.stands(ui.KEY_AGAIN, STILL)
        return self.terminal.text()

    def _written(self) -> tuple[Path, int]:
        path = records(self.home)[-1]
        return path, path.stat().st_size

    def _follow(self, loaded: Loaded, size: tuple[Path, int]) -> None:
        """Make the same decision in memory: reading it back takes longer the more there are."""
        seat, action, self._selected = loaded.match.to_act, self._selected, None
        if seat is None or action is None or loaded.header.programs:
            # Programs may have moved already.
            self._loaded = None
            return
        loaded.match.submit(seat, action, loaded.match.version)
        self._size = size


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)
