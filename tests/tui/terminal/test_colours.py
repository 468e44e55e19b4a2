"""How many colours a terminal has, and that every word of every theme can be read on it."""

from __future__ import annotations

import tomllib
from itertools import combinations
from math import dist
from pathlib import Path

import pytest
from rich.color import Color, ColorSystem
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from smilegames.tui.drawing.ink import Tone
from smilegames.tui.terminal.colours import (
    GROUNDS,
    ORNAMENTS,
    SIXTEEN,
    Depth,
    are_native,
    detect,
    fitted,
)
from smilegames.tui.terminal.host import console_for

FOLDER = Path(__file__).parents[3] / "assets" / "themes"
THEMES = {
    path.stem: tomllib.loads(path.read_text(encoding="utf-8"))
    for path in sorted(FOLDER.glob("*.toml"))
}
READABLE, VERY_READABLE, VISIBLE = 4.5, 7.0, 1.25
CONSOLES = {
    "Linux console": (
        "000000 aa0000 00aa00 aa5500 0000aa aa00aa 00aaaa aaaaaa"
        " 555555 ff5555 55ff55 ffff55 5555ff ff55ff 55ffff ffffff"
    ),
    "xterm": (
        "000000 cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd e5e5e5"
        " 7f7f7f ff0000 00ff00 ffff00 5c5cff ff00ff 00ffff ffffff"
    ),
}
"""What the sixteen look like on two terminals that have no more."""
TABLES = {
    "smile": ("yellow", "white", "red", "blue", "grey"),
    "smileyface": ("yellow", "blue", "green", "red", "purple"),
    "smile_money": ("red", "yellow", "grey", "purple", "green", "sky", "white"),
    "marshmallow": ("purple", "green", "pink", "blue", "yellow"),
    "gracias": ("red", "green", "yellow", "blue", "purple", "orange"),
}
"""Tones that lie side by side on one table and mean different suits."""

each_theme = pytest.mark.parametrize("name", THEMES)
full_themes = pytest.mark.parametrize(
    "name", [name for name, theme in THEMES.items() if not are_native(theme["colours"])]
)


# Which terminal has which


@pytest.mark.parametrize(
    ("environ", "depth"),
    [
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, Depth.TRUE),
        ({"TERM": "xterm", "COLORTERM": "24bit"}, Depth.TRUE),
        ({"TERM": "xterm-256color"}, Depth.PALETTE),
        ({"TERM": "xterm-256color", "COLORTERM": "yes"}, Depth.PALETTE),
        ({"TERM": "tmux-256color", "TMUX": "x", "COLORTERM": "truecolor"}, Depth.TRUE),
        ({"TERM": "screen-256color", "TMUX": "x", "COLORTERM": "truecolor"}, Depth.TRUE),
        ({"TERM": "screen-256color", "TMUX": "x"}, Depth.PALETTE),
        ({"TERM": "screen", "STY": "1.pts", "COLORTERM": "truecolor"}, Depth.SIXTEEN),
        ({"TERM": "screen-256color", "STY": "1.pts", "COLORTERM": "truecolor"}, Depth.PALETTE),
        (
            {"TERM": "screen.xterm-256color", "STY": "1.pts", "COLORTERM": "truecolor"},
            Depth.PALETTE,
        ),
        ({"TERM": "screen.xterm-kitty", "STY": "1.pts"}, Depth.SIXTEEN),
        ({"TERM": "xterm-256color", "STY": "1.pts", "COLORTERM": "truecolor"}, Depth.PALETTE),
        ({"TERM": "screen-256color", "COLORTERM": "truecolor"}, Depth.PALETTE),
        ({"TERM": "xterm-ghostty"}, Depth.TRUE),
        ({"TERM": "alacritty"}, Depth.TRUE),
        ({"TERM": "alacritty-direct"}, Depth.TRUE),
        ({"TERM": "foot-extra"}, Depth.TRUE),
        ({"TERM": "xterm-kitty"}, Depth.TRUE),
        ({"TERM": "wezterm"}, Depth.TRUE),
        ({"TERM": "xterm-direct"}, Depth.TRUE),
        ({"TERM": "xterm"}, Depth.SIXTEEN),
        ({"TERM": "xterm-16color"}, Depth.SIXTEEN),
        ({"TERM": "linux"}, Depth.SIXTEEN),
        ({"TERM": "linux", "COLORTERM": "truecolor"}, Depth.SIXTEEN),
        ({}, Depth.SIXTEEN),
        ({"TERM": "vt220", "COLORTERM": "truecolor"}, Depth.NONE),
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"}, Depth.NONE),
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": ""}, Depth.TRUE),
    ],
    ids=str,
)
def test_depths(environ: dict[str, str], depth: Depth) -> None:
    assert detect(environ) is depth


