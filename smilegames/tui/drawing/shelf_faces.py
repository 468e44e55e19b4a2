"""The face that each game has on the shelf: left eye, mouth, right eye."""

from __future__ import annotations

from smilegames.tui.drawing.glyphs import Glyphs

Face = tuple[str, str, str]
_PLAIN_SMILE: tuple[Face, Face] = (("•", "‿", "•"), ("o", "_", "o"))
_FACES: dict[str, tuple[Face, Face]] = {
    "smile": (("^", "‿", "^"), ("^", "_", "^")),
    "smileyface": (("°", "o", "°"), ("o", "O", "o")),
    "smile_money": (("$", "‿", "$"), ("$", "_", "$")),
    "marshmallow": (("◖", "‿", "◗"), ("(", "_", ")")),
    "gracias": (("˘", "‿", "˘"), ("u", "_", "u")),
}
"""By game id: the face in Unicode and in ASCII."""


def shelf_face(game: str, glyphs: Glyphs) -> Face:
    """Return a game's face; a game without one of its own just smiles."""
    fancy, plain = _FACES.get(game, _PLAIN_SMILE)
    return plain if glyphs.name == "ascii" else fancy
