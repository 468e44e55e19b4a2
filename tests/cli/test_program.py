"""The program as a whole: what it loads, how it fails, where its words go."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys

import pytest

import smilegames as package
from smilegames.core.game import Game
from smilegames.games import registry
from smilegames.text.shelf_text import shelf_text
from tests.cli.running import ROOT, Runner, process

LOADED = """
import sys
from smilegames.cli.program import run
code = run(sys.argv[1:])
loaded = {name.split(".")[0] for name in sys.modules}
print("loaded:", *sorted(loaded & {"textual", "pydantic", "rich", "tomlkit"}))
sys.exit(code)
"""


@pytest.mark.parametrize(
    "words", ["--help", "--version", "play --help", "play smile --help", "record check --help"]
)
def test_help_loads_nothing_heavy(words: str) -> None:
    ran = process(LOADED, *words.split())
    assert ran.returncode == 0
    assert ran.stdout.rstrip().endswith("loaded:")


def test_without_a_command_no_command_is_loaded() -> None:
    ran = process(LOADED.replace('"rich"', '"click"'))
    assert ran.returncode == 2
    assert ran.stdout == "loaded:\n"
    assert ran.stderr.startswith("smilegames: the games need a terminal")


def test_simulating_with_our_own_deck_loads_nothing_heavy() -> None:
    ran = process(LOADED, "simulate", "smile", "--games", "1")
    assert ran.stdout.rstrip().endswith("loaded:")


def test_the_version(smilegames: Runner) -> None:
    assert smilegames("--version").report == f"smilegames {package.__version__}\n"


def test_help_names_every_command(smilegames: Runner) -> None:
    said = smilegames("--help").report
    for command in ("play", "resume", "simulate", "record", "decks", "rules"):
        assert f"\n  {command} " in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["sing"], "No such command 'sing'."),
        (["--loud"], "--loud"),
        (["play"], "Missing argument 'GAME'."),
        (["rules", "chess"], "there is no game “chess”; there are: smile"),
        (["rules", "sm\x1b[31mile\n"], "“sm\\x1b[31mile"),
        (["record", "check"], "Missing argument 'FILE'."),
        (["simulate", "smile", "--games", "0"], "0 is not in the range"),
        (["simulate", "smile", "--games", "many"], "'many' is not a valid integer"),
        (["simulate", "smile", "--seed", "-1"], "-1 is not in the range"),
        (["simulate", "smile", "--seed", str(2**63)], "is not in the range"),
        (["simulate", "smile", "--seed", str(2**63 - 1), "--games", "2"], "the last seed"),
        (["simulate", "smile", "--seats", "6"], "Smile is for 3 to 5 players"),
        (["simulate", "smile", "--option", "open_beads"], "not of the form NAME=VALUE"),
        (["simulate", "smile", "--option", "open_beads=2"], "open_beads: the option is a switch"),
        (["simulate", "smile", "--option", "x=2"], "x: there is no such option"),
        (["simulate", "smile"] + ["--option", "open_beads=1"] * 2, "“open_beads” is given twice"),
    ],
)
def test_bad_words_are_one_line(smilegames: Runner, words: list[str], said: str) -> None:
    assert said in smilegames(*words).complaint


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize("game", registry.games().values(), ids=lambda game: game.id)
def test_the_help_of_a_game_lists_its_house_rules(
    smilegames: Runner, command: str, game: Game
) -> None:
    said = " ".join(smilegames(command, game.id, "--help").report.split())
    for option in game.options:
        assert f" {option.name}=" in said
        assert shelf_text(game.id).OPTIONS[option.name].help in said
    assert "its house rules" not in said
    assert "its house rules" in smilegames(command, "--help").report


def test_house_rules_are_listed_with_their_values(smilegames: Runner) -> None:
    said = " ".join(smilegames("play", "--help", "Smile-Money").report.split())
    assert "pairs=false|true" in said
    assert "For 4 players. Usually false." in said
    assert "target=5..50" in smilegames("play", "marshmallow", "--help").report


def test_a_game_is_found_however_it_is_written(smilegames: Runner) -> None:
    assert smilegames("rules", "SMILE").report == smilegames("rules", "smile").report


def test_a_reader_who_leaves_is_no_error() -> None:
    words = [sys.executable, "-m", "smilegames", "simulate", "smile", "--json", "--games", "5000"]
    ran = subprocess.Popen(
        words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert ran.stdout is not None
    assert ran.stderr is not None
    assert ran.stdout.readline().startswith('{"seed": 0')
    ran.stdout.close()
    assert ran.stderr.read() == ""
    assert ran.wait() == 1


def test_ctrl_c_is_quiet() -> None:
    words = [sys.executable, "-m", "smilegames", "simulate", "smile", "--json", "--games", "500000"]
    ran = subprocess.Popen(
        words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert ran.stdout is not None
    ran.stdout.readline()
    ran.send_signal(signal.SIGINT)
    _, err = ran.communicate()
    assert ran.returncode == 130
    assert err.strip() == ""


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="the system has no /dev/full")
@pytest.mark.parametrize("words", ["--help", "rules smile", "simulate smile --games 1"])
def test_a_full_disk_behind_standard_output(words: str) -> None:
    with open("/dev/full", "w") as full:
        ran = subprocess.run(
            [sys.executable, "-m", "smilegames", *words.split()],
            cwd=ROOT,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert ran.returncode == 2
    assert ran.stderr == "smilegames: No space left on device\n"


@pytest.mark.parametrize(
    "words", ["--help", "--version", "rules smile", "decks export smile", "simulate smile --json"]
)
def test_a_closed_standard_output(words: str) -> None:
    line = f"exec {shlex.quote(sys.executable)} -m smilegames {words} >&-"
    ran = subprocess.run(
        ["sh", "-c", line], cwd=ROOT, stderr=subprocess.PIPE, text=True, check=False
    )
    assert ran.returncode == 2
    assert ran.stderr == "smilegames: standard output: Bad file descriptor\n"


def test_a_terminal_without_the_letters_gets_their_codes() -> None:
    ran = process(LOADED, "rules", "chess", PYTHONIOENCODING="latin-1")
    assert ran.returncode == 2
    assert "Traceback" not in ran.stderr
    assert "\\u201c" in ran.stderr


def test_the_shell_completes_games() -> None:
    ran = process(
        "from smilegames.__main__ import main; main()",
        _SMILEGAMES_COMPLETE="bash_complete",
        COMP_WORDS="smilegames play smi",
        COMP_CWORD="2",
    )
    assert "plain,smile" in ran.stdout.split()
