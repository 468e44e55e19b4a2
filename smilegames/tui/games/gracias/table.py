"""The table of Gracias: heaps before the players, triplets in the middle, what a gift would do."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple, TypeAlias

from smilegames.games.gracias.actions import LETTERS, Share, Take
from smilegames.games.gracias.scoring import Standing
from smilegames.games.gracias.state import Pair
from smilegames.games.gracias.view import View
from smilegames.text.games.gracias import table as said
from smilegames.text.games.gracias.sentences import KIND_NAMES
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import BOLD, DIM, YOU
from smilegames.tui.games.gracias.kinds import KindFace, kind_faces, put_chip
from smilegames.tui.games.gracias.outlook import Outlook
from smilegames.tui.games.gracias.players import Players, draw_players
from smilegames.tui.games.gracias.scoring import LEFT, TURNED, Scene, draw_scoring
from smilegames.tui.games.gracias.sharing import Sharing, draw_sharing
from smilegames.tui.games.gracias.triplet import OpenCard, draw_triplets
from smilegames.tui.keys import Binding, Hint, digits_of
from smilegames.tui.table import Table, Title

SCORES = "gracias.scores"
ROOMY = 30
"""From this many rows on players stand apart and cards are large."""

EFFECT_AT = 12
"""Columns from the card in a line of advice to what it would do."""
Faces: TypeAlias = Sequence[KindFace]


class Effect(NamedTuple):
    """What a choice would do to how a kind stands with one player."""

    lead: str
    kind: int
    seat: int
    stands: Standing


class GraciasTable(Table):
    """Selects a triplet by number or letter; then the open card to keep, then who gets the other.

    Players have their numbers for the whole match. After a session its scoring is told on a board
    that covers the table; `_step` is how far.
    """

    KEYS = (Binding(SCORES, ("s",)),)

    view: View
    own: View | None
    selected: Take | Share | None

    def reset(self) -> None:
        self._kept: int | None = self._only_kind() if self.view else None
        self._session = len(self.view.reckonings) if self.view else 0
        self._step = TURNED
        self._board = self._news = bool(self.view) and self.view.just_scored

    def _only_kind(self) -> int | None:
        """The kind to keep where that is no choice, the open cards being alike (GR-19)."""
        pair = self._pair
        return pair[0] if pair is not None and pair[0] == pair[1] else None

    def finale(self) -> bool:
        return True

    @property
    def telling(self) -> bool:
        return self._news and self._board and self._step < LEFT

    # Keys

    def press(self, command: str) -> bool:
        if command == SCORES:
            return self._turn_board()
        if self._board and self._press_board(command):
            return True
        if self.seat is None or command == "commit":
            return False
        understood = self._press_share(command) if self._pair else self._press_take(command)
        self._board = self._board and not understood
        return understood

    @property
    def _pair(self) -> Pair | None:
        """The open cards that are to be shared now."""
        return self.view.sharing

    def _turn_board(self) -> bool:
        """Lay the board over the table, all told and nothing selected under it; or take it away."""
        if self.seat is None or not self.view.reckonings:
            return False
        self._board, self._news = not self._board, False
        self._step, self._session = LEFT, len(self.view.reckonings)
        self.selected, self._kept = None, self._only_kind()
        return True

    def _press_board(self, command: str) -> bool:
        if command in ("right", "left"):
            self._step = min(LEFT, max(TURNED, self._step + (1 if command == "right" else -1)))
        elif command in ("up", "down"):
            session = self._session + (1 if command == "down" else -1)
            self._session = min(len(self.view.reckonings), max(1, session))
        elif command in ("commit", "lift") and self._step < LEFT:
            self._step += 1
        elif command in ("commit", "lift") and self.seat is not None:
            self._board = False
        else:
            return False
        return True

    def _press_take(self, command: str) -> bool:
        # A letter may be a command of ours that means nothing here: its key is what counts.
        names = LETTERS[: len(self.view.triplets)].lower()
        if command in ("left", "right"):
            by = 1 if command == "right" else -1
            at = self.selected.triplet if isinstance(self.selected, Take) else None
            self.selected = Take("take", _next(self._there, at, by))
        elif command.isdecimal() and 1 <= int(command) <= len(names):
            self.selected = Take("take", int(command) - 1)
        elif (letter := self.printed(command)) in tuple(names):
            self.selected = Take("take", names.index(letter))
        else:
            return False
        return True

    @property
    def _there(self) -> list[int]:
        """The triplets that have not been taken yet."""
        return [at for at, pair in enumerate(self.view.triplets) if pair is not None]

    @property
    def _others(self) -> list[int]:
        """The seats that may receive."""
        return [seat for seat in range(len(self.view.areas)) if seat != self.seat]

    def _press_share(self, command: str) -> bool:
        assert self._pair is not None
        if command in ("left", "right") and self._only_kind() is None:
            self._keep(self._pair[0 if command == "left" else 1])
        elif self._kept is None:
            if command not in ("1", "2"):
                return False
            self._keep(self._pair[int(command) - 1])
        elif command in ("up", "down"):
            at = self.selected.receiver if isinstance(self.selected, Share) else None
            self._give(_next(self._others, at, 1 if command == "down" else -1))
        elif command.isdecimal() and 1 <= int(command) <= len(self.view.areas):
            self._give(int(command) - 1)
        else:
            return False
        return True

    def _keep(self, kind: int) -> None:
        """Choose the card that stays; whoever was to get the other gets it still."""
        self._kept = kind
        if isinstance(self.selected, Share):
            self._give(self.selected.receiver)

    def _give(self, receiver: int) -> None:
        assert self._pair is not None
        assert self._kept is not None
        one, other = self._pair
        given = other if self._kept == one else one
        self.selected = Share("keep", self._kept, given, receiver)

    def click(self, target: Hashable) -> bool:
        match target:
            case ("step", int(step)):
                self._step = step
            case ("keep", int(at)) if self._pair is not None:
                self._keep(self._pair[at])
            case ("give", int(receiver)):
                self._give(receiver)
            case _:
                return super().click(target)
        return True

    def escape(self) -> bool:
        if self._board:
            return self.seat is not None and self._turn_board()
        if self.selected is None and self._kept != self._only_kind():
            self._kept = None
            return True
        return super().escape()

    def hints(self) -> list[Hint]:
        if self._board:
            return self._board_hints()
        if not self._pair:
            there = digits_of(at + 1 for at in self._there)
            hints = [Hint("", self.say(said.KEY_TAKE), printed=there)]
        elif self._kept is None:
            hints = [Hint("", self.say(said.KEY_KEEP), printed="1-2")]
        else:
            others = digits_of(seat + 1 for seat in self._others)
            hints = [Hint("", self.say(said.KEY_GIVE), printed=others)]
            if self._only_kind() is None:
                other = "right" if self._kept == self._pair[0] else "left"
                hints.append(Hint(other, self.say(said.KEY_OTHER)))
        if self.view.reckonings:
            hints.append(Hint(SCORES, self.say(said.KEY_SCORES), chooses=False))
        return hints

    def _board_hints(self) -> list[Hint]:
        hints = []
        if self._step < LEFT:
            hints.append(Hint("commit", self.say(said.KEY_STEP)))
        if self.seat is not None:
            close = SCORES if hints else "commit"
            hints.append(Hint(close, self.say(said.KEY_TABLE)))
        if self._session > 1:
            hints.append(Hint("up", self.say(said.KEY_BEFORE)))
        if self._session < len(self.view.reckonings):
            hints.append(Hint("down", self.say(said.KEY_AFTER)))
        return hints

    # What follows from the views

    @property
    def _outlook(self) -> Outlook:
        """What whoever reads the table now may reckon with."""
        own = self.own
        view = self.view if own is None else own
        return Outlook(view, own is not None, self.speaker, self.glyphs.ellipsis)

    def _share(self) -> Share | None:
        """The share that is selected, if it can be done."""
        return self.selected if isinstance(self.selected, Share) and self.legal else None

    def _triplet(self) -> Pair | None:
        """The open cards of the triplet that is selected, if it can be taken."""
        chosen = self.selected
        return self.view.triplets[chosen.triplet] if isinstance(chosen, Take) else None

    # Drawing

    def title(self) -> Title:
        view = self.view
        if self._board:
            where = self.say(said.WHERE_SCORED, session=self._session, sessions=view.sessions)
            return Title(where, self.say(said.SCORES))
        where = self.say(said.WHERE, session=view.session, sessions=view.sessions, round=view.round)
        turn = ""
        if self.seat is not None:
            turn = self.say(said.SHARES if self._pair else said.TAKES, name=self._name(self.seat))
        return Title(where, turn, self.say(said.SUPPLY, n=view.supply))

    def paint(self, area: Area) -> None:
        faces = kind_faces(self.glyphs)
        apart = 2 if area.height >= ROOMY else 1
        if self._board:
            told = self.view, self._session, self._step
            draw_scoring(area, Scene(*told, self.speaker, self.glyphs, faces), apart)
            return
        top = 0 if apart == 1 else 1
        draw_players(area.part(0, top), self._players(faces), apart)
        below = top + 1 + apart * len(self.view.areas)
        foot = area.height - (4 if apart == 1 else 7)
        area.rule(below, self.glyphs.rule)
        middle = area.part(0, below + 1, None, foot - below - 1)
        if self._pair:
            draw_sharing(middle, self._sharing(faces))
        else:
            self._paint_triplets(middle, faces)
        area.rule(foot, self.glyphs.rule)
        self._paint_advice(area.part(3, foot + apart, area.width - 4, 2), faces)
        self._paint_own(area.part(3, area.height - apart, area.width - 4, 1), faces)

    def _players(self, faces: Faces) -> Players:
        share = self._share()
        lit = () if share is None else (share.kept, share.given)
        return Players(self.view, self._outlook, share, lit, faces, self.glyphs)

    def _sharing(self, faces: Faces) -> Sharing:
        assert self._pair is not None
        receiver = self.selected.receiver if isinstance(self.selected, Share) else None
        return Sharing(self._pair, self._kept, receiver, self._outlook, faces, self.glyphs)

    def _paint_triplets(self, area: Area, faces: Faces) -> None:
        triplets = [
            None if pair is None else [OpenCard(faces[kind], self._kind(kind)) for kind in pair]
            for pair in self.view.triplets
        ]
        chosen = self.selected.triplet if isinstance(self.selected, Take) else None
        draw_triplets(area, triplets, chosen, self.say(said.TAKE), self.glyphs)

    def _paint_advice(self, area: Area, faces: Faces) -> None:
        """Say what to choose, and what the choice made so far would do."""
        if self.seat is None:
            return
        lines = self._effects()
        for y, effect in enumerate(lines):
            self._paint_effect(area.part(0, y, None, 1), effect, faces)
        for y, text in enumerate(self._asks(), start=len(lines)):
            area.put(0, y, text, BOLD if y == len(lines) else DIM)

    def _asks(self) -> list[str]:
        """What remains to be chosen."""
        assert self.seat is not None
        name = self._name(self.seat)
        if self._pair is None:
            asks = [self.say(said.ASK_TAKE, name=name), self.say(said.MICE)]
            return [] if self._triplet() else asks
        if self._kept is None:
            return [self.say(said.ASK_KEEP, name=name), self.say(said.ASK_KEEP_HOW)]
        if self._share() is not None:
            return []
        alike = self._pair[0] == self._pair[1]
        return [self.say(said.ASK_RECEIVER_ALIKE if alike else said.ASK_RECEIVER)]

    def _effects(self) -> list[Effect]:
        """What the choice made so far would do, to the player deciding first."""
        assert self.seat is not None
        outlook, keep = self._outlook, self.say(said.KEEP)
        if triplet := self._triplet():
            kinds = dict.fromkeys(triplet)
            return [Effect(keep, kind, self.seat, outlook.keeping(kind)) for kind in kinds]
        if self._kept is None:
            return []
        share = self._share()
        if share is None:
            return [Effect(keep, self._kept, self.seat, outlook.keeping(self._kept))]
        stands, receiver = outlook.standings(share), share.receiver
        return [
            Effect(keep, share.kept, self.seat, stands[share.kept]),
            Effect(self.say(said.GIVE), share.given, receiver, stands[share.given]),
        ]

    def _paint_effect(self, line: Area, effect: Effect, faces: Faces) -> None:
        lead, kind, seat, stands = effect
        x = line.put(0, 0, lead, BOLD) + 1
        put_chip(line, x, 0, faces[kind], self._kind(kind), self.glyphs)
        x += EFFECT_AT
        if seat != self.seat:
            x = line.put(x, 0, self.say(said.GIVEN_TO, name=self._name(seat)), BOLD) + 2
        line.put(x, 0, self._outlook.sentence(kind, seat, stands, line.width - x))

    def _paint_own(self, line: Area, faces: Faces) -> None:
        """Draw the acting player's face-down cards: only while they look (GR-15)."""
        if self.seat is None:
            return
        name = self._name(self.seat)
        if self.own is None:
            line.put(0, 0, self.say(said.PEEK_OFFER, key=self.peek_key, name=name), DIM)
            return
        lead = said.PEEK_WHOSE if self.peek_key else said.FACE_DOWN
        x = line.put(0, 0, self.say(lead, name=name), YOU) + 2
        if not self.own.own:
            line.put(x, 0, self.say(said.NO_FACE_DOWN), DIM)
        for kind in self.own.own or ():
            x = put_chip(line, x, 0, faces[kind], self._kind(kind), self.glyphs) + 2

    def _name(self, seat: int) -> str:
        return self.speaker.name(seat)

    def _kind(self, kind: int) -> str:
        return self.say(KIND_NAMES[kind])


def _next(among: Sequence[int], at: int | None, by: int) -> int:
    """Return the next of a row of numbers; from nothing, its first or last."""
    if at not in among:
        return among[0 if by > 0 else -1]
    return among[(among.index(at) + by) % len(among)]


TABLE = GraciasTable
