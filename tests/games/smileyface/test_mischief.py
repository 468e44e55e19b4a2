"""Every Mischief card: what it does, what it may be aimed at, what it leaves alone."""

from __future__ import annotations

import pytest

from smilegames.core.chance import Order, Pick, StackedChance
from smilegames.core.match import Match
from smilegames.games.smileyface.events import (
    CardErased,
    CardPicked,
    CardsSwapped,
    CardTaken,
    Cause,
    MischiefPlayed,
    RankingSet,
    StormBlew,
)
from tests.games.smileyface.table import (
    cards,
    do,
    listed,
    named,
    random_positions,
    refused,
    rules,
    suits,
    table,
    totals,
)


@pytest.mark.rule("SF-16")
@pytest.mark.parametrize(
    ("card", "actions"),
    [
        ("thief", ["thief 2 S1", "thief 3 U4"]),
        ("eraser", ["eraser 2 S1", "eraser 3 U4"]),
        ("swap", ["swap H2 2 S1", "swap H2 3 U4"]),
    ],
)
def test_opponents_are_targets_passed_or_helped_or_not(card: str, actions: list[str]) -> None:
    displays = ["H2 pirate", "S1 S1 mean", "U4", "mean pirate"]
    state = table(hands=[card], displays=displays, passed=[1, 3], helpers={2: 1, 1: 3})
    assert listed(state, card) == actions
    # Lasting cards lie in three of the displays and are never in the list.


@pytest.mark.rule("SF-16")
@pytest.mark.parametrize("text", ["thief 2 mean", "eraser 2 mean", "swap H1 2 mean"])
def test_lasting_cards_are_immune(text: str) -> None:
    state = table(hands=["thief eraser swap"], displays=["H1", "mean S2"])
    assert refused(state, text) == ("lasting_safe", "SF-16")


@pytest.mark.rule("SF-16", "SF-40")
def test_a_second_copy_may_be_played_and_adds_nothing() -> None:
    state = table(hands=["mean"], displays=["mean A5", "A5"], ranking="AHSU", passed=[1, 2, 3])
    assert (totals(state, 0), totals(state, 1)) == ("0 0 0 6", "0 0 0 5")
    do(state, "mean")
    assert (totals(state, 0), totals(state, 1)) == ("0 0 0 6", "0 0 0 5")


@pytest.mark.rule("SF-40")
def test_mean_takes_the_plus_one_from_every_other_display() -> None:
    state = table(hands=["mean"], displays=["H2 H3", "H5", "H1 S4", ""])
    assert [totals(state, seat) for seat in range(3)] == ["7 0 0 0", "6 0 0 0", "2 4 0 0"]
    told = do(state, "mean")
    assert told == [MischiefPlayed(0, cards("mean")[0])]
    assert [totals(state, seat) for seat in range(3)] == ["7 0 0 0", "5 0 0 0", "1 4 0 0"]


@pytest.mark.rule("SF-40")
def test_two_means_in_different_displays_leave_nobody_a_plus_one() -> None:
    state = table(displays=["H2 mean", "H5 mean", "H1"])
    assert [totals(state, seat) for seat in range(3)] == ["2 0 0 0", "5 0 0 0", "1 0 0 0"]


@pytest.mark.rule("SF-40")
def test_mean_follows_a_new_boss() -> None:
    state = table(hands=["usurper"], displays=["mean", "H2 S3"])
    assert totals(state, 1) == "2 3 0 0"
    do(state, "usurper S")
    assert totals(state, 1) == "2 3 0 0"
    assert totals(table(displays=["", "H2 S3"], ranking="SHUA"), 1) == "2 4 0 0"


@pytest.mark.rule("SF-41")
def test_pirate_counts_the_newbie_suit_in_its_display() -> None:
    state = table(hands=["pirate A2"], displays=["A5 H1", "A5"], passed=[1, 2, 3])
    do(state, "pirate")
    assert (totals(state, 0), totals(state, 1)) == ("2 0 0 5", "0 0 0 0")
    do(state, "play A2")
    assert totals(state, 0) == "2 0 0 7"


@pytest.mark.rule("SF-41", "SF-45")
def test_pirate_serves_the_newbie_suit_of_the_moment() -> None:
    state = table(hands=["usurper"], displays=["pirate A5 U3"], passed=[1, 2, 3])
    assert totals(state) == "0 0 3 5"
    # Anger goes to the top: the new Newbie is Surprise, and Anger counts as Boss.
    do(state, "usurper A")
    assert totals(state) == "0 0 3 6"


