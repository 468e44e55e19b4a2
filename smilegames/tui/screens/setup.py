"""Who plays, in which seats, who starts, with which options and how secrets are kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Input, Label

from smilegames.core.game import Game, Option, OptionValue, Secrecy
from smilegames.core.record import Header, Policy
from smilegames.store.config import SetUp
from smilegames.store.errors import Unusable
from smilegames.store.names import tidy
from smilegames.store.set_up import new_header
from smilegames.text import ui
from smilegames.text.shelf_text import shelf_text
from smilegames.tui.complaint import fault_line
from smilegames.tui.desk import Desk
from smilegames.tui.drawing.bars import draw_footer
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import BOLD, DIM, YOU
from smilegames.tui.keys import Hint
from smilegames.tui.widgets.choice import Choice
from smilegames.tui.widgets.name_field import NameField
from smilegames.tui.widgets.zone import Zone

if TYPE_CHECKING:
    from smilegames.tui.app import SmileApp

POLICIES = (Policy.STANDARD, Policy.STRICT, Policy.OPEN)


class SetupScreen(Screen[None]):
    """A short form; every line is one arrow key away from the next."""

    CSS_PATH = "setup.tcss"
    AUTO_FOCUS = "Input"

    def __init__(self, desk: Desk, game: Game, before: SetUp) -> None:
        super().__init__()
        self._game = game
        self._before = before
        self._text = shelf_text(game.id)
        self._problem = ""
        self._first: int | None = None
        """The chair of whoever starts, whatever the name in it; None leaves it to chance."""
        self._settled: dict[str, OptionValue] = _touched(game, before)

    @property
    def _app(self) -> SmileApp:
        return cast("SmileApp", self.app)

    # Building

    def compose(self) -> ComposeResult:
        glyphs = self._app.look.glyphs
        say = self._app.words
        yield Zone(self._paint_top, id="top")
        with Vertical(id="form"):
            for seat in range(self._game.max_seats):
                with Horizontal(classes="seat"):
                    yield Label(say(ui.PLAYER, n=seat + 1))
                    yield self._name_field(seat)
            with Vertical(id="choices"):
                opening = say(self._text.OPENING)
                yield Choice(opening, self._starters(), 0, glyphs, id="first")
                for option in self._game.options:
                    yield self._option_line(option)
                yield self._policy_line()
            yield Choice(say(ui.DEAL), (), 0, glyphs, id="deal")
        yield Zone(self._paint_note, id="note")
        yield Zone(self._paint_foot, id="foot")

    def _name_field(self, seat: int) -> NameField:
        names = self._before.names
        name = names[seat] if seat < len(names) else ""
        return NameField(name, self._press, id=f"name-{seat}")

    def _option_line(self, option: Option) -> Choice:
        words = self._text.OPTIONS[option.name]
        values = option.values()
        chosen = self._settled.get(option.name, option.default)
        return Choice(
            self._app.words(words.label),
            [self._option_word(value) for value in values],
            values.index(chosen),
            self._app.look.glyphs,
            notes=[self._app.words(words.help)],
            id=f"option-{option.name}",
        )

    def _policy_line(self) -> Choice:
        curtain = self._game.secrecy is Secrecy.CURTAIN
        standard = ui.POLICY_CURTAIN_NOTE if curtain else ui.POLICY_PEEK_NOTE
        say = self._app.words
        chosen = Policy(self._before.policy or self._app.settings.secrecy)
        return Choice(
            say(ui.POLICY),
            [say(each) for each in (ui.POLICY_STANDARD, ui.POLICY_STRICT, ui.POLICY_OPEN)],
            POLICIES.index(chosen),
            self._app.look.glyphs,
            notes=[say(each) for each in (standard, ui.POLICY_STRICT_NOTE, ui.POLICY_OPEN_NOTE)],
            id="policy",
        )

    def _option_word(self, value: OptionValue) -> str:
        if isinstance(value, bool):
            return self._app.words(ui.ON if value else ui.OFF)
        return str(value)

    # What the form says

    def _fields(self) -> list[Input]:
        return list(self.query(Input))

    def _chairs(self) -> list[int]:
        """List the chairs that have a name."""
        return [chair for chair, field in enumerate(self._fields()) if tidy(field.value)]

    def _names(self) -> list[str]:
        if not self.is_mounted:
            return [name for name in self._before.names if name]
        fields = self._fields()
        return [tidy(fields[chair].value) for chair in self._chairs()]

    def _starters(self) -> list[str]:
        return [self._app.words(ui.FIRST_RANDOM), *self._names()]

    def _options(self) -> dict[str, OptionValue]:
        chosen: dict[str, OptionValue] = {}
        for option in self._game.options:
            if self._exists(option):
                line = self.query_one(f"#option-{option.name}", Choice)
                chosen[option.name] = option.values()[line.at]
        return chosen

    def _exists(self, option: Option) -> bool:
        """Tell whether this many players have an option at all."""
        return not option.seats or len(self._names()) in option.seats

    def _policy(self) -> Policy:
        return POLICIES[self.query_one("#policy", Choice).at]

    def _header(self) -> Header:
        first = self.query_one("#first", Choice).at
        return new_header(
            self._game,
            self._names(),
            options=self._options(),
            first=first - 1 if first else None,
            policy=self._policy(),
        )

    def _deal(self) -> None:
        try:
            header = self._header()
            self._app.deal(header, self._game)
        except Unusable as error:
            self._problem = fault_line(self._app.words, error)
            self.query_one("#note", Zone).paint()

    # Keys and messages

    def on_mount(self) -> None:
        self._fit_options()
        names = [tidy(name) for name in self._before.names if name]
        free = next((field for field in self._fields() if not field.value), None)
        target = self.query_one("#deal", Choice) if len(names) >= self._game.min_seats else free
        if target is not None:
            target.focus()

    def on_screen_resume(self) -> None:
        gate = self._app.gate
        gate.shut()
        self.call_after_refresh(gate.painted)

    def on_key(self, event: events.Key) -> None:
        if self._press(self._app.keys.command(event.key)):
            event.stop()
            event.prevent_default()

    def _press(self, command: str) -> bool:
        """Act on a command that no field has taken; return whether it means something here."""
        typing = isinstance(self.focused, Input)
        if command == "up":
            self.focus_previous()
        elif command == "down" or (typing and command in ("commit", "enter")):
            self.focus_next()
        elif command in ("shift+up", "shift+down", "ctrl+up", "ctrl+down"):
            self._move_seat(1 if command.endswith("down") else -1)
        elif command == "pause":
            self._app.go_home()
        elif command == "help":
            self._app.show_rules(self._game, self._hints())
        elif isinstance(self.focused, Choice):
            return self.focused.press(command)
        else:
            return False
        return True

    def on_zone_pressed(self, event: Zone.Pressed) -> None:
        event.stop()
        self._press(str(event.target))

    def _move_seat(self, by: int) -> None:
        """Change places with the neighbour; whoever starts still does."""
        fields = self._fields()
        if not isinstance(self.focused, Input):
            return
        here = fields.index(self.focused)
        there = here + by
        if 0 <= there < len(fields):
            mine, theirs = fields[here].value, fields[there].value
            fields[here].value, fields[there].value = theirs, mine
            if self._first in (here, there):
                self._first = here + there - self._first
            fields[there].focus()

    def on_input_changed(self) -> None:
        self._problem = ""
        chairs = self._chairs()
        at = chairs.index(self._first) + 1 if self._first in chairs else 0
        self.query_one("#first", Choice).offer(self._starters(), at)
        self._fit_options()
        self.query_one("#note", Zone).paint()

    def _fit_options(self) -> None:
        """Offer the options that this many players have."""
        for option in self._game.options:
            self.query_one(f"#option-{option.name}", Choice).display = self._exists(option)

    def on_choice_changed(self, event: Choice.Changed) -> None:
        line = event.choice
        if line.id == "first":
            self._first = self._chairs()[line.at - 1] if line.at else None
        for option in self._game.options:
            if line.id == f"option-{option.name}":
                self._settled[option.name] = option.values()[line.at]
        self._problem = ""
        self.query_one("#note", Zone).paint()

    def on_choice_confirmed(self, event: Choice.Confirmed) -> None:
        if event.choice.id != "deal":
            self.focus_next()
        elif self._app.screen is self:  # A doubled Enter deals once.
            self._deal()

    def on_descendant_focus(self) -> None:
        for zone in ("#note", "#foot"):
            self.query_one(zone, Zone).paint()

    # Drawing

    def _paint_top(self, area: Area) -> None:
        area.put(4, 1, self._app.words(self._text.NAME).upper(), YOU)
        title = self._app.words(ui.SETUP)
        x = area.put(47, 1, title, BOLD)
        players = self._app.words(ui.PLAYERS, low=self._game.min_seats, high=self._game.max_seats)
        area.put(x + 3, 1, players, DIM)

    def _paint_note(self, area: Area) -> None:
        if self._problem:
            area.paragraph(6, 1, area.width - 12, self._problem, BOLD)
        elif isinstance(self.focused, Choice) and self.focused.note:
            area.paragraph(6, 1, area.width - 12, self.focused.note, DIM)
        elif isinstance(self.focused, Input):
            area.paragraph(6, 1, area.width - 12, self._app.words(ui.NAME_HINT), DIM)

    def _paint_foot(self, area: Area) -> None:
        draw_footer(area, self._app.footer(self._hints()))

    def _hints(self) -> list[Hint]:
        say, arrows = self._app.words, self._app.arrows
        plain = "Up Down" if self._app.look.glyphs.name == "ascii" else "↑ ↓"
        hints = [Hint("", say(ui.KEY_MOVE), printed=arrows())]
        here = self.focused
        deal = isinstance(here, Choice) and here.id == "deal"
        if isinstance(here, Input):
            hints.append(Hint("", say(ui.KEY_SEAT), printed=f"Shift {plain}"))
        elif not deal:
            hints.append(Hint("", say(ui.KEY_CHANGE), printed=arrows("left", "right")))
        hints.append(Hint("commit", say(ui.KEY_DEAL if deal else ui.KEY_ONWARD)))
        if not isinstance(here, Input):
            hints.append(Hint("help", say(ui.KEY_RULES)))
        return [*hints, Hint("pause", say(ui.KEY_BACK))]


def _touched(game: Game, before: SetUp) -> dict[str, OptionValue]:
    """Return the options that somebody chose, rather than took as proposed."""
    return {
        option.name: before.options[option.name]
        for option in game.options
        if before.options.get(option.name, option.default) != option.default
    }
