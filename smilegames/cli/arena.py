"""`arena`: bots against one another, on every core or elsewhere, and how strong they are."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

import click

from smilegames.bots import crews
from smilegames.bots.budget import Budget
from smilegames.bots.contest import Contest, Played
from smilegames.bots.standings import Standing, standings
from smilegames.bots.strengths import HARD, STRENGTHS, check_spelled
from smilegames.cli.kinds import FILE, GAME, GameCommand, house_rules_option, options_given
from smilegames.cli.reports import check_seeds, first_seed_option, games_option, progress, watched
from smilegames.cli.speech import WORDS, aligned, game_name, say
from smilegames.core.game import DeckData, Game
from smilegames.store.decks import deck_for, read_deck
from smilegames.store.errors import Unusable
from smilegames.store.options import complete_options
from smilegames.store.set_up import seats_fault
from smilegames.text import arena as sentences
from smilegames.text import cli as common

ITERATIONS = Budget(iterations=800)
"""Without a time, so that a seed gives the same report everywhere."""


class BudgetKind(click.ParamType):  # type: ignore[type-arg]  # older clicks are not generic
    """A budget: iterations or a time."""

    name = "budget"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> Budget:
        """Return the budget that is meant."""
        if isinstance(value, Budget):
            return value
        try:
            return Budget.parse(str(value))
        except ValueError:
            self.fail(WORDS(sentences.BUDGET_FORM, text=value), param, ctx)


class BotsKind(click.ParamType):  # type: ignore[type-arg]
    """Bots by their names, with commas between."""

    name = "bots"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, ...]:
        """Return the names, each of which there is."""
        bots = tuple(bot.strip().lower() for bot in str(value).split(","))
        for bot in bots:
            try:
                check_spelled(bot)
            except ValueError:
                known = WORDS.join(STRENGTHS)
                said = WORDS(sentences.UNKNOWN_BOT, bot=bot, known=known, example=f"{HARD}:800")
                self.fail(said, param, ctx)
        return bots


@click.command(cls=GameCommand, help=WORDS(sentences.ARENA))
@click.argument("game", type=GAME)
@click.option("--bots", type=BotsKind(), required=True, help=WORDS(sentences.OPTION_BOTS))
@click.option("--seats", type=int, help=WORDS(sentences.OPTION_SEATS))
@games_option
@first_seed_option
@click.option(
    "--budget",
    type=BudgetKind(),
    default=ITERATIONS,
    show_default=str(ITERATIONS.iterations),
    help=WORDS(sentences.OPTION_BUDGET),
)
@click.option("--deck", "deck_file", type=FILE, help=WORDS(sentences.OPTION_DECK))
@house_rules_option
@click.option("--jobs", type=click.IntRange(1, 1024), help=WORDS(sentences.OPTION_JOBS))
@click.option("--dask", metavar="ADDRESS", help=WORDS(sentences.OPTION_DASK))
@click.option("--json", "as_json", is_flag=True, help=WORDS(sentences.OPTION_JSON))
def arena(
    game: Game,
    bots: tuple[str, ...],
    seats: int | None,
    games: int,
    seed: int,
    budget: Budget,
    deck_file: Path | None,
    options: Sequence[tuple[str, str]],
    jobs: int | None,
    dask: str | None,
    as_json: bool,
) -> None:
    """Play games whose seeds follow one another, the bots moving on a seat after each."""
    check_seeds(seed, games)
    everybody = _everybody(game, bots, seats)
    contest = Contest(
        game.id,
        complete_options(game, len(everybody), options_given(options), spelled=True),
        _deck(game, deck_file),
        everybody,
        budget,
        seed,
    )
    results = _results(contest, games, jobs or os.cpu_count() or 1, dask)
    with progress(results, games, quiet=as_json and watched()) as shown:
        played = sorted(shown, key=lambda match: match.number)
    if as_json:
        say(json.dumps(_as_json(contest, played)))
        return
    for line in _report(contest, played):
        say(line)


def _everybody(game: Game, bots: tuple[str, ...], seats: int | None) -> tuple[str, ...]:
    """Seat a bot everywhere. Raises click's error, or Unusable for a number of players."""
    seats = len(bots) if seats is None else seats
    fault = seats_fault(game, seats)
    if fault is not None:
        raise Unusable([fault])
    if len(bots) > seats:
        raise click.BadParameter(WORDS(sentences.TOO_MANY_BOTS, bots=len(bots), seats=seats))
    return bots + bots[-1:] * (seats - len(bots))


