"""Which bytes from a terminal are its replies, wherever the line cuts them."""

from __future__ import annotations

import pytest

from smilegames.tui.driver import Strainer
from tests.terminal.keys import click, paste
from tests.terminal.noise import REPLIES

KEYS = ["b", "\r", "\x1b[A", "\x1b[1;5B", "\x1b[3~", "\x1bOP", "\x1bb", "\x1b", "\x1b[I", "\x1b[Z"]


@pytest.mark.parametrize("reply", REPLIES.values(), ids=REPLIES)
def test_a_reply_is_taken_out(reply: str) -> None:
    for cut in (0, *range(2, len(reply))):
        strainer = Strainer()
        heard = strainer.strain("b" + reply[:cut]) + strainer.strain(reply[cut:] + "\x1b[Ac")
        assert heard == "b\x1b[Ac", cut


@pytest.mark.parametrize("key", [*KEYS, paste("1\r").decode(), click(3, 4).decode()], ids=repr)
def test_what_people_do_is_heard(key: str) -> None:
    assert Strainer().strain(f"a{key}b") == f"a{key}b"


@pytest.mark.parametrize(
    "told", ["\x1b[?2026;2$y", "\x1b[48;24;80;480;800t", "\x1b[12;40R"], ids=repr
)
def test_what_the_screen_wants_to_know_is_heard(told: str) -> None:
    assert Strainer().strain(told) == told


def test_an_end_that_does_not_come() -> None:
    strainer = Strainer()
    assert strainer.strain("a\x1b[1") == "a"
    assert strainer.give_up() == "\x1b[1"
    assert strainer.strain("\x1b]11;rgb") == ""
    assert strainer.give_up() == ""
    assert strainer.strain("b") == "b"


def test_what_never_ends_is_not_kept() -> None:
    strainer = Strainer()
    strainer.strain("\x1b]" + "x" * 5000)
    assert strainer.strain("b") == "b"
