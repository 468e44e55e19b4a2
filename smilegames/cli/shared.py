"""`host`, `join`, `watch`, `hand`, `free` and `close`: one table for several terminals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from smilegames.cli.kinds import GAME, GameCommand, house_rules_option, theme_given, theme_option
from smilegames.cli.settling import match_options, settled
from smilegames.cli.speech import WORDS, game_name, need_terminal, say
from smilegames.core.game import Game
from smilegames.core.record import Header, Strength
from smilegames.store.names import same_name, tidy
from smilegames.text import cli as sentences
from smilegames.text import shared as said

if TYPE_CHECKING:
    from smilegames.shared.client import Guest
    from smilegames.shared.opening import Opened
    from smilegames.shared.protocol import Greeting

absent_option = click.option(
    "--absent",
    type=click.Choice([level.value for level in Strength]),
    help=WORDS(said.OPTION_ABSENT),
)
as_option = click.option("--as", "names", metavar="NAMES", default="", help=WORDS(said.OPTION_AS))
word_option = click.option("--word", default="", help=WORDS(said.OPTION_WORD))
here_option = click.option("--here", metavar="NAMES", help=WORDS(said.OPTION_HERE))


@click.command(cls=GameCommand, help=WORDS(said.HOST))
@click.argument("game", type=GAME)
@click.option("--players", metavar="NAMES", required=True, help=WORDS(sentences.OPTION_PLAYERS))
@here_option
@click.option("--nobody-here", is_flag=True, help=WORDS(said.OPTION_NOBODY_HERE))
@absent_option
@match_options
@house_rules_option
@theme_option
def host(
    game: Game,
    players: str,
    here: str | None,
    nobody_here: bool,
    absent: str | None,
    seed: int | None,
    options: Sequence[tuple[str, str]],
    first: str | None,
    policy: str | None,
    hints: bool,
) -> int:
    """Settle a match, open a table for it, and sit down there."""
    if nobody_here and here is not None:
        raise click.UsageError(WORDS(said.HERE_OR_NOT))
    header = settled(game, players, seed, options, first, policy, hints=hints)
    names = () if nobody_here else seats_here(header, here)
    if names:
        need_terminal()
    from smilegames.shared.opening import open_new

    return sit_down(open_new(header, names, None if absent is None else Strength(absent)), names)


@click.command(help=WORDS(said.JOIN))
@click.argument("code", required=False)
@as_option
@word_option
@theme_option
def join(code: str | None, names: str, word: str) -> int:
    """Take seats at a table, or list the tables."""
    from smilegames.shared import client, places

    if code is None:
        for greeting in (tables := client.open_tables()):
            say(_listed(greeting))
        if not tables:
            say(WORDS(said.NO_TABLES))
        return 0
    need_terminal()
    return _at_table(client.join(places.tidy_code(code), named(names), word))


@click.command(help=WORDS(said.WATCH))
@click.argument("code")
@theme_option
def watch(code: str) -> int:
    """Look on at a table."""
    need_terminal()
    from smilegames.shared import client, places

    return _at_table(client.watch(places.tidy_code(code)))


@click.command(help=WORDS(said.HAND))
@click.argument("code")
@as_option
@word_option
@theme_option
def hand(code: str, names: str, word: str) -> int:
    """Take seats at a table, and show only what is theirs."""
    need_terminal()
    from smilegames.shared import client, places

    guest = client.join(places.tidy_code(code), named(names), word)
    return _at_table(guest, only_hand=True)


@click.command(help=WORDS(said.FREE))
@click.argument("code")
@click.option("--as", "name", metavar="NAME", required=True, help=WORDS(said.OPTION_FREED))
@click.option("--word", required=True, help=WORDS(said.OPTION_WORD_OWNER))
def free(code: str, name: str, word: str) -> int:
    """Make a seat free whose owner is away."""
    from smilegames.shared import client, places

    client.free(places.tidy_code(code), tidy(name), word)
    say(WORDS(said.FREED, name=tidy(name)))
    return 0


@click.command(help=WORDS(said.CLOSE))
@click.argument("code")
@click.option("--word", required=True, help=WORDS(said.OPTION_WORD_OWNER))
def close(code: str, word: str) -> int:
    """End a table."""
    from smilegames.shared import client, places

    client.end(places.tidy_code(code), word)
    say(WORDS(said.ENDED, code=places.tidy_code(code)))
    return 0


def seats_here(header: Header, here: str | None) -> tuple[str, ...]:
    """Return whose seats are at this terminal; the first person's where nobody is named."""
    people = [header.names[seat] for seat in header.people]
    if here is None:
        return tuple(people[:1])
    wanted = named(here)
    for name in wanted:
        if not any(same_name(name, known) for known in people):
            known = WORDS.join(people)
            raise click.BadParameter(
                WORDS(sentences.NO_SUCH_PLAYER, name=name, names=known), param_hint="--here"
            )
    return wanted


def sit_down(opened: Opened, names: Sequence[str]) -> int:
    """Say how others come to a table that was just opened, and sit down there."""
    from smilegames.shared import client

    say(WORDS(said.OPENED, code=opened.code))
    say(WORDS(said.OPENED_ENDS, code=opened.code, word=opened.word))
    return _at_table(client.join(opened.code, names, opened.word)) if names else 0


def named(names: str) -> tuple[str, ...]:
    """Return the names in a list with commas."""
    return tuple(filter(None, map(tidy, names.split(","))))


def _at_table(guest: Guest, *, only_hand: bool = False) -> int:
    from smilegames.tui.run import run_table

    seats = [guest.header.names[seat] for seat in guest.here]
    if seats:
        names = WORDS.join(seats)
        say(WORDS(said.SITS_AT, names=names, code=guest.code, word=guest.word))
    try:
        code = run_table(guest, theme_given(), only_hand=only_hand)
    finally:
        guest.close()
    if seats and guest.match.to_act is not None and guest.lost is None:
        command = WORDS(said.COMES_BACK, code=guest.code, word=guest.word)
        say(WORDS(said.KEPT, command=command))
    return code


def _listed(greeting: Greeting) -> str:
    free = [greeting.names[seat] for seat in greeting.people.free]
    return WORDS(
        said.ONE_OF_TABLES,
        code=greeting.code,
        game=game_name(greeting.game),
        names=WORDS.join(greeting.names),
        free=WORDS(said.FREE_SEATS, names=WORDS.join(free)) if free else "",
    )
