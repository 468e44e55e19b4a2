"""`record picture`, `record cast`, `record export` and `replay`: what they write and refuse."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click
import pytest

from tests.cli.running import Runner, left_in_the_middle


@pytest.fixture
def finished(smilegames: Runner, tmp_path: Path) -> Path:
    smilegames("simulate", "smile_money", "--games", 1, "--seed", 4, "--records", tmp_path)
    return tmp_path / "smile_money-2-4.jsonl"


@pytest.fixture
def unfinished() -> Path:
    return left_in_the_middle("smile_money")


def test_a_picture_is_the_table(smilegames: Runner, finished: Path, tmp_path: Path) -> None:
    for suffix in (".svg", ".txt"):
        to = tmp_path / f"table{suffix}"
        said = smilegames("record", "picture", finished, "--at", 7, "--size", "80x24", "--to", to)
        assert said.report == f"written: {to}\n"
    lines = (tmp_path / "table.txt").read_text().splitlines()
    assert len(lines) == 24
    assert "7 of " in lines[0]
    svg = (tmp_path / "table.svg").read_text()
    assert svg.startswith("<svg ")
    assert "<title>Smile &amp; Money: Player 1 and Player 2</title>" in svg


def test_a_picture_as_png(smilegames: Runner, finished: Path, tmp_path: Path) -> None:
    to = tmp_path / "table.png"
    said = smilegames("record", "picture", finished, "--to", to)
    if "no monospaced font" in said.err:
        pytest.skip("this machine has no font to draw with")
    assert to.read_bytes().startswith(b"\x89PNG")


def test_the_theme_colours_it(smilegames: Runner, finished: Path, tmp_path: Path) -> None:
    drawn = set()
    for theme in ("night", "day", "terminal"):
        to = tmp_path / f"{theme}.svg"
        smilegames("record", "picture", finished, "--theme", theme, "--to", to)
        drawn.add(to.read_text())
    assert len(drawn) == 3


def test_png_needs_pillow(
    smilegames: Runner, finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)
    to = tmp_path / "table.png"
    assert "needs Pillow" in smilegames("record", "picture", finished, "--to", to).complaint
    assert not to.exists()


def test_a_film_is_an_asciicast(smilegames: Runner, finished: Path, tmp_path: Path) -> None:
    to = tmp_path / "replay.cast"
    smilegames("record", "cast", finished, "--pace", 0.5, "--size", "80x24", "--to", to)
    head, *frames = map(json.loads, to.read_text().splitlines())
    assert (head["version"], head["width"], head["height"]) == (2, 80, 24)
    assert [time for time, _, _ in frames] == [0.5 * at for at in range(len(frames))]
    assert {kind for _, kind, _ in frames} == {"o"}
    last = int(smilegames("record", "check", finished).out.split()[2])
    assert len(frames) > last


def test_an_excerpt_is_checked_as_far_as_it_can_be(
    smilegames: Runner, finished: Path, unfinished: Path, tmp_path: Path
) -> None:
    to = tmp_path / "public.jsonl"
    smilegames("record", "export", finished, "--public", "--to", to)
    said = smilegames("record", "check", to).report
    assert said.startswith("as everybody saw it: finished after ")
    assert "can't be replayed" in said
    text = to.read_text()
    for secret in ('"order"', '"pick"', '"seed"'):
        assert secret not in text
    to = tmp_path / "ben.jsonl"
    smilegames("record", "export", unfinished, "--seat", "ben", "--yes", "--to", to)
    said = smilegames("record", "check", to).report
    assert said.startswith("as Ben saw it: unfinished, 5 decisions; ")
    assert "can be checked, and no more" in smilegames("record", "show", to).complaint
    assert "can be checked, and no more" in smilegames("replay", to, "--public").complaint


@pytest.mark.parametrize(
    ("found", "instead", "said"),
    [
        ('"decision":2', '"decision":3', "line 5"),
        ('"seat":1', '"seat":9', "line"),
        ('"excerpt":1', '"excerpt":2', "line 1: excerpt"),
        ('"seen_by":null', '"seen_by":7', "line 1: seen_by"),
        ('"told":[', '"told":[4,', "line 2: told"),
        ('{"decision":1,', '{"pick":0,"of":2}\n{"decision":1,', "line 3"),
        ('"places":[', '"places":[2,', "outcome.places"),
        ('"started"', '"seed":4,"started"', "line 1: seed"),
        ('"action":"', '"action":"dance ', "line"),
    ],
)
def test_an_excerpt_that_is_wrong_is_named_by_its_line(
    smilegames: Runner, finished: Path, tmp_path: Path, found: str, instead: str, said: str
) -> None:
    to = tmp_path / "public.jsonl"
    smilegames("record", "export", finished, "--public", "--to", to)
    text = to.read_text()
    assert found in text
    to.write_text(text.replace(found, instead, 1))
    assert said in smilegames("record", "check", to).complaint


@pytest.mark.parametrize("command", ["picture", "export"])
def test_a_hand_of_a_match_that_goes_on_needs_a_yes(
    smilegames: Runner,
    unfinished: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    command: str,
) -> None:
    to, asked = tmp_path / "ben.txt", list[str]()
    answers = iter((False, True))

    def confirm(text: str, **_: object) -> bool:
        asked.append(text)
        return next(answers)

    monkeypatch.setattr(click, "confirm", confirm)
    words = ("record", command, unfinished, "--seat", "Ben", "--to", to)
    assert smilegames(*words).complaint == "nothing was written"
    assert not to.exists()
    assert smilegames(*words).code == 0
    assert to.exists()
    assert "the hand of Ben" in asked[0]


def test_a_match_that_goes_on_is_neither_open_nor_filmed_by_one(
    smilegames: Runner, unfinished: Path, tmp_path: Path
) -> None:
    for words in (("record", "picture"), ("record", "cast"), ("replay",)):
        to = () if words == ("replay",) else ("--to", tmp_path / "table.cast")
        if words[-1] == "picture":
            to = ("--to", tmp_path / "table.svg")
        said = smilegames(*words, unfinished, "--open", *to).complaint
        assert "nobody's hand is open yet" in said
    to = tmp_path / "table.cast"
    said = smilegames("record", "cast", unfinished, "--seat", "Ben", "--to", to).complaint
    assert "only what everybody saw" in said
    assert not to.exists()


def test_bad_input_is_one_clear_line(smilegames: Runner, finished: Path, tmp_path: Path) -> None:
    there = tmp_path / "there.svg"
    there.write_text("mine")
    folder = tmp_path / "folder.svg"
    folder.mkdir()
    broken = tmp_path / "broken.jsonl"
    broken.write_text('{"format":1}\n')
    new = tmp_path / "new.svg"
    picture = ("record", "picture")
    for words, said in (
        ((*picture, tmp_path / "none.jsonl", "--to", new), "there is no such file"),
        ((*picture, broken, "--to", new), "line 1"),
        ((*picture, tmp_path, "--to", new), "not a regular file"),
        ((*picture, finished, "--at", 9999, "--to", new), "the record has "),
        ((*picture, finished, "--at", -1, "--to", new), "--at"),
        ((*picture, finished, "--seat", "Zoe", "--to", new), "“Zoe” does not play"),
        ((*picture, finished, "--public", "--open", "--to", new), "choose one of"),
        ((*picture, finished, "--size", "20x10", "--to", new), "is no size"),
        ((*picture, finished, "--size", "large", "--to", new), "is no size"),
        ((*picture, finished, "--to", tmp_path / "new.gif"), "has to end in .svg, .txt or .png"),
        ((*picture, finished, "--to", there), "it exists already"),
        ((*picture, finished, "--to", folder, "--force"), "not a regular file"),
        ((*picture, finished, "--to", tmp_path / "no" / "new.svg"), "there is no such file"),
        ((*picture, finished), "--to"),
        (("record", "cast", finished, "--to", new), "has to end in .cast"),
        (("record", "export", finished, "--to", new), "choose one of --seat and --public"),
        (("record", "export", finished, "--public", "--to", there), "it exists already"),
        (("replay", tmp_path / "none.jsonl"), "there is no such file"),
        (("replay", finished, "--seat", "Zoe"), "“Zoe” does not play"),
        (("replay", finished), "need a terminal"),
    ):
        assert said in smilegames(*words).complaint, words
    assert there.read_text() == "mine"
    assert not new.exists()


def test_a_file_is_written_over_where_that_is_wished(
    smilegames: Runner, finished: Path, tmp_path: Path
) -> None:
    to = tmp_path / "table.svg"
    to.write_text("mine")
    smilegames("record", "picture", finished, "--to", to, "--force")
    assert to.read_text().startswith("<svg ")
