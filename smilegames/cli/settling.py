"""Settles a match as a command line asks for it: the options for that, and the header they make."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import click

from smilegames.cli.kinds import options_given
from smilegames.cli.speech import WORDS
from smilegames.core.game import Game
from smilegames.core.record import Header, Policy
from smilegames.store.config import load
from smilegames.store.names import checked_names, same_name
from smilegames.store.set_up import SEED_LIMIT, new_header
from smilegames.text import cli as sentences
from smilegames.text.programs import seated

Command = TypeVar("Command", bound=Callable[..., object])
RANDOM = "random"


def match_options(command: Command) -> Command:
    """Give a command the options that settle a match, its players and house rules aside."""
    for option in (
        click.option(
            "--no-hints",
            "hints",
            flag_value=False,
            default=True,
            help=WORDS(sentences.OPTION_NO_HINTS),
        ),
        click.option(
            "--policy",
            type=click.Choice([policy.value for policy in Policy]),
            help=WORDS(sentences.OPTION_POLICY),
        ),
        click.option("--first", metavar="NAME", help=WORDS(sentences.OPTION_FIRST)),
        click.option(
            "--seed", type=click.IntRange(0, SEED_LIMIT - 1), help=WORDS(sentences.OPTION_SEED)
        ),
    ):
        command = option(command)
    return command


def settled(
    game: Game,
    players: str,
    seed: int | None,
    options: Sequence[tuple[str, str]],
    first: str | None,
    policy: str | None,
    *,
    hints: bool,
) -> Header:
    """Settle a match as a command line asks for it. Raises Unusable."""
    seats, programs = seated(players.split(","))
    names = checked_names(seats)
    return new_header(
        game,
        names,
        options=options_given(options),
        spelled=True,
        first=_seat_of(RANDOM if first is None else first, names),
        seed=seed,
        policy=Policy(policy or load().settings.secrecy),
        programs=programs,
        hints=hints,
    )


def _seat_of(first: str, names: Sequence[str]) -> int | None:
    """Return the seat of a name, or None for chance, which a player called so may claim."""
    for seat, name in enumerate(names):
        if same_name(name, first):
            return seat
    if first == RANDOM:
        return None
    known = WORDS.join(names)
    raise click.BadParameter(
        WORDS(sentences.NO_SUCH_PLAYER, name=first, names=known), param_hint="--first"
    )
