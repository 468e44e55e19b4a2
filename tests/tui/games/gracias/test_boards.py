"""The boards of Gracias: a round, a session told step by step, the final reckoning."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from smilegames.core.chance import RandomChance
from smilegames.core.events import Event
from smilegames.games.gracias.actions import Action
from smilegames.games.gracias.events import ScoringBegan
from smilegames.games.gracias.rules import GraciasRules
from smilegames.games.gracias.state import Reckoning, State
from smilegames.text.game_text import Speaker
from smilegames.text.words import Words
from smilegames.tui.drawing.glyphs import ASCII, UNICODE
from smilegames.tui.games.gracias.final_board import Reckoned
from smilegames.tui.games.gracias.moments import moments_of, scores_of
from smilegames.tui.games.gracias.result import piles
from smilegames.tui.games.gracias.round_board import RoundOver
from smilegames.tui.games.gracias.session_board import LEFT, SessionStep
from smilegames.tui.table.course import Change
from smilegames.tui.widgets.board import Moment
from tests.games.gracias.table import advance, build, dealt, last_share, play
from tests.hooks.gracias import redeal
from tests.tui.evening import seated
from tests.tui.games.gracias.gracias_table import LONG, NAMES, TOP, board, line_of, speaker_for
from tests.tui.games.gracias.test_drawn import check_characters

SIZES = pytest.mark.parametrize("size", [(80, 19), (80, 30), (106, 41)])


def decided(
    rules: GraciasRules, state: State, decision: str, names: Sequence[str] = NAMES
) -> Sequence[Moment]:
    """Make a decision and return the boards that it brings."""
    before, events = rules.view(state, None), play(rules, state, decision)
    told = [each for event in events if (each := event.seen_by(None)) is not None]
    change = Change(before, told, rules.view(state, None))
    return moments_of(speaker_for(rules, names), change)


def worked_example() -> tuple[Sequence[SessionStep], RoundOver]:
    """Return the boards of the rulebook's example."""
    rules = build(3)
    state = last_share(
        rules,
        face_up=[
            "5 chili 2 cactus 2 cheese 1 sardine",
            "2 chili 3 cactus 1 sardine 3 gnome",
            "1 chili 1 cactus 4 cheese 1 sardine 2 bagpipe 1 gnome",
        ],
        face_down=[
            "chili cactus chili",
            "gnome chili cheese sardine",
            "bagpipe gnome bagpipe bagpipe",
        ],
        pair="cactus gnome",
    )
    first, *steps = decided(rules, state, "keep cactus give gnome to seat 1")
    assert isinstance(first, RoundOver)
    assert all(isinstance(step, SessionStep) for step in steps)
    return [step for step in steps if isinstance(step, SessionStep)], first


def round_ended(decision: str = "keep gnome give chili to seat 2") -> RoundOver:
    """Return the board of a first round."""
    rules = build(3)
    state = dealt(rules, 0, TOP)
    play(rules, state, "take A", "keep chili give sardine to seat 3")
    play(rules, state, "take B", "keep cheese give cheese to seat 1", "take C")
    (moment,) = decided(rules, state, decision)
    assert isinstance(moment, RoundOver)
    return moment


# A round


@pytest.mark.rule("GR-16", "GR-18")
@SIZES
def test_the_end_of_a_round_shows_its_last_gift_and_who_would_discard(
    size: tuple[int, int],
) -> None:
    moment = round_ended()
    text = board(moment, size)
    assert "Round 1 of session 1 is over" in text
    assert "Cleo keeps a gnome and gives Ben a chili: “¡Gracias!”" in text
    assert line_of(text, "Cleo").startswith("Cleo keeps")
    assert "3•" in text
    assert "¡Gracias!" in next(row for row in text.splitlines() if " 2 Ben " in row)
    assert "▌R chili    Ben: 3" in text
    assert "▌Y cheese   Ada and Ben: 1 each" in text
    assert "▌P bagpipe  none" in text
    assert "The small mouse runs from Ada to Ben." in text
    assert moment.line == "Round 1 is over."


def test_no_other_decision_has_a_board() -> None:
    rules = build(3)
    state = dealt(rules, 0, TOP)
    assert decided(rules, state, "take A") == ()
    assert decided(rules, state, "keep chili give sardine to seat 3") == ()


# A session


