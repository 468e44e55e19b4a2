"""`decks export` and `decks check` with the deck of Smile."""

from __future__ import annotations

from pathlib import Path

import pytest

from smilegames.games import registry
from smilegames.store.decks import house_deck, owners_deck
from tests.cli.running import Runner


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    path = tmp_path / "smile.toml"
    path.write_bytes(house_deck(registry.games()["smile"]).read_bytes())
    return path


def test_export_writes_the_file_as_it_is(smilegames: Runner, deck: Path, tmp_path: Path) -> None:
    assert smilegames("decks", "export", "smile").report == deck.read_text()
    assert smilegames("decks", "export", "smile", "-").report == deck.read_text()
    target = tmp_path / "mine.toml"
    assert str(target) in smilegames("decks", "export", "smile", target).report
    assert target.read_bytes() == deck.read_bytes()


def test_export_writes_over_nothing(smilegames: Runner, deck: Path, tmp_path: Path) -> None:
    deck.write_text("mine")
    said = smilegames("decks", "export", "smile", deck).complaint
    assert said == f"{deck}: it exists already and is left as it is"
    assert deck.read_text() == "mine"
    smilegames("decks", "export", "smile", deck, "--force")
    assert deck.read_text() != "mine"
    assert str(tmp_path) in smilegames("decks", "export", "smile", tmp_path, "--force").complaint
    assert "no such file" in smilegames("decks", "export", "smile", tmp_path / "a" / "b").complaint


def test_what_is_exported_passes_the_check(smilegames: Runner, deck: Path) -> None:
    said = smilegames("decks", "check", deck).report
    assert said == f"{deck}: a deck for Smile, fit for 3 to 5 players\n"


def test_every_fault_is_a_line(smilegames: Runner, deck: Path) -> None:
    deck.write_text(deck.read_text().replace("[V]", "[W]").replace("-5", "-6"))
    said = smilegames("decks", "check", deck)
    assert said.code == 2
    lines = said.err.splitlines()
    assert len(lines) >= 3
    assert f"smilegames: {deck}: V: This part is missing." in lines
    wrong = 1 + deck.read_text().split("\n").index("[W]")
    assert f"smilegames: {deck}, line {wrong}: W: There is no part of this name in" in said.err


def test_a_slip_of_the_pen_is_named_by_its_line(smilegames: Runner, deck: Path) -> None:
    lines = deck.read_text().splitlines()
    lines[3] += " ]"
    deck.write_text("\n".join(lines))
    assert smilegames("decks", "check", deck).complaint.startswith(
        f"{deck}, line 4: it is not valid"
    )


def test_whose_deck_it_is(smilegames: Runner, deck: Path) -> None:
    other = deck.rename(deck.with_name("printed.toml"))
    assert "say whose deck it is with --game" in smilegames("decks", "check", other).complaint
    assert smilegames("decks", "check", other, "--game", "smile").code == 0


def test_the_owners_faults_stop_a_simulation(smilegames: Runner) -> None:
    path = owners_deck(registry.games()["smile"])
    path.parent.mkdir(parents=True)
    path.write_text("base = 3\n")
    said = smilegames("simulate", "smile", "--games", 1)
    assert said.code == 2
    assert all(line.startswith(f"smilegames: {path}") for line in said.err.splitlines())
