"""`arena`: what it reports, and what it complains of."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import ROOT, Runner

MONEY = ("arena", "smile_money", "--bots", "normal,random", "--games", 6, "--jobs", 1)


def report(smilegames: Runner, *words: object) -> dict[str, object]:
    """Return a report without how long was thought."""
    found = json.loads(smilegames(*words, "--json").report)
    for bot in found["bots"]:
        del bot["seconds"]
    assert isinstance(found, dict)
    return found


def test_a_report_for_people(smilegames: Runner) -> None:
    lines = smilegames(*MONEY).report.splitlines()
    assert lines[0] == "6 games of Smile & Money with 2 players, seeds 0 to 5"
    assert lines[2].split()[:3] == ["bot", "wins", "95"]
    assert [line.split()[0] for line in lines[3:5]] == ["normal", "random"]
    assert lines[-1] == "A fair share is 50.0%. A shared win counts in parts."


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        ("normal,easy", []),
        ("normal,hard", ["hard thinks for 2 iterations a decision"]),
        ("hard:3,normal", ["hard:3 thinks for 3 iterations a decision"]),
        (
            "hard:1,hard:0.001s,hard,hard",
            [
                "hard:1 thinks for 1 iteration a decision",
                "hard:0.001s thinks for 0.001 s a decision",
                "hard thinks for 2 iterations a decision",
            ],
        ),
    ],
)
def test_a_report_says_how_long_those_that_search_think(
    smilegames: Runner, bots: str, said: list[str]
) -> None:
    words = ("arena", "smile_money", "--bots", bots, "--games", 1, "--budget", 2, "--jobs", 1)
    lines = smilegames(*words).report.splitlines()
    assert lines[1 : lines.index("")] == said


def test_a_report_for_programs(smilegames: Runner) -> None:
    found = report(smilegames, *MONEY, "--seed", 4, "--option", "colour_challenge=on")
    assert (found["game"], found["games"], found["seed"]) == ("smile_money", 6, 4)
    assert found["options"]["colour_challenge"] is True  # type: ignore[index]
    first, second = found["bots"]  # type: ignore[misc]
    assert (first["bot"], second["bot"]) == ("normal", "random")
    assert first["share"] + second["share"] == pytest.approx(1)
    assert sum(first["places"]) == 6


def test_one_process_or_two_report_the_same(smilegames: Runner) -> None:
    words = ("arena", "gracias", "--bots", "hard,normal,easy", "--games", 3, "--budget", 4)
    assert report(smilegames, *words, "--jobs", 2) == report(smilegames, *words, "--jobs", 1)


def test_the_last_bot_takes_the_seats_left(smilegames: Runner) -> None:
    words = ("arena", "marshmallow", "--bots", "normal,random", "--seats", 4, "--games", 1)
    bots = report(smilegames, *words, "--jobs", 1)["bots"]
    assert [bot["bot"] for bot in bots] == ["normal"] + ["random"] * 3  # type: ignore[attr-defined]


def test_a_deck_from_a_file(smilegames: Runner, tmp_path: Path) -> None:
    ours = (ROOT / "assets" / "decks" / "smile_money.toml").read_text("utf-8")
    (tmp_path / "mine.toml").write_text(ours.replace("coins = 0", "coins = 9"))
    plain = report(smilegames, *MONEY)
    with_file = report(smilegames, *MONEY, "--deck", tmp_path / "mine.toml")
    assert (with_file != plain) == ("coins = 0" in ours)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--bots", "deep"), "Invalid value for '--bots': there is no bot “deep”; there are: "),
        (("--bots", "hard:0"), "Invalid value for '--bots': there is no bot “hard:0”"),
        (("--bots", "easy", "--budget", "1m"), "Invalid value for '--budget': “1m” is neither"),
        (("--bots", "easy,easy,easy", "--seats", 2), "Invalid value: 3 bots don't fit on 2 seats"),
        (("--bots", "easy", "--seats", 7), "the game is for 2 to 4"),
        (("--bots", "easy", "--seats", 2, "--deck", "none.toml"), "none.toml"),
    ],
)
def test_complaints(smilegames: Runner, words: tuple[object, ...], said: str) -> None:
    assert said in smilegames("arena", "smile_money", *words).complaint


def test_a_game_whose_rules_fix_its_deck(smilegames: Runner) -> None:
    words = ("arena", "gracias", "--bots", "easy", "--seats", 3, "--deck", "x.toml")
    assert "has no deck of its own" in smilegames(*words).complaint
