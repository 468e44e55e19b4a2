"""The program `smilegames`: its commands put together, and what becomes of errors."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import cast

import click

import smilegames
from smilegames.cli.speech import (
    WORDS,
    complain,
    complain_of,
    complain_of_system,
    need_terminal,
    never_fail_to_encode,
    silence_output,
)
from smilegames.store.errors import Unusable
from smilegames.text import cli as sentences

BAD_INPUT = 2
INTERRUPTED = 130
NOBODY_READS = 1
COMMANDS = {
    "play": "playing",
    "resume": "playing",
    "simulate": "simulate",
    "record": "records",
    "decks": "decks",
    "rules": "rulebook",
}
"""By command: the module beside this one that holds it, under the same name."""


class Program(click.Group):
    """Loads a command when it is asked for: opening the game selection needs none."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """List the names in the order of the help."""
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command of that name, or None."""
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"smilegames.cli.{COMMANDS[cmd_name]}")
        return cast("click.Command", getattr(module, cmd_name))


@click.group(
    cls=Program,
    invoke_without_command=True,
    help=WORDS(sentences.PROGRAM),
    epilog=WORDS(sentences.PROGRAM_MORE),
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(smilegames.__version__, message="%(prog)s %(version)s")
@click.pass_context
def program(context: click.Context) -> int:
    """Open the game selection where no command is given."""
    return home() if context.invoked_subcommand is None else 0


def home() -> int:
    """Open the game selection."""
    need_terminal()
    from smilegames.tui.app import run_home

    return run_home()


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code: 0, 2 for bad input, 130 after Ctrl-C."""
    never_fail_to_encode()
    try:
        code = program.main(arguments, prog_name="smilegames", standalone_mode=False)
        if sys.stdout is not None:
            sys.stdout.flush()
    except click.ClickException as error:
        complain(" ".join(error.format_message().split()))
        return BAD_INPUT
    except Unusable as error:
        complain_of(error)
        return BAD_INPUT
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except OSError as error:
        silence_output()
        if isinstance(error, BrokenPipeError):
            return NOBODY_READS
        complain_of_system(error)
        return BAD_INPUT
    return code if isinstance(code, int) else 0
