"""Why something may not be done."""

from __future__ import annotations

from typing import Any

import pytest

from smilegames.core.errors import Refusal
from smilegames.games.gracias.actions import Share, Take
from tests.games.gracias.table import (
    BAGPIPE,
    CHEESE,
    CHILI,
    GNOME,
    SARDINE,
    build,
    dealt,
    finished,
    play,
)

TOP = (
    "chili chili cactus gnome chili cactus  "
    "chili cheese gnome  sardine cheese chili  bagpipe bagpipe cactus"
)


@pytest.mark.rule("GR-11", "GR-12", "GR-13", "GR-14", "GR-17")
@pytest.mark.parametrize(
    ("played", "action", "refusal"),
    [
        ("", "keep chili give sardine to seat 2", Refusal("take_first", {}, "GR-14")),
        ("", Take("take", 3), Refusal("no_triplet", {}, "GR-11")),
        ("", Take("take", -1), Refusal("no_triplet", {}, "GR-11")),
        ("take A", "take B", Refusal("share_first", {}, "GR-14")),
        ("take A", "take A", Refusal("share_first", {}, "GR-14")),
        (
            "take A, keep chili give sardine to seat 2",
            "take A",
            Refusal("triplet_taken", {"triplet": 0}, "GR-12"),
        ),
        ("take A", "keep chili give sardine to seat 1", Refusal("keep_both", {}, "GR-13")),
        ("take B", "keep cheese give cheese to seat 1", Refusal("keep_both", {}, "GR-13")),
        (
            "take A",
            "keep gnome give sardine to seat 2",
            Refusal("not_open", {"kind": GNOME, "pair": (CHILI, SARDINE)}, "GR-13"),
        ),
        (
            "take A",
            "keep chili give bagpipe to seat 2",
            Refusal("not_open", {"kind": BAGPIPE, "pair": (CHILI, SARDINE)}, "GR-13"),
        ),
        (
            "take B",
            "keep cheese give chili to seat 2",
            Refusal("not_open", {"kind": CHILI, "pair": (CHEESE, CHEESE)}, "GR-13"),
        ),
        (
            "take A",
            "keep chili give chili to seat 2",
            Refusal("only_one", {"kind": CHILI, "pair": (CHILI, SARDINE)}, "GR-13"),
        ),
        ("take A", Share("keep", CHILI, SARDINE, 3), Refusal("no_seat", {}, "GR-13")),
        ("take A", Share("keep", CHILI, SARDINE, -1), Refusal("no_seat", {}, "GR-13")),
    ],
)
def test_reasons(played: str, action: Any, refusal: Refusal) -> None:
    rules = build(3)
    state = dealt(rules, 0, TOP)
    play(rules, state, *filter(None, played.split(", ")))
    if isinstance(action, str):
        action = rules.parse(action)
    assert action not in rules.choices(state)
    assert rules.refusal(state, action) == refusal


@pytest.mark.rule("GR-03")
@pytest.mark.parametrize("text", ["take A", "keep chili give gnome to seat 2"])
def test_nothing_is_done_after_the_end(text: str) -> None:
    rules = build(3, sessions=1)
    state = finished(rules, 1)
    assert rules.refusal(state, rules.parse(text)) == Refusal("over")
