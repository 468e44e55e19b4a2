"""The application: it owns look, keys and gate, and leads from one screen to the next."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from textual import events
from textual.app import App
from textual.binding import Binding
from textual.screen import Screen
from textual.theme import Theme

from smilegames.core.game import Game
from smilegames.core.seats import left_of
from smilegames.games import registry
from smilegames.store.config import Config, Settings, SetUp
from smilegames.text import ui
from smilegames.text.words import Words
from smilegames.tui.desk import Desk
from smilegames.tui.drawing.bars import Key
from smilegames.tui.drawing.ink import PLAIN, night_colours, sixteen_colours
from smilegames.tui.farewell import report_crash, say_kept
from smilegames.tui.gate import Gate
from smilegames.tui.keys import Hint, Keys
from smilegames.tui.look import look_for
from smilegames.tui.news import News
from smilegames.tui.screens.desk_screen import DeskScreen
from smilegames.tui.screens.home import HomeScreen
from smilegames.tui.screens.small import MIN_HEIGHT, MIN_WIDTH, SmallScreen
from smilegames.tui.terminal.host import Host

if TYPE_CHECKING:
    from smilegames.core.record import Header
    from smilegames.store.errors import Unusable
    from smilegames.store.sitting import Sitting
    from smilegames.tui.table.screen import TableScreen

_TOUCH = (events.Key, events.MouseDown, events.MouseUp, events.Paste)


class SmileApp(Host):
    """Five games, one keyboard. Opens the shelf, or straight away the table of a sitting."""

    ENABLE_COMMAND_PALETTE = False
    # Before any screen hears it: some hear every key.
    BINDINGS: ClassVar = [Binding("ctrl+c", "help_quit", show=False, priority=True)]
    CSS_PATH = "tones.tcss"

    def __init__(
        self, config: Config, sitting: Sitting | None = None, set_up: Game | None = None
    ) -> None:
        self.look = look_for(os.environ, config.settings.glyphs)
        super().__init__(self.look.depth)
        self._dress()
        self.config = config
        self.words = Words()
        self.keys = Keys(config.settings.keys)
        self.urgent_keys = (*Host.urgent_keys, *self.keys.bound_to("cover"))
        self.gate = Gate(time.monotonic, config.settings.quiet_ms / 1000)
        self.news = News(self.words, config, self.keys)
        self.desk = Desk(
            self.words,
            self.keys,
            self.gate,
            config.settings,
            self.news,
            self.look.glyphs,
            coloured=self.look.palette is not PLAIN,
        )
        self.kept: Path | None = None
        """The record of a match that was left before its end."""
        self._sitting = sitting
        self._wished = set_up
        self.straight_to_table = sitting is not None
        """True where leaving a table leaves the program."""
        self.animation_level = "none"

    @property
    def settings(self) -> Settings:
        """The owner's settings."""
        return self.config.settings

    # Looks

    def get_css_variables(self) -> dict[str, str]:
        native = self.look.native_colours
        ours = {
            f"tone-{name}": colour
            for name, colour in (sixteen_colours() if native else night_colours()).items()
        }
        return {**super().get_css_variables(), **ours}

    def _dress(self) -> None:
        """Choose the theme: before any style sheet is read, for a change has all of them reread."""
        colours = night_colours()
        self.register_theme(
            Theme("night", primary=colours["you"], background=colours["ground"], dark=True)
        )
        self.set_reactive(App.theme, "ansi-dark" if self.look.native_colours else "night")
        self.stylesheet.set_variables(self.get_css_variables())

    def on_mount(self) -> None:
        if self._wished is not None:
            self.set_up(self._wished)
        self.app_suspend_signal.subscribe(self, lambda _: self._conceal_all(), immediate=True)
        self.app_resume_signal.subscribe(self, lambda _: self._conceal_all(), immediate=True)

    # From screen to screen

    def get_default_screen(self) -> Screen[None]:
        screen: Screen[None]
        if self._sitting is None:
            screen = HomeScreen(self.desk)
        else:
            screen = self._table(self._sitting, registry.games()[self._sitting.header.game])
        # Textual reads the style sheet of a screen that is pushed, but not of the first one.
        for path in screen.css_path:
            self.stylesheet.read(path)
        self.stylesheet.reparse()
        return screen

    def set_up(self, game: Game) -> None:
        """Ask who sits down for a game."""
        from smilegames.tui.screens.setup import SetupScreen

        before = self.config.games.get(game.id, SetUp())
        if not before.names:
            names = next((past.names for past in self.config.games.values() if past.names), ())
            before = SetUp(names[: game.max_seats], before.options, before.policy)
        self.push_screen(SetupScreen(self.desk, game, before))

    def deal(self, header: Header, game: Game) -> None:
        """Begin a match and sit down at it. Raises Unusable where it can't be kept."""
        from smilegames.store.sitting import begin

        self._sitting = begin(header)
        self._remember(game, SetUp(header.names, header.options, header.policy.value))
        self._replace(self._table(self._sitting, game))

    def _remember(self, game: Game, set_up: SetUp) -> None:
        """Keep a set-up for the next match; the match matters more than that it can be kept."""
        from smilegames.store.config import remember
        from smilegames.store.errors import Unusable
        from smilegames.tui.complaint import fault_line

        self.config = replace(self.config, games={**self.config.games, game.id: set_up})
        try:
            remember(game.id, set_up)
        except Unusable as error:
            fault = fault_line(self.words, error)
            self.news.add(self.words(ui.NOT_REMEMBERED, fault=fault))

    def resume_match(self, path: Path) -> None:
        """Go on with an unfinished match, or say on the home screen why that can't be done."""
        from smilegames.store.errors import Unusable
        from smilegames.store.sitting import resume

        try:
            self._sitting = resume(path)
        except Unusable as error:
            self._complain(error)
            return
        self.push_screen(self._table(self._sitting, registry.games()[self._sitting.header.game]))

    def _replace(self, screen: Screen[None]) -> None:
        """Put a screen in the place of the one on top; the lowest one can only be covered."""
        if len(self.screen_stack) == 1:
            self.push_screen(screen)
        else:
            self.switch_screen(screen)

    def _complain(self, error: Unusable) -> None:
        from smilegames.tui.complaint import fault_line

        if isinstance(self.screen, DeskScreen):
            self.screen.complain(fault_line(self.words, error))

    def _table(self, sitting: Sitting, game: Game) -> Screen[None]:
        from smilegames.tui.table.rooms import table_screen

        return table_screen(game.id)(self.desk, sitting, game)

    def on_table_screen_finished(self) -> None:
        """Leave the table for the result."""
        assert self._sitting is not None
        self.show_result(self._sitting, self._game())

    def on_table_screen_paused(self) -> None:
        """Put the pause menu over the table."""
        self.pause(self._game())

    def on_table_screen_help_wanted(self, event: TableScreen.HelpWanted) -> None:
        """Open the help over the table."""
        self.show_rules(self._game(), event.hints)

    def _game(self) -> Game:
        assert self._sitting is not None
        return registry.games()[self._sitting.header.game]

    def pause(self, game: Game) -> None:
        """Put the pause menu over the table."""
        from smilegames.tui.screens.menu import Item, MenuScreen

        def go_on() -> None:
            self.pop_screen()

        def leave() -> None:
            self.pop_screen()
            self.go_home()

        def rules() -> None:
            self.show_rules(game, ())

        items = [
            Item(self.words(ui.PAUSE_RESUME), go_on),
            Item(self.words(ui.PAUSE_RULES), rules),
            Item(self.words(ui.PAUSE_LEAVE), leave),
        ]
        title, note = self.words(ui.PAUSED), self.words(ui.PAUSE_SAVED)
        self.push_screen(MenuScreen(self.desk, title, note, items, rules))

    def show_rules(self, game: Game, hints: Sequence[Hint]) -> None:
        """Open the keys that work now and the rulebook."""
        from smilegames.tui.screens.rules import RulesScreen

        self.push_screen(RulesScreen(self.desk, game, hints))

    def show_result(self, sitting: Sitting, game: Game) -> None:
        """Leave the table for the result."""
        from smilegames.tui.screens.result import ResultScreen

        self._close_sitting()
        self._replace(ResultScreen(self.desk, sitting, game))

    def play_again(self, sitting: Sitting, game: Game) -> None:
        """Deal again to the same table, the starter moved on to the left."""
        from smilegames.store.errors import Unusable
        from smilegames.store.set_up import new_header

        header = sitting.header
        first = left_of(sitting.match.starter, len(header.names))
        try:
            again = new_header(
                game, header.names, options=header.options, first=first, policy=header.policy
            )
            self.deal(again, game)
        except Unusable as error:
            self._complain(error)

    def action_help_quit(self) -> None:
        """Ctrl+C steps back as Escape does, and never kills a game."""
        if isinstance(self.screen, DeskScreen):
            self.screen.command("pause")
        else:
            self.go_home()

    async def action_quit(self) -> None:
        """Leave at once; the match is kept."""
        self._leave_sitting()
        self.exit(0)

    def exit(self, *args: Any, **settled: Any) -> None:
        """Leave; what is pressed from now on is meant for nobody here."""
        self.gate.lock()
        super().exit(*args, **settled)

    def go_home(self) -> None:
        """Back to the shelf; or out, where the program went straight to a table."""
        self._leave_sitting()
        if self.straight_to_table:
            self.exit(0)
        else:
            self.kept = None
            self.pop_screen()

    def _leave_sitting(self) -> None:
        if self._sitting is not None and self._sitting.match.to_act is not None:
            self.kept = self._sitting.path
        self._close_sitting()

    def _close_sitting(self) -> None:
        if self._sitting is not None:
            self._sitting.close()
            self._sitting = None

    def footer(self, hints: Sequence[Hint]) -> list[Key]:
        """Return hints with their keys as they are printed."""
        return [
            Key(hint.printed or self.printed(hint.command), hint.label, hint.command or None)
            for hint in hints
        ]

    def printed(self, command: str) -> str:
        """Return how to print the key of a command."""
        return self.keys.printed(command, ascii_only=self.look.glyphs.name == "ascii")

    def arrows(self, *commands: str) -> str:
        """Return how to print the keys of several commands as one: up and down, unless given."""
        return " ".join(map(self.printed, commands or ("up", "down")))

    # Safety

    async def on_event(self, event: events.Event) -> None:
        """Let no key through that was meant for the screen before; never let a paste play."""
        if isinstance(event, _TOUCH) and not event.is_forwarded:
            if not self.gate.lets_through(event.time):
                return
            if isinstance(event, events.Paste) and isinstance(self.screen, DeskScreen):
                return
        await super().on_event(event)

    def on_app_blur(self) -> None:
        if self.settings.hide_on_blur:
            self._conceal_all()

    def on_resize(self, event: events.Resize) -> None:
        too_small = event.size.width < MIN_WIDTH or event.size.height < MIN_HEIGHT
        self._conceal_all()
        if too_small and not isinstance(self.screen, SmallScreen):
            self.push_screen(SmallScreen(self.desk))
        elif not too_small and isinstance(self.screen, SmallScreen):
            self.pop_screen()

    def _conceal_all(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, DeskScreen) and screen.is_mounted:
                screen.conceal()


