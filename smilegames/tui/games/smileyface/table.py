"""The table of SmileyFace: what is selected step by step, and which board shows it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from smilegames.games.smileyface.actions import DISCARD, DONE, PASS, PLAY, Action
from smilegames.games.smileyface.aiming import Beginning, Selection, Step
from smilegames.games.smileyface.cards import EMOTIONS, NAMES, ROUNDS
from smilegames.games.smileyface.state import CLEAN_UP, TURNS
from smilegames.games.smileyface.view import View
from smilegames.text.games.smileyface import table as said
from smilegames.tui.drawing.grid import Area
from smilegames.tui.games.smileyface.round_board import RoundBoard
from smilegames.tui.games.smileyface.turn_board import TurnBoard
from smilegames.tui.keys import Binding, Hint, digits_of
from smilegames.tui.table import Table, Title


class SmileyFaceTable(Table):
    """Selects a card by its digit, then its targets by theirs; passing and helping by letters.

    A target that can't be chosen is selected all the same, as an illegal action, so that the play
    screen says why.
    """

    KEYS = (
        Binding("smileyface.pass", ("x",)),
        Binding("smileyface.help", ("h",)),
        Binding("smileyface.done", ("d",)),
        Binding("smileyface.tokens", ("t",)),
        Binding("smileyface.round", ("o",)),
    )

    view: View
    own: View | None
    selected: Action | None
    _pick: Selection
    _at: int | None
    """The selected card's place in the hand: equal cards are one action but two cards."""
    _secrets: bool
    """The player's own tokens are up."""
    _board: bool
    """The end of the last round is up."""
    _telling: bool
    """It is up by itself, for the first time."""
    _told = 0
    """The round whose end has been shown since the table was last covered."""

    def show(self, view: Any, own: Any, seat: int | None, choices: Sequence[Any]) -> None:
        super().show(view, own, seat, choices)
        if view is None:
            self._told = 0
        elif view.phase is not TURNS and self._told != view.round:
            # Everybody is asked in Clean-up (SF-25), so everybody sees how the round ended.
            self._told = view.round
            self._board = self._telling = True

    def reset(self) -> None:
        self._pick, self._at = Selection(), None
        self._uncover()

    def finale(self) -> bool:
        """The last round ends like the others, on the board."""
        return self._board

    def moment(self, view: View) -> str:
        # While the round's end is news, the curtain tells it to the whole table.
        if view.phase is not CLEAN_UP:
            return ""
        verdict, reason = RoundBoard(view, self.speaker, self.glyphs).verdict()
        return f"{verdict}. {reason}"

    @property
    def telling(self) -> bool:
        """True until everybody at the screen has seen how the round ended."""
        return self._telling

    def _uncover(self) -> None:
        """Take away what lies over the table."""
        self._secrets = self._board = self._telling = False

    # Keys

    def press(self, command: str) -> bool:
        covering = self._board, self._secrets, self._telling
        self._uncover()
        understood = self._press(command, *covering[:2])
        if not understood:
            self._board, self._secrets, self._telling = covering
        return understood

    def _press(self, command: str, board: bool, secrets: bool) -> bool:
        """Take a command. Any that means something takes away what lies over the table."""
        match command:
            case _ if self.seat is None:
                return False
            case "smileyface.round" if self.view.results:
                self._choose(Selection())  # Enter must not play what can't be seen.
                self._board = not board
            case "smileyface.tokens" if self.own is not None:
                self._choose(Selection())
                self._secrets = not secrets
            case "commit" | "lift":
                return board or secrets
            case "smileyface.pass":
                self._choose(Selection(PASS))
            case "smileyface.help":
                self._choose(Selection(("help",)))
            case "smileyface.done":
                self._choose(Selection(DONE))
            case "backspace":
                return self.escape()
            case "left" | "right" if self._hand:
                self._step(1 if command == "right" else -1)
            case "up" | "down" if self._pick.asked(self.choices):
                by = 1 if command == "down" else -1
                self._choose(self._pick.along(self.choices, by), self._at)
            case _ if command.isdecimal() and len(command) == 1:
                return self._press_digit(int(command) - 1)
            case _:
                return False
        return True

    def _press_digit(self, at: int) -> bool:
        asked = self._pick.asked(self.choices)
        among = self._offered if asked else range(len(self._hand))
        if not 0 <= at < len(among):
            return False
        if asked:
            self._aim(among[at])
        else:
            self._take(at)
        return True

    def click(self, target: Hashable) -> bool:
        match target:
            case ("hand", int(at)):
                self._take(at)
            case ("aim", int(option)) if self._pick.asked(self.choices):
                self._aim(option)
            case _:
                return super().click(target)
        self._uncover()
        return True

    def escape(self) -> bool:
        if self._board or self._secrets:
            self._uncover()
            return self.seat is not None
        if not self._pick.root:
            return False
        asked_in_vain = self.selected is not None and not self.legal
        keeps = asked_in_vain and self._pick.asked(self.choices)
        pick = self._pick if keeps else self._pick.back()
        self._choose(pick, self._at if pick.root else None)
        return True

    # The selection

    def _choose(self, pick: Selection, at: int | None = None) -> None:
        assert self.seat is not None
        self._pick, self._at = pick, at
        self.selected = pick.action(self.choices, self.seat, self.rules.seats)

    def _take(self, at: int) -> None:
        """Select a card of the hand."""
        self._choose(self._pick_of(self._hand[at]), at)

    def _pick_of(self, card: int) -> Selection:
        """Begin to play or, in Clean-up, to discard a card."""
        if self.view.phase is CLEAN_UP:
            root: Beginning = DISCARD[card]
        else:
            root = PLAY[card] if card < EMOTIONS else (NAMES[card],)
        return Selection(tuple(root))

    def _step(self, by: int) -> None:
        at = self._at if self._at is not None else -1 if by > 0 else 0
        self._take((at + by) % len(self._hand))

    def _aim(self, option: int) -> None:
        """Choose a target; one that can't be chosen is selected only to be told why."""
        assert self.seat is not None
        pick = self._pick.aimed(option)
        if option in self._pick.open(self.choices):
            self._choose(pick, self._at)
        else:
            self._pick = self._pick.reopened
            self.selected = pick.action(self.choices, self.seat, self.rules.seats)

    @property
    def _hand(self) -> tuple[int, ...]:
        return () if self.own is None else self.own.hand

    @property
    def _offered(self) -> Sequence[int]:
        """What is asked for, legal or not, in the order of its digits."""
        match self._pick.asked(self.choices):
            case Step.SEAT:
                return range(self.rules.seats)
            case Step.SUIT:
                return self.view.ranking
            case Step.OWN_CARD:
                return self._kinds(self.seat)
            case Step.THEIR_CARD:
                return self._kinds(self._pick.target(Step.SEAT))
        return ()

    def _kinds(self, seat: int | None) -> Sequence[int]:
        return () if seat is None else tuple(dict.fromkeys(self.view.displays[seat]))

    def hints(self) -> list[Hint]:
        if self._board or self._secrets:
            # Its own key takes it away too, and so does whatever is chosen.
            return [Hint("commit", self.say(said.KEY_GO_ON))] if self.seat is not None else []
        hints: list[Hint] = []
        asked = self._pick.asked(self.choices)
        if digits := digits_of(self._useful):
            label = said.KEY_AIM[asked] if asked else said.KEY_CARD
            hints.append(Hint("", self.say(label), printed=digits))
        if asked:
            hints.append(Hint("down", self.say(said.KEY_WAYS)))
        if self._pick.root:
            hints.append(Hint("pause", self.say(said.KEY_BACK), chooses=False))
        else:
            hints += self._hints_at_rest()
        return hints

    @property
    def _useful(self) -> list[int]:
        """The digits that choose what can be done, ascending."""
        if self._pick.asked(self.choices):
            able = self._pick.open(self.choices)
            return [number for number, option in enumerate(self._offered, 1) if option in able]
        hand = enumerate(self._hand, 1)
        return [number for number, card in hand if self._pick_of(card).ways(self.choices)]

    def _hints_at_rest(self) -> list[Hint]:
        if self.seat is None:
            return []
        view = self.view
        if view.phase is CLEAN_UP:
            hints = [Hint("smileyface.done", self.say(said.KEY_DONE))]
        else:
            hints = [Hint("smileyface.pass", self.say(said.KEY_PASS))]
            if Selection(("help",)).ways(self.choices):
                hints.append(Hint("smileyface.help", self.say(said.KEY_HELP)))
        if self.own is not None and (view.reward_counts[self.seat] or view.stolen):
            hints.append(Hint("smileyface.tokens", self.say(said.KEY_TOKENS), chooses=False))
        if view.results:
            label = self.say(said.KEY_ROUND, round=len(view.results))
            hints.append(Hint("smileyface.round", label, chooses=False))
        return hints

    # Drawing

    def title(self) -> Title:
        view = self.view
        where = self.say(said.ROUND, round=view.round, rounds=ROUNDS, n=view.points)
        turn = ""
        if self.seat is not None:
            does = said.CLEANS_UP if view.phase is CLEAN_UP else said.PLAYS
            turn = self.say(does, name=self.speaker.name(self.seat))
        return Title(where, turn, self.say(said.PILE, n=view.pile))

    def paint(self, area: Area) -> None:
        if self._board:
            RoundBoard(self.view, self.speaker, self.glyphs).paint(area)
            return
        TurnBoard(
            view=self.view,
            own=self.own,
            seat=self.seat,
            choices=self.choices,
            pick=self._pick,
            selected=self.selected,
            at=self._at,
            secrets=self._secrets,
            speaker=self.speaker,
            glyphs=self.glyphs,
        ).paint(area)


TABLE = SmileyFaceTable
