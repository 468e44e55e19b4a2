"""`smilegames review`: what mattered in a match that is over."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from smilegames.cli.kinds import RECORD_FILE
from smilegames.cli.reading import read
from smilegames.cli.reports import watched
from smilegames.cli.speech import WORDS, game_name, located, say
from smilegames.text import cli as sentences
from smilegames.text import review as said

if TYPE_CHECKING:
    from smilegames.bots.review import Review
    from smilegames.core.record import Header
    from smilegames.core.rules import AnyRules
    from smilegames.store.record_reading import Loaded

_STEPS = 1000
_CURVE = 36
"""Columns of a course."""


@click.command(help=WORDS(sentences.REVIEW))
@click.argument("file", type=RECORD_FILE)
@click.option("--json", "as_json", is_flag=True, help=WORDS(sentences.OPTION_JSON_REVIEW))
def review(file: Path, as_json: bool) -> None:
    """Tell how everybody's chances went, and which decisions gave most away."""
    from smilegames.bots.apart import BotFailed
    from smilegames.bots.review import review as look_at

    loaded = read(file)
    if loaded.match.outcome is None:
        raise click.ClickException(located(WORDS(said.NOT_OVER), file))
    try:
        with _watching(quiet=as_json and watched()) as told:
            found = asyncio.run(look_at(loaded.header, loaded.match, told))
    except BotFailed as error:
        raise click.ClickException(WORDS(said.FAILED)) from error
    if as_json:
        say(json.dumps(_plain(loaded.header, loaded.match.rules, found), ensure_ascii=False))
    else:
        for line in _lines(loaded, found):
            say(line)


@contextmanager
def _watching(*, quiet: bool) -> Iterator[Callable[[float], None]]:
    """Hand out what hears of the progress, and show it where somebody watches."""
    if quiet or sys.stderr is None or not sys.stderr.isatty():
        yield lambda _: None
        return
    with click.progressbar(length=_STEPS, file=sys.stderr) as bar:
        yield lambda done: bar.update(round(done * _STEPS) - bar.pos)


def _lines(loaded: Loaded, found: Review) -> Iterator[str]:
    from smilegames.text.game_text import Speaker

    header, words = loaded.header, WORDS
    speaker = Speaker(words, header.names, loaded.match.rules)
    yield f"{game_name(header.game)}: {words.join(header.names)}"
    yield ""
    yield words(said.COURSE)
    widest = max(map(len, header.names))
    for seat, name in enumerate(header.names):
        course = [moment.chances[seat] for moment in found.course]
        yield f"  {name:{widest}}  {_drawn(course)}"
    yield ""
    if not found.decisions:
        yield words(said.NOTHING)
        return
    yield words(said.MATTERED)
    for each in found.decisions:
        verdict = each.verdict
        told = said.told(
            speaker,
            header.game,
            view=each.view,
            seat=each.seat,
            number=each.number,
            made=verdict.made.action,
            better=verdict.best.action,
            cost=verdict.cost,
            sure=verdict.sure,
        )
        yield f"  {told.made}"
        yield from (f"    {line}" for line in (*told.did, told.better, *told.why))


def _drawn(course: list[float]) -> str:
    from smilegames.tui.drawing.curve import draw_curve
    from smilegames.tui.drawing.glyphs import ASCII, UNICODE
    from smilegames.tui.drawing.grid import Grid
    from smilegames.tui.drawing.ink import TEXT

    encoding = (getattr(sys.stdout, "encoding", None) or "").lower()
    glyphs = UNICODE if encoding.startswith("utf") else ASCII
    grid = Grid(_CURVE, 1)
    draw_curve(grid.area(), said.percents(course), 0, 100, TEXT, glyphs)
    return grid.text()


def _plain(header: Header, rules: AnyRules, found: Review) -> dict[str, object]:
    return {
        "game": header.game,
        "players": list(header.names),
        "course": [
            {"after": moment.version, "chances": [round(each, 3) for each in moment.chances]}
            for moment in found.course
        ],
        "decisions": [
            {
                "decision": each.number,
                "seat": each.seat,
                "made": rules.spell(each.verdict.made.action),
                "better": rules.spell(each.verdict.best.action),
                "cost": round(each.verdict.cost, 3),
                "sure": round(each.verdict.sure, 3),
            }
            for each in found.decisions
        ],
    }
