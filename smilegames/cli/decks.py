"""`decks export` and `decks check`: a game's deck as a file that its owner can change."""

from __future__ import annotations

import os
from pathlib import Path

import click

from smilegames.cli.kinds import FILE, GAME
from smilegames.cli.speech import WORDS, game_name, say
from smilegames.core.game import Game
from smilegames.games import registry
from smilegames.store.decks import house_deck_text, read_deck
from smilegames.store.errors import unusable_file
from smilegames.text import cli as sentences


@click.group(help=WORDS(sentences.DECKS))
def decks() -> None:
    """Hold the commands on decks."""


@decks.command(help=WORDS(sentences.DECKS_EXPORT))
@click.argument("game", type=GAME)
@click.argument("file", required=False, type=FILE)
@click.option("--force", is_flag=True, help=WORDS(sentences.OPTION_FORCE))
def export(game: Game, file: Path | None, force: bool) -> None:
    """Write the deck that we ship, comments and all."""
    _need_deck(game)
    text = house_deck_text(game)
    if file is None or str(file) == "-":
        click.echo(text, nl=False)
        return
    try:
        with open(file, "wb" if force else "xb") as target:
            target.write(text)
    except OSError as error:
        raise unusable_file(file, error) from error
    say(WORDS(sentences.EXPORTED, game=game_name(game.id), path=os.fspath(file)))


@decks.command(help=WORDS(sentences.DECKS_CHECK))
@click.argument("file", type=FILE)
@click.option("--game", type=GAME, help=WORDS(sentences.OPTION_DECK_GAME))
def check(file: Path, game: Game | None) -> None:
    """Report that a deck is fit to be played with."""
    game = game or _told_by_name(file)
    _need_deck(game)
    read_deck(game, file)
    said = WORDS(
        sentences.DECK_FIT,
        path=os.fspath(file),
        game=game_name(game.id),
        least=game.min_seats,
        most=game.max_seats,
    )
    say(said)


def _need_deck(game: Game) -> None:
    if not game.has_deck:
        raise click.ClickException(WORDS(sentences.NO_DECK, game=game_name(game.id)))


def _told_by_name(file: Path) -> Game:
    game = registry.games().get(file.stem.lower().replace("-", "_"))
    if game is not None:
        return game
    known = [each.id for each in registry.games().values() if each.has_deck]
    raise click.UsageError(WORDS(sentences.WHOSE_DECK, known=WORDS.join(known)))
