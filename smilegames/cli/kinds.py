"""The kinds of arguments that several commands take."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click
from click.shell_completion import CompletionItem

from smilegames.cli.speech import WORDS
from smilegames.core.game import Game
from smilegames.games import registry
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


GAME = GameKind()
OPTION = OptionKind()
FILE = click.Path(readable=False, path_type=Path)
"""A file; whether it can be read is for whoever reads it to say."""


def options_given(pairs: Sequence[tuple[str, str]]) -> dict[str, str]:
    """Return options by name. Raises click's error for one given twice."""
    given: dict[str, str] = {}
    for name, value in pairs:
        if name in given:
            raise click.BadParameter(WORDS(sentences.OPTION_TWICE, name=name))
        given[name] = value
    return given
