"""`record check` and `record show` on matches of Smile."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from smilegames.core.record import Strength, deck_digest
from tests.cli.running import Runner, left_in_the_middle
from tests.support.past import NAMES, past


@pytest.fixture
def finished(smilegames: Runner, tmp_path: Path) -> Path:
    smilegames("simulate", "smile", "--games", 1, "--seed", 4, "--records", tmp_path)
    return tmp_path / "smile-3-4.jsonl"


@pytest.fixture
def unfinished() -> Path:
    return left_in_the_middle("smile")


def has_parted_tie(path: Path) -> bool:
    """Return whether two who are level in points have different places."""
    outcome = json.loads(path.read_text().splitlines()[-1])["outcome"]
    pairs = set(zip(outcome["scores"], outcome["places"], strict=True))
    return len(pairs) > len(set(outcome["scores"]))


def test_how_a_match_stands(smilegames: Runner, finished: Path, unfinished: Path) -> None:
    assert smilegames("record", "check", finished).report.startswith("finished after ")
    said = smilegames("record", "check", unfinished).report
    assert said == "unfinished, 5 decisions, Cleo to decide\n"


def test_a_torn_end_is_a_notice(smilegames: Runner, finished: Path) -> None:
    whole = smilegames("record", "check", finished).report
    data = finished.read_bytes()
    finished.write_bytes(data[:-3])
    said = smilegames("record", "check", finished)
    assert (said.code, said.out) == (0, whole)
    line = data.count(b"\n")
    assert said.err == (
        f"smilegames: {finished}: line {line} was never written whole; "
        "the record is read without it\n"
    )


def test_a_fault_is_named_by_file_and_line(smilegames: Runner, finished: Path) -> None:
    lines = finished.read_text().splitlines()
    decision = json.loads(lines[3])
    decision["action"] = decision["action"].replace("bid", "take")
    finished.write_text("\n".join([*lines[:3], json.dumps(decision), *lines[4:]]) + "\n")
    said = smilegames("record", "check", finished).complaint
    assert said.startswith(f"{finished}, line 4: action: “{decision['action']}” is not allowed")
    assert said.endswith("No card has a bead on it now, so nobody can back out.")
    assert smilegames("record", "show", finished).complaint == said


def test_a_deck_is_complained_about_in_the_games_words(smilegames: Runner, finished: Path) -> None:
    lines = finished.read_text().splitlines()
    header = json.loads(lines[0])
    header["deck"]["data"]["V"]["red"] = [7, 1]
    finished.write_text("\n".join([json.dumps(header), *lines[1:]]) + "\n")
    said = smilegames("record", "check", finished).complaint
    assert said == f"{finished}, line 1: deck.digest: it is not the digest of this deck"
    header["deck"]["digest"] = deck_digest(header["deck"]["data"])
    finished.write_text("\n".join([json.dumps(header), *lines[1:]]) + "\n")
    said = smilegames("record", "check", finished).complaint
    assert said.startswith(f"{finished}, line 1: deck.V.red: 7 is no card's value")


def test_a_path_can_not_steer_the_terminal(smilegames: Runner, tmp_path: Path) -> None:
    said = smilegames("record", "check", tmp_path / "x\x1b[2Jy\n").complaint
    assert said.endswith("x\\x1b[2Jy\\x0a: there is no such file")


def test_the_whole_match_told(smilegames: Runner, finished: Path) -> None:
    said = smilegames("record", "show", finished).report
    assert said.startswith("Smile: Player 1, Player 2 and Player 3; begun ")
    assert "With every secret told:" in said
    assert "Auction 10" in said
    assert said.endswith(".\n")
    assert "seed" not in said


@pytest.mark.rule("SM-31", "SF-30", "GR-30")
@pytest.mark.parametrize(
    ("game", "numbers"),
    [("smile", "clear bead"), ("smileyface", "Round card"), ("gracias", "in the best session")],
)
def test_what_parted_a_tie_is_told_with_its_numbers(
    game: str, numbers: str, smilegames: Runner, tmp_path: Path
) -> None:
    smilegames("simulate", game, "--games", 40, "--seed", 1, "--records", tmp_path)
    path = next(filter(has_parted_tie, sorted(tmp_path.glob("*.jsonl"))))
    told = smilegames("record", "show", path).report.splitlines()[-1]
    assert re.match(r"Level at -?\d+ points?: Player \d with .+ and Player \d with ", told)
    assert numbers in told or "the card of round" in told


def test_an_unfinished_match_is_told_as_everybody_saw_it(
    smilegames: Runner, unfinished: Path
) -> None:
    said = smilegames("record", "show", unfinished).report
    assert "As everybody saw it:" in said
    assert said.endswith("unfinished, 5 decisions, Cleo to decide\n")
    assert smilegames("record", "show", unfinished, "--public").report == said
    assert "As Ben saw it:" in smilegames("record", "show", unfinished, "--seat", "ben").report


def of_older_rules(path: Path, *, last: int | None = None) -> None:
    """Let a record say that it was played by rules that are not these."""
    header, *lines = path.read_text().splitlines(keepends=True)[:last]
    path.write_text(header.replace('"rules":', '"rules":9') + "".join(lines))


def test_a_match_of_other_rules_is_shown_as_it_is_written(
    smilegames: Runner, finished: Path
) -> None:
    told = smilegames("record", "show", finished).report
    decisions = [line for line in finished.read_text().splitlines() if "decision" in line]
    of_older_rules(finished)
    version = r"played by version 9\d of the rules; these are version \d"
    assert re.search(version, smilegames("record", "check", finished).complaint)
    said = smilegames("record", "show", finished).report
    assert said.splitlines()[:2] == told.splitlines()[:2]
    assert re.search(version.capitalize(), said)
    assert len(re.findall(r"^\d+\. Player \d: (bid|take) ", said, re.MULTILINE)) == len(decisions)
    scores = [line for line in told.splitlines() if re.match(r"\d\. Player", line)]
    assert said.splitlines()[-3:] == scores
    for words in (("--public",), ("--seat", "Player 1")):
        assert "can't tell who saw what" in smilegames("record", "show", finished, *words).complaint


def test_a_record_is_found_by_its_name_where_it_is_kept(
    smilegames: Runner, unfinished: Path
) -> None:
    said = smilegames("record", "show", unfinished).report
    assert smilegames("record", "show", unfinished.name).report == said


def test_what_was_taken_back_by_other_rules(smilegames: Runner, finished: Path) -> None:
    lines = finished.read_text().splitlines(keepends=True)
    lines.insert(4, '{"undo":1,"seat":0}\n')
    finished.write_text("".join(lines))
    of_older_rules(finished)
    assert "(taken back)\n2. " in smilegames("record", "show", finished).report


def test_an_unfinished_match_of_other_rules_keeps_its_secrets(
    smilegames: Runner, unfinished: Path
) -> None:
    of_older_rules(unfinished)
    said = smilegames("record", "show", unfinished).report
    assert "5 decisions, and no end." in said
    assert "bid" not in said


def test_a_match_of_other_rules_that_holds_something_else(
    smilegames: Runner, finished: Path
) -> None:
    of_older_rules(finished)
    with finished.open("a") as file:
        file.write('{"decision":1,"seat":9,"action":"bid"}\n{}\n')
    line = finished.read_text().count("\n") - 1
    said = smilegames("record", "show", finished).complaint
    assert said == f"{finished}, line {line}: it is malformed"


def test_a_reader_who_does_not_play(smilegames: Runner, unfinished: Path) -> None:
    said = smilegames("record", "show", unfinished, "--seat", "Dan").complaint
    assert "“Dan” does not play; there are: Ada, Ben and Cleo" in said
    said = smilegames("record", "show", unfinished, "--seat", "Ada", "--public").complaint
    assert said == "choose one of --seat and --public"


def test_it_says_who_was_a_program(smilegames: Runner) -> None:
    path = past("smile", decisions=3, programs=(None, Strength.HARD, Strength.EASY))
    said = smilegames("record", "show", path).report
    assert f"Programs: {NAMES[1]} (hard) and {NAMES[2]} (easy)." in said
