"""The application: it leads from one screen to the next and owns nothing else.

Screens are handed the desk and say in messages what is wanted; what lies on the table is kept by
`AtTable`.
"""

from __future__ import annotations

import os
import time
from collections.abc import Collection
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from textual import events
from textual.app import App
from textual.binding import Binding
from textual.screen import Screen

from smilegames.core.game import Game
from smilegames.store.config import Config, Settings
from smilegames.text import ui
from smilegames.text.words import Words
from smilegames.tui.at_table import AtTable
from smilegames.tui.desk import Desk
from smilegames.tui.desk_screen import DeskScreen
from smilegames.tui.gate import Gate
from smilegames.tui.keys import LEAVES, Keys
from smilegames.tui.look import Look, look_for
from smilegames.tui.news import News
from smilegames.tui.screens.shelf import ShelfScreen
from smilegames.tui.screens.small import SmallScreen, least_size
from smilegames.tui.sharing import Sharing
from smilegames.tui.terminal.colours import Depth
from smilegames.tui.terminal.driver import SteadyDriver
from smilegames.tui.terminal.host import Host
from smilegames.tui.theming import theme_of
from smilegames.tui.widgets.zone import Zone

if TYPE_CHECKING:
    from pathlib import Path

    from smilegames.core.playing import Seating
    from smilegames.core.record import Header
    from smilegames.store.errors import Unusable
    from smilegames.tui.replay import Replay
    from smilegames.tui.screens.pause import Wish
    from smilegames.tui.screens.settings import SettingsScreen
    from smilegames.tui.screens.setup import SetupScreen

_TOUCH = (events.Key, events.MouseDown, events.MouseUp, events.Paste)


