"""The kinds of arguments that several commands take."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click
from click.shell_completion import CompletionItem

from smilegames.cli.speech import WORDS
from smilegames.core.game import Game
from smilegames.games import registry
from smilegames.store.themes import load_theme, theme_names
from smilegames.text import cli as sentences


class GameKind(click.ParamType):  # type: ignore[type-arg]  # older clicks are not generic
    """A game by its id; capitals don't matter and a hyphen stands for an underscore."""

    name = "game"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> Game:
        """Return the game. Fails with the names of those there are."""
        if isinstance(value, Game):
            return value
        games = registry.games()
        game = games.get(str(value).lower().replace("-", "_"))
        if game is None:
            known = WORDS.join(list(games))
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


GAME = GameKind()
OPTION = OptionKind()
FILE = click.Path(readable=False, path_type=Path)
"""A file or folder; whether it can be used is for whoever uses it to say."""


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
