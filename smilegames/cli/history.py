"""`history`: who has won what against whom, by the records that are kept here."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict

import click

from smilegames.cli.kinds import game_called
from smilegames.cli.speech import WORDS, aligned, complain_of, say
from smilegames.games import registry
from smilegames.store.history.archive import Archive, Played, read_archive, rebuild
from smilegames.store.history.figures import (
    Figures,
    against,
    figures,
    games_of,
    names_of,
    of_game,
    places_over_time,
)
from smilegames.store.names import folded, same_name
from smilegames.text import cli as sentences
from smilegames.text import ui
from smilegames.text.figures import figure
from smilegames.text.shelf_text import game_name

REBUILD = "rebuild"


@click.command(help=WORDS(sentences.HISTORY))
@click.argument("who", metavar="[PLAYER|GAME|rebuild]", required=False)
@click.option("--json", "as_json", is_flag=True, help=WORDS(sentences.OPTION_HISTORY_JSON))
def history(who: str | None, as_json: bool) -> None:
    """Tell everybody's figures, those of a game, or those of one player; or read all anew."""
    if who == REBUILD:
        archive = rebuild()
        say(WORDS(sentences.REBUILT, n=len(archive.played)))
        return
    archive = read_archive()
    if archive.problem is not None:
        complain_of(archive.problem)
    played = archive.played
    game = None if who is None else game_called(who)
    if who is None or game is not None:
        chosen = None if game is None else game.id
        told = of_game(played, chosen)
        lines = _json_of_all(told, chosen) if as_json else _of_all(told)
    else:
        player = names_of(played).get(folded(who))
        if player is None:
            raise click.ClickException(_nobody(who, archive))
        lines = _json_of_player(played, player) if as_json else _of_player(played, player)
    for line in lines:
        say(line)


def _nobody(who: str, archive: Archive) -> str:
    """Say that there is neither such a game nor such a player."""
    known = sorted(names_of(archive.played).values(), key=folded)
    if not known:
        return WORDS(ui.NOTHING_PLAYED)
    games = WORDS.join(list(registry.games()))
    return WORDS(sentences.NO_SUCH_HISTORY, who=who, players=WORDS.join(known), games=games)


def _of_all(played: Sequence[Played]) -> Iterator[str]:
    if not played:
        yield WORDS(ui.NOTHING_PLAYED)
        return
    one_game = len(games_of(played)) == 1
    yield WORDS(ui.MATCHES, n=len(played))
    yield ""
    rows = [[each.name, *_cells(each, one_game)] for each in figures(played)]
    yield from aligned([_heads(ui.COLUMN_PLAYER, one_game), *rows], left=1)


def _of_player(played: Sequence[Played], player: str) -> Iterator[str]:
    places = places_over_time(played, player)
    yield WORDS(sentences.HISTORY_OF, name=player, matches=WORDS(ui.MATCHES, n=len(places)))
    yield ""
    rows = []
    for game, each in _by_game(played, player):
        name = WORDS(ui.ALL_GAMES) if game is None else game_name(WORDS, game)
        rows.append([name, *_cells(each, True)])
    yield from aligned([_heads(ui.COLUMN_GAME, True), *rows], left=1)
    yield ""
    heads = (ui.AGAINST, ui.COLUMN_MET, ui.COLUMN_AHEAD, ui.COLUMN_BEHIND, ui.COLUMN_LEVEL)
    met = [list(map(str, each)) for each in against(played, player)]
    yield from aligned([list(map(WORDS, heads)), *met], left=1)


def _by_game(played: Sequence[Played], player: str) -> Iterator[tuple[str | None, Figures]]:
    """Yield a player's figures of each game that they have played, then of all together."""
    for game in (*games_of(played), None):
        for each in figures(of_game(played, game)):
            if same_name(each.name, player):
                yield game, each


def _heads(first: str, one_game: bool) -> list[str]:
    points = (ui.COLUMN_SCORE, ui.COLUMN_BEST) if one_game else ()
    heads = (first, ui.COLUMN_PLAYED, ui.COLUMN_WON, ui.COLUMN_PLACE, *points)
    return [WORDS(head) for head in (*heads, ui.COLUMN_STREAK, ui.COLUMN_RATING)]


def _cells(each: Figures, one_game: bool) -> list[str]:
    points = (figure(each.score), figure(each.best)) if one_game else ()
    streaks = f"{each.streak} / {each.longest}"
    cells = (str(each.played), str(each.won), figure(each.place), *points)
    return [*cells, streaks, figure(each.rating)]


def _json_of_all(played: Sequence[Played], game: str | None) -> Iterator[str]:
    players = [asdict(each) for each in figures(played)]
    yield json.dumps({"game": game, "matches": len(played), "players": players})


def _json_of_player(played: Sequence[Played], player: str) -> Iterator[str]:
    me = folded(player)
    matches = [
        {
            "game": match.game,
            "started": match.started,
            "players": list(match.names),
            "place": match.places[seat],
            "score": match.scores[seat],
        }
        for match in played
        if (seat := match.seat_of(me)) is not None
    ]
    games = [{"game": game, **asdict(each)} for game, each in _by_game(played, player)]
    met = [each._asdict() for each in against(played, player)]
    yield json.dumps({"player": player, "games": games, "against": met, "matches": matches})
