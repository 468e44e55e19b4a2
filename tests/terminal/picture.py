"""A terminal's screen as a picture, cell by cell, so that people can look at what a test reads."""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from tests.terminal.emulator import Emulator

FONT, BOLD_FONT, SIZE = "DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf", 18
FORE, BACK, MARGIN = "#e9e4d6", "#12141d", 8
SIXTEEN = {
    "black": "#1c1c1c",
    "red": "#cc4e56",
    "green": "#5fae6b",
    "brown": "#c9b23f",
    "blue": "#5b8fd9",
    "magenta": "#9a75d6",
    "cyan": "#58b9c9",
    "white": "#c9c9c9",
    "brightblack": "#6f6f6f",
    "brightred": "#f2707a",
    "brightgreen": "#7bd389",
    "brightbrown": "#f3e770",
    "brightyellow": "#f3e770",
    "brightblue": "#6cb0ff",
    "brightmagenta": "#ff8cc6",
    "bfightmagenta": "#ff8cc6",  # What pyte 0.8 calls it as a ground.
    "brightcyan": "#7fdbea",
    "brightwhite": "#ffffff",
}


def picture(emulator: Emulator, path: Path) -> None:
    """Draw the screen on view as a PNG. Needs the DejaVu fonts on the machine."""
    plain, bold = (ImageFont.truetype(name, SIZE) for name in (FONT, BOLD_FONT))
    width, height = round(plain.getlength("M")), SIZE + 5
    size = (emulator.columns * width + 2 * MARGIN, emulator.lines * height + 2 * MARGIN)
    image = Image.new("RGB", size, BACK)
    draw = ImageDraw.Draw(image)
    for y in range(emulator.lines):
        row = emulator.screen.buffer[y]
        for x in range(emulator.columns):
            cell = row[x]
            fore, back = _colour(cell.fg, FORE), _colour(cell.bg, BACK)
            if cell.reverse:
                fore, back = back, fore
            left, top = MARGIN + x * width, MARGIN + y * height
            draw.rectangle((left, top, left + width - 1, top + height - 1), fill=back)
    for y in range(emulator.lines):
        row = emulator.screen.buffer[y]
        for x in range(emulator.columns):
            cell = row[x]
            if cell.data.strip():
                fore, back = _colour(cell.fg, FORE), _colour(cell.bg, BACK)
                ink = back if cell.reverse else fore
                at = (MARGIN + x * width, MARGIN + y * height + 1)
                draw.text(at, cell.data, fill=ink, font=bold if cell.bold else plain)
            if cell.underscore:
                base = MARGIN + (y + 1) * height - 3
                start = MARGIN + x * width
                draw.line((start, base, start + width, base), fill=_colour(cell.fg, FORE))
    image.save(path)


def _colour(name: str, default: str) -> str:
    if name == "default":
        return default
    return SIXTEEN.get(name) or f"#{name}"