class SmileApp(Sharing):
    """Five games, one keyboard. Opens the shelf, or straight away a table or a replay."""

    ENABLE_COMMAND_PALETTE = False
    # Before any screen hears it: some hear every key.
    BINDINGS: ClassVar = [Binding("ctrl+c", "help_quit", show=False, priority=True)]
    CSS_PATH = "tones.tcss"

    def __init__(
        self,
        config: Config,
        sitting: Seating | None = None,
        set_up: Game | None = None,
        replay: Replay | None = None,
        look: Look | None = None,
        *,
        only_hand: bool = False,
    ) -> None:
        settings = config.settings
        look = look or look_for(os.environ, settings.glyphs)
        super().__init__(look.depth, SteadyDriver)
        words, keys = Words(), Keys(settings.keys, _own_commands)
        self.urgent_keys = (*Host.urgent_keys, *keys.bound_to("cover"))
        self.desk = Desk(
            words,
            keys,
            Gate(time.monotonic, settings.quiet_ms / 1000),
            settings,
            News(words, config, keys),
            look.glyphs,
            coloured=self.coloured,
            straight_to_table=sitting is not None or replay is not None,
            only_hand=only_hand,
        )
        self.at_table = AtTable(config, sitting)
        if sitting is not None:
            self.welcome(sitting)
        self._wished = set_up
        """The game whose set-up is opened over the shelf at once."""
        self._replay = replay
        """What is seen again instead of anything being played."""
        self.animation_level = "none"
        self._dress_first(settings.theme)

    # Looks

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return theme_of(Settings().theme, Depth.TRUE).variables

    def _dress_first(self, name: str) -> None:
        """Choose the theme before any style sheet is read: a change has all of them reread."""
        self.register_theme(theme_of(name, self.depth))
        self.set_reactive(App.theme, name)
        self.stylesheet.set_variables(self.get_css_variables())

    def _dress(self, settings: Settings) -> None:
        """Give every screen the theme and the glyphs of these settings."""
        if settings.theme != self.theme:
            self.register_theme(theme_of(settings.theme, self.depth))
            self.theme = settings.theme
        glyphs = look_for(os.environ, settings.glyphs).glyphs
        if glyphs is not self.desk.glyphs:
            self.desk.glyphs = glyphs
            for screen in self.screen_stack:
                for widget in screen.query():
                    if isinstance(widget, Zone):
                        widget.change_glyphs(glyphs)

    def on_mount(self) -> None:
        if self._wished is not None:
            self._set_up(self._wished)
        self.app_suspend_signal.subscribe(self, lambda _: self._conceal_all(), immediate=True)
        self.app_resume_signal.subscribe(self, lambda _: self._conceal_all(), immediate=True)

    # From screen to screen

    def get_default_screen(self) -> Screen[None]:
        if self._replay is not None:
            screen: Screen[None] = self._replay.screen(self.desk)
        else:
            screen = ShelfScreen(self.desk) if self.at_table.sitting is None else self._table()
        # Textual reads the style sheet of a screen that is pushed, but not of the first one.
        for path in screen.css_path:
            self.stylesheet.read(path)
        self.stylesheet.reparse()
        return screen

    def _table(self) -> Screen[None]:
        from smilegames.tui.table.rooms import table_screen

        sitting, game = self.at_table.sitting, self.at_table.game
        assert sitting is not None
        return table_screen(game.id)(self.desk, sitting, game)

    def _replace(self, screen: Screen[None]) -> None:
        """Put a screen in the place of the one on top; the lowest one can only be covered."""
        if len(self.screen_stack) == 1:
            self.push_screen(screen)
        else:
            self.switch_screen(screen)

    def on_shelf_screen_game_chosen(self, event: ShelfScreen.GameChosen) -> None:
        """Ask who sits down for a game."""
        self._set_up(event.game)

    def _set_up(self, game: Game) -> None:
        from smilegames.tui.screens.setup import SetupScreen

        self.push_screen(SetupScreen(self.desk, game, self.at_table.set_up_of(game)))

    def on_setup_screen_given_up(self, event: SetupScreen.GivenUp) -> None:
        """Go back to the shelf; what was written waits."""
        self.at_table.draft(event.game, event.set_up)
        self.pop_screen()

    def on_setup_screen_agreed(self, event: SetupScreen.Agreed) -> None:
        """Begin a match and sit down at it."""
        if event.terminals is None:
            self._begin(event.header)
        else:
            self._open(event.header, event.terminals)

    def on_result_screen_again(self) -> None:
        """Deal again to the same table, or go on with those who have."""
        from smilegames.store.errors import Unusable

        assert self.at_table.sitting is not None
        elsewhere = self.at_table.sitting.elsewhere
        if elsewhere is not None:
            elsewhere.go_on()
            self._replace(self._table())
            return
        try:
            header = self.at_table.header_again()
        except Unusable as error:
            self._complain(error)
        else:
            self._begin(header)

    def on_result_screen_other(self) -> None:
        """Let the same people choose another game from the shelf."""
        self.at_table.keep_seats()
        self.at_table.leave()
        if len(self.screen_stack) == 1 or self.desk.straight_to_table:
            self._replace(ShelfScreen(self.desk))
        else:
            self.pop_screen()

    def _begin(self, header: Header, *, unsaved: bool = False) -> None:
        """Sit down at a new match; where it can't be kept, ask whether to play it all the same."""
        from smilegames.store.errors import Unusable

        try:
            self._not_remembered(self.at_table.begin(header, unsaved=unsaved))
        except Unusable as error:
            self._ask(
                asks=self.desk.say(ui.ASK_UNSAVED),
                why=self.desk.say(ui.WHY_UNSAVED, fault=self._fault_line(error)),
                yes=self.desk.say(ui.PLAY_UNSAVED),
                then=partial(self._begin, header, unsaved=True),
            )
        else:
            self._replace(self._table())

    def on_shelf_screen_match_chosen(self, event: ShelfScreen.MatchChosen) -> None:
        """Go on with an unfinished match; ask first where it is open elsewhere."""
        if not event.open_elsewhere:
            self._resume(event.path)
            return
        self._ask(
            asks=self.desk.say(ui.ASK_TAKE_OVER),
            why=self.desk.say(ui.WHY_TAKE_OVER, fault=event.open_elsewhere),
            yes=self.desk.say(ui.TAKE_OVER),
            then=partial(self._resume, event.path, take_over=True),
        )

    def _resume(self, path: Path, *, take_over: bool = False) -> None:
        """Sit down at an unfinished match, or say on the shelf why that can't be done."""
        from smilegames.store.errors import Unusable

        try:
            self.at_table.resume(path, take_over=take_over)
        except Unusable as error:
            self._complain(error)
        else:
            self.push_screen(self._table())

    def on_table_screen_finished(self) -> None:
        """Leave the table for the result."""
        from smilegames.store.errors import Unusable
        from smilegames.tui.screens.result import ResultScreen

        sitting, game = self.at_table.sitting, self.at_table.game
        assert sitting is not None
        if self.desk.only_hand:
            self.on_desk_screen_left()
            return
        result = ResultScreen(self.desk, sitting, game)
        try:
            self.at_table.finish()
        except Unusable as error:
            result.problem = self._fault_line(error)
        self._replace(result)

    def on_table_screen_paused(self) -> None:
        """Put the pause over the table."""
        from smilegames.tui.screens.pause import PauseScreen

        sitting = self.at_table.sitting
        assert sitting is not None
        pause = PauseScreen(self.desk, self.at_table.game, sitting)
        self.push_screen(pause, self._after_pause)

    def _after_pause(self, wish: Wish | None) -> None:
        from smilegames.tui.screens.pause import Wish

        if wish is Wish.LEAVE:
            self.on_desk_screen_left()

    def on_desk_screen_help_wanted(self, event: DeskScreen.HelpWanted) -> None:
        """Lay the help over whatever is up."""
        from smilegames.tui.screens.help import HelpScreen

        self.push_screen(HelpScreen(self.desk, event.game, event.rule, replay=event.replay))

    def on_desk_screen_settings_wanted(self) -> None:
        """Lay the settings over whatever is up."""
        from smilegames.tui.screens.settings import SettingsScreen

        self.push_screen(SettingsScreen(self.desk))

    def on_settings_screen_changed(self, event: SettingsScreen.Changed) -> None:
        """Let a setting apply at once, and write it down."""
        from smilegames.store.config import keep_setting
        from smilegames.store.errors import Unusable

        changed: dict[str, Any] = {event.name: event.value}
        self.desk.settings = replace(self.desk.settings, **changed)
        self._dress(self.desk.settings)
        for screen in self.screen_stack:
            if isinstance(screen, DeskScreen):
                screen.redraw()
        try:
            keep_setting(event.name, event.value)
        except Unusable as error:
            self._complain(error)

    def on_desk_screen_left(self) -> None:
        """Back to the shelf; or out, from there and where the program went straight to a table."""
        self.at_table.leave()
        if self.desk.straight_to_table or len(self.screen_stack) == 1:
            self.exit(0)
        else:
            self.at_table.kept = None
            self.pop_screen()

    def _not_remembered(self, error: Unusable | None) -> None:
        """Say at the table that a set-up could not be kept for the next time."""
        if error is not None:
            fault = self._fault_line(error)
            self.desk.news.add(self.desk.say(ui.NOT_REMEMBERED, fault=fault))

    def _complain(self, error: Unusable) -> None:
        if isinstance(self.screen, DeskScreen):
            self.screen.complain(self._fault_line(error))

    def _fault_line(self, error: Unusable) -> str:
        from smilegames.tui.complaint import fault_line

        return fault_line(self.desk.words, error)

    # Leaving

    def action_help_quit(self) -> None:
        """Ctrl+C steps back as Escape does, and never kills a game."""
        if isinstance(self.screen, DeskScreen):
            self.screen.command("pause")

    async def action_quit(self) -> None:
        """Leave at once; the match is kept."""
        self.at_table.leave()
        self.exit(0)

    def exit(self, *args: Any, **settled: Any) -> None:
        """Leave; what is pressed from now on is meant for nobody here."""
        self.desk.gate.lock()
        super().exit(*args, **settled)

    # Safety

    async def on_event(self, event: events.Event) -> None:
        """Let no key through that was meant for the screen before, and say so."""
        if isinstance(event, _TOUCH) and not event.is_forwarded:
            gate = self.desk.gate
            if not gate.lets_through(event.time):
                if isinstance(event, events.Key) and not gate.is_locked:
                    await self._came_too_soon(event.key)
                return
        await super().on_event(event)

    async def _came_too_soon(self, key: str) -> None:
        """Leave and cover all the same: whoever wants that never waits for a screen."""
        command = self.desk.keys.command(key)
        if key == LEAVES:
            await self.action_quit()
        elif command == "cover":
            self._conceal_all()
        elif isinstance(self.screen, DeskScreen):
            self.screen.too_quick()

    def on_app_blur(self) -> None:
        if self.desk.settings.hide_on_blur:
            self._conceal_all()

    def on_resize(self, event: events.Resize) -> None:
        least = least_size(only_hand=self.desk.only_hand)
        too_small = event.size.width < least.width or event.size.height < least.height
        self._conceal_all()
        if too_small and not isinstance(self.screen, SmallScreen):
            self.push_screen(SmallScreen(self.desk))
        elif not too_small and isinstance(self.screen, SmallScreen):
            self.pop_screen()

    def _conceal_all(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, DeskScreen) and screen.is_mounted:
                screen.conceal()


def _own_commands(game: str) -> Collection[str]:
    from smilegames.tui.table.rooms import own_commands

    return own_commands(game)
