"""`history`: figures of all, of a game and of a player, in words and in JSON."""

from __future__ import annotations

import json
from datetime import timedelta

import pytest

from smilegames.store.history import database
from smilegames.store.paths import records_folder
from tests.cli.running import Runner, process
from tests.support.past import FIRST, NAMES, evening_of, past


@pytest.fixture
def played() -> None:
    """Two games of three people, and one of them with others."""
    evening_of(["smile", "smile", "gracias"])
    past("smile", ("ada", "Dora", "Emil"), FIRST + timedelta(days=1), seed=9)


def rows(report: str) -> dict[str, list[str]]:
    """What stands behind the first word of each line."""
    return {line.split()[0]: line.split()[1:] for line in report.splitlines() if line.strip()}


def test_everybody_and_everything(smilegames: Runner, played: None) -> None:
    said = rows(smilegames("history").report)
    assert said["4"] == ["matches"]
    assert said["player"] == ["played", "won", "place", "in", "a", "row", "rating"]
    assert {name: said[name][0] for name in ("ada", "Ben", "Cleo", "Dora", "Emil")} == {
        "ada": "4",
        "Ben": "3",
        "Cleo": "3",
        "Dora": "1",
        "Emil": "1",
    }


def test_of_one_game_there_are_points(smilegames: Runner, played: None) -> None:
    said = rows(smilegames("history", "Smile").report)
    assert said["3"] == ["matches"]
    assert said["player"][3:5] == ["score", "best"]
    assert said["Cleo"][0] == "2"
    assert rows(smilegames("history", "gracias").report)["1"] == ["match"]


def test_of_one_player(smilegames: Runner, played: None) -> None:
    report = smilegames("history", "ADA").report
    assert report.startswith("ada: 4 matches\n")
    said = rows(report)
    assert (said["Smile"][0], said["Gracias"][0], said["all"][1]) == ("3", "1", "4")
    assert said["Against"] == ["met", "ahead", "behind", "level"]
    assert {name: said[name][0] for name in ("Ben", "Cleo", "Dora", "Emil")} == {
        "Ben": "3",
        "Cleo": "3",
        "Dora": "1",
        "Emil": "1",
    }


def test_in_json(smilegames: Runner, played: None) -> None:
    everything = json.loads(smilegames("history", "--json").report)
    assert (everything["game"], everything["matches"]) == (None, 4)
    assert everything["players"][0].keys() >= {"name", "played", "won", "streak", "rating"}
    game = json.loads(smilegames("history", "smile", "--json").report)
    assert (game["game"], game["matches"]) == ("smile", 3)
    ben = json.loads(smilegames("history", "Ben", "--json").report)
    assert ben["player"] == "Ben"
    assert [each["game"] for each in ben["games"]] == ["gracias", "smile", None]
    assert ben["matches"][0]["started"] == "2026-01-01T19:00:00Z"
    assert ben["matches"][0]["players"] == list(NAMES[:3])
    assert {each["name"]: each["met"] for each in ben["against"]} == {"ada": 3, "Cleo": 3}


def test_the_same_after_the_database_was_lost_and_rebuilt(smilegames: Runner, played: None) -> None:
    before = [smilegames("history", *who, "--json").report for who in ((), ("ada",), ("smile",))]
    database.discard()
    said = smilegames("history", "rebuild").report
    assert said == "the history is made anew from the records of 4 matches\n"
    after = [smilegames("history", *who, "--json").report for who in ((), ("ada",), ("smile",))]
    assert after == before


def test_nothing_played_yet(smilegames: Runner) -> None:
    assert "Nothing has been played" in smilegames("history").report
    assert "Nothing has been played" in smilegames("history", "Ada").complaint
    assert json.loads(smilegames("history", "--json").report)["players"] == []
    assert "of 0 matches" in smilegames("history", "rebuild").report


def test_who_has_not_played(smilegames: Runner, played: None) -> None:
    said = smilegames("history", "Zoe").complaint
    assert said.startswith(
        "“Zoe” has played nothing here; there are: ada, Ben, Cleo, Dora and Emil"
    )


def test_where_it_can_not_be_kept_it_is_told_all_the_same(smilegames: Runner, played: None) -> None:
    database.history_file().mkdir()
    said = smilegames("history")
    assert (said.code, rows(said.out)["4"]) == (0, ["matches"])
    assert said.err.startswith("smilegames: ")
    assert said.err.endswith("history.sqlite3: it is not a regular file\n")
    assert smilegames("history", "rebuild").complaint.endswith("it is not a regular file")


def test_records_that_say_nonsense_are_left_out(smilegames: Runner, played: None) -> None:
    (records_folder() / "bad.jsonl").write_text('{"format":1}\n{"outcome":{}}\n')
    assert rows(smilegames("history").report)["4"] == ["matches"]


def test_the_shelf_opens_without_database_and_ratings() -> None:
    code = (
        "import sys, smilegames.cli.program, smilegames.tui.app;"
        "print(sorted({'sqlite3', 'openskill', 'pydantic'} & set(sys.modules)))"
    )
    assert process(code).stdout == "[]\n"
