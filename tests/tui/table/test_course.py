"""The course of a table: which phase follows which, and whose secrets may be up in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from smilegames.core.chance import RandomChance
from smilegames.core.errors import IllegalAction, UndoRefused
from smilegames.core.events import Event
from smilegames.core.match import Match
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area
from smilegames.tui.table.course import Change, Course
from smilegames.tui.table.phase import PRIVATE, Phase
from smilegames.tui.table.sight import Sight
from smilegames.tui.widgets.board import Moment
from tests.support.coin import COIN, Draw, Keep, Name

KEEP, DRAW, ONE = Keep(), Draw(), Name(1)


@dataclass(frozen=True)
class Step:
    """A step of a board."""

    line: str

    def draw(self, area: Area, glyphs: Glyphs) -> None:
        area.put(0, 0, self.line)


@dataclass
class Teller:
    """Says what a test wants it to say."""

    boards: list[Moment] = field(default_factory=list)
    private: tuple[str, ...] = ()
    notable: bool = False
    again: list[Moment] | None = None
    """What may be looked at again; None for whatever was shown last."""
    asked: list[Change[Any]] = field(default_factory=list)
    told: list[tuple[int, Sequence[Event]]] = field(default_factory=list)

    def moments(self, change: Change[Any]) -> Sequence[Moment]:
        self.asked.append(change)
        return self.boards

    def past(self, shown: Sequence[Moment]) -> Sequence[Moment]:
        return shown if self.again is None else self.again

    def private_news(self, seat: int, events: Sequence[Event]) -> tuple[str, ...]:
        self.told.append((seat, events))
        return self.private

    def is_notable(self, change: Change[Any]) -> bool:
        return self.notable


def match(rounds: int = 2) -> Match:
    rules = COIN.build(3, {"rounds": rounds, "open_coins": False}, {"coins": [1, 2, 3, 5, 8]})
    return Match(rules, RandomChance(3), 0)


def course(
    sight: Sight = Sight.COVER, teller: Teller | None = None, *, rounds: int = 2, held: bool = True
) -> Course:
    begun = Course(match(rounds), sight, teller or Teller(), held=held)
    begun.begin(resumed=False)
    return begun


def lifted(teller: Teller | None = None, sight: Sight = Sight.COVER) -> Course:
    """Return a course where the first player's hand is up."""
    begun = course(sight, teller)
    if begun.covers:
        begun.lift()
    assert begun.phase is Phase.LIFTED
    return begun


# Beginning


@pytest.mark.parametrize(
    ("sight", "phase"),
    [
        (Sight.COVER, Phase.COVERED),
        (Sight.CURTAIN, Phase.CURTAIN),
        (Sight.PEEK, Phase.LIFTED),
        (Sight.OPEN, Phase.LIFTED),
    ],
)
def test_how_each_table_begins(sight: Sight, phase: Phase) -> None:
    assert course(sight).phase is phase


@pytest.mark.parametrize("sight", Sight)
def test_every_table_goes_on_behind_the_curtain(sight: Sight) -> None:
    resumed = Course(match(), sight, Teller(), held=True)
    resumed.begin(resumed=True)
    assert resumed.phase is Phase.CURTAIN
    assert resumed.owner is None
    resumed.lift()
    assert resumed.phase is Phase.LIFTED


def test_what_the_last_move_did_is_still_told_when_a_match_goes_on() -> None:
    played = lifted()
    played.submit(0, ONE)
    resumed = Course(played._match, Sight.COVER, Teller(), held=True)
    resumed.begin(resumed=True)
    assert resumed.change == played.change
    assert resumed.phase is Phase.CURTAIN


@pytest.mark.parametrize("taken_back", [False, True])
def test_where_no_decision_stands_nothing_is_told(taken_back: bool) -> None:
    played = lifted()
    if taken_back:
        played.submit(0, KEEP)
        played.undo(0)
    resumed = Course(played._match, Sight.COVER, Teller(), held=True)
    resumed.begin(resumed=True)
    assert resumed.change is None


