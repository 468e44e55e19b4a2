"""Inks: a tone on a ground."""

from __future__ import annotations

from smilegames.tui.drawing.ink import BOLD, Ink, Tone


def test_ink_on_another_ground() -> None:
    assert BOLD.on(Tone.LIT) == Ink(back=Tone.LIT, bold=True)
