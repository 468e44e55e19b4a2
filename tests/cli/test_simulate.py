"""`simulate`: random players, reported and kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import Runner


def test_one_line_of_json_for_each_game(smilegames: Runner) -> None:
    said = smilegames("simulate", "smile", "--seats", 4, "--games", 3, "--seed", 7, "--json").report
    games = [json.loads(line) for line in said.splitlines()]
    assert [game["seed"] for game in games] == [7, 8, 9]
    for game in games:
        assert list(game) == ["seed", "seats", "scores", "places", "decisions"]
        assert game["seats"] == len(game["scores"]) == len(game["places"]) == 4
        assert game["decisions"] > 0


def test_the_seed_decides_everything(smilegames: Runner) -> None:
    words = ("simulate", "smile", "--games", 2, "--json")
    assert smilegames(*words).report == smilegames(*words).report
    assert smilegames(*words, "--seed", 1).report.splitlines()[0] in smilegames(*words).report


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_record_passes_the_check(smilegames: Runner, tmp_path: Path, seats: int) -> None:
    folder = tmp_path / "new" / "records"
    words = ("--seats", seats, "--games", 2, "--seed", 5, "--json", "--records", folder)
    games = smilegames("simulate", "smile", *words).report.splitlines()
    assert sorted(path.name for path in folder.iterdir()) == [
        f"smile-{seats}-5.jsonl",
        f"smile-{seats}-6.jsonl",
    ]
    for number, line in enumerate(games, 5):
        said = smilegames("record", "check", folder / f"smile-{seats}-{number}.jsonl").report
        assert said.startswith(f"finished after {json.loads(line)['decisions']} decisions: 1. ")


def test_a_record_is_not_written_over(smilegames: Runner, tmp_path: Path) -> None:
    words = ("simulate", "smile", "--games", 1, "--records", tmp_path)
    smilegames(*words)
    path = tmp_path / "smile-3-0.jsonl"
    before = path.read_bytes()
    assert smilegames(*words).complaint == f"{path}: it exists already and is left as it is"
    assert path.read_bytes() == before


def test_a_summary_for_people(smilegames: Runner) -> None:
    said = smilegames("simulate", "smile", "--games", 20, "--seed", 3).report
    lines = said.splitlines()
    assert lines[0] == "20 games of Smile with 3 random players, seeds 3 to 22"
    assert lines[2].split() == ["seat", "wins", "share", "mean", "score", "lowest", "highest"]
    assert sum(int(line.split()[1]) for line in lines[3:6]) >= 20
    assert lines[-1].startswith("decisions a game: ")


def test_a_folder_that_is_a_file(smilegames: Runner, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = smilegames("simulate", "smile", "--records", tmp_path / "file").complaint
    assert str(tmp_path / "file") in said


@pytest.mark.parametrize("records", ["/dev/null", "file", "file/below"])
def test_records_for_which_there_is_no_folder(
    smilegames: Runner, tmp_path: Path, records: str
) -> None:
    (tmp_path / "file").write_text("")
    words = ("simulate", "smile", "--games", 1, "--records", tmp_path / records)
    culprit = "/dev/null" if records == "/dev/null" else tmp_path / "file"
    said = smilegames(*words).complaint
    assert said == f"{culprit}: a folder is needed here, and this is none"
