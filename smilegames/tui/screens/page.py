"""A screen away from the table: what it is about, a notice, and the keys that work."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Generic, TypeVar

from textual.app import ComposeResult

from smilegames.text import ui
from smilegames.tui.desk_screen import DeskScreen
from smilegames.tui.keys import Hint
from smilegames.tui.widgets.bars import KeyBar, TitleBar
from smilegames.tui.widgets.notice import Notice, Said
from smilegames.tui.widgets.places import Column

Answer = TypeVar("Answer")


class Page(DeskScreen[Answer], Generic[Answer]):
    """Says in `act` what commands do and hands its widgets their data in `show`."""

    TITLED: ClassVar[bool] = True
    """Whether a title stands above it; `show` says which."""

    @abstractmethod
    def compose_page(self) -> ComposeResult:
        """Yield what lies above the notice, in the middle of a wide window."""

    @abstractmethod
    def show(self) -> None:
        """Hand the widgets of `compose_page` their data."""

    @abstractmethod
    def act(self, command: str) -> None:
        """Act on a command."""

    @abstractmethod
    def hints(self) -> list[Hint]:
        """List the keys that work now, the most needed first."""

    def note(self) -> str:
        """Say what helps here, while there is no problem."""
        return ""

    def compose(self) -> ComposeResult:
        self.fit(self.app.size)
        if self.TITLED:
            yield TitleBar(self.desk.glyphs)
        with Column(classes="page"):
            yield from self.compose_page()
        yield Notice(self.desk.glyphs)
        yield KeyBar(self.desk.glyphs)

    def on_mount(self) -> None:
        self.redraw()

    def resized(self) -> None:
        self.redraw()

    def command(self, command: str) -> None:
        self.problem = ""
        self.act(command)
        if self.is_on_top:
            self.redraw()

    def wheel(self, command: str) -> None:
        self.command(command)

    def too_quick(self) -> None:
        self.problem = self.say(ui.TOO_QUICK)
        self.redraw()

    def redraw(self) -> None:
        if not self.is_laid:
            return
        self.show()
        self.query_one(Notice).data = Said(self.problem, self.note())
        hints = [hint for hint in self.hints() if hint.footer]
        self.query_one(KeyBar).data = self.desk.footer(hints)
