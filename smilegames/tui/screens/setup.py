"""Who plays, in which seats, who starts, with which options and how secrets are kept."""

from __future__ import annotations

from collections.abc import Hashable

from textual import events
from textual.app import ComposeResult
from textual.message import Message as Posted

from smilegames.core.game import Game, Option, OptionValue, Secrecy
from smilegames.core.record import Header, Policy
from smilegames.store.config import SetUp
from smilegames.store.errors import Unusable
from smilegames.text import shared, ui
from smilegames.text.faults import fault_text
from smilegames.text.programs import LEVELS
from smilegames.text.shelf_text import shelf_text
from smilegames.tui.complaint import fault_line
from smilegames.tui.desk import Desk
from smilegames.tui.keys import Hint
from smilegames.tui.screens.page import Page
from smilegames.tui.screens.setup_form import Chair, OptionLine, Settled, SetupForm, Terminals
from smilegames.tui.widgets.bars import Title, TitleBar
from smilegames.tui.widgets.choice import Choice, ChoiceLines
from smilegames.tui.widgets.name_field import NameField, NameFields
from smilegames.tui.widgets.places import Column

_POLICY_WORDS = {
    Policy.STANDARD: ui.POLICY_STANDARD,
    Policy.STRICT: ui.POLICY_STRICT,
    Policy.OPEN: ui.POLICY_OPEN,
}
_SWAPS = {"shift+up": -1, "ctrl+up": -1, "shift+down": 1, "ctrl+down": 1}