def _deck(game: Game, file: Path | None) -> DeckData | None:
    if file is None:
        return deck_for(game)
    if not game.has_deck:
        raise click.BadParameter(WORDS(common.NO_DECK, game=game_name(game.id)))
    return read_deck(game, file)


def _results(contest: Contest, games: int, jobs: int, dask: str | None) -> Iterator[Played]:
    numbers = range(games)
    if dask is not None:
        return _on_dask(contest, numbers, dask)
    if min(jobs, games) == 1:
        return crews.alone(contest, numbers)
    return crews.on_cores(contest, numbers, min(jobs, games))


def _on_dask(contest: Contest, numbers: Sequence[int], address: str) -> Iterator[Played]:
    try:
        yield from crews.on_dask(contest, numbers, address)
    except ImportError as error:
        raise click.UsageError(WORDS(sentences.NO_DASK)) from error
    except (OSError, ValueError) as error:
        raise click.UsageError(WORDS(sentences.NO_SCHEDULER, address=address)) from error


def _as_json(contest: Contest, played: Sequence[Played]) -> dict[str, object]:
    return {
        "game": contest.game,
        "options": dict(contest.options),
        "seed": contest.seed,
        "games": len(played),
        "budget": asdict(contest.budget),
        "bots": [asdict(standing) for standing in standings(contest, played)],
    }


def _report(contest: Contest, played: Sequence[Played]) -> Iterator[str]:
    seats = len(contest.bots)
    yield WORDS(
        sentences.CONTESTED,
        n=len(played),
        game=game_name(contest.game),
        seats=seats,
        seed=played[0].seed,
        last=played[-1].seed,
    )
    for bot in dict.fromkeys(contest.bots):
        strength, own = check_spelled(bot)
        if strength == HARD:
            yield WORDS(sentences.BUDGET, bot=bot, budget=_budget(own or contest.budget))
    yield ""
    rows = [_row(standing) for standing in standings(contest, played)]
    yield from aligned([_titles(seats), *rows])
    yield ""
    yield WORDS(sentences.FAIR, share=1 / seats)


def _budget(budget: Budget) -> str:
    if budget.iterations is not None:
        return WORDS(sentences.ITERATIONS, n=budget.iterations)
    return WORDS(sentences.SECONDS, seconds=budget.seconds)


def _titles(seats: int) -> list[str]:
    return [
        WORDS(sentences.COLUMN_BOT),
        WORDS(sentences.COLUMN_SHARE),
        WORDS(sentences.COLUMN_INTERVAL),
        WORDS(sentences.COLUMN_SCORE),
        *(WORDS(sentences.COLUMN_PLACE, place=place) for place in range(1, seats + 1)),
        WORDS(sentences.COLUMN_DECISIONS),
        WORDS(sentences.COLUMN_THINKING),
    ]


def _row(standing: Standing) -> list[str]:
    thought = 1000 * standing.seconds / max(1, standing.decisions)
    return [
        standing.bot,
        f"{standing.share:.1%}",
        WORDS(sentences.INTERVAL, low=standing.low, high=standing.high),
        f"{standing.mean_score:.2f}",
        *map(str, standing.places),
        str(standing.decisions),
        WORDS(sentences.THINKING, milliseconds=thought),
    ]
