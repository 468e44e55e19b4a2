"""Faults in words: whole sentences, whatever the file said."""

from __future__ import annotations

from smilegames.core.errors import Fault
from smilegames.text.faults import MOST_QUOTED, fault_text
from smilegames.text.words import Words


def test_a_sentence_repeats_no_more_of_a_file_than_fits_a_screen() -> None:
    long = "x" * 200_000
    for fault in (
        Fault(long, "unknown"),
        Fault("", "theme_unknown", {"theme": long, "known": ["night"]}),
        Fault("", "not_toml", {"reason": long}),
    ):
        said = fault_text(Words(), fault)
        assert "xx…" in said
        assert len(said) < MOST_QUOTED + 80
