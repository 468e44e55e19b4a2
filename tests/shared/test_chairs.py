"""A seat belongs to whoever took it: to their account and to the word that came with it."""

from __future__ import annotations

import pytest

from smilegames.shared.chairs import TRIES, WAIT, Chairs, TurnedAway, new_word
from tests.shared.in_memory import Clock

NAMES = ("Ada", "Ben", "Cleo", "easy")
ME, OTHER = 1000, 1001


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def chairs(clock: Clock) -> Chairs:
    return Chairs(NAMES, (0, 1, 2), clock)


def refused(chairs: Chairs, *names: str, word: str = "", account: int = ME) -> str:
    before = chairs.free
    with pytest.raises(TurnedAway) as caught:
        chairs.take(names, word, account)
    assert chairs.free == before
    return caught.value.code


def test_whoever_comes_takes_the_first_free_seat(chairs: Chairs) -> None:
    first, word = chairs.take((), "", ME)
    second, other = chairs.take((), "", ME)
    assert (first, second) == ((0,), (1,))
    assert word != other
    assert chairs.free == (2,)
    chairs.take((), "", ME)
    assert refused(chairs) == "full"


def test_several_seats_at_one_terminal_have_one_word(chairs: Chairs) -> None:
    seats, word = chairs.take(("ben", "Ada"), "", ME)
    assert seats == (1, 0)
    assert chairs.take((), word, ME) == ((0, 1), word)
    assert chairs.take(("Ada",), word, ME) == ((0,), word)


def test_a_seat_is_taken_again_by_its_word_alone(chairs: Chairs) -> None:
    _, word = chairs.take(("Ada",), "", ME)
    assert refused(chairs, "Ada") == "seat_taken"
    assert refused(chairs, "Ada", word="nonsense") == "wrong_word"
    assert refused(chairs, word="nonsense") == "wrong_word"
    assert refused(chairs, "Ada", "Ben", word="nonsense") == "wrong_word"
    assert chairs.take(("Ada",), word, ME) == ((0,), word)


def test_another_account_takes_no_seat_again_whatever_it_says(chairs: Chairs) -> None:
    _, word = chairs.take(("Ada",), "", ME)
    assert refused(chairs, "Ada", word=word, account=OTHER) == "other_account"
    assert refused(chairs, word=word, account=OTHER) == "wrong_word"


def test_there_are_seats_that_nobody_can_take(chairs: Chairs) -> None:
    assert refused(chairs, "Xerxes") == "no_player"
    assert refused(chairs, "easy") == "program_seat"


def test_words_are_not_guessed(chairs: Chairs, clock: Clock) -> None:
    """By name or not: after a few wrong ones even the right one has to wait."""
    _, word = chairs.take(("Ada",), "", ME)
    for guess in range(TRIES):
        assert refused(chairs, *(("Ada",) if guess % 2 else ()), word="wrong") == "wrong_word"
    assert refused(chairs, "Ada", word=word) == "word_waits"
    clock.now += WAIT
    assert chairs.take(("Ada",), word, ME) == ((0,), word)


def test_a_word_that_is_no_ascii_is_a_wrong_one(chairs: Chairs) -> None:
    chairs.take(("Ada",), "", ME)
    assert refused(chairs, "Ada", word="dafevusí") == "wrong_word"


def test_no_two_words_are_the_same() -> None:
    assert len({new_word() for _ in range(50)}) == 50
