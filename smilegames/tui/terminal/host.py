"""The application as its terminal needs it: what colours it may send, which keys it always hears,
and that its end tells nobody's hand."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from rich.console import Console
from textual.app import App
from textual.driver import Driver

from smilegames.tui.terminal.colours import Depth
from smilegames.tui.terminal.lending import Lent


class Host(App[int]):
    """An application on a terminal with so many colours. It exits with its exit code."""

    urgent_keys: Collection[str] = ("ctrl+c", "ctrl+q")
    """Keys that are heard even inside a paste whose end does not come."""

    def __init__(self, depth: Depth, driver: type[Driver]) -> None:
        native = depth in (Depth.NONE, Depth.SIXTEEN)
        super().__init__(driver, ansi_color=native)
        self.depth = depth
        self.lent = Lent()
        """Cells on their way to the wire."""
        self.is_leaving = False
        """True as soon as it has been told to end."""
        self.crash: BaseException | None = None
        """What broke, when something did; the terminal is restored before anybody sees it."""
        self.console = console_for(depth)
        # Textual's own report prints local variables, and those hold cards.
        self.error_console = Console(quiet=True)

    @property
    def coloured(self) -> bool:
        """False where no code of a colour may be sent at all."""
        return self.depth is not Depth.NONE

    @property
    def has_crashed(self) -> bool:
        """True where an error has ended it, known or not."""
        return self.crash is not None or bool(self.return_code)

    def exit(self, *args: Any, **settled: Any) -> None:
        """Leave."""
        self.is_leaving = True
        super().exit(*args, **settled)

    def break_off(self, error: BaseException) -> None:
        """Leave because of an error."""
        self.crash = error
        self.exit(1)

    def _handle_exception(self, error: Exception) -> None:
        # The one way to learn what broke. Where Textual calls it no more, it ends with code 1 all
        # the same, and what it prints then goes nowhere.
        self.break_off(error)


def console_for(depth: Depth) -> Console:
    """Return what renders styles for a terminal with so many colours.

    Where there are none styles are rendered all the same, for bold and reverse; the wire takes the
    colours out.
    """
    system = Depth.SIXTEEN if depth is Depth.NONE else depth
    return Console(
        color_system=system.value,
        force_terminal=True,
        legacy_windows=False,
        highlight=False,
        emoji=False,
        safe_box=False,
        quiet=True,
    )
