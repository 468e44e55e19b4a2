"""`record check` and `record show`: what a record holds, and whether it holds together."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from smilegames.cli.kinds import RECORD_FILE
from smilegames.cli.reading import complain_of_notice, public_option, read, seat_of, seat_option
from smilegames.cli.sharing import cast, export, picture
from smilegames.cli.speech import WORDS, game_name, say
from smilegames.core.errors import Fault
from smilegames.core.record import Header
from smilegames.store.errors import Unusable
from smilegames.text import cli as sentences
from smilegames.text.programs import LEVELS
from smilegames.text.words import LIST_SEPARATOR

if TYPE_CHECKING:
    from smilegames.core.events import Event
    from smilegames.core.game import OptionValue
    from smilegames.core.outcome import Outcome
    from smilegames.store.excerpt import Excerpt
    from smilegames.store.record_reading import Loaded
    from smilegames.text.game_text import Speaker


@click.group(help=WORDS(sentences.RECORD))
def record() -> None:
    """Hold the commands on records."""


record.add_command(picture)
record.add_command(cast)
record.add_command(export)


@record.command(help=WORDS(sentences.RECORD_CHECK))
@click.argument("file", type=RECORD_FILE)
def check(file: Path) -> None:
    """Report how the match stands."""
    from smilegames.store.excerpt import read_excerpt

    excerpt = read_excerpt(file)
    say(standing(read(file)) if excerpt is None else _as_far_as_known(excerpt, file))


@record.command(help=WORDS(sentences.RECORD_SHOW))
@click.argument("file", type=RECORD_FILE)
@seat_option
@public_option
def show(file: Path, seat: str | None, public: bool) -> None:
    """Tell the match: whole when it is over, else as the public saw it."""
    if seat is not None and public:
        raise click.UsageError(WORDS(sentences.SEAT_OR_PUBLIC))
    try:
        loaded = read(file)
    except Unusable as error:
        if error.faults[0].code != "rules_version":
            raise
        _show_as_written(file, error.faults[0], whole=seat is None and not public)
        return
    header = loaded.header
    reader = None if seat is None else seat_of(seat, header)
    whole = seat is None and not public and loaded.match.outcome is not None
    for line in _title(header.game, header.names, header.started, header.options):
        say(line)
    if header.programs:
        say(WORDS(sentences.SHOW_PROGRAMS, programs=WORDS.join(_programs(header))))
    if whole:
        say(WORDS(sentences.SHOW_WHOLE))
        events = loaded.match.full_log()
    else:
        told_to = sentences.SHOW_PUBLIC if reader is None else sentences.SHOW_SEAT
        say(WORDS(told_to, name="" if reader is None else header.names[reader]))
        events = loaded.match.log(reader)
    for line in _told(loaded, events):
        say(line)


def _programs(header: Header) -> list[str]:
    """Say of each program at the table how strong it was."""
    said = ((name, header.program(seat)) for seat, name in enumerate(header.names))
    return [
        WORDS(sentences.SHOW_PROGRAM, name=name, level=WORDS(LEVELS[level]))
        for name, level in said
        if level is not None
    ]


def _show_as_written(file: Path, fault: Fault, *, whole: bool) -> None:
    """Tell the match of other rules: its decisions where it is over, else only how many."""
    from smilegames.store.record_as_written import read_as_written

    versions = dict(fault.params)
    if not whole:
        path = os.fspath(file)
        raise click.ClickException(WORDS(sentences.SEEN_BY_NOBODY, path=path, **versions))
    record = read_as_written(file)
    header, outcome = record.header, record.outcome
    for line in _title(header.game, header.seats, header.started, header.options):
        say(line)
    say(WORDS(sentences.SHOW_AS_WRITTEN, **versions))
    say()
    if outcome is None:
        say(WORDS(sentences.SHOW_NO_END, n=len(record.decisions)))
        return
    for number, each in enumerate(record.decisions, 1):
        said = sentences.SHOW_TAKEN_BACK if each.taken_back else sentences.SHOW_DECISION
        say(WORDS(said, number=number, name=header.seats[each.seat], action=each.action))
    say()
    for place, seat in _ranked(outcome.places):
        name, score = header.seats[seat], outcome.scores[seat]
        say(WORDS(sentences.SHOW_SCORE, place=place, name=name, score=score))


def _as_far_as_known(excerpt: Excerpt, file: Path) -> str:
    """Say what an excerpt holds, and what of it nobody can check."""
    if excerpt.torn is not None:
        complain_of_notice(Fault("", "torn", {"line": excerpt.torn}), file)
    names, outcome = excerpt.header.names, excerpt.outcome
    reader = "" if excerpt.reader is None else names[excerpt.reader]
    said = sentences.EXCERPT_PUBLIC if excerpt.reader is None else sentences.EXCERPT_SEAT
    stands = WORDS(sentences.EXCERPT_GOES_ON, n=excerpt.decisions)
    if outcome is not None:
        stands = _final(excerpt.decisions, names, outcome.places, outcome.scores)
    return WORDS(said, stands=stands, name=reader, unchecked=WORDS(sentences.UNCHECKED))


def standing(loaded: Loaded) -> str:
    """Say in a line how a match stands."""
    match, names = loaded.match, loaded.header.names
    outcome = match.outcome
    if outcome is None:
        assert match.to_act is not None
        return WORDS(sentences.UNFINISHED, n=match.decisions, name=names[match.to_act])
    return _final(match.decisions, names, outcome.places, outcome.scores)


def _final(
    decisions: int, names: Sequence[str], places: Sequence[int], scores: Sequence[int]
) -> str:
    """Say how a match has ended."""
    ranking = [
        WORDS(sentences.RANKED, place=place, name=names[seat], score=scores[seat])
        for place, seat in _ranked(places)
    ]
    return WORDS(sentences.FINISHED, n=decisions, ranking=WORDS(LIST_SEPARATOR).join(ranking))


def _title(
    game: str, names: Sequence[str], started: str, options: Mapping[str, OptionValue]
) -> Iterator[str]:
    from smilegames.text.shelf_text import shelf_text
    from smilegames.text.ui import OFF, ON

    yield WORDS(
        sentences.SHOW_TITLE,
        game=game_name(game),
        names=WORDS.join(names),
        moment=started.replace("T", " ").replace("Z", " UTC"),
    )
    labels = shelf_text(game).OPTIONS
    for name, value in options.items():
        shown = WORDS(ON if value else OFF) if isinstance(value, bool) else value
        # Other rules may have had other options.
        label = WORDS(labels[name].label) if name in labels else name
        yield WORDS(sentences.SHOW_OPTION, label=label, value=shown)


def _told(loaded: Loaded, events: list[Event]) -> Iterator[str]:
    from smilegames.text.common import tell_all
    from smilegames.text.game_text import Speaker, game_text

    text = game_text(loaded.header.game)
    speaker = Speaker(WORDS, loaded.header.names, loaded.match.rules)
    yield ""
    yield from tell_all(speaker, text, events)
    yield ""
    outcome = loaded.match.outcome
    if outcome is None:
        yield standing(loaded)
    else:
        yield from _reckoning(speaker, loaded, outcome)


def _reckoning(speaker: Speaker, loaded: Loaded, outcome: Outcome) -> Iterator[str]:
    from smilegames.text.game_text import game_text
    from smilegames.text.ties import parted

    text = game_text(loaded.header.game)
    yield WORDS(text.ENDINGS[outcome.ended_by])
    for place, seat in _ranked(outcome.places):
        name, score = loaded.header.names[seat], outcome.scores[seat]
        yield WORDS(sentences.SHOW_SCORE, place=place, name=name, score=score)
        for line in outcome.lines[seat] if outcome.lines else ():
            said = text.score_line(speaker, line)
            yield WORDS(sentences.SHOW_SCORE_LINE, points=line.points, text=said)
    yield WORDS(text.DECIDED[outcome.decided_by])
    yield from parted(speaker, outcome, text.tie_breaks(loaded.match.view(None)))


def _ranked(places: Sequence[int]) -> list[tuple[int, int]]:
    """List (place, seat), best first, seats in order where they share a place."""
    return sorted((place, seat) for seat, place in enumerate(places))
