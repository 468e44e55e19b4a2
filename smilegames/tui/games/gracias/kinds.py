"""The six kinds of card in Gracias as drawings: a letter, a mark of three cells, a picture.

Letters are those of the colours; mark and picture tell the kind where no colour does.
"""

from __future__ import annotations

from dataclasses import dataclass

from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import Ink, Tone


@dataclass(frozen=True, slots=True)
class KindFace:
    """What is printed on the cards of one kind."""

    letter: str
    tone: Tone
    mark: str
    """Three cells."""
    picture: tuple[str, ...]
    """Three lines of at most seven cells, all of one width."""

    @property
    def ink(self) -> Ink:
        """The kind's colour."""
        return Ink(self.tone)


_LETTERS = (
    ("R", Tone.RED),
    ("G", Tone.GREEN),
    ("Y", Tone.YELLOW),
    ("B", Tone.BLUE),
    ("P", Tone.PURPLE),
    ("O", Tone.ORANGE),
)
_PICTURES = (
    ("ʃʃʃ", ("     ▗▘", "  ▗▟██▌", "▄██▛▘  ")),
    ("╰┼╯", ("▄  █  ▄", "█▄▄█ ▄█", "  ▀█▀▀ ")),
    ("◢■□", ("   ▄▄██", "▄█▀██▀█", "████▄██")),
    ("><>", ("▖  ▄▄▖ ", "█▙██▀█▙", "▘  ▀▀▘ ")),
    ("ψ●╮", (" ▌▌▌ ▗▖", "▟███▙▛ ", "▜███▛  ")),
    ("‹▲›", ("  ▗▙▖  ", " (• •) ", "  ▜█▛  ")),
)
_PICTURES_ASCII = (
    ("~~>", ("    /' ", "  .-/  ", " (_/   ")),
    ("\\|/", (" | | | ", " '-+-' ", "   |   ")),
    ("/o|", ("   _.-|", " .'o  |", " |__o_|")),
    ("><>", ("\\ .--. ", " >   o>", "/ '--' ")),
    ("|o)", (" | | | ", "(=====)", "    \\_ ")),
    ("/^\\", ("  /^\\  ", " (o o) ", "  \\_/  ")),
)


def kind_faces(glyphs: Glyphs) -> tuple[KindFace, ...]:
    """Return the faces of the six kinds in their order: chili, cactus, cheese and so on."""
    return _ASCII if glyphs.name == "ascii" else _UNICODE


def put_chip(area: Area, x: int, y: int, face: KindFace, name: str, glyphs: Glyphs) -> int:
    """Write a card as small as it goes, as in `▌R chili`; return the column after it."""
    x = area.put(x, y, f"{glyphs.bar}{face.letter}", face.ink._replace(bold=True))
    return area.put(x + 1, y, name, face.ink) if name else x


_UNICODE, _ASCII = (
    tuple(
        KindFace(letter, tone, mark, picture)
        for (letter, tone), (mark, picture) in zip(_LETTERS, pictures, strict=True)
    )
    for pictures in (_PICTURES, _PICTURES_ASCII)
)
