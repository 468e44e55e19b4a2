"""The commands, put together by click."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import cast

import click

import smilegames
from smilegames.cli.kinds import theme_given, theme_option
from smilegames.cli.selection import BAD_INPUT, COMPLETION, open_selection
from smilegames.cli.speech import WORDS, complain
from smilegames.text import cli as sentences

_MODULES = {
    "play": "playing",
    "resume": "playing",
    "host": "shared",
    "join": "shared",
    "watch": "shared",
    "hand": "shared",
    "free": "shared",
    "close": "shared",
    "simulate": "simulate",
    "arena": "arena",
    "record": "records",
    "decks": "decks",
    "replay": "replay",
    "review": "review",
    "rules": "rulebook",
    "history": "history",
}
"""By command: the module beside this one that holds it, under the same name."""


class _Commands(click.Group):
    """Loads a command when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """List the names in the order of the help."""
        return sorted(_MODULES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command of that name, or None."""
        if cmd_name not in _MODULES:
            return None
        module = import_module(f"smilegames.cli.{_MODULES[cmd_name]}")
        return cast("click.Command", getattr(module, cmd_name))


@click.group(
    cls=_Commands,
    help=WORDS(sentences.PROGRAM),
    epilog=WORDS(sentences.PROGRAM_MORE),
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    invoke_without_command=True,
)
@click.version_option(smilegames.__version__, message="%(prog)s %(version)s")
@theme_option
@click.pass_context
def program(ctx: click.Context) -> int | None:
    """Open the game selection where no command is given."""
    return None if ctx.invoked_subcommand else open_selection(theme_given())


def obey(words: Sequence[str]) -> int:
    """Run a command line of at least one word and return its exit code.

    Raises KeyboardInterrupt after Ctrl-C, and whatever a command raises beside click's errors.
    """
    try:
        code = program.main(
            words, prog_name="smilegames", complete_var=COMPLETION, standalone_mode=False
        )
    except click.ClickException as error:
        complain(" ".join(error.format_message().split()))
        return BAD_INPUT
    except click.Abort as error:
        raise KeyboardInterrupt from error
    return code if isinstance(code, int) else 0