def run_home(theme: str | None = None) -> int:
    """Open the shelf; `theme` stands in for the setting. Returns the exit code."""
    return _run(None, theme)


def run_set_up(game: Game, theme: str | None = None) -> int:
    """Open the set-up of a game, the shelf below it; `theme` likewise. Returns the exit code."""
    return _run(None, theme, game)


def run_table(sitting: Sitting, theme: str | None = None) -> int:
    """Open the table of a sitting straight away; `theme` likewise. Returns the exit code."""
    return _run(sitting, theme)


def _run(sitting: Sitting | None, theme: str | None, set_up: Game | None = None) -> int:
    from smilegames.store.config import load

    if not os.environ.get("NO_COLOR"):
        # By its standard an empty one wishes nothing; Textual would send greys.
        os.environ.pop("NO_COLOR", None)
    config = load()
    if theme is not None:
        config = replace(config, settings=replace(config.settings, theme=theme))
    app = SmileApp(config, sitting, set_up)
    wanted = config.settings.mouse
    mouse = wanted == "on" or (wanted == "auto" and "SSH_CONNECTION" not in os.environ)
    try:
        code = app.run(mouse=mouse)
    finally:
        app._leave_sitting()
    if app.has_crashed:
        report_crash(app.words, app.crash)
        return 1
    if app.kept is not None:
        say_kept(app.words)
    return code or 0
