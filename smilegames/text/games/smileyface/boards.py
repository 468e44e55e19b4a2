"""What is said on the boards that everybody looks at: the end of a round, the last reckoning."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.core.outcome import decided_by
from smilegames.games.smileyface.cards import ROUNDS
from smilegames.games.smileyface.scoring import TIE_BREAKS
from smilegames.games.smileyface.state import RoundResult
from smilegames.text.game_text import Speaker
from smilegames.text.games.smileyface.sentences import suit_name
from smilegames.text.words import N_, Plural

_WON = Plural(
    "{name} wins round {round} with {score}: {n} point",
    "{name} wins round {round} with {score}: {n} points",
)
_TIED = N_("Round {round} is a tie at {score}: nobody wins it")
_TIED_BETWEEN = N_("{names} are level. The Round card leaves the game.")
_TIED_AT_NOTHING = N_("Nobody has a point to show. The Round card leaves the game.")
_WITH_HELP = N_("{helper} had helped {name} and draws a Reward token.")
_WITHOUT_HELP = N_("Nobody had helped {name}.")

_BEST = N_("Best totals: {totals}.")

ROUND_CARD = N_("Round card {round}")
POINTS = Plural("{n} point", "{n} points")
LEAVES = N_("leaves the game")
REWARD = N_("Reward")
NEW_RANKING = N_("A new ranking for round {round}")
RANKING_THEN = N_("in round {round}")
RANKING_NOW = N_("now")
_RISES = N_("{boss} was Newbie and rises to Boss. The other three are shuffled below it.")
_NEXT_ROUND = Plural("Round {round} is for {n} point.", "Round {round} is for {n} points.")
_NEXT_STARTS = N_("{name} starts it.")

RECKONING = N_("The last reckoning")
_TURNED_CARD = Plural(
    "Round card {round}: {n} point for {name}.", "Round card {round}: {n} points for {name}."
)
_TURNED_TOKEN = Plural(
    "{name} turns up a Reward token: {n} point.", "{name} turns up a Reward token: {n} points."
)
_WINS = Plural("{name} wins with {n} point.", "{name} wins with {n} points.")
_BY_CARDS = Plural(
    "{names} have {n} point each. Most Round cards win: {counts}.",
    "{names} have {n} points each. Most Round cards win: {counts}.",
)
_BY_LATEST = Plural(
    "{names} have {n} point and {cards} Round cards each. The latest won decides: {counts}.",
    "{names} have {n} points and {cards} Round cards each. The latest won decides: {counts}.",
)
_SHARED = Plural(
    "{names} are level in everything and share the win with {n} point.",
    "{names} are level in everything and share the win with {n} points.",
)
_COUNT = N_("{name} {count}")
_COUNT_ROUND = N_("{name} round {count}")


def verdict(speaker: Speaker, number: int, result: RoundResult) -> tuple[str, str]:
    """Say who won a round, and who helped; or who is level (SF-21, SF-22)."""
    words, score = speaker.words, max(result.scores)
    if result.winner is None:
        tied = words(_TIED, round=number, score=score)
        level = [seat for seat, each in enumerate(result.scores) if each == score]
        reason = _TIED_BETWEEN if score else _TIED_AT_NOTHING
        return tied, words(reason, names=speaker.all(level))
    name, points = speaker.name(result.winner), speaker.rules.deck.round_cards[number - 1]
    won = words(_WON, name=name, round=number, score=score, n=points)
    if result.helper is None:
        return won, words(_WITHOUT_HELP, name=name)
    return won, words(_WITH_HELP, helper=speaker.name(result.helper), name=name)


def best_totals(speaker: Speaker, result: RoundResult) -> str:
    """List the best total of everybody, the highest first (SF-20)."""
    words, scores = speaker.words, result.scores
    ranked = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    totals = [words(_COUNT, name=speaker.name(seat), count=scores[seat]) for seat in ranked]
    return words(_BEST, totals=words.join(totals))


def rises(speaker: Speaker, ranking: Sequence[int]) -> str:
    """Say how the new ranking came about (SF-24)."""
    return speaker.words(_RISES, boss=suit_name(speaker, ranking[0]))


def next_round(speaker: Speaker, number: int, starter: int) -> str:
    """Say what a round is for, and who starts it (SF-04, SF-06)."""
    points = speaker.rules.deck.round_cards[number - 1]
    what = speaker.words(_NEXT_ROUND, round=number, n=points)
    return f"{what} {speaker.words(_NEXT_STARTS, name=speaker.name(starter))}"


def is_last(number: int) -> bool:
    """Return whether the match ends with this round (SF-26)."""
    return number == ROUNDS


def turned_card(speaker: Speaker, seat: int, number: int) -> str:
    """Say what a Round card is worth to whom."""
    points = speaker.rules.deck.round_cards[number - 1]
    return speaker.words(_TURNED_CARD, round=number, n=points, name=speaker.name(seat))


def turned_token(speaker: Speaker, seat: int, value: int) -> str:
    """Say what a Reward token is worth."""
    return speaker.words(_TURNED_TOKEN, name=speaker.name(seat), n=value)


def final(speaker: Speaker, merits: Sequence[tuple[int, int, int]]) -> str:
    """Say who wins and, of players level on points, what decides, with its numbers (SF-30)."""
    best, words = max(merits), speaker.words
    points, cards, _ = best
    decided = decided_by(merits, TIE_BREAKS)
    winners = [seat for seat, merit in enumerate(merits) if merit == best]
    if decided == "shared":
        return words(_SHARED, names=speaker.all(winners), n=points)
    wins = words(_WINS, name=speaker.name(winners[0]), n=points)
    if decided == "score":
        return wins
    at = TIE_BREAKS.index(decided)
    level = [seat for seat, merit in enumerate(merits) if merit[:at] == best[:at]]
    count = _COUNT if decided == "round_cards" else _COUNT_ROUND
    counts = [words(count, name=speaker.name(seat), count=merits[seat][at]) for seat in level]
    why = _BY_CARDS if decided == "round_cards" else _BY_LATEST
    names, listed = speaker.all(level), words.join(counts)
    return f"{words(why, names=names, n=points, cards=cards, counts=listed)} {wins}"
