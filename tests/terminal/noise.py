"""What comes down a line although nobody pressed a key for it."""

from __future__ import annotations

REPLIES = {
    "device": "\x1b[?62;22c",
    "device, second": "\x1b[>41;330;0c",
    "device, old": "\x1b[1;2c",
    "status": "\x1b[0n",
    "background": "\x1b]11;rgb:1212/1414/1d1d\x1b\\",
    "foreground": "\x1b]10;rgb:b1b1/2222/1111\x07",
    "palette": "\x1b]4;1;rgb:cccc/1111/2222\x07",
    "clipboard": "\x1b]52;c;YjENYjENYjEN\x07",
    "version": "\x1bP>|tmux 3.3a\x1b\\",
    "capability": "\x1bP1+r524742=382f382f38\x1b\\",
    "style": "\x1bP1$r0m\x1b\\",
    "picture": "\x1b_Gi=1;OK\x1b\\",
    "keyboard": "\x1b[?1u",
    "window": "\x1b[8;24;80t",
    "settings": "\x1b[?4m",
}
"""Answers of terminals to questions that nobody here has asked, by what they are about."""
UNFINISHED = (b"\xe2\x82", b"\x1b[", b"\x1b]")
"""Beginnings of something that does not go on."""
GARBAGE = (
    b"\xff\xfe\x80",
    b"\xe9 b\xe8 1",
    "\ud800".encode("utf-8", "surrogatepass"),
    b"\x00\x00",
    b"\x1b[1:2;3u",
    b"\x1b[;;99999999999u",
    b"\x1b[99999999999;2u",
    b"\x1b[<0;5;9M\x1b[<0;5;9m",
    b"\x1b[M !!",
    *UNFINISHED,
    b"\x1b[O\x1b[I",
    "👩‍👩‍👧 ٣ ＂".encode(),
    b"\x9b1m\x9d0;title\x9c",
)
"""Bytes that mean nothing."""
CONTROL = bytes(code for code in range(0x20) if chr(code) not in "\r\x11\x1b") + b"\x7f"
"""Every control character but Enter, Escape and Ctrl+Q."""
ALT_LETTERS = b"".join(b"\x1b" + bytes([code]) for code in range(ord("a"), ord("z") + 1))
