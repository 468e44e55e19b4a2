"""Who is let in at a shared table, who is told what, and what nobody may do."""

from __future__ import annotations

import pytest

from smilegames.core.record import Strength
from smilegames.shared.protocol import (
    MOST_LINE_BYTES,
    WIRE,
    Close,
    Decide,
    Free,
    No,
    Nonsense,
    Refused,
    Sit,
    TakeBack,
    Watch,
    read_answer,
    read_asked,
)
from smilegames.shared.table import Table
from smilegames.store.errors import Unusable
from tests.shared.in_memory import Line, decides, guest_of, looks_on, shared, sits, sitting_at
from tests.support.tables import NAMES, one_table_each

ADA, BEN, CLEO = NAMES[:3]


@pytest.fixture
def host() -> Table:
    return shared(sitting_at(one_table_each()[0]))


def turned_away(host: Table, asked: Sit | Watch | Free | Close) -> No:
    line = Line(host)
    line.say(asked)
    answer = read_answer(line.came[-1])
    assert isinstance(answer, No)
    assert line.gone
    return answer


def test_everybody_sees_who_is_here(host: Table) -> None:
    first, line = sits(host, ADA)
    assert first.has_room
    assert (first.people.here, first.people.away, first.people.free) == ((0,), (), (1, 2))
    _, second = sits(host)
    looks_on(host)
    first._receive()
    assert (first.people.here, first.people.away, first.people.free) == ((0, 1), (), (2,))
    second.leave()
    first._receive()
    assert (first.people.here, first.people.away, first.people.free) == ((0,), (1,), (2,))
    assert list(first.away) == [1, 2]
    line.leave()
    assert not host.is_empty


def test_who_comes_back_leaves_no_other_in_the_seat(host: Table) -> None:
    first, line = sits(host, ADA, BEN)
    again, _ = sits(host, ADA, word=first.word)
    assert line.gone
    assert again.here == (0,)
    first._receive()
    assert first.lost is not None
    assert first.lost.code == "table_sits_elsewhere"
    assert host.people().away == (1,)


def test_nobody_is_let_in_who_can_t_be(host: Table) -> None:
    sits(host, ADA)
    assert turned_away(host, Sit(wire=WIRE, names=(ADA,))).code == "seat_taken"
    assert turned_away(host, Sit(wire=WIRE, names=("Xerxes",))).code == "no_player"
    assert turned_away(host, Sit(wire=WIRE + 1)).code == "other_version"
    assert turned_away(host, Watch(wire=WIRE + 1)).code == "other_version"
    sits(host)
    sits(host)
    assert turned_away(host, Sit(wire=WIRE)).code == "full"
    with pytest.raises(Unusable, match="table_full"):
        guest_of(Line(host), Sit(wire=WIRE))


def test_a_program_s_seat_is_nobody_else_s() -> None:
    table = one_table_each()[0]
    programs = (None, Strength.EASY, None)
    host = shared(sitting_at(table, programs=programs))
    assert host.people().free == (0, 2)
    assert turned_away(host, Sit(wire=WIRE, names=(BEN,))).code == "program_seat"


def test_only_the_word_of_whoever_opened_it_ends_a_table(host: Table) -> None:
    assert turned_away(host, Close(wire=WIRE, word="")).code == "wrong_word"
    word = host.keep_seats((ADA,), 1)
    _, other = sits(host, BEN)
    assert turned_away(host, Close(wire=WIRE, word="wrong")).code == "wrong_word"
    assert turned_away(host, Close(wire=WIRE, word=other.all.decode()[:10])).code == "wrong_word"
    assert not host.closed
    Line(host).say(Close(wire=WIRE, word=word))
    assert host.closed


def test_only_whoever_opened_the_table_frees_a_seat_and_only_one_that_was_left(host: Table) -> None:
    word = host.keep_seats((ADA,), 1)
    _, ben = sits(host, BEN)
    assert turned_away(host, Free(wire=WIRE, name=BEN, word="wrong")).code == "wrong_word"
    assert turned_away(host, Free(wire=WIRE, name=BEN, word=word)).code == "still_here"
    assert turned_away(host, Free(wire=WIRE, name="Xerxes", word=word)).code == "no_player"
    ben.leave()
    assert host.people().away == (0, 1)
    line = Line(host)
    line.say(Free(wire=WIRE, name=BEN.upper(), word=word))
    assert line.gone
    assert not line.came
    assert (host.people().away, host.people().free) == ((0,), (1, 2))
    assert sits(host, BEN, account=7)[0].here == (1,)


def test_seats_that_are_kept_wait_for_their_word(host: Table) -> None:
    word = host.keep_seats((ADA, CLEO), 1)
    assert host.people().free == (1,)
    assert sits(host, word=word)[0].here == (0, 2)


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (Decide(number=1, seat=0, action="take A", version=4), "stale"),
        (Decide(number=1, seat=0, action="keep chili give chili to seat 1", version=0), "illegal"),
        (TakeBack(number=1, seat=0, version=0), "undo"),
        (TakeBack(number=1, seat=0, version=3), "stale"),
    ],
)
def test_what_can_t_be_done_is_refused(host: Table, asked: Decide | TakeBack, code: str) -> None:
    _, line = sits(host, ADA)
    line.say(asked)
    answer = read_answer(line.came[-1])
    assert isinstance(answer, Refused)
    assert (answer.number, answer.code) == (1, code)
    assert host.match.version == 0


def test_a_decision_out_of_turn_is_refused(host: Table) -> None:
    _, line = sits(host, BEN)
    answer = decides(line, 1, "take A", 0)
    assert isinstance(answer, Refused)
    assert answer.code == "turn"


def test_who_decides_for_somebody_else_s_seat_is_not_listened_to(host: Table) -> None:
    _, line = sits(host, BEN)
    _, looker = looks_on(host)
    for each in (line, looker):
        with pytest.raises(Nonsense):
            each.say(Decide(number=1, seat=0, action="take A", version=0))
    assert host.match.version == 0


def test_an_action_that_is_none_is_nonsense(host: Table) -> None:
    _, line = sits(host, ADA)
    with pytest.raises(Nonsense):
        line.say(Decide(number=1, seat=0, action="bid the moon", version=0))


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{}",
        b"[]",
        b"null",
        b'"sit"',
        b'{"kind":"sit"}',
        b'{"kind":"welcome"}',
        b'{"kind":"sit","wire":1,"seed":1}',
        b'{"kind":"decide","number":-1,"seat":0,"action":"","version":0}',
        b'{"kind":"decide","number":1,"seat":8,"action":"","version":0}',
        b'{"kind":"pong"',
        b"\xff\xfe",
        b'{"kind":"sit","wire":1,"word":"' + b"x" * MOST_LINE_BYTES + b'"}',
        b"[" * 5000,
        b'{"kind":"sit","wire":1e400}',
    ],
)
def test_nonsense_is_told_from_what_is_asked(line: bytes) -> None:
    with pytest.raises(Nonsense):
        read_asked(line)