class SetupScreen(Page[None]):
    """A short form; every line is one arrow key away from the next."""

    CSS_PATH = "setup.tcss"

    class Agreed(Posted):
        """The match that everybody sits down to; `terminals`: at which, where not at one."""

        def __init__(self, header: Header, terminals: Terminals | None) -> None:
            super().__init__()
            self.header = header
            self.terminals = terminals

    class GivenUp(Posted):
        """Nobody sits down now; `set_up` is what was written so far."""

        def __init__(self, game: Game, set_up: SetUp) -> None:
            super().__init__()
            self.game = game
            self.set_up = set_up

    def __init__(self, desk: Desk, game: Game, before: SetUp) -> None:
        super().__init__(desk)
        self._game = game
        self._text = shelf_text(game.id)
        self.form = SetupForm(game, before, desk.settings.secrecy)

    def compose_page(self) -> ComposeResult:
        glyphs = self.desk.glyphs
        with Column(id="form"):
            yield NameFields(glyphs)
            yield ChoiceLines(glyphs)

    # Keys

    def typed(self, event: events.Key) -> bool:
        if not self.form.write(event.key, event.character):
            return False
        self.problem = ""
        self.redraw()
        return True

    def pasted(self, text: str) -> None:
        self.form.paste(text)
        self.redraw()

    def act(self, command: str) -> None:
        form = self.form
        if command in ("up", "down"):
            form.move(1 if command == "down" else -1)
        elif command in ("tab", "shift+tab"):
            form.put_down()
            form.move(1 if command == "tab" else -1)
        elif command in _SWAPS:
            form.swap(_SWAPS[command])
        elif command == "help":
            self.ask(self.HelpWanted(self._game))
        elif form.lifts_chair:
            if command in ("left", "right", "commit", "pause", "lift"):
                form.put_down()
        elif command == "pause":
            self.ask(self.GivenUp(self._game, form.set_up()))
        elif command == "commit":
            self._confirm()
        elif command in ("left", "right"):
            form.turn(1 if command == "right" else -1)

    def _confirm(self) -> None:
        """Deal, or go on to the next line."""
        if self.form.here is not Settled.DEAL:
            self.form.move(1)
            return
        try:
            self.ask(self.Agreed(self.form.header(), self.form.terminals()))
        except Unusable as error:
            self.problem = fault_line(self.desk.words, error)

    def wheel(self, command: str) -> None:
        """Nothing scrolls here."""

    def press(self, target: Hashable) -> None:
        match target:
            case ("chair", int(seat)):
                self.form.sit(Chair(seat))
            case OptionLine() | Settled.FIRST | Settled.SECRECY | Settled.HINTS | Settled.ABSENT:
                self.form.sit(target)
                self.form.turn(1)
            case Settled.DEAL:
                self.form.sit(target)
                self._confirm()
            case _:
                super().press(target)
                return
        self.redraw()

    # Showing

    def show(self) -> None:
        self.query_one(TitleBar).data = Title(
            self.say(self._text.NAME),
            self.say(ui.SETUP),
            "",
            self.say(ui.PLAYERS, low=self._game.min_seats, high=self._game.max_seats),
        )
        fields, lines = self.query_one(NameFields), self.query_one(ChoiceLines)
        # How many lines there are decides how high the form is.
        before = len(lines.data or ())
        fields.data = tuple(map(self._field, range(self._game.max_seats)))
        lines.data = tuple(self._choices())
        if len(lines.data) != before:
            self.refresh(layout=True)
            fields.refresh(layout=True)
            lines.refresh(layout=True)

    def note(self) -> str:
        """Explain the line at hand; in a high window that stands below each."""
        if isinstance(self.form.here, Chair):
            fault = self.form.fault_of(self.form.here.seat)
            if fault is not None:
                return fault_text(self.desk.words, fault)
            seat = self.form.here.seat
            if self.form.programs[seat] is not None and not self.form.lifts_chair:
                return self.say(ui.PROGRAM_NOTE)
            if self.form.lifts_chair:
                return self.say(ui.CHAIR_NOTE)
            return self.say(shared.ELSEWHERE_NOTE if self._sits_apart(seat) else ui.NAME_HINT)
        if self.has_class("-high"):
            return ""
        return next((line.note for line in self._choices() if line.here), "")

    def _sits_apart(self, seat: int) -> bool:
        """Return whether a chair has a person at another terminal."""
        return self.form.elsewhere[seat] and seat in self.form.chairs

    def _field(self, seat: int) -> NameField:
        form, name = self.form, self.form.names[seat]
        here = form.here == Chair(seat)
        fault = form.fault_of(seat)
        starts, level = seat == form.first, form.programs[seat]
        note = self.say(ui.STARTS) if starts else ""
        if level is not None:
            program = ui.PROGRAM_STARTS if starts else ui.PROGRAM
            note = self.say(program, level=self.say(LEVELS[level]))
        elif self._sits_apart(seat):
            note = self.say(shared.ELSEWHERE_STARTS if starts else shared.ELSEWHERE)
        if fault is not None:
            note = self.say(ui.NAME_FAULTS[fault.code], **fault.params)
        return NameField(
            self.say(ui.PLAYER, n=seat + 1),
            name.text,
            name.at if here and not form.lifts_chair else None,
            here and form.lifts_chair,
            note,
            fault is not None,
            level is not None,
        )

    def _choices(self) -> list[Choice]:
        form, say = self.form, self.say
        first = form.first
        starter = say(ui.FIRST_RANDOM) if first is None else form.names[first].text
        lines = [
            Choice(
                say(self._text.OPENING),
                starter,
                say(ui.FIRST_NOTE),
                form.here is Settled.FIRST,
                bool(form.players),
                Settled.FIRST,
            ),
            *map(self._option, form.options),
            Choice(
                say(ui.HINTS),
                say(ui.ON if form.hints else ui.OFF),
                say(ui.HINTS_NOTE),
                form.here is Settled.HINTS,
                target=Settled.HINTS,
            ),
            *self._absent(),
            Choice(
                say(ui.POLICY),
                say(_POLICY_WORDS[form.policy]),
                say(self._policy_note()),
                form.here is Settled.SECRECY,
                target=Settled.SECRECY,
            ),
        ]
        return [*lines, Choice(say(ui.DEAL), here=form.here is Settled.DEAL, target=Settled.DEAL)]

    def _absent(self) -> list[Choice]:
        """Offer what becomes of those who are away, where somebody can be."""
        form, say = self.form, self.say
        if not form.is_shared:
            return []
        value = say(shared.ABSENT_WAIT)
        if form.absent is not None:
            value = say(shared.ABSENT_LEVEL, level=say(LEVELS[form.absent]))
        here = form.here is Settled.ABSENT
        note = say(shared.ABSENT_NOTE)
        return [Choice(say(shared.ABSENT), value, note, here, target=Settled.ABSENT)]

    def _option(self, option: Option) -> Choice:
        text, line = self._text.OPTIONS[option.name], OptionLine(option.name)
        return Choice(
            self.say(text.label),
            self._value(option, self.form.value_of(option)),
            self.say(text.help),
            self.form.here == line,
            target=line,
        )

    def _value(self, option: Option, value: OptionValue) -> str:
        if isinstance(value, bool):
            return self.say(ui.ON if value else ui.OFF)
        players = self.form.players
        return players[value - 1] if option.names_player else str(value)

    def _policy_note(self) -> str:
        if self.form.policy is not Policy.STANDARD:
            strict = self.form.policy is Policy.STRICT
            return ui.POLICY_STRICT_NOTE if strict else ui.POLICY_OPEN_NOTE
        hands = self._game.secrecy is Secrecy.CURTAIN
        return ui.POLICY_CURTAIN_NOTE if hands else ui.POLICY_PEEK_NOTE

    def hints(self) -> list[Hint]:
        say, desk, form = self.say, self.desk, self.form
        if form.lifts_chair:
            return [
                Hint("", say(ui.KEY_CHANGE_SEATS), printed=desk.arrows()),
                Hint("commit", say(ui.KEY_PUT_DOWN)),
            ]
        hints = [Hint("", say(ui.KEY_MOVE), printed=desk.arrows())]
        if isinstance(form.here, Chair) and form.players:
            # Left of the first letter lies the chair itself, right of the last one a program.
            there = ("left",) if form.is_at_begin else ("top", "left")
            hints.append(Hint("", say(ui.KEY_CHANGE_SEATS), printed=desk.arrows(*there)))
        elif not isinstance(form.here, Chair) and form.here is not Settled.DEAL:
            hints.append(Hint("", say(ui.KEY_CHANGE), printed=desk.arrows("left", "right")))
        deal = form.here is Settled.DEAL
        if isinstance(form.here, Chair) and form.is_at_end:
            level = form.programs[form.here.seat]
            label = ui.KEY_PROGRAM if level is None else ui.KEY_STRONGER
            if form.goes_elsewhere(form.here.seat):
                label = shared.KEY_ELSEWHERE
            hints.append(Hint("", say(label), printed=desk.printed("right")))
        hints.append(Hint("commit", say(ui.KEY_DEAL if deal else ui.KEY_ONWARD)))
        if not form.typing:
            hints.append(Hint("help", say(ui.KEY_HELP)))
        return [*hints, Hint("pause", say(ui.KEY_BACK))]