@pytest.mark.parametrize("environ", [{"COLORTERM": "truecolor"}, {"TERM": "dumb"}], ids=str)
@pytest.mark.parametrize(
    ("depth", "codes"),
    [
        (Depth.TRUE, "38;2;255;175;0"),
        (Depth.PALETTE, "38;5;214"),
        (Depth.SIXTEEN, "93"),
        (Depth.NONE, "93"),
    ],
)
def test_rich_sends_what_was_detected(
    depth: Depth, codes: str, environ: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the environment says; without colours the wire takes out what is rendered."""
    for variable, value in environ.items():
        monkeypatch.setenv(variable, value)
    strip = Strip([Segment("x", Style(color="#ffaf00"))])
    assert strip.render(console_for(depth)) == f"\x1b[{codes}mx\x1b[0m"


def test_marks_are_kept_without_colours() -> None:
    strip = Strip([Segment("x", Style(bold=True))])
    assert strip.render(console_for(Depth.NONE)) == "\x1b[1mx\x1b[0m"


# What themes become


@each_theme
def test_a_theme_has_a_colour_for_every_tone(name: str) -> None:
    assert list(THEMES[name]["colours"]) == [tone.name.lower() for tone in Tone]
    assert are_native(THEMES[name]["colours"]) is (name == "terminal")


@each_theme
def test_with_all_colours_a_theme_is_itself(name: str) -> None:
    assert fitted(THEMES[name]["colours"], Depth.TRUE) == THEMES[name]["colours"]


@each_theme
def test_without_any_no_tone_has_one(name: str) -> None:
    assert set(fitted(THEMES[name]["colours"], Depth.NONE).values()) == {"ansi_default"}


@full_themes
def test_rich_sends_of_256_exactly_those_that_were_chosen(name: str) -> None:
    """Which of two greys is nearer, it would decide otherwise than eyes do."""
    for tone, colour in fitted(THEMES[name]["colours"], Depth.PALETTE).items():
        look = shown_of_256(colour)
        assert abs(luminance(look) - luminance(colour)) < 0.08, tone


@full_themes
def test_with_sixteen_there_is_one_ground_and_it_is_drawn(name: str) -> None:
    few = fitted(THEMES[name]["colours"], Depth.SIXTEEN)
    assert set(few.values()) <= {*SIXTEEN}
    ground = "ansi_black" if THEMES[name]["dark"] else "ansi_bright_white"
    assert {few[tone] for tone in GROUNDS} == {ground}


def test_some_hues_of_the_sixteen() -> None:
    few = fitted(THEMES["night"]["colours"], Depth.SIXTEEN)
    assert few["text"] == "ansi_bright_white"
    assert few["you"] == "ansi_bright_yellow"
    assert few["red"] == "ansi_bright_red"
    assert few["green"] == "ansi_bright_green"
    assert few["purple"] == "ansi_bright_magenta"


def test_a_theme_that_nobody_can_read_is_fitted_all_the_same() -> None:
    """Somebody's own: it becomes no worse than it is."""
    alike = dict.fromkeys(THEMES["night"]["colours"], "#202020")
    assert len(set(fitted(alike, Depth.PALETTE).values())) == 1


# Whether it can be read


@full_themes
def test_words_can_be_read_with_all_colours(name: str) -> None:
    colours = THEMES[name]["colours"]
    assert unreadable(colours) == []
    if name == "high-contrast":
        assert unreadable(colours, VERY_READABLE) == []


@full_themes
def test_words_can_be_read_with_256(name: str) -> None:
    few = fitted(THEMES[name]["colours"], Depth.PALETTE)
    assert unreadable({tone: shown_of_256(colour) for tone, colour in few.items()}) == []


@each_theme
@pytest.mark.parametrize("console", CONSOLES)
@pytest.mark.parametrize(
    "own", [("#000000", "#aaaaaa"), ("#ffffff", "#000000")], ids=["dark", "light"]
)
def test_words_can_be_read_with_sixteen(name: str, console: str, own: tuple[str, str]) -> None:
    """On a terminal whose own ground and ink are those."""
    few = fitted(THEMES[name]["colours"], Depth.SIXTEEN)
    looks = dict(zip(SIXTEEN, (f"#{code}" for code in CONSOLES[console].split()), strict=True))
    seen = {
        tone: looks.get(colour, own[0] if tone in GROUNDS else own[1])
        for tone, colour in few.items()
    }
    assert unreadable(seen) == []


@full_themes
def test_grounds_can_be_told_from_one_another(name: str) -> None:
    """A card from the ground, and whose turn it is, though other marks tell it too."""
    for depth in (Depth.TRUE, Depth.PALETTE):
        few = fitted(THEMES[name]["colours"], depth)
        assert few["card"] != few["ground"]
        assert few["lit"] != few["ground"]


@pytest.mark.parametrize("table", TABLES)
def test_suits_keep_apart_for_eyes_that_miss_a_colour(table: str) -> None:
    colours = THEMES["colour-blind"]["colours"]
    usual = THEMES["night"]["colours"]
    for sight in SIGHTS.values():
        assert closest(colours, table, sight) > 0.085
    assert min(closest(usual, table, sight) for sight in SIGHTS.values()) < 0.085


def shown_of_256(colour: str) -> str:
    """Return what a terminal shows for a colour that Rich puts among the 256."""
    return Color.parse(colour).downgrade(ColorSystem.EIGHT_BIT).get_truecolor().hex


def unreadable(colours: dict[str, str], wanted: float = READABLE) -> list[tuple[str, str]]:
    """Return the pairs that say something and can't be read, and lines that can't be seen."""
    words = [tone for tone in colours if tone not in GROUNDS and tone not in ORNAMENTS]
    pairs = [(word, ground) for word in words for ground in GROUNDS]
    poor = [(a, b) for a, b in pairs if contrast(colours[a], colours[b]) < wanted]
    faint = contrast(colours["rule"], colours["ground"]) < VISIBLE
    return poor + [("rule", "ground")] * faint


# An eye of our own


def linear(colour: str) -> list[float]:
    values = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values]


def luminance(colour: str) -> float:
    return sum(w * v for w, v in zip((0.2126, 0.7152, 0.0722), linear(colour), strict=True))


def contrast(one: str, other: str) -> float:
    dark, light = sorted(map(luminance, (one, other)))
    return (light + 0.05) / (dark + 0.05)


SIGHTS = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What reaches an eye of red, green and blue light (Machado, Oliveira and Fernandes, 2009)."""
TO_CONES = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
TO_OKLAB = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)
Matrix = tuple[tuple[float, ...], ...]


def times(matrix: Matrix, vector: list[float]) -> list[float]:
    return [sum(m * v for m, v in zip(row, vector, strict=True)) for row in matrix]


def seen_by(sight: Matrix, colour: str) -> list[float]:
    light = [min(1.0, max(0.0, value)) for value in times(sight, linear(colour))]
    return times(TO_OKLAB, [value ** (1 / 3) for value in times(TO_CONES, light)])


def closest(colours: dict[str, str], table: str, sight: Matrix) -> float:
    """Return how different the two most alike suits of a table look."""
    seen = [seen_by(sight, colours[tone]) for tone in TABLES[table]]
    return min(dist(one, other) for one, other in combinations(seen, 2))
