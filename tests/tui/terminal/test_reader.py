"""What is heard of all that comes down a line, wherever the line cuts it."""

from __future__ import annotations

import pytest
from textual import events
from textual.message import Message

from smilegames.tui.terminal.reader import (
    MOST_PASTED,
    PATIENCE,
    SILENCE,
    Reader,
    WholeFrames,
)
from tests.terminal.keys import click, paste
from tests.terminal.noise import GARBAGE, REPLIES

KEYS = {
    "b": "b",
    "B": "B",
    "é": "é",
    "?": "question_mark",
    "-": "minus",
    " ": "space",
    "\r": "enter",
    "\t": "tab",
    "\x7f": "backspace",
    "\x03": "ctrl+c",
    "\x1b[A": "up",
    "\x1bOA": "up",
    "\x1b[1;5B": "ctrl+down",
    "\x1b[3~": "delete",
    "\x1b[6~": "pagedown",
    "\x1b[1~": "home",
    "\x1bOP": "f1",
    "\x1b[[B": "f2",
    "\x1b[15~": "f5",
    "\x1b[24~": "f12",
    "\x1bOM": "enter",
    "\x1bOs": "3",
    "\x1b[Z": "shift+tab",
    "\x1bb": "alt+b",
    "\x1b\r": "alt+enter",
    "\x1b[27u": "escape",
    "\x1b[27;129u": "escape",
    "\x1b[99;5u": "ctrl+c",
    "\x1b[97;2u": "A",
    "\x1b[49;2;33u": "exclamation_mark",
    "\x1b[13u": "enter",
    "\x1b[57414u": "enter",
    "\x1b[57400u": "1",
    "\x1b[57419;129u": "up",
    "\x1b[57426;5u": "ctrl+delete",
    "\x1b[9;2u": "shift+tab",
}
"""Sequences and the keys that people have pressed for them."""
NO_KEYS = [
    "\x1b[49;2u",
    "\x1b[97;1:3u",
    "\x1b[57441u",
    "\x1b[1;2;3;4A",
    "\x1b[12;40R",
    "\x1b[48;3000;3000;0;0t",
    "\x1b[99~",
    "\x1b[200A",
    "\x1b[1u",
]
"""What looks like a key and is none, or is one let go."""


def told(*pieces: str, urgent: tuple[str, ...] = ("c", "ctrl+q")) -> list[str]:
    """Return what is heard of pieces that come one right after the other, and of silence."""
    reader, heard = Reader(urgent), list[Message]()
    for piece in pieces:
        heard += reader.hear(piece, 0)
    heard += reader.give_up(SILENCE)
    return [_named(message) for message in heard]


def _named(message: Message) -> str:
    if isinstance(message, events.Key):
        return message.key
    if isinstance(message, events.Paste):
        return f"paste {message.text}"
    return type(message).__name__


@pytest.mark.parametrize(("sequence", "key"), KEYS.items(), ids=map(repr, KEYS))
def test_keys(sequence: str, key: str) -> None:
    assert told(f"a{sequence}b") == ["a", key, "b"]
    for cut in range(1, len(sequence)):
        assert told(f"a{sequence[:cut]}", f"{sequence[cut:]}b") == ["a", key, "b"]


def test_what_keys_type() -> None:
    heard = Reader().hear("é?\x1b[49;2;33u\x1bb\x1b[A", 0)
    assert [message.character for message in heard if isinstance(message, events.Key)] == [
        "é",
        "?",
        "!",
        None,
        None,
    ]


@pytest.mark.parametrize("sequence", [*NO_KEYS, *REPLIES.values()], ids=repr)
def test_what_is_no_key(sequence: str) -> None:
    for cut in (0, *range(2, len(sequence))):
        assert told("b" + sequence[:cut], sequence[cut:] + "\x1b[Ad") == ["b", "up", "d"]


@pytest.mark.parametrize("garbage", GARBAGE, ids=repr)
def test_garbage_commits_nothing(garbage: bytes) -> None:
    assert "enter" not in told(garbage.decode("utf-8", "ignore"))


def test_an_escape_alone_is_known_by_waiting() -> None:
    reader = Reader()
    assert reader.hear("\x1b", 0) == []
    assert reader.waits_until == PATIENCE
    assert reader.give_up(PATIENCE / 2) == []
    assert [_named(message) for message in reader.give_up(PATIENCE)] == ["escape"]
    assert reader.waits_until is None


@pytest.mark.parametrize("twice", ["\x1b\x1b", "\x1b[27u\x1b[27u", "\x1b\x1b[27u"], ids=repr)
def test_two_escapes(twice: str) -> None:
    assert told(twice) == ["escape", "escape"]


