"""`rules`: a game's rulebook, set for a terminal or as it is written."""

from __future__ import annotations

import os
import shutil

import click

from smilegames.cli.kinds import GAME
from smilegames.cli.speech import WORDS, can_play, game_name
from smilegames.core.game import Game
from smilegames.store.assets import asset
from smilegames.text import cli as sentences
from smilegames.text.rulebook import readable

WIDEST = 88
"""Columns; longer lines are hard to read."""


@click.command(help=WORDS(sentences.RULES))
@click.argument("game", type=GAME)
def rules(game: Game) -> None:
    """Print the rulebook; a long one goes through the pager of a terminal."""
    try:
        book = asset("rulebooks", WORDS.language, f"{game.id}.md").read_text(encoding="utf-8")
    except OSError as error:
        said = WORDS(sentences.NO_RULEBOOK, game=game_name(game.id))
        raise click.ClickException(said) from error
    text = readable(book)
    if not can_play():
        click.echo(text, nl=False)
        return
    size = shutil.get_terminal_size()
    page = typeset(text, min(size.columns, WIDEST))
    if page.count("\n") < size.lines:
        click.echo(page, nl=False)
    else:
        click.echo_via_pager(page)


def typeset(text: str, width: int) -> str:
    """Set a rulebook for a terminal of that many columns."""
    from io import StringIO

    from rich.console import Console
    from rich.markdown import Markdown

    plain = bool(os.environ.get("NO_COLOR"))
    page = StringIO()
    console = Console(file=page, force_terminal=True, width=width, no_color=plain)
    console.print(Markdown(text, hyperlinks=False))
    return page.getvalue()