def test_a_match_that_is_over_has_nothing_to_lift() -> None:
    ended = match(rounds=1)
    for seat in range(3):
        ended.submit(seat, KEEP, ended.version)
    resumed = Course(ended, Sight.COVER, Teller(), held=True)
    resumed.begin(resumed=True)
    assert resumed.phase is Phase.OVER
    assert resumed.seat is resumed.owner is None


# Deciding


def test_the_hand_goes_down_at_once_and_the_next_is_covered() -> None:
    course = lifted()
    assert course.owner == 0
    course.submit(0, KEEP)
    assert course.phase is Phase.COVERED
    assert course.seat == 1
    assert course.owner is None
    course.lift()
    assert course.owner == 1


def test_a_refused_decision_changes_nothing() -> None:
    course = lifted()
    with pytest.raises(IllegalAction):
        course.submit(0, Name(7))
    assert course.phase is Phase.LIFTED
    assert course.change is None


def test_the_teller_hears_what_everybody_may_know_and_the_owner_their_own() -> None:
    teller = Teller()
    lifted(teller).submit(0, DRAW)
    (change,) = teller.asked
    assert (change.before.turn, change.after.turn) == (0, 1)
    assert change.before.own is change.after.own is None
    assert [getattr(event, "value", None) for event in change.events] == [None]
    ((seat, events),) = teller.told
    assert seat == 0
    assert getattr(events[0], "value", None) is not None


def test_private_news_are_read_before_the_cover() -> None:
    course = lifted(Teller(private=("It is an 8.",)))
    course.submit(0, DRAW)
    assert course.phase is Phase.TOLD
    assert course.owner == 0
    assert course.private == ("It is an 8.",)
    course.onward()
    assert course.phase is Phase.COVERED
    assert course.private == ()
    assert course.owner is None


@pytest.mark.parametrize("sight", [Sight.PEEK, Sight.OPEN])
def test_where_nothing_is_covered_there_is_no_time_for_private_news(sight: Sight) -> None:
    course = lifted(Teller(private=("It is an 8.",)), sight)
    course.submit(0, DRAW)
    assert course.phase is Phase.LIFTED
    assert course.private == ()


def test_boards_come_after_private_news_and_before_the_next_hand() -> None:
    steps: list[Moment] = [Step("one"), Step("two")]
    course = lifted(Teller(boards=steps, private=("It is an 8.",)))
    course.submit(0, DRAW)
    assert course.board is None
    course.onward()
    assert (course.phase, course.board) == (Phase.BOARD, steps[0])
    assert course.owner is None
    course.onward()
    assert course.board == steps[1]
    course.onward()
    assert course.phase is Phase.COVERED
    assert course.board is None


def test_the_last_board_is_shown_again_and_then_all_is_as_it_was() -> None:
    course = lifted(Teller(boards=[Step("one")]))
    course.submit(0, KEEP)
    assert not course.can_show_again
    course.onward()
    assert course.can_show_again
    course.show_again()
    assert course.board == Step("one")
    assert course.is_past
    course.onward()
    assert course.phase is Phase.COVERED


def test_a_game_says_what_may_be_looked_at_again() -> None:
    teller = Teller(again=[Step("the last trick")])
    course = lifted(teller)
    assert course.can_show_again
    course.show_again()
    assert course.board == Step("the last trick")
    teller.again = []
    course.onward()
    assert not course.can_show_again


def test_new_boards_are_none_of_the_past() -> None:
    course = lifted(Teller(boards=[Step("one")]))
    course.show_boards([Step("asked for")])
    assert course.is_past
    course.onward()
    course.lift()
    course.submit(0, KEEP)
    assert not course.is_past


def test_what_a_decision_showed_is_gone_when_it_is_taken_back() -> None:
    course = lifted(Teller(boards=[Step("one")]))
    course.submit(0, KEEP)
    course.onward()
    course.undo(0)
    assert not course.can_show_again


