"""The form without a screen: chairs, who starts, options, faults."""

from __future__ import annotations

import pytest

from smilegames.games.registry import games
from smilegames.store.config import SetUp
from smilegames.store.errors import Unusable
from smilegames.tui.screens.setup_form import Chair, OptionLine, Settled, SetupForm

FOUR = ("Ada", "Ben", "Cleo", "Dora")


def form(game: str = "smile_money", names: tuple[str, ...] = FOUR, **options: bool) -> SetupForm:
    return SetupForm(games()[game], SetUp(names, options), "standard")


def test_it_opens_at_the_deal_or_at_the_first_free_chair() -> None:
    assert form().here is Settled.DEAL
    assert form(names=("Ada", "", "Cleo")).here is Settled.DEAL
    assert form(names=("Ada",)).here == Chair(1)
    assert form(names=()).here == Chair(0)


def test_lines_follow_each_other_in_a_circle() -> None:
    here = form()
    for _ in here.lines:
        here.move(1)
    assert here.here is Settled.DEAL
    here.move(1)
    here.move(-1)
    assert here.here is Settled.DEAL


@pytest.mark.rule("MO-41")
def test_captains_are_asked_for_where_there_are_pairs() -> None:
    captains = OptionLine("first_captain"), OptionLine("second_captain")
    assert not {*captains} & {*form().lines}
    assert {*captains} <= {*form(pairs=True).lines}
    assert not {*captains} & {*form(names=FOUR[:3], pairs=True).lines}
    assert form(pairs=True).header().options["first_captain"] == 1


def test_chairs_change_places_and_the_starter_goes_along() -> None:
    here = form()
    here.sit(Settled.FIRST)
    here.turn(1)
    assert here.first == 0
    here.sit(Chair(0))
    here.swap(1)
    assert here.players == ["Ben", "Ada", "Cleo", "Dora"]
    assert (here.first, here.here) == (1, Chair(1))
    here.sit(Chair(3))
    here.swap(1)
    assert here.players[3] == "Dora"


def test_left_of_the_first_letter_lies_the_chair() -> None:
    here = form(names=("Ada", "Ben"))
    here.sit(Chair(1))
    for _ in "Ben":
        assert here.write("left", None)
    assert here.typing
    assert here.write("left", None)
    assert here.lifts_chair
    assert not here.typing
    here.move(-1)
    assert here.players == ["Ben", "Ada"]
    assert not here.write("x", "x")
    here.put_down()
    assert here.write("x", "x")


@pytest.mark.parametrize(
    ("names", "codes"),
    [
        (("Ada", "Ben"), [None, None]),
        (("Ada", "ADA"), [None, "name_twice"]),
        (("", ""), [None, None]),
        (("x" * 13, "Ben"), ["name_wide", None]),
    ],
)
def test_faults_are_known_while_names_are_written(
    names: tuple[str, ...], codes: list[str | None]
) -> None:
    here = form(names=names)
    faults = [here.fault_of(seat) for seat in range(2)]
    assert [fault and fault.code for fault in faults] == codes


def test_too_few_players_are_refused_at_the_deal() -> None:
    with pytest.raises(Unusable):
        form(names=("Ada",)).header()


def test_what_is_written_can_be_gone_on_with() -> None:
    here = form(names=("Ada", "", "Cleo"))
    here.sit(OptionLine("colour_challenge"))
    here.turn(1)
    again = SetupForm(here.game, here.set_up(), "strict")
    assert [line.text for line in again.names] == ["Ada", "", "Cleo", ""]
    assert again.header().options["colour_challenge"] is True
    assert again.policy is here.policy
