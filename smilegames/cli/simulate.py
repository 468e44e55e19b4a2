"""`simulate`: random players, no screen, and a summary of how it went."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from statistics import mean, median
from typing import NamedTuple

import click

from smilegames.bots.bot import AnyMove, own_chance
from smilegames.cli.kinds import FILE, GAME, GameCommand, house_rules_option, options_given
from smilegames.cli.reports import check_seeds, first_seed_option, games_option, progress, watched
from smilegames.cli.speech import WORDS, aligned, game_name, say
from smilegames.core.chance import RandomChance
from smilegames.core.game import Game
from smilegames.core.match import Match
from smilegames.core.record import Header
from smilegames.core.rules import AnyRules
from smilegames.store.set_up import new_header, rules_for
from smilegames.text import cli as sentences


class Result(NamedTuple):
    """How one game went."""

    seed: int
    seats: int
    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int


@click.command(cls=GameCommand, help=WORDS(sentences.SIMULATE))
@click.argument("game", type=GAME)
@click.option("--seats", type=int, help=WORDS(sentences.OPTION_SEATS))
@games_option
@first_seed_option
@house_rules_option
@click.option("--records", type=FILE, help=WORDS(sentences.OPTION_RECORDS))
@click.option("--json", "as_json", is_flag=True, help=WORDS(sentences.OPTION_JSON))
def simulate(
    game: Game,
    seats: int | None,
    games: int,
    seed: int,
    options: Sequence[tuple[str, str]],
    records: Path | None,
    as_json: bool,
) -> None:
    """Play games whose seeds follow one another, and report each or all."""
    seats = game.min_seats if seats is None else seats
    header = _header(game, seats, options, seed)
    check_seeds(seed, games)
    results = _results(header, games, records)
    if as_json:
        with progress(results, games, quiet=watched()) as shown:
            for result in shown:
                say(json.dumps(result._asdict()))
        return
    with progress(results, games) as shown:
        played = list(shown)
    for line in _summary(game, played):
        say(line)


def _header(game: Game, seats: int, options: Sequence[tuple[str, str]], seed: int) -> Header:
    if not game.min_seats <= seats <= game.max_seats:
        said = WORDS(
            sentences.SEATS_RANGE,
            game=game_name(game.id),
            least=game.min_seats,
            most=game.max_seats,
        )
        raise click.BadParameter(said, param_hint="--seats")
    names = [WORDS(sentences.RANDOM_PLAYER, n=number) for number in range(1, seats + 1)]
    return new_header(game, names, options=options_given(options), spelled=True, seed=seed)


def _results(header: Header, games: int, records: Path | None) -> Iterator[Result]:
    rules = rules_for(header)
    for seed in range(header.seed, header.seed + games):
        match = play_out(rules, seed)
        if records is not None:
            _keep(records, replace(header, seed=seed), match)
        outcome = match.outcome
        assert outcome is not None
        yield Result(seed, rules.seats, outcome.scores, outcome.places, match.decisions)


def play_out(rules: AnyRules, seed: int) -> Match:
    """Play a match to its end with random players; the seed decides everything."""
    match = Match(rules, RandomChance(seed))
    player, chance = AnyMove(), own_chance(seed, 0, 0)
    while (seat := match.to_act) is not None:
        match.submit(seat, player.choose(None, match.choices(seat), chance), match.version)
    return match


def _keep(folder: Path, header: Header, match: Match) -> None:
    from smilegames.store.paths import make_folder
    from smilegames.store.record_file import write_record

    name = f"{header.game}-{len(header.names)}-{header.seed}.jsonl"
    write_record(make_folder(folder) / name, header, match)


def _summary(game: Game, results: Sequence[Result]) -> Iterator[str]:
    seats = results[0].seats
    yield WORDS(
        sentences.SIMULATED,
        n=len(results),
        game=game_name(game.id),
        seats=seats,
        seed=results[0].seed,
        last=results[-1].seed,
    )
    yield ""
    yield from aligned([_titles(), *(_row(results, seat) for seat in range(seats))])
    yield ""
    lengths = [result.decisions for result in results]
    yield WORDS(
        sentences.DECISIONS,
        least=min(lengths),
        median=f"{median(lengths):g}",
        most=max(lengths),
    )


def _titles() -> list[str]:
    return [
        WORDS(title)
        for title in (
            sentences.COLUMN_SEAT,
            sentences.COLUMN_WINS,
            sentences.COLUMN_SHARE,
            sentences.COLUMN_MEAN,
            sentences.COLUMN_LOWEST,
            sentences.COLUMN_HIGHEST,
        )
    ]


def _row(results: Sequence[Result], seat: int) -> list[str]:
    """Reckon one seat; a shared first place is a win for each who shares it."""
    wins = sum(result.places[seat] == 1 for result in results)
    scores = [result.scores[seat] for result in results]
    return [
        str(seat + 1),
        str(wins),
        f"{wins / len(results):.1%}",
        f"{mean(scores):.2f}",
        str(min(scores)),
        str(max(scores)),
    ]
