"""Whose seat is whose at a shared table: bound to an account of the system and to a word.

A seat once taken belongs to whoever took it for as long as the table stands, or until the one who
opened it frees the seat.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from smilegames.core.errors import GameError
from smilegames.store.names import same_name

TRIES = 5
"""Wrong words for a seat before it takes none for a while."""
WAIT = 60.0
"""Seconds of that while."""
_SYLLABLES = 4
_CONSONANTS, _VOWELS = "bdfgklmnprstvz", "aeiou"


class TurnedAway(GameError):
    """Somebody can't sit where they wish; `code` and `params` as `text.shared` words them."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


def new_word() -> str:
    """Make up a word that can be said aloud: one of 24 million."""
    return "".join(secrets.choice(_CONSONANTS) + secrets.choice(_VOWELS) for _ in range(_SYLLABLES))


@dataclass(slots=True)
class _Chair:
    account: int | None = None
    """The number of the account that took it; None while it is free."""
    word: str = ""
    wrong: int = 0
    """How many wrong words were said lately."""
    until: float = 0.0
    """When words are heard again."""


class Chairs:
    """The seats of people, by the players' `names`. `clock` tells seconds."""

    def __init__(
        self, names: Sequence[str], people: Collection[int], clock: Callable[[], float]
    ) -> None:
        self._names = names
        self._clock = clock
        self._chairs = {seat: _Chair() for seat in people}

    @property
    def free(self) -> tuple[int, ...]:
        """The seats that nobody has taken yet."""
        return tuple(seat for seat, chair in self._chairs.items() if chair.account is None)

    def take(self, names: Sequence[str], word: str, account: int) -> tuple[tuple[int, ...], str]:
        """Take the seats of these players, or the first free one; return them with their word.

        Seats left before are taken again by their `word`, by name or all of them. Raises
        TurnedAway: `no_player`, `program_seat`, `seat_taken`, `other_account`, `wrong_word`,
        `word_waits`, `full`; then nothing has changed.
        """
        if names:
            seats = tuple(dict.fromkeys(self._seat_of(name) for name in names))
        elif word:
            seats = self._of_word(word, account)
        else:
            seats = self.free[:1]
            if not seats:
                raise TurnedAway("full")
        for seat in seats:
            self._check(seat, word, account)
        kept = next((self._chairs[seat].word for seat in seats if self._chairs[seat].word), "")
        given = kept or new_word()
        for seat in seats:
            self._chairs[seat] = _Chair(account, given)
        return seats, given

    def release(self, name: str) -> int:
        """Make the seat of a player free again, whosever it is; return it. Raises TurnedAway."""
        seat = self._seat_of(name)
        self._chairs[seat] = _Chair()
        return seat

    def _seat_of(self, name: str) -> int:
        for seat, known in enumerate(self._names):
            if same_name(known, name):
                if seat not in self._chairs:
                    raise TurnedAway("program_seat", name=known)
                return seat
        raise TurnedAway("no_player", name=name)

    def _of_word(self, word: str, account: int) -> tuple[int, ...]:
        """Find the seats of a word. What is guessed without a name counts against every seat."""
        seats = tuple(
            seat
            for seat, chair in self._chairs.items()
            if chair.account == account and hmac.compare_digest(chair.word.encode(), word.encode())
        )
        if seats:
            return seats
        for seat, chair in self._chairs.items():
            if chair.account == account:
                self._check(seat, word, account)
        raise TurnedAway("wrong_word")

    def _check(self, seat: int, word: str, account: int) -> None:
        chair, name = self._chairs[seat], self._names[seat]
        if chair.account is None:
            return
        if chair.account != account:
            raise TurnedAway("other_account", name=name)
        if not word:
            raise TurnedAway("seat_taken", name=name)
        if self._clock() < chair.until:
            raise TurnedAway("word_waits", name=name)
        if not hmac.compare_digest(chair.word.encode(), word.encode()):
            chair.wrong += 1
            if chair.wrong >= TRIES:
                chair.wrong, chair.until = 0, self._clock() + WAIT
            raise TurnedAway("wrong_word")
        chair.wrong = 0
