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
from smilegames.store.names import MOST_CELLS, tidy
from smilegames.store.set_up import new_header
from smilegames.text import ui
from smilegames.text.shelf_text import shelf_text
from smilegames.tui.complaint import fault_line
from smilegames.tui.draw.bars import Key, draw_footer
from smilegames.tui.draw.grid import Area
from smilegames.tui.draw.ink import BOLD, DIM, YOU
from smilegames.tui.widgets.choice import Choice
from smilegames.tui.widgets.zone import Zone

if TYPE_CHECKING:
    from smilegames.tui.app import SmileApp

POLICIES = (Policy.STANDARD, Policy.STRICT, Policy.OPEN)


class SetupScreen(Screen[None]):
    """A short form; every line is one arrow key away from the next."""

    CSS_PATH = "setup.tcss"
    AUTO_FOCUS = "Input"

    def __init__(self, game: Game, before: SetUp) -> None:
        super().__init__()
        self._game = game
        self._before = before
        self._text = shelf_text(game.id)
        self._problem = ""
        self._settled: dict[str, OptionValue] = dict(before.options)

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

    def _name_field(self, seat: int) -> Input:
        names = self._before.names
        field = Input(
            names[seat] if seat < len(names) else "",
            max_length=2 * MOST_CELLS,
            select_on_focus=False,
            id=f"name-{seat}",
        )
        field.cursor_blink = False
        return field

    def _option_line(self, option: Option) -> Choice:
        words = self._text.OPTIONS[option.name]
        values = option.values()
        proposed = option.proposed(len(self._names()) or self._game.min_seats)
        chosen = self._settled.get(option.name, proposed)
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
        chosen = Policy(self._before.policy or self._app.settings.policy)
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

    def _names(self) -> list[str]:
        if not self.is_mounted:
            return [name for name in self._before.names if name]
        return [name for field in self._fields() if (name := tidy(field.value))]

    def _starters(self) -> list[str]:
        return [self._app.words(ui.FIRST_RANDOM), *self._names()]

    def _options(self) -> dict[str, OptionValue]:
        seats = len(self._names())
        chosen: dict[str, OptionValue] = {}
        for option in self._game.options:
            if not option.seats or seats in option.seats:
                line = self.query_one(f"#option-{option.name}", Choice)
                chosen[option.name] = option.values()[line.at]
        return chosen

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
        moves = {"up": self.focus_previous, "down": self.focus_next}
        if event.key in moves:
            moves[event.key]()
        elif event.key in ("shift+up", "shift+down", "ctrl+up", "ctrl+down"):
            self._move_seat(1 if event.key.endswith("down") else -1)
        elif event.key == "escape":
            self._app.go_home()
        else:
            return
        event.stop()
        event.prevent_default()

    def _move_seat(self, by: int) -> None:
        fields = self._fields()
        if not isinstance(self.focused, Input):
            return
        here = fields.index(self.focused)
        there = here + by
        if 0 <= there < len(fields):
            mine, theirs = fields[here].value, fields[there].value
            fields[here].value, fields[there].value = theirs, mine
            fields[there].focus()

    def on_input_changed(self) -> None:
        self._problem = ""
        first = self.query_one("#first", Choice)
        first.offer(self._starters(), 0)
        self._propose_options()
        self.query_one("#note", Zone).paint()

    def _propose_options(self) -> None:
        """Follow the number of players with options that nobody has touched (MT-31)."""
        seats = len(self._names())
        for option in self._game.options:
            if option.suggested and option.name not in self._settled:
                line = self.query_one(f"#option-{option.name}", Choice)
                words = [self._option_word(value) for value in option.values()]
                line.offer(words, option.values().index(option.proposed(seats)))

    def on_input_submitted(self) -> None:
        self.focus_next()

    def on_choice_changed(self, event: Choice.Changed) -> None:
        name = (event.choice.id or "").removeprefix("option-")
        for option in self._game.options:
            if option.name == name:
                self._settled[name] = option.values()[event.choice.at]
        self._problem = ""
        self.query_one("#note", Zone).paint()

    def on_choice_confirmed(self, event: Choice.Confirmed) -> None:
        if event.choice.id == "deal":
            self._deal()
        else:
            self.focus_next()

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
            area.paragraph(6, 1, area.width - 12, self._problem, YOU)
        elif isinstance(self.focused, Choice) and self.focused.note:
            area.paragraph(6, 1, area.width - 12, self.focused.note, DIM)
        elif isinstance(self.focused, Input):
            area.paragraph(6, 1, area.width - 12, self._app.words(ui.NAME_HINT), DIM)

    def _paint_foot(self, area: Area) -> None:
        words = self._app.words
        arrows = "Up Down" if self._app.look.glyphs.name == "ascii" else "↑ ↓"
        sideways = "Left Right" if self._app.look.glyphs.name == "ascii" else "← →"
        keys = [Key(arrows, words(ui.KEY_MOVE))]
        if isinstance(self.focused, Input):
            keys.append(Key(f"Shift {arrows}", words(ui.KEY_SEAT)))
        elif isinstance(self.focused, Choice) and self.focused.id != "deal":
            keys.append(Key(sideways, words(ui.KEY_CHANGE)))
        deal = isinstance(self.focused, Choice) and self.focused.id == "deal"
        keys.append(Key("Enter", words(ui.KEY_DEAL if deal else ui.KEY_ONWARD)))
        draw_footer(area, [*keys, Key("Esc", words(ui.KEY_BACK))])
