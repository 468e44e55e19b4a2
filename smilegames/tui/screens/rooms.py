"""What the screens beside the tables take from a game's room, found by the game's id."""

from __future__ import annotations

from typing import cast

from smilegames.core.modules import module_if_any
from smilegames.tui.drawing.faces import SMILING, Face
from smilegames.tui.table.ending import Ending


def face_of(game: str) -> Face:
    """Return a game's face: `FACE` in `smilegames.tui.games.<id>.face`, if there is one."""
    room = module_if_any(f"smilegames.tui.games.{game}.face")
    return SMILING if room is None else cast("Face", room.FACE)


def ending_of(game: str) -> Ending | None:
    """Return what a game says of its end: `smilegames.tui.games.<id>.result`, if there is one."""
    room = module_if_any(f"smilegames.tui.games.{game}.result")
    return cast("Ending | None", room)
