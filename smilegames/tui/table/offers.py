"""Which keys work at a table now, for the footer and the help: the most needed first."""

from __future__ import annotations

from typing import Any

from smilegames.core.playing import Playing
from smilegames.text import ui
from smilegames.text.game_text import GameText
from smilegames.text.words import Message
from smilegames.tui.keys import Hint
from smilegames.tui.table.chooser import Chooser
from smilegames.tui.table.course import Course
from smilegames.tui.table.phase import Phase
from smilegames.tui.table.sight import Sight
from smilegames.tui.table.why_not import WhyNot


class Offers:
    """Lists hints for each phase of a table. Knows no key, only commands."""

    def __init__(
        self,
        match: Playing,
        chooser: Chooser[Any, Any],
        text: GameText,
        why_not: WhyNot,
        course: Course,
    ) -> None:
        self._match = match
        self._course = course
        self._chooser = chooser
        self._text = text
        self._why_not = why_not

    def at(
        self, phase: Phase, arrows: str, *, log_beside: bool, again: bool, peek: bool, advises: bool
    ) -> list[Hint]:
        """List the hints of a phase.

        `arrows` is how the keys that scroll are printed; `log_beside` says that the log is up
        anyway, `again` that there is something to show once more, `peek` that a corner can be
        lifted, `advises` that hints are allowed.
        """
        log = [] if log_beside else [self._hint("log", ui.KEY_LOG)]
        # What only shows something gives way to what commits.
        idle = self._chooser.selected is None or phase is Phase.COVERED
        more = [Hint("again", self._chooser.say(ui.KEY_SHOW_AGAIN), footer=idle)] if again else []
        help_, pause = self._hint("help", ui.KEY_HELP), self._way_out(phase)
        if phase is Phase.LOG:
            scroll = Hint("", self._chooser.say(ui.KEY_SCROLL), printed=arrows)
            return [scroll, self._hint("log", ui.KEY_CLOSE), help_, pause]
        if phase is Phase.CURTAIN:
            return [self._hint("lift", ui.KEY_LIFT_CURTAIN), *self._undo(), help_, pause]
        if phase is Phase.COVERED:
            return [self._hint("lift", ui.KEY_LIFT), *self._undo(), *more, *log, help_, pause]
        if phase is Phase.ELSEWHERE:
            return [*self._undo(), *more, *log, help_, pause]
        if phase in (Phase.TOLD, Phase.BOARD, Phase.MOMENT, Phase.OVER):
            return [self._hint("commit", ui.KEY_ONWARD), *log, help_, pause]
        hint = [self._hint("hint", ui.KEY_HINT)] if advises and self._is_a_choice else []
        return [*self._asked(phase, peek=peek), *self._undo(), *more, *log, *hint, help_, pause]

    @property
    def _is_a_choice(self) -> bool:
        # How much a seat can do may follow from what a peek hides.
        return self._course.sight is Sight.PEEK or len(self._chooser.choices) > 1

    def _way_out(self, phase: Phase) -> Hint:
        """Say what the key that leads out does: it goes back a step first, where there is one."""
        steps = phase is Phase.LIFTED and self._chooser.can_go_back
        goes_back = steps or phase in (Phase.LOG, Phase.PEEK)
        return self._hint("pause", ui.KEY_BACK if goes_back else ui.KEY_PAUSE)

    def _asked(self, phase: Phase, *, peek: bool) -> list[Hint]:
        """List what whoever must decide can do."""
        chooser = self._chooser
        hints = list(chooser.hints())
        if chooser.legal or self._why_not.is_secret:
            action = chooser.selected
            label = chooser.say(self._text.doing(action)) if action is not None else ""
            hints.insert(0, Hint("commit", label))
        elif chooser.selected is not None:
            hints.append(self._hint("why", ui.KEY_WHY))
        if peek:
            closes = phase is Phase.PEEK
            hints.append(self._hint("peek", ui.KEY_PEEK_CLOSE if closes else ui.KEY_PEEK))
        elif self._course.covers:
            hints.append(self._hint("cover", ui.KEY_COVER))
        return hints

    def _undo(self) -> list[Hint]:
        """Offer to take the last decision back, saying whose it was."""
        seat = self._match.last_seat
        if seat is None or self._course.undo_refusal() is not None:
            return []
        name, say = self._chooser.speaker.name(seat), self._chooser.say
        deed = say(self._text.deed(self._match.last_action))
        return [Hint("undo", say(ui.KEY_UNDO, name=name, deed=deed))]

    def _hint(self, command: str, label: Message) -> Hint:
        return Hint(command, self._chooser.say(label))
