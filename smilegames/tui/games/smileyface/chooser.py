"""What keys mean at a table of SmileyFace: a card, then step by step what it is aimed at."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from smilegames.games.smileyface.actions import DISCARD, DONE, PASS, PLAY, Action
from smilegames.games.smileyface.aiming import Beginning, Selection, Step
from smilegames.games.smileyface.cards import EMOTIONS, NAMES
from smilegames.games.smileyface.state import CLEAN_UP
from smilegames.games.smileyface.view import View
from smilegames.text.games.smileyface import table as said
from smilegames.tui.drawing.row import LABELS
from smilegames.tui.games.smileyface.aims import before, settled
from smilegames.tui.keys import Binding, Hint, digits_of
from smilegames.tui.table.chooser import Chooser

HELP = Selection(("help",))
_EFFECT_RULES = {
    "mean": "SF-40",
    "pirate": "SF-41",
    "thief": "SF-42",
    "pickpocket": "SF-43",
    "shake-up": "SF-44",
    "usurper": "SF-45",
    "eraser": "SF-46",
    "swap": "SF-47",
    "storm": "SF-48",
    "play": "SF-12",
    "pass": "SF-14",
    "help": "SF-15",
}


class SmileyFaceChooser(Chooser[View, Action]):
    """Digits choose what is numbered, arrows go along it, Enter goes on to the next target.

    A target of which there is only one is chosen by itself. One that can't be chosen is selected
    all the same, as an illegal action, so that the screen says why.
    """

    KEYS = (
        Binding("smileyface.pass", ("x",)),
        Binding("smileyface.help", ("h",)),
        Binding("smileyface.done", ("d",)),
        Binding("smileyface.tokens", ("t",)),
    )

    pick: Selection
    """What is chosen for good so far."""
    at: int | None
    """The selected card's place in the hand: equal cards are one action but two cards."""
    tokens = False
    """The own Reward tokens are looked at; the selection waits."""
    _cursor: int | None
    """The target that the arrows are on, not chosen yet."""
    _aiming: bool
    """Somebody has begun to choose targets: the arrows go along them, no longer along the hand."""
    _waiting: Action | None
    """What is selected while the tokens are looked at."""

    def reset(self) -> None:
        self._rest()
        self.tokens, self._waiting = False, None

    def _rest(self) -> None:
        """Select nothing but what there is only one of."""
        self.selected = self.choices[0] if len(self.choices) == 1 else None
        self.pick, self.at, self._cursor, self._aiming = Selection(), None, None, False
        if self.selected is not None:
            self.pick = Selection(tuple(self.selected))

    # What is asked for

    @property
    def asking(self) -> Selection | None:
        """The selection without the target that is asked for, or could be another; else None."""
        if not self.pick.ways(self.choices) or not self.pick.steps:
            return None
        if len(self.pick.aims) < len(self.pick.steps):
            return self.pick
        earlier = before(self.pick, self.choices)
        return earlier if earlier.root else None

    @property
    def asked(self) -> Step | None:
        """What kind of target is asked for."""
        asking = self.asking if self.is_asking else None
        return None if asking is None else asking.steps[len(asking.aims)]

    @property
    def open(self) -> tuple[int, ...]:
        """The targets that may be chosen there."""
        return () if self.asking is None else self.asking.open(self.choices)

    @property
    def aimed(self) -> int | None:
        """The target that the arrows are on or that is chosen there."""
        asking = self.asking
        if asking is None or len(self.pick.aims) == len(asking.aims):
            return self._cursor
        return self.pick.aims[len(asking.aims)]

    @property
    def offered(self) -> Sequence[int]:
        """What is asked for, legal or not, in the order of its digits."""
        match self.asked:
            case Step.SEAT:
                return range(self.rules.seats)
            case Step.SUIT:
                return self.view.ranking
            case Step.OWN_CARD:
                return self._kinds(self.seat)
            case Step.THEIR_CARD:
                return self._kinds(self.pick.target(Step.SEAT))
        return ()

    @property
    def card(self) -> int | None:
        """The card of the hand that is selected."""
        hand = self._hand
        return hand[self.at] if self.at is not None and self.at < len(hand) else None

    @property
    def rule(self) -> str:
        if not self.is_asking:
            return ""
        if self.view.phase is CLEAN_UP:
            return "SF-25"
        return _EFFECT_RULES.get(str(self.pick.root[0]), "SF-11") if self.pick.root else "SF-11"

    def begun_with(self, card: int) -> Selection:
        """Begin to play a card or, in Clean-up, to discard it."""
        if self.view.phase is CLEAN_UP:
            root: Beginning = DISCARD[card]
        else:
            root = PLAY[card] if card < EMOTIONS else (NAMES[card],)
        return Selection(tuple(root))

    # Keys

    def press(self, command: str) -> bool:
        if self.tokens and command in ("commit", "lift", "smileyface.tokens"):
            self._look_at_tokens(look=False)
            return True
        if command == "smileyface.tokens":
            self._look_at_tokens(look=self.own is not None)
            return self.tokens
        looked = self.tokens
        self._look_at_tokens(look=False)
        understood = self._press(command)
        self._look_at_tokens(look=looked and not understood)
        return understood

    def cover(self) -> None:
        self._look_at_tokens(look=False)
        super().cover()

    def _look_at_tokens(self, *, look: bool) -> None:
        """Turn the tokens up or down. What is selected waits: Enter shall play what is seen."""
        if look and not self.tokens:
            self._waiting, self.selected = self.selected, None
        elif self.tokens and not look:
            self.selected, self._waiting = self._waiting, None
        self.tokens = look

    def _press(self, command: str) -> bool:
        match command:
            case "smileyface.pass":
                self._choose(Selection(PASS))
            case "smileyface.help":
                self._choose(HELP)
            case "smileyface.done":
                self._choose(Selection(DONE))
            case "backspace":
                return self.escape()
            case "left" | "right" if not self._aiming or self.asked is None:
                return self._along_hand(1 if command == "right" else -1)
            case "up" | "down" | "left" | "right":
                return self._along_targets(1 if command in ("down", "right") else -1)
            case "commit":
                return self._enter()
            case _ if len(command) == 1 and command in LABELS:
                return self._press_label(LABELS.index(command))
            case _:
                return False
        return True

    def click(self, target: Hashable) -> bool:
        match target:
            case ("hand", int(at)) if at < len(self._hand):
                self._take(at)
            case ("aim", int(option)) if self.asked:
                self._aim(option)
            case _:
                return super().click(target)
        self.tokens, self._waiting = False, None
        return True

    @property
    def can_go_back(self) -> bool:
        return self.tokens or self._has_picked

    def escape(self) -> bool:
        if self.tokens:
            self._look_at_tokens(look=False)
        elif not self._has_picked:
            return False
        elif self._cursor is not None:
            self._cursor = None
            self._aiming = bool(before(self.pick, self.choices).root)
        elif self.selected is not None and not self.legal and self.asking is not None:
            self.selected = None
        else:
            pick = before(self.pick, self.choices)
            if pick.root:
                self._choose(pick, self.at, settle=False)
                self._aiming = bool(before(pick, self.choices).root)
            else:
                self._rest()
        return True

    def hints(self) -> list[Hint]:
        if self.tokens:
            return [Hint("commit", self.say(said.KEY_CLOSE))]
        hints: list[Hint] = []
        asked = self.asked
        label = self.say(said.KEY_AIM[asked] if asked else said.KEY_CARD)
        if digits := digits_of(self._useful):
            hints.append(Hint("", label, printed=digits))
        if asked and self.selected is None:
            hints.append(Hint("commit", self.say(said.KEY_NEXT), footer=self._cursor is not None))
        arrows = ("up", "down") if asked else ("left", "right")
        printed = " ".join(map(self.printed, arrows))
        hints.append(Hint("", self.say(said.KEY_MOVE), printed=printed))
        return hints if self._has_picked else [*hints, *self._hints_at_rest()]

    def _hints_at_rest(self) -> list[Hint]:
        view = self.view
        if view.phase is CLEAN_UP:
            hints = [Hint("smileyface.done", self.say(said.KEY_DONE))]
        else:
            hints = [Hint("smileyface.pass", self.say(said.KEY_PASS))]
            if HELP.ways(self.choices):
                hints.append(Hint("smileyface.help", self.say(said.KEY_HELP)))
        own, seat = self.own, self.seat
        if own is not None and seat is not None and (own.reward_counts[seat] or own.stolen):
            hints.append(Hint("smileyface.tokens", self.say(said.KEY_TOKENS), chooses=False))
        return hints

    @property
    def _has_picked(self) -> bool:
        """True unless nothing is selected, or only what is prepared."""
        prepared = len(self.choices) == 1 and self.selected == self.choices[0]
        return bool(self.pick.root) and not prepared

    @property
    def _useful(self) -> list[int]:
        """The digits that choose what can be done, ascending."""
        if self.asked:
            offered = enumerate(self.offered[:9], 1)
            return [number for number, option in offered if option in self.open]
        hand = enumerate(self._hand[:9], 1)
        return [number for number, card in hand if self.begun_with(card).ways(self.choices)]

    # The selection

    @property
    def _hand(self) -> tuple[int, ...]:
        return () if self.own is None else self.own.hand

    @property
    def _kept_ways(self) -> list[Selection]:
        """What the arrows find behind the last card: passing and helping, or being done."""
        roots = [Selection(PASS), HELP, Selection(DONE)]
        return [way for way in roots if way.ways(self.choices)]

    def _kinds(self, seat: int | None) -> Sequence[int]:
        return () if seat is None else tuple(dict.fromkeys(self.view.displays[seat]))

    def _choose(self, pick: Selection, at: int | None = None, *, settle: bool = True) -> None:
        assert self.seat is not None
        self.pick = settled(pick, self.choices) if settle else pick
        self.at, self._cursor, self._aiming = at, None, False
        self.selected = self.pick.action(self.choices, self.seat, self.rules.seats)

    def _take(self, at: int) -> None:
        """Select a card of the hand."""
        self._choose(self.begun_with(self._hand[at]), at)

    def _along_hand(self, by: int) -> bool:
        """Go to the next card, and behind the last to what can be done without one."""
        cards, ways = len(self._hand), self._kept_ways
        if not cards + len(ways):
            return False
        here = self.at
        if here is None:
            roots = [way.root for way in ways]
            known = self.pick.root in roots
            here = cards + roots.index(self.pick.root) if known else -1 if by > 0 else 0
        there = (here + by) % (cards + len(ways))
        if there < cards:
            self._take(there)
        else:
            self._choose(ways[there - cards])
        return True

    def _along_targets(self, by: int) -> bool:
        """Go to the next target; where it is the last one asked for, it is selected at once."""
        asking = self.asking
        if asking is None:
            return False
        able = [option for option in self.offered if option in self.open]
        here = able.index(self.aimed) + by if self.aimed in able else min(by, 0)
        option = able[here % len(able)]
        if len(asking.aims) == len(asking.steps) - 1:
            self._choose(asking.aimed(option), self.at)
        else:
            self._choose(asking, self.at, settle=False)
            self._cursor = option
        self._aiming = True
        return True

    def _enter(self) -> bool:
        """Go on: to the first target, or from the one that the arrows are on to the next."""
        if self._cursor is not None:
            self._aim(self._cursor)
            return True
        return self.asked is not None and self._along_targets(1)

    def _press_label(self, at: int) -> bool:
        if self.asked:
            if not 0 <= at < len(self.offered):
                return False
            self._aim(self.offered[at])
        elif 0 <= at < len(self._hand):
            self._take(at)
        else:
            return False
        return True

    def _aim(self, option: int) -> None:
        """Choose a target; one that can't be chosen is selected only to be told why."""
        assert self.seat is not None
        asking = self.asking
        assert asking is not None
        if option in asking.open(self.choices):
            self._choose(asking.aimed(option), self.at)
        else:
            self.pick, self._cursor = asking, None
            aimed = asking.aimed(option)
            self.selected = aimed.action(self.choices, self.seat, self.rules.seats)
        self._aiming = True
