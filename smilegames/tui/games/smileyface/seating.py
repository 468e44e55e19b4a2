"""What lies before each seat: from a public view, and what is thought of or was just done."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from smilegames.games.smileyface.aiming import Step
from smilegames.games.smileyface.cards import EMOTIONS, SUIT, SUITS, Deck
from smilegames.games.smileyface.foresight import Foresight
from smilegames.games.smileyface.scoring import Standing, Totals, standing
from smilegames.games.smileyface.state import CLEAN_UP, RoundResult
from smilegames.games.smileyface.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.smileyface import table as said
from smilegames.text.games.smileyface.sentences import card_name
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.games.smileyface.chooser import SmileyFaceChooser
from smilegames.tui.games.smileyface.display_cards import STAYS, Laid, changes, laid
from smilegames.tui.games.smileyface.displays import Display, Spread
from smilegames.tui.games.smileyface.emotions import token_sign

STRIP = 4
"""Cards and tokens won that are drawn one by one; more are counted."""
TIE = "="


class _Aim(NamedTuple):
    """What is aimed at seats."""

    asks: bool
    """A seat is asked for."""
    at: int | None
    """The seat that something is aimed at, or that the arrows are on."""
    open: Collection[int]
    """The seats that may be aimed at, where one is asked for."""

    @classmethod
    def of(cls, chooser: SmileyFaceChooser | None) -> _Aim:
        if chooser is None:
            return cls(False, None, ())
        if chooser.asked is Step.SEAT:
            return cls(True, chooser.aimed, chooser.open)
        return cls(False, chooser.pick.target(Step.SEAT) if chooser.is_asking else None, ())


@dataclass(frozen=True)
class Seating:
    """The seats of one public view, in the words and glyphs of their reader."""

    speaker: Speaker
    view: View
    glyphs: Glyphs

    def spread(
        self,
        *,
        before: View | None = None,
        after: Foresight | None = None,
        chooser: SmileyFaceChooser | None = None,
        discarded: Sequence[Sequence[int]] = (),
        done: frozenset[int] = frozenset(),
    ) -> Spread:
        """Return the displays, what changed since `before` or would change till `after` marked.

        `chooser` aims at seats where it is asked to; `discarded` lies there instead of displays
        in Clean-up, where `done` says who was asked already (SF-25).
        """
        view = self.view
        aim = _Aim.of(chooser)
        counted = (after or view).standing
        lines = []
        for seat in range(len(view.displays)):
            if discarded:
                cards = [(card, STAYS) for card in discarded[seat]]
            elif after is not None:
                cards = changes(view.displays[seat], after.displays[seat])
            else:
                cards = changes((before or view).displays[seat], view.displays[seat])
            first = (view if before is None else before).standing.totals[seat]
            then = None if before is None and after is None else counted.totals[seat]
            out = self._out(seat, done)
            lines.append(self._display(seat, cards, first, then, counted, out, aim))
        return Spread(
            displays=tuple(lines),
            suits=suit_heads(self.speaker, view.ranking),
            hand=self.speaker.words(said.HEAD_HAND),
            won=self.speaker.words(said.HEAD_WON),
            cards=self.speaker.words(said.HEAD_DISCARDED if discarded else said.HEAD_DISPLAY),
            thought=after is not None,
        )

    def _display(
        self,
        seat: int,
        cards: Sequence[tuple[int, int]],
        first: Totals,
        then: Totals | None,
        counted: Standing,
        out: str,
        aim: _Aim,
    ) -> Display:
        status, brief = self._status(seat, out)
        return self._lying[seat]._replace(
            totals=first,
            cards=laid_out(self.speaker, cards),
            shown=suits_shown([card for card, _ in cards]),
            then=then,
            status=status,
            brief=brief,
            sign=leader_sign(counted, seat, self.glyphs),
            away=bool(out),
            key=str(seat + 1) if aim.asks else "",
            aimed=seat == aim.at,
            sunk=aim.asks and seat not in aim.open,
        )

    @cached_property
    def _lying(self) -> tuple[Display, ...]:
        """What is said of each seat whatever is thought of, without its cards."""
        view, speaker = self.view, self.speaker
        return tuple(
            Display(
                name=speaker.name(seat),
                totals=view.standing.totals[seat],
                cards=(),
                shown=(),
                hand=str(view.hand_sizes[seat]),
                held=speaker.words(said.CARDS, n=view.hand_sizes[seat]),
                won=won_of(view, seat, speaker.rules.deck, self.glyphs),
                acts=seat == view.to_act,
            )
            for seat in range(len(view.displays))
        )

    @cached_property
    def _helped(self) -> dict[int, int]:
        """Whom each helper helps."""
        return {by: to for to, by in enumerate(self.view.helpers) if by is not None}

    def _status(self, seat: int, out: str) -> tuple[str, str]:
        """Say whom a seat helps, or that it is out of turns; written out, and short."""
        helped = self._helped.get(seat)
        if helped is None:
            return out, out
        name = self.speaker.name(helped)
        return self.speaker.words(said.HELPS, name=name), f"{self.glyphs.onward}{name}"

    def _out(self, seat: int, done: frozenset[int]) -> str:
        """Say that a seat has passed or, in Clean-up, that it was asked already (SF-14, SF-25)."""
        if self.view.phase is CLEAN_UP:
            return self.speaker.words(said.DONE) if seat in done else ""
        return self.speaker.words(said.PASSED) if self.view.passed[seat] else ""


def scored_spread(speaker: Speaker, view: View, result: RoundResult, glyphs: Glyphs) -> Spread:
    """Return the displays as they lay at a scoring; who helped the winner is told (SF-22)."""
    counted = standing(result.ranking, result.displays)
    lines = []
    for seat, display in enumerate(result.displays):
        helps = ""
        if result.winner is not None and seat == result.helper:
            helps = speaker.words(said.HELPS, name=speaker.name(result.winner))
        lines.append(
            Display(
                name=speaker.name(seat),
                totals=counted.totals[seat],
                cards=laid_out(speaker, [(card, STAYS) for card in display]),
                shown=suits_shown(display),
                won=won_of(view, seat, speaker.rules.deck, glyphs),
                status=helps,
                brief=helps,
                sign=leader_sign(counted, seat, glyphs),
            )
        )
    won, cards = speaker.words(said.HEAD_WON), speaker.words(said.HEAD_DISPLAY)
    return Spread(tuple(lines), suit_heads(speaker, result.ranking), "", won, cards)


def laid_out(speaker: Speaker, cards: Sequence[tuple[int, int]]) -> tuple[Laid, ...]:
    """Return cards, each with what becomes of it, as they are drawn in a display."""
    return tuple(
        laid(card, card_name(speaker, card) if card >= EMOTIONS else "", change)
        for card, change in cards
    )


def suits_shown(cards: Sequence[int]) -> tuple[bool, ...]:
    """Return by suit whether one of the cards is of it."""
    shown = {SUIT[card] for card in cards if card < EMOTIONS}
    return tuple(suit in shown for suit in range(len(SUITS)))


def leader_sign(counted: Standing, seat: int, glyphs: Glyphs) -> str:
    """Return the sign of whoever would win the round now, or of those who tie (SF-21)."""
    if seat not in counted.leaders or not max(counted.scores):
        return ""
    return glyphs.star if counted.leader == seat else TIE


def suit_heads(speaker: Speaker, ranking: Sequence[int]) -> tuple[str, ...]:
    """Return by suit its letter with what its rank adds or takes (SF-20)."""
    ranks = {ranking[0]: speaker.words(said.PLUS_ONE), ranking[-1]: speaker.words(said.NOTHING)}
    return tuple(letter + ranks.get(suit, "") for suit, letter in enumerate(SUITS))


def won_of(view: View, seat: int, deck: Deck, glyphs: Glyphs) -> str:
    """Write the points a seat has won, and its Round cards and tokens, as many as they are."""
    won, tokens = view.won[seat], view.reward_counts[seat]
    if not won and not tokens:
        return ""
    strip = glyphs.full * len(won) + token_sign(glyphs) * tokens
    if len(strip) > STRIP:
        counts = ((glyphs.full, len(won)), (token_sign(glyphs), tokens))
        strip = "".join(f"{mark}{count}" for mark, count in counts if count)
    return f"{sum(deck.round_cards[number - 1] for number in won)} {strip}"
