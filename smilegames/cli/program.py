"""The program `smilegames`: its commands put together, and what becomes of errors."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import click

import smilegames
from smilegames.cli.decks import decks
from smilegames.cli.playing import home, play, resume
from smilegames.cli.records import record
from smilegames.cli.rulebook import rules
from smilegames.cli.simulate import simulate
from smilegames.cli.speech import (
    WORDS,
    complain,
    complain_of,
    complain_of_system,
    never_fail_to_encode,
    silence_output,
)
from smilegames.store.errors import Unusable
from smilegames.text import cli as sentences

BAD_INPUT = 2
INTERRUPTED = 130
NOBODY_READS = 1


@click.group(
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


for command in (play, resume, simulate, record, decks, rules):
    program.add_command(command)


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
