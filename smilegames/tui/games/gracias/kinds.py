"""The six kinds of card in Gracias as drawings: a letter, a mark of three cells, pictures.

Letters are those of the colours; mark and pictures tell the kind where no colour does. The larger
pictures have faces, and all of them smile: so they do on the cards that make somebody lose a heap.
"""

from __future__ import annotations

from dataclasses import dataclass

from smilegames.tui.drawing.card import CardFace
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
    pictures: tuple[tuple[str, ...], ...]
    """Up to seven rows of 13 cells, four of nine, three of seven."""

    @property
    def ink(self) -> Ink:
        """The kind's colour."""
        return Ink(self.tone)

    def card(self, name: str) -> CardFace:
        """Return the card, its kind's name where others have a value."""
        return CardFace(self.letter, name, self.tone, self.pictures)


_LETTERS = (
    ("R", Tone.RED),
    ("G", Tone.GREEN),
    ("Y", Tone.YELLOW),
    ("B", Tone.BLUE),
    ("P", Tone.PURPLE),
    ("O", Tone.ORANGE),
)
_MARKS = ("ʃʃʃ", "╰┼╯", "◢■□", "><>", "ψ●╮", "‹▲›")
_MARKS_ASCII = ("~~>", "\\|/", "/o|", "><>", "|o)", "/^\\")

_LARGE = (
    (
        "          ╭╴ ",
        "       ╭──┴╮ ",
        "     ╭─╯   │ ",
        "   ╭─╯ • • │ ",
        " ╭─╯   ‿  ╭╯ ",
        " │     ╭──╯  ",
        " ╰─────╯     ",
    ),
    (
        "    ╭───╮    ",
        "    │   │ ╭╮ ",
        " ╭╮ │• •│ ││ ",
        " ││ │ ‿ ├─╯│ ",
        " │╰─┤   ├──╯ ",
        " ╰──┤   │    ",
        "  ──┴───┴──  ",
    ),
    (
        "        ╭───╮",
        "     ╭──╯   │",
        "  ╭──╯ • •  │",
        "╭─╯     ‿   │",
        "│  ○      ○ │",
        "│      ○    │",
        "╰───────────╯",
    ),
    (
        "╲   ╭──────╮ ",
        " ╲╭─╯ ))   ╰╮",
        "  │  ))) •  ╲",
        "  │  )))  ‿ ╱",
        " ╱╰─╮ ))   ╭╯",
        "╱   ╰──────╯ ",
    ),
    (
        "  ║  ║  ║    ",
        "  ║  ║  ║ ╭─╴",
        "╭─╨──╨──╨╮│  ",
        "│  •   • ├╯  ",
        "│    ‿   │   ",
        "╰──╮   ╭─╯   ",
        "   ╰─╥─╯     ",
    ),
    (
        "      ╱╲     ",
        "     ╱  ╲    ",
        "    ╱    ╲   ",
        "  ╶╱──────╲╴ ",
        "   ( •  • )  ",
        "   ╱  ‿‿  ╲  ",
        "   ╲vvvvvv╱  ",
    ),
)
_MEDIUM = (
    ("      ╭╴ ", "   ╭──┴╮ ", " ╭─╯•‿•│ ", " ╰────╯  "),
    ("  ╭───╮ ╷", "╷ │•‿•├─╯", "╰─┤   │  ", "  ┴───┴  "),
    ("    ╭───╮", " ╭──╯•‿•│", "╭╯ ○    │", "╰─────○─╯"),
    ("╲ ╭────╮ ", " ╲│)) • ╲", " ╱│))  ‿╱", "╱ ╰────╯ "),
    (" ║ ║ ║ ╭╴", "╭╨─╨─╨╮│ ", "│ •‿• ├╯ ", "╰──╥──╯  "),
    ("    ╱╲   ", "  ╶╱──╲╴ ", "  (•‿‿•) ", "   ╲vv╱  "),
)
_SMALL = (
    ("     ▗▘", "  ▗▟██▌", "▄██▛▘  "),
    ("▄  █  ▄", "█▄▄█ ▄█", "  ▀█▀▀ "),
    ("   ▄▄██", "▄█▀██▀█", "████▄██"),
    ("▖  ▄▄▖ ", "█▙██▀█▙", "▘  ▀▀▘ "),
    (" ▌▌▌ ▗▖", "▟███▙▛ ", "▜███▛  "),
    ("  ▗▙▖  ", " (• •) ", "  ▜█▛  "),
)
_LARGE_ASCII = (
    (
        "          /' ",
        "       .-/-. ",
        "     .-'   | ",
        "   .-' o o | ",
        " .-'   _  .' ",
        " |     .--'  ",
        " '-----'     ",
    ),
    (
        "    .---.    ",
        "    |   | .. ",
        " .. |o o| || ",
        " || | _ |-'| ",
        " |'-|   |--' ",
        " '--|   |    ",
        "  --'---'--  ",
    ),
    (
        "        .---.",
        "     .--'   |",
        "  .--' o o  |",
        ".-'     _   |",
        "|  o      o |",
        "|      o    |",
        "'-----------'",
    ),
    (
        "\\   .------. ",
        " \\.-' ))   '.",
        "  |  ))) o  \\",
        "  |  )))  _ /",
        " /'-. ))   .'",
        "/   '------' ",
    ),
    (
        "  |  |  |    ",
        "  |  |  | .--",
        ".-|--|--|.|  ",
        "|  o   o |'  ",
        "|    _   |   ",
        "'--.   .-'   ",
        "   '-|-'     ",
    ),
    (
        "      /\\     ",
        "     /  \\    ",
        "    /    \\   ",
        "  _/______\\_ ",
        "   ( o  o )  ",
        "   /  __  \\  ",
        "   \\vvvvvv/  ",
    ),
)
_MEDIUM_ASCII = (
    ("      /' ", "   .-/-. ", " .-'o_o| ", " '-----' "),
    ("  .---. |", "| |o_o|-'", "'-|   |  ", "  '---'  "),
    ("    .---.", " .--'o_o|", ".' o    |", "'-----o-'"),
    ("\\ .----. ", " \\|)) o \\", " /|))  _/", "/ '----' "),
    (" | | | .-", ".|-|-|.| ", "| o_o |' ", "'--|--'  "),
    ("    /\\   ", "  _/__\\_ ", "  (o__o) ", "   \\vv/  "),
)
_SMALL_ASCII = (
    ("    /' ", "  .-/  ", " (_/   "),
    (" | | | ", " '-+-' ", "   |   "),
    ("   _.-|", " .'o  |", " |__o_|"),
    ("\\ .--. ", " >   o>", "/ '--' "),
    (" | | | ", "(=====)", "    \\_ "),
    ("  /^\\  ", " (o o) ", "  \\_/  "),
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
        KindFace(letter, tone, mark, (large, medium, small))
        for (letter, tone), mark, large, medium, small in zip(_LETTERS, *drawn, strict=True)
    )
    for drawn in (
        (_MARKS, _LARGE, _MEDIUM, _SMALL),
        (_MARKS_ASCII, _LARGE_ASCII, _MEDIUM_ASCII, _SMALL_ASCII),
    )
)
