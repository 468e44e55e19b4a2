"""A monkey at the keyboard: presses, clicks, pastes and resizes at random, and looks at what shows.

It is biased towards what moves a match on, so that it sees more than the first turn.
"""

from __future__ import annotations

from random import Random

from smilegames.tui.table.phase import PRIVATE, Phase
from smilegames.tui.table.screen import TableScreen
from smilegames.tui.table.sight import Sight
from tests.tui.evening import Evening

ONWARD = ("enter", "space", "down", "right", "1", "2", "3", "4")
AROUND = ("up", "left", "escape", "question_mark", "l", "p", "c", "u", "w", "home", "end")
RARE = (*"056789abdefghijkmnorstvxyz", "pagedown", "pageup", "tab", "slash", "backspace", "A", "ß")
PASTES = ("1\r \r", "\x1b[A", "Ada\n", "1" * 5000)
SIZES = ((80, 24), (81, 25), (109, 30), (110, 24), (120, 40), (200, 60))
WAYS = {"resize": 3, "click": 12, "wheel": 2, "paste": 1, "burst": 4, "key": 78}
"""What it does, and how often in a hundred times."""
TOO_SMALL = ((300, 20), (40, 10))


class Monkey:
    """Does whatever comes to its mind at a table that was gone straight to."""

    def __init__(self, person: Evening, random: Random, haste: float) -> None:
        self._person = person
        self._random = random
        self._haste = haste
        """How often it finds the keys of a decision, from 0 to 1."""
        self.done: list[str] = []
        """What it has done, to be done again by hand."""

    @property
    def is_gone(self) -> bool:
        """True when it has found the way out."""
        return self._person.app._exit

    async def play(self, steps: int) -> None:
        """Do so many things, looking after each, or fewer where it leaves."""
        for _ in range(steps):
            if self._random.random() < self._haste:
                await self._decide()
            await self._act()
            if self.is_gone:
                return
            self._look()

    def _look(self) -> None:
        """Check that nothing private is up where it must not be, on any screen of the stack."""
        top: object = self._person.app.screen
        for screen in self._person.app.screen_stack:
            if not isinstance(screen, TableScreen):
                continue
            course, own = screen.course, screen.chooser.own
            if course.shown not in PRIVATE:
                assert own is None, self.done
            if screen is not top and course.sight is not Sight.OPEN:
                assert own is None, self.done
            if course.phase is Phase.CURTAIN and screen is top:
                assert "covered for" in self._person.words, self.done

    async def _decide(self) -> None:
        """Decide for whoever is asked, as if it had found the keys."""
        screen = self._person.app.screen
        if not isinstance(screen, TableScreen):
            return
        while screen.course.phase in (Phase.CURTAIN, Phase.COVERED, Phase.BOARD, Phase.TOLD):
            await self._person.press("space")
            if self._person.app.screen is not screen:
                return
        seat = screen.course.seat
        if seat is None or screen.course.phase is not Phase.LIFTED:
            return
        action = self._random.choice(screen.match.choices(seat))
        self.done.append(screen.match.rules.spell(action))
        screen.chooser.selected = action
        await self._person.press("enter")

    async def _act(self) -> None:
        person, random = self._person, self._random
        match random.choices(list(WAYS), list(WAYS.values()))[0]:
            case "resize":
                await self._resize()
            case "click":
                width, height = person.app.size
                x, y = random.randrange(width), random.randrange(height)
                self.done.append(f"click {x} {y}")
                await person.click_at(x, y, random.choice((1, 1, 2)))
            case "wheel":
                await random.choice((person.scroll_down, person.scroll_up))()
            case "paste":
                await person.paste(random.choice(PASTES))
            case "burst":
                together = random.choices(ONWARD + AROUND, k=4)
                self.done.append("at once: " + " ".join(together))
                await person.burst(*together)
            case "key":
                keys = random.choices((ONWARD, AROUND, RARE), (12, 3, 1))[0]
                self.done.append(random.choice(keys))
                await person.press(self.done[-1])

    async def _resize(self) -> None:
        size = self._random.choice(SIZES + TOO_SMALL)
        self.done.append(f"resize {size}")
        await self._person.resize(*size)
        if size in TOO_SMALL:
            await self._person.press(self._random.choice(ONWARD))
            await self._person.resize(*self._random.choice(SIZES))