@pytest.mark.rule("GR-20", "GR-21", "GR-22", "GR-23")
@SIZES
def test_the_boards_tell_the_worked_example(size: tuple[int, int]) -> None:
    steps, first = worked_example()
    assert first.is_last
    assert "Ada, with the large mouse, calls the kinds." in board(first, size)
    shown = [board(step, size) for step in steps]
    assert len(shown) == LEFT + 1
    assert line_of(shown[0], "Ada") == "1 Ada M~ 5+2 2+1 2 1 · 1 0"
    assert "Ben           ▌O gnome    ▌R chili    ▌Y cheese   ▌B sardine" in shown[0]
    assert line_of(shown[1], "Ada") == "1 Ada M~ ■2 3 2 1 · 1 0"
    assert "Cleo          ▌P bagpipe ■" in shown[1]
    assert line_of(shown[2], "Ben") == "2 Ben ▾3 3 1 2 · 4 0"
    assert "▌R chili    Ben discards 3 chilies" in shown[2]
    assert "▌G cactus   Ada and Ben discard 3 cacti each" in shown[6]
    assert "▌P bagpipe  nobody has a loose one" in shown[6]
    assert "Ada           1 pile and 6 loose cards  7 points, 7 in all  ★" in shown[LEFT]
    assert "Ben           1 loose card              1 point, 1 in all" in shown[LEFT]
    assert line_of(shown[LEFT], "Ben") == "2 Ben ▾3 ▾3 1 ▾2 · ▾4 1 1"


@pytest.mark.rule("GR-20", "GR-21", "GR-22", "GR-23")
def test_a_scored_session_is_told_step_by_step() -> None:
    steps, _ = worked_example()
    titles = (
        "the face-down cards are turned up",
        "five of a kind make a pile",
        *(f"Ada calls {name}" for name in build(3).names),
        "what stays is counted",
    )
    for step, title in zip(steps, titles, strict=True):
        assert f"Session 1: {title}" in board(step)
    assert steps[3].line == "Ada calls cactus. Whoever has the most loose ones discards them all."


def test_nobody_need_have_a_pile() -> None:
    rules = build(3)
    state = last_share(rules, ["1 chili"] * 3, ["gnome"] * 3, "cactus gnome")
    moments = decided(rules, state, "keep cactus give gnome to seat 1")
    assert "Nobody has five of a kind." in board(moments[2])


def test_earlier_sessions_can_be_looked_at_the_newest_first() -> None:
    rules = build(6)
    state = dealt(rules, 0, TOP)
    events = advance(rules, state, 7, 8 * 6 * 2)
    callers = [event.seat for event in events if isinstance(event, ScoringBegan)]
    view = rules.view(state, None)
    scores = scores_of(speaker_for(rules), view)
    assert ["Session 2:" in board(scores[0]), "Session 1:" in board(scores[1])] == [True, True]
    assert [each.caller for each in scores if isinstance(each, SessionStep)] == callers[::-1]
    first, second = (reckoning.points[0] for reckoning in view.reckonings)
    assert line_of(board(scores[0]), "Ada").endswith(f" {first} {second} {first + second}")
    assert line_of(board(scores[1]), "Ada").endswith(f" {first} {first}")


# The match


def reckoned(*points: tuple[int, ...], size: tuple[int, int] = (80, 19)) -> list[str]:
    """Return the two boards of a match whose sessions brought these points, by seat."""
    seats = len(points[0])
    rules = build(seats, sessions=len(points))
    nothing, no_cards = ((0,) * 6,) * seats, ((),) * seats
    sessions = tuple(Reckoning(nothing, each, no_cards) for each in points)
    speaker = speaker_for(rules)
    return [board(Reckoned(speaker, sessions, is_final), size) for is_final in (False, True)]


def test_the_last_session_is_added_last() -> None:
    before, after = reckoned((4, 5, 6), (7, 4, 5), (1, 9, 0))
    assert "After 2 sessions" in before
    assert line_of(before, "Ada") == "Ada 4 7 11"
    assert line_of(after, "Ada") == "2 Ada 4 7 1 12"
    assert line_of(after, "Ben") == "★ 1 Ben 5 4 9 18"
    assert "level" not in after


