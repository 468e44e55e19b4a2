"""`smilegames review`: what mattered, as text and as JSON; bad files in one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from smilegames.bots import review as reviewing
from smilegames.bots.budget import Budget
from tests.cli.running import Runner
from tests.support.past import NAMES, past


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("POINTS", 4), ("LOOKED_AT", 10), ("LOOKED_CLOSER", 2)):
        monkeypatch.setattr(reviewing, name, value)
    for name in ("GLANCE", "CARE"):
        monkeypatch.setattr(reviewing, name, Budget(iterations=10))


def test_chances_and_decisions(smilegames: Runner) -> None:
    path = past("smile_money", NAMES[:2])
    said = smilegames("review", path).report
    assert said.startswith("Smile & Money: Ada and Ben\n")
    assert "The chances of winning" in said
    assert "of the win" in said or "Nobody gave away anything" in said
    found = json.loads(smilegames("review", path, "--json").report)
    assert found["players"] == ["Ada", "Ben"]
    assert sum(found["course"][-1]["chances"]) == pytest.approx(1)
    assert all(each["cost"] > 0 for each in found["decisions"])


def test_a_match_that_goes_on_is_not_reviewed(smilegames: Runner) -> None:
    path = past("smile", decisions=3)
    said = smilegames("review", path).complaint
    assert "the match is not over" in said
    assert str(path) in said


@pytest.mark.parametrize("data", [b"", b"{}\n", b"\xff\n"])
def test_what_is_no_record_is_told_in_one_line(
    smilegames: Runner, tmp_path: Path, data: bytes
) -> None:
    path = tmp_path / "x.jsonl"
    path.write_bytes(data)
    assert str(path) in smilegames("review", path).complaint


def test_a_match_of_other_rules_is_told_in_one_line(smilegames: Runner) -> None:
    path = past("smile", decisions=3)
    path.write_text(path.read_text().replace('"rules":', '"rules":9', 1))
    said = smilegames("review", path).complaint
    assert "of the rules; these are version" in said
    assert "\n" not in said.strip()


def test_a_damaged_match_is_told_in_one_line(smilegames: Runner) -> None:
    path = past("smile_money", NAMES[:2])
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([*lines[:5], "{}\n", *lines[6:]]))
    said = smilegames("review", path).complaint
    assert f"{path}, line 6" in said
    assert "\n" not in said.strip()
