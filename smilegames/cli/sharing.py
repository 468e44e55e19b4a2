"""`record picture`, `record cast` and `record export`: what others may be shown of a match."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from smilegames.cli.kinds import FILE, RECORD_FILE, theme_given, theme_option
from smilegames.cli.reading import (
    eyes_given,
    eyes_options,
    public_option,
    read,
    seat_of,
    seat_option,
)
from smilegames.cli.speech import WORDS, game_name, say
from smilegames.core.replayed import PUBLIC, Eyes
from smilegames.store.errors import unusable_file
from smilegames.text import cli as sentences

if TYPE_CHECKING:
    from smilegames.core.events import Event
    from smilegames.store.config import Config
    from smilegames.store.record_reading import Loaded
    from smilegames.tui.replay import Replay
    from smilegames.tui.shot import Shot

LEAST, MOST = (80, 23), (300, 120)
"""Columns and rows of a picture."""


class SizeKind(click.ParamType):  # type: ignore[type-arg]  # older clicks are not generic
    """Columns and rows, as in 120x40."""

    name = "columns x rows"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, int]:
        """Return both numbers. Fails where a table has no room, or far too much."""
        if isinstance(value, tuple):
            return value
        found = re.fullmatch(r"([0-9]{1,4})x([0-9]{1,4})", str(value))
        size = (int(found[1]), int(found[2])) if found else (0, 0)
        if not all(low <= n <= high for low, n, high in zip(LEAST, size, MOST, strict=True)):
            least, most = ("x".join(map(str, each)) for each in (LEAST, MOST))
            said = WORDS(sentences.SIZE_FORM, text=value, least=least, most=most)
            self.fail(said, param, ctx)
        return size


size_option = click.option(
    "--size", type=SizeKind(), default="120x40", help=WORDS(sentences.OPTION_SIZE)
)
force_option = click.option("--force", is_flag=True, help=WORDS(sentences.OPTION_FORCE))
yes_option = click.option("--yes", is_flag=True, help=WORDS(sentences.OPTION_YES))
to_option = click.option("--to", required=True, type=FILE, help=WORDS(sentences.OPTION_TO))


@click.command(help=WORDS(sentences.RECORD_PICTURE))
@click.argument("file", type=RECORD_FILE)
@click.option("--at", type=click.IntRange(min=0), help=WORDS(sentences.OPTION_AT))
@eyes_options
@size_option
@theme_option
@to_option
@force_option
@yes_option
def picture(
    file: Path,
    at: int | None,
    seat: str | None,
    public: bool,
    open_: bool,
    size: tuple[int, int],
    to: Path,
    force: bool,
    yes: bool,
) -> None:
    """Write the table at a position as a picture."""
    _check_suffix(to, (".svg", ".txt", ".png"))
    loaded = read(file)
    last = loaded.match.version
    if at is not None and at > last:
        raise click.BadParameter(WORDS(sentences.AT_RANGE, last=last), param_hint="--at")
    eyes = eyes_given(loaded, seat, public=public, open_=open_)
    _check_target(to, force)
    _ask_first(loaded, eyes, yes)
    from smilegames.tui.pictures import picture_of

    shot = picture_of(_replay(loaded, eyes), last if at is None else at, size, _config())
    _write(to, _spelled(shot, to.suffix.lower(), _name_of(loaded)), force)
    say(WORDS(sentences.WRITTEN, path=os.fspath(to)))


@click.command(help=WORDS(sentences.RECORD_CAST))
@click.argument("file", type=RECORD_FILE)
@eyes_options
@click.option(
    "--pace", type=click.FloatRange(0.1, 60), default=2.0, help=WORDS(sentences.OPTION_PACE)
)
@size_option
@theme_option
@to_option
@force_option
def cast(
    file: Path,
    seat: str | None,
    public: bool,
    open_: bool,
    pace: float,
    size: tuple[int, int],
    to: Path,
    force: bool,
) -> None:
    """Write a replay as a film for terminals."""
    _check_suffix(to, (".cast",))
    loaded = read(file)
    eyes = eyes_given(loaded, seat, public=public, open_=open_)
    if eyes is not None and eyes.seat is not None and loaded.match.outcome is None:
        raise click.UsageError(WORDS(sentences.CAST_GOES_ON))
    _check_target(to, force)
    from smilegames.tui.pictures import film_of
    from smilegames.tui.shot import as_cast

    shots = film_of(_replay(loaded, eyes), size, _config())
    started = int(datetime.fromisoformat(loaded.header.started).timestamp())
    _write(to, as_cast(shots, pace, _name_of(loaded), started).encode(), force)
    say(WORDS(sentences.WRITTEN, path=os.fspath(to)))


@click.command(help=WORDS(sentences.RECORD_EXPORT))
@click.argument("file", type=RECORD_FILE)
@seat_option
@public_option
@to_option
@force_option
@yes_option
def export(file: Path, seat: str | None, public: bool, to: Path, force: bool, yes: bool) -> None:
    """Write what one reader may know of a match."""
    if (seat is not None) == public:
        raise click.UsageError(WORDS(sentences.SEAT_OR_PUBLIC))
    loaded = read(file)
    eyes = PUBLIC if seat is None else Eyes(seat_of(seat, loaded.header))
    _check_target(to, force)
    _ask_first(loaded, eyes, yes)
    from smilegames.store.excerpt import excerpt_of
    from smilegames.text.common import tell_all
    from smilegames.text.game_text import Speaker, game_text

    text = game_text(loaded.header.game)
    speaker = Speaker(WORDS, loaded.header.names, loaded.match.rules)

    def told(events: Sequence[Event]) -> list[str]:
        return tell_all(speaker, text, events)

    _write(to, excerpt_of(loaded.header, loaded.match, eyes.seat, told), force)
    say(WORDS(sentences.WRITTEN, path=os.fspath(to)))


def _replay(loaded: Loaded, eyes: Eyes | None) -> Replay:
    from smilegames.tui.replay import Replay

    return Replay(loaded.header, loaded.match, eyes)


def _config() -> Config:
    """Return the settings, the theme of the command line in the place of the usual one."""
    from smilegames.store.config import load

    return load().dressed(theme_given())


def _name_of(loaded: Loaded) -> str:
    return f"{game_name(loaded.header.game)}: {WORDS.join(loaded.header.names)}"


def _check_suffix(to: Path, known: Sequence[str]) -> None:
    if to.suffix.lower() not in known:
        said = WORDS(sentences.SUFFIX, path=os.fspath(to), known=WORDS.either(known))
        raise click.BadParameter(said, param_hint="--to")


def _check_target(to: Path, force: bool) -> None:
    """Make sure that the file can be begun before all the work. Raises Unusable."""
    if to.is_dir():
        raise unusable_file(to, IsADirectoryError(21, ""))
    if not force and os.path.lexists(to):
        raise unusable_file(to, FileExistsError(17, ""))
    if not to.parent.is_dir():
        raise unusable_file(to, FileNotFoundError(2, ""))


def _ask_first(loaded: Loaded, eyes: Eyes | None, yes: bool) -> None:
    """Have it confirmed that a hand leaves a match that goes on."""
    if eyes is None or eyes.seat is None or loaded.match.outcome is not None or yes:
        return
    name = loaded.header.names[eyes.seat]
    if not click.confirm(WORDS(sentences.ASK_HAND, name=name), err=True):
        raise click.ClickException(WORDS(sentences.NOTHING_WRITTEN))


def _spelled(shot: Shot, suffix: str, title: str) -> bytes:
    """Return a shot as the bytes of a file. Raises click's error where PNG can't be made."""
    from smilegames.tui.shot import NoFont, as_png, as_svg, as_text

    if suffix == ".svg":
        return as_svg(shot, title).encode()
    if suffix == ".txt":
        return as_text(shot).encode()
    try:
        return as_png(shot)
    except ImportError as error:
        raise click.ClickException(WORDS(sentences.NO_PILLOW)) from error
    except NoFont as error:
        raise click.ClickException(WORDS(sentences.NO_FONT)) from error


def _write(to: Path, data: bytes, force: bool) -> None:
    """Write a file. Raises Unusable."""
    try:
        with open(to, "wb" if force else "xb") as target:
            target.write(data)
    except OSError as error:
        raise unusable_file(to, error) from error
