"""The first screen: the games on the shelf, and the matches that wait to be finished."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from smilegames.core.game import Game
from smilegames.games import registry
from smilegames.text import ui
from smilegames.text.shelf_text import shelf_text
from smilegames.tui.desk import Desk
from smilegames.tui.drawing.bars import draw_footer
from smilegames.tui.drawing.grid import Area, cut
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, YOU, Ink, Tone
from smilegames.tui.drawing.shelf_faces import shelf_face
from smilegames.tui.keys import Hint
from smilegames.tui.screens.stage import StageScreen

if TYPE_CHECKING:
    from smilegames.store.sitting import Unfinished

TONES = (Tone.YELLOW, Tone.RED, Tone.GREEN, Tone.PINK, Tone.PURPLE)
SHELF_WIDTH = 54
SHOWN = 4
"""How many unfinished matches are listed."""


class HomeScreen(StageScreen):
    """Digits and arrows choose, Enter sits down; the right arrow goes to the unfinished matches."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._shelf: Sequence[Game] = list(registry.games().values())
        self._at = 0
        self._waiting: list[Unfinished] = []
        self._broken = self._unread = 0
        self._among_waiting = False

    def on_screen_resume(self) -> None:
        self.game_app.news.take()  # What of the config is not followed stands on the shelf.
        self.call_after_refresh(self._look_for_waiting)

    def _look_for_waiting(self) -> None:
        """List unfinished matches: after the first frame, for reading them loads much code."""
        from smilegames.store.sitting import unfinished

        self._waiting, self._broken, self._unread = unfinished()
        self._among_waiting = self._among_waiting and bool(self._waiting)
        self._at = min(self._at, self._last())
        self.redraw()

    # Keys

    def command(self, command: str) -> None:
        self.problem = ""
        if command in ("up", "down"):
            self._at = (self._at + (1 if command == "down" else -1)) % (self._last() + 1)
        elif command in ("left", "right"):
            wanted = command == "right" and bool(self._waiting)
            if wanted != self._among_waiting:
                self._among_waiting, self._at = wanted, 0
        elif command.isdecimal() and 1 <= int(command) <= len(self._shelf):
            self._among_waiting, self._at = False, int(command) - 1
        else:
            self._act(command)
            return
        self.redraw()

    def _act(self, command: str) -> None:
        app = self.game_app
        if command == "quit":
            app.exit(0)
        elif command == "commit" and self._among_waiting:
            app.resume_match(self._waiting[self._at].path)
        elif command == "commit":
            app.set_up(self._shelf[self._at])
        elif command == "resume" and self._waiting:
            at = self._at if self._among_waiting else 0
            app.resume_match(self._waiting[at].path)
        elif command == "help":
            app.show_rules(self._here(), self._hints())

    def press(self, target: Hashable) -> None:
        match target:
            case ("game", int(at)):
                self._among_waiting, self._at = False, at
                self._act("commit")
            case ("waiting", int(at)):
                self._among_waiting, self._at = True, at
                self._act("commit")
            case _:
                super().press(target)

    def complain(self, problem: str) -> None:
        """Say what could not be done, and look again at what waits: it may be gone."""
        super().complain(problem)
        self._look_for_waiting()

    def _here(self) -> Game:
        """Return the game that is chosen, or whose match is."""
        if self._among_waiting:
            return registry.games()[self._waiting[self._at].game]
        return self._shelf[self._at]

    def _last(self) -> int:
        return len(self._waiting[:SHOWN] if self._among_waiting else self._shelf) - 1

    def _hints(self) -> list[Hint]:
        say = self.say
        count = len(self._shelf)
        hints = [
            Hint("", say(ui.KEY_CHOOSE), printed="1" if count == 1 else f"1-{count}"),
            Hint("commit", say(ui.KEY_RESUME if self._among_waiting else ui.KEY_SIT_DOWN)),
        ]
        if self._waiting and not self._among_waiting:
            hints.append(Hint("resume", say(ui.KEY_RESUME)))
        return [*hints, Hint("help", say(ui.KEY_RULES)), Hint("quit", say(ui.KEY_LEAVE))]

    # Drawing

    def paint(self, area: Area) -> None:
        left = max(2, (area.width - SHELF_WIDTH - 26) // 2 + 1)
        top = 2 if area.height < 34 else 5
        x = area.put(left + 2, top, " ".join(self.say(ui.TITLE)), YOU)
        subtitle = ui.SUBTITLE if len(self._shelf) == 5 else ui.SUBTITLE_FEW
        area.put(x + 4, top, self.say(subtitle), DIM)
        for at, game in enumerate(self._shelf):
            self._paint_game(area.part(left, top + 3 + 3 * at, SHELF_WIDTH, 2), at, game)
        aside = left + SHELF_WIDTH + 1
        width, height = area.width - aside - 1, area.height - top - 4
        self._paint_waiting(area.part(aside, top + 3, width, height))
        complaint = next(iter(self.game_app.news.complaints()), "")
        said, ink = (self.problem, BOLD) if self.problem else (complaint, DIM)
        area.paragraph(left + 2, area.height - 4, SHELF_WIDTH - 2, said, ink)
        draw_footer(area.part(0, area.height - 1, None, 1), self.keys(self._hints()))

    def _paint_game(self, place: Area, at: int, game: Game) -> None:
        here = not self._among_waiting and at == self._at
        text = shelf_text(game.id)
        tone = TONES[(game.shelf - 1) % len(TONES)]
        place.hit(("game", at))
        place.put(0, 0, str(at + 1), YOU if here else DIM)
        if here:
            place.put(1, 0, self.look.glyphs.here, YOU)
        card = place.part(2, 0)
        card.fill(Tone.LIT if here else Tone.PANEL)
        for y in range(2):
            card.put(0, y, self.look.glyphs.bar, YOU if here else Ink(tone))
        eyes = shelf_face(game.id, self.look.glyphs)
        card.put(3, 0, f"{eyes[0]}   {eyes[2]}", Ink(tone, bold=True))
        card.put(5, 1, eyes[1], Ink(tone, bold=True))
        card.put(11, 0, self.say(text.NAME), BOLD)
        card.put(11, 1, self.say(text.TAGLINE), TEXT if here else DIM)
        players = self.say(ui.PLAYERS, low=game.min_seats, high=game.max_seats)
        minutes = self.say(ui.MINUTES, minutes=game.minutes)
        card.put_right(card.width - 9, 0, players, DIM)
        card.put_right(card.width - 1, 0, minutes, DIM)

    def _paint_waiting(self, place: Area) -> None:
        shown = self._waiting[:SHOWN]
        more = len(self._waiting) - len(shown) + self._unread
        notes = [self.say(ui.MORE_UNFINISHED, n=more)] if more else []
        if self._broken:
            notes.append(self.say(ui.BROKEN, n=self._broken))
        if not shown and not notes:
            return
        text = place.part(2, 0)
        text.put(0, 0, self.say(ui.UNFINISHED), DIM)
        roomy = 2 + 4 * len(shown) + 2 * len(notes) <= place.height
        y = 2
        for at, match in enumerate(shown):
            self._paint_match(place.part(0, y, None, 3), at, match)
            y += 4 if roomy else 3
        for note in notes:
            y = text.paragraph(0, y, text.width, note, DIM)

    def _paint_match(self, place: Area, at: int, match: Unfinished) -> None:
        here = self._among_waiting and at == self._at
        place.hit(("waiting", at))
        text = place.part(2, 0)
        if here:
            place.fill(Tone.LIT)
            place.put(0, 0, self.look.glyphs.here, YOU)
        day = self._day(match.started)
        name = cut(self.say(shelf_text(match.game).NAME), text.width - len(day) - 1)
        text.put(0, 0, name, YOU if here else BOLD)
        text.put_right(text.width, 0, day, DIM)
        text.put(0, 1, cut(", ".join(match.names), text.width), TEXT if here else DIM)
        decides = self.say(ui.TO_DECIDE, name=match.names[match.to_act])
        text.put(0, 2, cut(decides, text.width), DIM)

    def _day(self, started: str) -> str:
        """Say when a match was begun: today, yesterday or the date."""
        try:
            day = datetime.fromisoformat(started).astimezone().date()
        except OverflowError:  # The first and the last day there are have no morrow elsewhere.
            return started[:10]
        days = (datetime.now(UTC).astimezone().date() - day).days
        if days in (0, 1):
            return self.say(ui.YESTERDAY if days else ui.TODAY)
        return f"{day:%m-%d}" if 0 < days < 300 else day.isoformat()
