"""The kinds of arguments that several commands take."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import click
from click.shell_completion import CompletionItem

from smilegames.cli.speech import WORDS, game_name
from smilegames.core.game import Game, Option, OptionValue
from smilegames.games import registry
from smilegames.store.paths import records_folder
from smilegames.store.themes import load_theme, theme_names
from smilegames.text import cli as sentences
from smilegames.text.shelf_text import shelf_text

_ASKED = f"{__name__}.asked"
"""Where the game that the help is asked about is noted."""
MOST_LISTED = 4
"""Most values of an option that are listed one by one."""


def game_called(text: str) -> Game | None:
    """Return the game of an id; capitals don't matter and a hyphen stands for an underscore."""
    return registry.games().get(text.lower().replace("-", "_"))


class GameKind(click.ParamType):  # type: ignore[type-arg]  # older clicks are not generic
    """A game by its id."""

    name = "game"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> Game:
        """Return the game. Fails with the names of those there are."""
        game = value if isinstance(value, Game) else game_called(str(value))
        if game is None:
            known = WORDS.join(list(registry.games()))
            self.fail(WORDS(sentences.UNKNOWN_GAME, game=value, known=known), param, ctx)
        return game

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """Offer the games that begin so."""
        begun = incomplete.lower().replace("-", "_")
        return [CompletionItem(name) for name in registry.games() if name.startswith(begun)]


class OptionKind(click.ParamType):  # type: ignore[type-arg]
    """A house rule, `NAME=VALUE`."""

    name = "name=value"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, str]:
        """Return name and value as they are written."""
        if isinstance(value, tuple):
            return value
        name, equals, spelled = str(value).partition("=")
        if not equals or not name.strip():
            self.fail(WORDS(sentences.OPTION_FORM, text=value), param, ctx)
        return name.strip(), spelled.strip()


class ThemeKind(click.ParamType):  # type: ignore[type-arg]
    """A theme by its name."""

    name = "name"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> str:
        """Return the name of a theme that can be used. Raises Unusable."""
        return load_theme(str(value)).id

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """Offer the themes that begin so."""
        return [CompletionItem(name) for name in theme_names() if name.startswith(incomplete)]


class GameCommand(click.Command):
    """A command on a game; its help tells the house rules of the game that is named beside it."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Note the game first: the help is printed before any other word is looked at."""
        ctx.meta[_ASKED] = next(filter(None, map(game_called, args)), None)
        return super().parse_args(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options of the command, then those of the game."""
        super().format_options(ctx, formatter)
        game = ctx.meta[_ASKED]
        if game is None:
            formatter.write_paragraph()
            formatter.write_text(WORDS(sentences.OPTIONS_WITH_GAME))
        elif game.options:
            with formatter.section(WORDS(sentences.OPTIONS_OF_GAME, game=game_name(game.id))):
                formatter.write_dl([_explained(game, option) for option in game.options])


def _explained(game: Game, option: Option) -> tuple[str, str]:
    """Return an option as it is given, and what it does in a line."""
    values = [_spelled(value) for value in option.values()]
    few = len(values) <= MOST_LISTED
    given = f"{option.name}={'|'.join(values) if few else f'{values[0]}..{values[-1]}'}"
    does = WORDS(shelf_text(game.id).OPTIONS[option.name].help)
    if option.seats:
        seats = WORDS.either([str(seats) for seats in option.seats])
        does = WORDS(sentences.OPTION_FOR, does=does, seats=seats)
    return given, WORDS(sentences.OPTION_USUAL, does=does, value=_spelled(option.default))


def _spelled(value: OptionValue) -> str:
    return str(value).lower()


GAME = GameKind()
OPTION = OptionKind()
FILE = click.Path(readable=False, path_type=Path)
"""A file or folder; whether it can be used is for whoever uses it to say."""


class RecordKind(click.Path):
    """A record: a path, or the bare name of one where the program keeps them."""

    def convert(
        self,
        value: str | os.PathLike[str],
        param: click.Parameter | None,
        ctx: click.Context | None,
    ) -> Path:
        """Return the path; whether there is such a file is for whoever reads it to say."""
        path = Path(os.fsdecode(super().convert(value, param, ctx)))
        kept = records_folder() / path
        return kept if path.name == str(path) and kept.exists() and not path.exists() else path


RECORD_FILE = RecordKind(readable=False, path_type=Path)


def options_given(pairs: Sequence[tuple[str, str]]) -> dict[str, str]:
    """Return options by name. Raises click's error for one given twice."""
    given: dict[str, str] = {}
    for name, value in pairs:
        if name in given:
            raise click.BadParameter(WORDS(sentences.OPTION_TWICE, name=name))
        given[name] = value
    return given


_THEME = f"{__name__}.theme"
"""Where the theme is noted for the commands below."""


def _note_theme(ctx: click.Context, _: click.Parameter, name: str | None) -> None:
    if name is not None:
        ctx.meta[_THEME] = name


house_rules_option = click.option(
    "--option", "options", type=OPTION, multiple=True, help=WORDS(sentences.OPTION_OPTION)
)
"""For every command that sits people or programs down; `options_given` reads what it hands on."""
theme_option = click.option(
    "--theme",
    type=ThemeKind(),
    expose_value=False,
    callback=_note_theme,
    help=WORDS(sentences.OPTION_THEME),
)
"""For every command that opens a screen, and the program itself: the last one given counts."""


def theme_given() -> str | None:
    """Return the theme that the command line asks for, or None."""
    name = click.get_current_context().meta.get(_THEME)
    return name if isinstance(name, str) else None