@pytest.mark.rule("SF-40", "SF-41")
def test_pirate_and_mean_together() -> None:
    state = table(displays=["pirate A5 H2", "mean A5 H2"])
    assert (totals(state, 0), totals(state, 1)) == ("2 0 0 5", "3 0 0 0")


@pytest.mark.rule("SF-42")
def test_thief_moves_one_card_to_the_own_display() -> None:
    state = table(hands=["thief"], displays=["S1", "S3 S3"], passed=[1])
    told = do(state, "thief 2 S3")
    assert told[1] == CardTaken(0, 1, cards("S3")[0])
    assert (named(state.displays[0]), named(state.displays[1])) == ("S1 S3", "S3")
    assert named(state.discards) == "thief"


@pytest.mark.rule("SF-42")
@pytest.mark.parametrize(
    ("displays", "text", "code", "rule"),
    [
        (["H1", "mean"], "thief 2 H1", "nobody_shows", "SF-42"),
        (["H1", "H2"], "thief 1 H1", "own_target", "SF-16"),
        (["H1", "H2"], "thief 2 H1", "not_on_display", "SF-42"),
        (["H1", "H2"], "thief 3 H2", "shows_nothing", "SF-42"),
        (["H1", "H2", "pirate"], "thief 3 H2", "shows_nothing", "SF-42"),
    ],
)
def test_thief_refused(displays: list[str], text: str, code: str, rule: str) -> None:
    assert refused(table(hands=["thief"], displays=displays), text) == (code, rule)


@pytest.mark.rule("SF-43")
def test_pickpocket_draws_at_random_and_two_see_it() -> None:
    state = table(hands=["pickpocket H1", "S1 S3 U5", "", "A1"], passed=[3])
    assert listed(state, "pickpocket") == ["pickpocket 2", "pickpocket 4"]
    told = do(state, "pickpocket 2", chance=StackedChance([Pick(3, 1)]))
    assert named(state.hands[0]) == "H1 S3"
    assert named(state.hands[1]) == "S1 U5"
    event = told[1]
    assert event == CardPicked(0, 1, cards("S3")[0])
    assert [event.seen_by(seat) == event for seat in (0, 1, 2, 3, None)] == [
        *(True, True),
        *(False, False, False),
    ]
    assert event.seen_by(2) == CardPicked(0, 1, None)
    do(state, "pass", "pass")
    assert "play S3" in listed(state)


@pytest.mark.rule("SF-43")
def test_pickpocket_finds_only_empty_hands() -> None:
    assert refused(table(hands=["pickpocket"]), "pickpocket 2") == ("nobody_holds", "SF-43")
    state = table(hands=["pickpocket", "", "H1"])
    assert refused(state, "pickpocket 2") == ("empty_hand", "SF-43")
    assert refused(state, "pickpocket 1") == ("own_target", "SF-16")


@pytest.mark.rule("SF-44")
def test_shake_up_shuffles_the_whole_chart() -> None:
    state = table(hands=["shake-up"], ranking="SAHU")
    assert listed(state) == ["shake-up", "pass"]
    told = do(state, "shake-up", chance=StackedChance([Order((3, 1, 0, 2))]))
    assert state.ranking == suits("UASH")
    assert told[1] == RankingSet(Cause.SHAKE_UP, tuple(suits("UASH")), 0)


@pytest.mark.rule("SF-44")
def test_shake_up_may_leave_the_old_order() -> None:
    state = table(hands=["shake-up"], ranking="SAHU")
    do(state, "shake-up", chance=StackedChance([Order((0, 1, 2, 3))]))
    assert state.ranking == suits("SAHU")


@pytest.mark.rule("SF-45")
@pytest.mark.parametrize(("letter", "after"), [("A", "ASHU"), ("H", "HSAU"), ("U", "USAH")])
def test_usurper_puts_a_suit_on_top(letter: str, after: str) -> None:
    state = table(hands=["usurper"], ranking="SAHU")
    assert listed(state, "usurper") == ["usurper H", "usurper U", "usurper A"]
    do(state, f"usurper {letter}")
    assert state.ranking == suits(after)


