"""What a screen shows as a picture: cells with colours of their own, and how files spell them.

Knows no screen; `smilegames.tui.pictures` takes shots.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple, TypeAlias
from xml.sax.saxutils import escape

CELL = (9, 19)
"""Width and height of a cell in pixels."""
FONT_SIZE = 15
MARGIN = 8
FONTS = ("DejaVuSansMono", "LiberationMono-Regular", "Menlo", "consola", "cour")
"""Files of fonts that have our characters, the best first."""


class NoFont(Exception):
    """No font that could draw a table is to be found on this machine."""


class Look(NamedTuple):
    """How a cell looks."""

    fore: str
    """As #rrggbb."""
    back: str
    bold: bool = False
    underline: bool = False


Cell: TypeAlias = tuple[str, Look]
Row: TypeAlias = tuple[Cell, ...]
Shot: TypeAlias = tuple[Row, ...]
"""Rows of equal length. The cell right of a wide character holds the empty string."""


def runs(row: Row) -> Iterator[tuple[int, int, str, Look]]:
    """Yield the first cell, the number of cells, the text and the look of what looks alike."""
    x = 0
    for look, cells in groupby(row, key=lambda cell: cell[1]):
        chars = [char for char, _ in cells]
        yield x, len(chars), "".join(chars), look
        x += len(chars)


def ground_of(shot: Shot) -> str:
    """Return the colour that most of it lies on."""
    return Counter(look.back for row in shot for _, look in row).most_common(1)[0][0]


def as_text(shot: Shot) -> str:
    """Return the characters alone, no blanks at the ends of lines."""
    return "".join("".join(char for char, _ in row).rstrip() + "\n" for row in shot)


def as_svg(shot: Shot, title: str) -> str:
    """Return a drawing that needs nothing but a monospaced font."""
    wide, high = CELL
    width, height = len(shot[0]) * wide + 2 * MARGIN, len(shot) * high + 2 * MARGIN
    ground = ground_of(shot)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="{ground}"/>',
        f'<g font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="{FONT_SIZE}">',
    ]
    for y, row in enumerate(shot):
        top = MARGIN + y * high
        for x, cells, text, look in runs(row):
            left, long = MARGIN + x * wide, cells * wide
            if look.back != ground:
                size = f'width="{long}" height="{high}"'
                parts.append(f'<rect x="{left}" y="{top}" {size} fill="{look.back}"/>')
            if text.strip() or look.underline:
                parts.append(_text(left, top, long, text, look))
    return "\n".join([*parts, "</g>", "</svg>", ""])


def _text(left: int, top: int, long: int, text: str, look: Look) -> str:
    marks = ' font-weight="bold"' * look.bold + ' text-decoration="underline"' * look.underline
    place = f'x="{left}" y="{top + FONT_SIZE}" textLength="{long}"'
    return (
        f'<text {place} lengthAdjust="spacingAndGlyphs" xml:space="preserve" '
        f'fill="{look.fore}"{marks}>{escape(text)}</text>'
    )


def as_png(shot: Shot) -> bytes:
    """Return a picture by Pillow. Raises ImportError without it, NoFont."""
    from io import BytesIO

    from PIL import Image, ImageDraw, ImageFont

    def font(*names: str) -> ImageFont.FreeTypeFont:
        for name in names:
            try:
                return ImageFont.truetype(f"{name}.ttf", FONT_SIZE)
            except OSError:
                continue
        raise NoFont

    plain, bold = font(*FONTS), font("DejaVuSansMono-Bold", "LiberationMono-Bold", *FONTS)
    wide, high = CELL
    size = len(shot[0]) * wide + 2 * MARGIN, len(shot) * high + 2 * MARGIN
    image = Image.new("RGB", size, ground_of(shot))
    draw = ImageDraw.Draw(image)
    for y, row in enumerate(shot):
        for x, (_, look) in enumerate(row):
            left, top = MARGIN + x * wide, MARGIN + y * high
            draw.rectangle((left, top, left + wide - 1, top + high - 1), fill=look.back)
        for x, (char, look) in enumerate(row):
            left, top = MARGIN + x * wide, MARGIN + y * high
            if char.strip():
                draw.text((left, top), char, fill=look.fore, font=bold if look.bold else plain)
            if look.underline:
                draw.line((left, top + high - 3, left + wide, top + high - 3), fill=look.fore)
    data = BytesIO()
    image.save(data, "PNG")
    return data.getvalue()


def as_codes(shot: Shot, before: Shot | None) -> str:
    """Return what makes a terminal show this that shows `before` (None: anything)."""
    codes = ["\x1b[2J"] if before is None else []
    for y, row in enumerate(shot):
        if before is None or row != before[y]:
            codes.append(f"\x1b[{y + 1};1H")
            codes.extend(f"{_sgr(look)}{text}" for _, _, text, look in runs(row))
    return "".join([*codes, "\x1b[0m"])


def _sgr(look: Look) -> str:
    marks = ["0", *["1"] * look.bold, *["4"] * look.underline]
    for code, colour in (("38", look.fore), ("48", look.back)):
        red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
        marks.append(f"{code};2;{red};{green};{blue}")
    return f"\x1b[{';'.join(marks)}m"


def as_cast(shots: Sequence[Shot], pace: float, title: str, started: int) -> str:
    """Return an asciicast of version 2, a shot each `pace` seconds.

    `started`: when the match began, in seconds since 1970.
    """
    import json

    width, height = len(shots[0][0]), len(shots[0])
    head = {"version": 2, "width": width, "height": height, "timestamp": started, "title": title}
    lines: list[object] = [head]
    before: Shot | None = None
    for number, shot in enumerate(shots):
        hide = "\x1b[?25l" if before is None else ""
        lines.append([round(number * pace, 3), "o", hide + as_codes(shot, before)])
        before = shot
    # The last one stays as long as the others.
    lines.append([round(len(shots) * pace, 3), "o", "\x1b[?25h"])
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
