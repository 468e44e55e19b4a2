"""`smilegames replay`: a match of a record seen again on its own table."""

from __future__ import annotations

from pathlib import Path

import click

from smilegames.cli.kinds import RECORD_FILE, theme_given, theme_option
from smilegames.cli.reading import eyes_given, eyes_options, read
from smilegames.cli.speech import WORDS, need_terminal
from smilegames.core.replayed import Eyes
from smilegames.text import cli as sentences


@click.command(help=WORDS(sentences.REPLAY))
@click.argument("file", type=RECORD_FILE)
@eyes_options
@theme_option
def replay(file: Path, seat: str | None, public: bool, open_: bool) -> int:
    """Open the table of the match; of one that is not over a seat's view behind its curtain."""
    loaded = read(file)
    eyes: Eyes | None = eyes_given(loaded, seat, public=public, open_=open_)
    need_terminal()
    from smilegames.tui.replay import Replay
    from smilegames.tui.run import run_replay

    return run_replay(Replay(loaded.header, loaded.match, eyes), theme_given())
