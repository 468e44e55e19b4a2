"""What a review of a match says: whose chances went how, and which decisions mattered most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from smilegames.text.game_text import Speaker, game_text
from smilegames.text.hints import reasons, sureness
from smilegames.text.words import N_

TITLE = N_("What mattered")
COURSE = N_("The chances of winning, as everybody could see them")
CHANCE = N_("{n} %")
MATTERED = N_("The decisions that gave most away, by what could be known then")
MADE = N_("{name}, decision {number}: {move}.")
BETTER = N_("Better: {move}. {percent} % more of the win, {sure}.")
NOTHING = N_("Nobody gave away anything that could have been known.")
THINKING = N_("Looking at every turn once more … {percent} %")
FAILED = N_("That can't be told this time; ask again.")
NOT_OVER = N_("the match is not over: a review would tell what hands hold")
KEY_REVIEW = N_("review")
KEY_LOOK = N_("see it")


class Told(NamedTuple):
    """A decision in sentences."""

    made: str
    did: tuple[str, ...]
    """What sets the move that was made apart from the better one, the weightiest first."""
    better: str
    why: tuple[str, ...]
    """What the better move would have done and the one that was made did not, likewise."""


def told(
    speaker: Speaker,
    game: str,
    *,
    view: Any,
    seat: int,
    number: int,
    made: Any,
    better: Any,
    cost: float,
    sure: float,
) -> Told:
    """Tell of a decision, `number` from 1; `cost` is the share of the win that it gave away."""
    text, words = game_text(game), speaker.words
    did, why = (reasons(speaker, game, view, action) for action in (made, better))
    return Told(
        words(MADE, name=speaker.name(seat), number=number, move=text.action(speaker, made)),
        tuple(line for line in did if line not in why),
        words(
            BETTER,
            move=text.action(speaker, better),
            percent=round(100 * cost),
            sure=words(sureness(sure)),
        ),
        tuple(line for line in why if line not in did),
    )


def percents(chances: Sequence[float]) -> tuple[int, ...]:
    """Return chances as they are printed."""
    return tuple(round(100 * chance) for chance in chances)