@pytest.mark.parametrize("sight", [Sight.PEEK, Sight.OPEN])
@pytest.mark.parametrize(("notable", "held"), [(True, True), (True, False), (False, True)])
def test_a_notable_decision_is_held_where_no_cover_holds_it(
    sight: Sight, notable: bool, held: bool
) -> None:
    begun = course(sight, Teller(notable=notable), held=held)
    begun.submit(0, KEEP)
    assert begun.phase is (Phase.MOMENT if notable and held else Phase.LIFTED)
    if begun.phase is Phase.MOMENT:
        begun.onward()
    assert begun.phase is Phase.LIFTED
    assert begun.seat == 1


def test_a_cover_holds_a_moment_by_itself() -> None:
    course = lifted(Teller(notable=True))
    course.submit(0, KEEP)
    assert course.phase is Phase.COVERED


def test_the_end_comes_after_the_last_board() -> None:
    begun = course(Sight.OPEN, Teller(boards=[Step("the end")]), rounds=1)
    for seat in range(3):
        begun.submit(seat, KEEP)
        assert begun.phase is Phase.BOARD
        begun.onward()
    assert begun.phase is Phase.OVER


# Taking back


def test_taking_back_covers_the_hand_again() -> None:
    course = lifted(Teller(boards=[Step("one")]))
    course.submit(0, ONE)
    course.onward()
    course.undo(0)
    assert course.phase is Phase.COVERED
    assert course.seat == 0
    assert course.change is None


def test_what_can_not_be_taken_back_leaves_all_as_it_is() -> None:
    course = lifted()
    course.submit(0, DRAW)
    with pytest.raises(UndoRefused):
        course.undo(0)
    assert course.phase is Phase.COVERED
    assert course.change is not None


# Log, peek, concealing


@pytest.mark.parametrize("sight", [Sight.COVER, Sight.OPEN])
def test_the_log_lies_over_whatever_there_is(sight: Sight) -> None:
    begun = course(sight)
    before = begun.phase
    begun.log(open=True)
    assert (begun.phase, begun.shown) == (Phase.LOG, before)
    begun.log(open=True)
    begun.log(open=False)
    assert begun.phase is before


def test_the_peek_is_for_tables_that_have_one() -> None:
    peeking, hands = lifted(sight=Sight.PEEK), lifted()
    for begun, phase in ((peeking, Phase.PEEK), (hands, Phase.LIFTED)):
        begun.peek(open=True)
        assert begun.phase is phase
        begun.peek(open=False)
        assert begun.phase is Phase.LIFTED


@pytest.mark.parametrize("log", [False, True])
def test_concealing_leaves_nothing_private_up(log: bool) -> None:
    told = lifted(Teller(private=("It is an 8.",)))
    told.submit(0, DRAW)
    peeking = lifted(sight=Sight.PEEK)
    peeking.peek(open=True)
    for begun in (lifted(), told, peeking, lifted(sight=Sight.CURTAIN)):
        begun.log(open=log)
        assert begun.conceal()
        assert begun.phase is (Phase.LIFTED if begun is peeking else Phase.CURTAIN)
        assert begun.phase not in PRIVATE or begun is peeking


@pytest.mark.parametrize("sight", [Sight.COVER, Sight.CURTAIN])
def test_there_may_be_nothing_to_conceal(sight: Sight) -> None:
    begun = course(sight)
    before = begun.phase
    assert not begun.conceal()
    assert begun.phase is before


def test_private_news_that_were_concealed_give_way_to_the_boards() -> None:
    steps: list[Moment] = [Step("one")]
    course = lifted(Teller(boards=steps, private=("It is an 8.",)))
    course.submit(0, DRAW)
    course.conceal()
    assert course.phase is Phase.CURTAIN
    course.lift()
    assert course.board == steps[0]
