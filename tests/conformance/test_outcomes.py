"""How matches end: scores that add up, places of a standard competition, words for the reasons."""

from __future__ import annotations

from typing import Any

import pytest

from smilegames.core.outcome import Outcome, ScoreLine
from tests.support.each import each_table
from tests.support.playing import Playthrough, outcome_of, play_out, played
from tests.support.tables import Table


def endings(table: Table, count: int) -> list[Any]:
    """Return finished positions, the last half of each match played out differently."""
    match: Playthrough = played(table)
    middle = match.turns[len(match.turns) // 2].state
    return [match.end, *(play_out(table, middle.copy(), seed) for seed in range(1, count))]


@each_table
def test_an_independent_scorer_agrees(table: Table) -> None:
    for end in endings(table, 6):
        assert outcome_of(table, end).scores == table.hooks.rescore(table.rules, end)


@each_table
def test_scores_places_and_lines_agree(table: Table) -> None:
    for end in endings(table, 6):
        check_outcome(outcome_of(table, end), table.seats)


@each_table
def test_partners_are_named_by_the_entry_and_share_their_place(table: Table) -> None:
    sides = table.game.sides(table.seats, dict(table.options))
    assert sorted(seat for side in sides for seat in side) == list(range(table.seats))
    for end in endings(table, 3):
        outcome = outcome_of(table, end)
        for side in sides:
            assert len({(outcome.places[seat], outcome.scores[seat]) for seat in side}) == 1


def check_outcome(outcome: Outcome, seats: int) -> None:
    """More points never place lower, shared places repeat and skip, lines add up."""
    scores, places = outcome.scores, outcome.places
    assert len(scores) == len(places) == len(outcome.lines) == seats
    for seat, place in enumerate(places):
        assert place == 1 + sum(other < place for other in places)
        assert all(scores[other] <= scores[seat] for other in range(seats) if places[other] > place)
    assert tuple(sum(line.points for line in lines) for lines in outcome.lines) == scores
    if outcome.decided_by == "shared":
        assert len(outcome.winners) > 1
    if outcome.decided_by == "score":
        best = {scores[seat] for seat in outcome.winners}
        assert min(best) > max((score for score in scores if score not in best), default=min(best))


@each_table
def test_the_outcome_is_the_same_whenever_asked(table: Table) -> None:
    end = played(table).end
    assert table.rules.outcome(end) == table.rules.outcome(end.copy())


@each_table
def test_every_reason_has_words(table: Table) -> None:
    text, speaker = table.text, table.speaker()
    assert {"score", "shared"} <= set(text.DECIDED)
    for end in endings(table, 6):
        outcome = outcome_of(table, end)
        assert outcome.ended_by in text.ENDINGS
        assert outcome.decided_by in text.DECIDED
        for line in (line for lines in outcome.lines for line in lines):
            said = text.score_line(speaker, line)
            assert said.strip()
            assert "{" not in said


@pytest.mark.parametrize(
    ("scores", "places", "decided_by"),
    [
        ((3, 5), (1, 2), "score"),
        ((3, 3, 1), (1, 1, 2), "shared"),
        ((1, 2), (2, 2), "score"),
        ((2, 1), (1, 2), "shared"),
        ((2, 2), (1, 2), "score"),
    ],
)
def test_the_check_itself_finds_faults(
    scores: tuple[int, ...], places: tuple[int, ...], decided_by: str
) -> None:
    lines = tuple((ScoreLine("all", score),) for score in scores)
    with pytest.raises(AssertionError):
        check_outcome(Outcome(scores, places, "end", decided_by, lines), len(scores))
