"""`host`, `join`, `watch`, `hand`, `free` and `close` without a terminal: what they say."""

from __future__ import annotations

import re

import pytest

from smilegames.shared import client
from tests.cli.running import Runner

HOST = ("host", "smile", "--players", "Ada,Ben,Cleo", "--nobody-here")


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        (("watch",), "CODE"),
        (("close", "KLMN", "--word", "x"), "there is no table KLMN"),
        (("free", "KLMN", "--as", "Ben", "--word", "x"), "there is no table KLMN"),
        (("close", "ABCI", "--word", "x"), "no code of a table"),
        (("close", "../x", "--word", "x"), "no code of a table"),
        (("host", "smile"), "--players"),
        (("host", "smile", "--players", "Ada,Ben", "--nobody-here"), "2 players sit down"),
        (("host", "smile", "--players", "Ada,Ben,Cleo", "--here", "Xerxes"), "does not play"),
        ((*HOST, "--here", "Ada"), "exclude each other"),
        ((*HOST, "--absent", "clever"), "clever"),
        (("host", "smile", "--players", "Ada,Ben,Cleo"), "need a terminal"),
        (("join", "KLMN"), "need a terminal"),
        (("hand", "KLMN"), "need a terminal"),
        (("resume", "--here", "Ada"), "--here needs --shared"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_a_line_that_can_t_be_followed(
    smilegames: Runner, line: tuple[str, ...], complaint: str
) -> None:
    assert complaint in smilegames(*line).complaint


def test_no_table_is_open(smilegames: Runner) -> None:
    assert "No table is open" in smilegames("join").out


def test_a_table_is_opened_listed_freed_and_closed(
    smilegames: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    opened = smilegames(*HOST).out
    (code,), (owner,) = (
        re.findall(r"join ([A-Z]{4})", opened),
        re.findall(r"--word (\w{8})", opened),
    )
    try:
        assert (
            f"{code}  Smile: Ada, Ben and Cleo; free: Ada, Ben and Cleo" in smilegames("join").out
        )
        guest = client.join(code, ("Ben",))
        guest.close()
        assert "free: Ada and Cleo" in smilegames("join").out
        assert smilegames("free", code, "--as", "Ben", "--word", guest.word).complaint
        assert "Ben's seat is free" in smilegames("free", code, "--as", "Ben", "--word", owner).out
        assert "free: Ada, Ben and Cleo" in smilegames("join").out
        assert "played at table" in smilegames("resume").complaint
        assert "not the word" in smilegames("close", code, "--word", guest.word).complaint
    finally:
        closed = smilegames("close", code.lower(), "--word", owner)
    assert f"Table {code} is closed" in closed.out
    assert "No table is open" in smilegames("join").out