@pytest.mark.rule("SF-45")
def test_the_boss_can_not_usurp() -> None:
    assert refused(table(hands=["usurper"]), "usurper H") == ("already_boss", "SF-45")


@pytest.mark.rule("SF-46")
def test_eraser_discards_an_opponents_card() -> None:
    state = table(hands=["eraser"], displays=["H1", "S3 S3"], passed=[1])
    told = do(state, "eraser 2 S3")
    assert told[1] == CardErased(0, 1, cards("S3")[0])
    assert named(state.displays[1]) == "S3"
    assert named(state.discards) == "eraser S3"
    assert refused(table(hands=["eraser"]), "eraser 2 S3") == ("nobody_shows", "SF-46")


@pytest.mark.rule("SF-47")
def test_swap_exchanges_two_cards() -> None:
    state = table(hands=["swap"], displays=["H1 H2", "S3", "H1"])
    told = do(state, "swap H1 2 S3")
    assert told[1] == CardsSwapped(0, cards("H1")[0], 1, cards("S3")[0])
    assert [named(display) for display in state.displays] == ["H2 S3", "H1", "H1", ""]


@pytest.mark.rule("SF-47", "SF-16")
def test_equal_cards_may_be_swapped_and_nothing_changes() -> None:
    state = table(hands=["swap"], displays=["H1", "", "H1"])
    before = [list(display) for display in state.displays]
    do(state, "swap H1 3 H1")
    assert state.displays == before


@pytest.mark.rule("SF-47")
@pytest.mark.parametrize(
    ("displays", "text", "code"),
    [
        (["mean", "H2"], "swap H1 2 H2", "nothing_to_swap"),
        (["H1", "pirate"], "swap H1 2 H2", "nobody_shows"),
        (["H1", "H2"], "swap H3 2 H2", "not_on_display"),
        (["H1", "H2"], "swap H1 2 H3", "not_on_display"),
        (["H1", "H2", "mean"], "swap H1 3 H3", "shows_nothing"),
        (["H1", "H2"], "swap H1 1 H1", "own_target"),
    ],
)
def test_swap_refused(displays: list[str], text: str, code: str) -> None:
    assert refused(table(hands=["swap"], displays=displays), text)[0] == code


@pytest.mark.rule("SF-48")
def test_storm_hits_everyone_who_holds_the_suit() -> None:
    state = table(
        hands=["storm"],
        displays=["A1 A4", "A2 A2 A5", "H1 mean", "A3"],
        ranking="HSUA",
        passed=[1, 3],
    )
    assert listed(state, "storm") == ["storm H", "storm A"]
    told = do(state, "storm A")
    lost = tuple(zip((0, 1, 3), cards("A1 A2 A3"), strict=True))
    assert told[1] == StormBlew(0, 3, lost)
    assert [named(display) for display in state.displays] == ["A4", "A2 A5", "H1 mean", ""]
    assert named(state.discards) == "storm A1 A2 A3"


@pytest.mark.rule("SF-48")
def test_storm_over_the_own_suit_only() -> None:
    state = table(hands=["storm"], displays=["S5"])
    do(state, "storm S")
    assert state.displays == [[], [], [], []]


@pytest.mark.rule("SF-48")
def test_storm_refused() -> None:
    empty = table(hands=["storm"], displays=["", "mean"])
    assert refused(empty, "storm H") == ("nothing_shown", "SF-48")
    state = table(hands=["storm"], displays=["", "S1"])
    assert refused(state, "storm H") == ("suit_not_shown", "SF-48")


@pytest.mark.rule("SF-13", "SF-16")
def test_random_play_reaches_every_card_and_action() -> None:
    reached = set()
    for seed in range(12):
        game = rules(4 + seed % 5)
        for state in random_positions(game, seed):
            reached |= {action.verb for action in game.choices(state)}
    assert reached == {
        *("play", "pass", "help", "discard", "done"),
        *("mean", "pirate", "thief", "pickpocket", "shake-up"),
        *("usurper", "eraser", "swap", "storm"),
    }


@pytest.mark.rule("SF-17")
def test_a_match_refuses_what_is_not_listed() -> None:
    match = Match(rules(), StackedChance([Order((0, 1, 2, 3)), Order(tuple(range(70)))]), first=0)
    refusal = match.refusal(0, rules().parse("thief 2 H1"))
    assert refusal is not None
    assert refusal.code == "not_in_hand"