@pytest.mark.parametrize("begun", ["\x1b[", "\x1b[1;", "\x1bO", "\x1b[[", "\x1b[M!"], ids=repr)
def test_a_sequence_that_does_not_go_on(begun: str) -> None:
    assert told(f"a{begun}") == ["a"]
    reader = Reader()
    reader.hear(begun, 0)
    assert reader.give_up(PATIENCE) == []
    assert [_named(message) for message in reader.hear("b", PATIENCE)] == ["b"]


def test_a_sequence_that_is_broken_off() -> None:
    assert told("\x1b[1\r", "\x1b[1\x1b[A") == ["enter", "up"]


def test_a_sequence_without_end_is_not_kept() -> None:
    reader = Reader()
    for _ in range(100):
        reader.hear("\x1b[" + "1" * 10_000, 0)
    assert len(reader._held) < 100
    assert told("\x1b[" + "1" * 10_000, "1", "Aa") == ["a"]


# Pastes

PLAYS = ["1\x1b1\r", "1\r\x1b[31m1\r", "x\x1b \r", "3\x1b3\r", "\x1b[A\x1b[B\r\x03\x11c"]
"""What would play a card, lift a curtain, leave or choose something if it were keys."""


@pytest.mark.parametrize("text", PLAYS, ids=repr)
def test_a_paste_is_one_paste_and_no_key(text: str) -> None:
    whole = paste(text).decode()
    for cut in range(len(whole)):
        assert {word[:5] for word in told(whole[:cut], whole[cut:])} == {"paste"}
    assert told(f"a{whole}b")[::2] == ["a", "b"]


def test_only_what_is_printable_is_pasted() -> None:
    assert told(paste("Ad\x1b[A\x1b]0;title\x07a\x00é\x1b").decode()) == ["paste Adaé"]
    assert told(paste("Ada\r\nBen\rCleo\x07\n").decode()) == ["paste Ada\n\nBen\nCleo"]
    assert told(paste("\x1b[A").decode()) == []


def test_a_paste_is_cut_to_a_size() -> None:
    reader = Reader()
    reader.hear("\x1b[200~", 0)
    for _ in range(100):
        reader.hear("x" * 4096, 0)
    assert len(reader._pasted) == MOST_PASTED
    (message,) = reader.hear("\x1b[201~", 0)
    assert isinstance(message, events.Paste)
    assert len(message.text) == MOST_PASTED


@pytest.mark.parametrize(
    "opening", ["\x1b[200~abc", "\x1b]11;rgb", "\x1bPdata", "\x1b_G"], ids=repr
)
def test_an_end_that_does_not_come(opening: str) -> None:
    reader = Reader()
    assert reader.hear(opening, 0) == []
    assert reader.waits_until == SILENCE
    assert reader.hear("1", SILENCE / 2) == []
    assert reader.give_up(SILENCE) == []
    assert reader.give_up(SILENCE * 3 / 2) == []
    assert [_named(message) for message in reader.hear("1", 2)] == ["1"]


@pytest.mark.parametrize("opening", ["\x1b[200~abc", "\x1b]11;rgb"], ids=repr)
def test_urgent_keys_are_heard_all_the_same(opening: str) -> None:
    assert told(opening, "1", "c", "\r", "\x11", "cc") == ["c", "ctrl+q", "c", "c"]
    assert told(opening, "\x1b[113;5u", "abc", "c1") == ["ctrl+q"]


def test_urgent_keys_do_not_keep_a_paste_open() -> None:
    reader = Reader(("c",))
    reader.hear("\x1b[200~abc", 0)
    reader.hear("c", SILENCE * 0.9)
    reader.give_up(SILENCE)
    assert [_named(message) for message in reader.hear("1", SILENCE)] == ["1"]


def test_another_sequence_ends_a_string() -> None:
    assert told("\x1b]11;rgb\x1b[A", "b") == ["up", "b"]
    assert told("\x1b]11;rgb", "\x1b", "[A", "b") == ["up", "b"]


# The rest


def test_the_mouse() -> None:
    down, up = Reader().hear(click(3, 4).decode(), 0)
    assert isinstance(down, events.MouseDown)
    assert isinstance(up, events.MouseUp)
    assert (down.x, down.y, down.button) == (up.x, up.y, up.button) == (3, 4, 1)
    (wheel, drag) = Reader().hear("\x1b[<65;1;1M\x1b[<48;2;3M", 0)
    assert isinstance(wheel, events.MouseScrollDown)
    assert isinstance(drag, events.MouseMove)
    assert (drag.delta_x, drag.delta_y, drag.button, drag.ctrl) == (1, 2, 1, True)
    assert told("\x1b[<0;1;99999999M", "\x1b[M abc", "\x1b[0;1;1M") == ["c"]


def test_what_the_terminal_tells() -> None:
    assert told("\x1b[I\x1b[O") == ["AppFocus", "AppBlur"]
    for answer, is_told in (("1", True), ("2", True), ("0", False), ("4", False)):
        heard = Reader().hear(f"\x1b[?2026;{answer}$y", 0)
        assert [type(message) for message in heard] == [WholeFrames] * is_told