def test_where_there_is_room_points_are_drawn_one_by_one() -> None:
    before, after = reckoned((4, 5, 6), (7, 4, 5), (1, 9, 0), size=(106, 41))
    assert next(row.strip() for row in before.splitlines() if "■" in row) == "■■■■ ■■■■■■■"
    assert "■■■■■ ■■■■ ■■■■■■■■■" in after


@pytest.mark.rule("GR-30")
def test_ties_are_told_with_what_parted_them() -> None:
    _, after = reckoned((9, 4, 6), (7, 10, 7), (1, 3, 4))
    told = "Level at 17 points: Ben with 10 in the best session, Ada with 9 and Cleo with 7."
    words = " ".join(after.split())
    assert told in words
    assert "next best" not in words
    assert line_of(after, "Ben") == "★ 1 Ben 4 10 3 17"


@pytest.mark.rule("GR-30")
def test_a_second_tie_break_names_the_next_best_session() -> None:
    _, after = reckoned((9, 9, 0), (6, 5, 0), (2, 3, 1))
    told = "Level at 17 points: Ada with 6 in the next best and Ben with 5."
    words = " ".join(after.split())
    assert told in words
    assert "share" not in words


@pytest.mark.rule("GR-30")
def test_who_is_level_in_everything_shares_the_place() -> None:
    _, after = reckoned((9, 5, 3), (5, 9, 1), (1, 1, 1))
    assert "Ada and Ben are level in every session and share the place." in " ".join(after.split())
    assert sum("★ 1" in row for row in after.splitlines()) == 2
    assert "Level at" not in after


def test_a_match_of_one_session_is_reckoned_at_once() -> None:
    rules = build(3, sessions=1)
    state = last_share(rules, ["1 chili"] * 3, ["gnome"] * 3, "cactus gnome")
    moments = decided(rules, state, "keep cactus give gnome to seat 1")
    assert sum(isinstance(moment, Reckoned) for moment in moments) == 1
    assert moments[-1].line.endswith("win together!") or moments[-1].line.endswith("wins!")


# All of it


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("plain", [False, True])
def test_all_boards_of_a_match_are_drawn_and_tell_no_secret(seats: int, plain: bool) -> None:
    """A board of a round is the same whatever lies face down."""
    rules, random = build(seats), Random(seats)
    state, chance = rules.start(0, RandomChance(seats)), RandomChance(seats)
    names = NAMES if plain else LONG
    speaker, glyphs = speaker_for(rules, names), ASCII if plain else UNICODE
    boards = 0
    while rules.to_act(state) is not None:
        action, twin = random.choice(rules.choices(state)), redeal(rules, state, None, random)
        moments = _moments(rules, state, action, chance, speaker)
        others = _moments(rules, twin, action, RandomChance(1), speaker)
        for moment in moments:
            for size in ((80, 19), (106, 41)):
                check_characters(glyphs.plainly(board(moment, size, glyphs)), plain=plain)
            check_characters(glyphs.plainly(moment.line), plain=plain)
        for one, other in zip(moments, others, strict=True):
            if isinstance(one, RoundOver):
                assert board(one) == board(other)
        boards += len(moments)
    assert boards == 3 * (4 + LEFT + 1) + 2


def _moments(
    rules: GraciasRules,
    state: State,
    action: Action,
    chance: RandomChance,
    speaker: Speaker,
) -> Sequence[Moment]:
    before, events = rules.view(state, None), list[Event]()
    rules.apply(state, action, chance, events.append)
    told = [each for event in events if (each := event.seen_by(None)) is not None]
    return moments_of(speaker, Change(before, told, rules.view(state, None)))


def test_what_scored_nothing_is_crossed_on_the_result() -> None:
    sitting = seated("gracias", sessions=1)
    match, random = sitting.match, Random(3)
    while (seat := match.to_act) is not None:
        match.submit(seat, random.choice(match.choices(seat)), match.version)
    speaker = Speaker(Words(), sitting.header.names, match.rules)
    cards = [card for seat in range(3) for card in piles(speaker, match, (seat,), UNICODE)[0].cards]
    assert {(card.look.sunk, card.look.tag) for card in cards} == {(False, ""), (True, "×")}
    stayed = [int(card.face.value) for card in cards if not card.look.sunk]
    scored = sum(count // 5 + count % 5 for count in stayed)
    assert scored == sum(match.view(None).reckonings[0].points)
