"""What the table of Smile & Money says, and what a play would do in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from smilegames.core.events import Event
from smilegames.games.smile_money import events as happened
from smilegames.games.smile_money.actions import Play
from smilegames.games.smile_money.foresight import Foresight, foresee, takeable
from smilegames.games.smile_money.kinds import COLOURS
from smilegames.games.smile_money.scoring import SMILE
from smilegames.games.smile_money.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.smile_money import sentences as words_of_game
from smilegames.text.games.smile_money.sentences import card_name, list_cards
from smilegames.text.words import N_, Plural

DEAL = N_("deal {deal} of {deals}")
PLAYS = N_("{name} plays a card")
DRAW_PILE = N_("draw pile {n}")

DEALER = N_("dealer")
PILE = N_("pile {n}")
SMILES = Plural("{n} Smile", "{n} Smiles")
LAST_CAPTURE = N_("last capture")

EMPTY = N_("The table is empty.")
SMILE_WORD = N_("SMILE!")
BOOM_WORD = N_("BOOM!")

KEY_CARD = N_("card")
KEY_TO_TABLE = N_("table")
KEY_TO_HAND = N_("hand")
KEY_MOVE = N_("move")
KEY_MARK = N_("mark")
KEY_NOTHING = N_("nothing")

TAG_STAYS = N_("stays")
TAG_GAIN = N_("+{n}")
TAG_SMILE = N_("Smile!")
TAG_BOOM = N_("BOOM!")

ASK = N_("{name}, which card do you play?")
ASK_HELP = N_("A card takes its own colour: red, yellow and grey one, the others any number.")
ASK_EMPTY = N_("There is nothing to take: your card will stay on the table.")
ASK_BOMB = N_("No Smile is possible while a bomb lies there.")

TAKES = N_("{card} takes {cards}")
STAYS = N_("{card} stays on the table")
GAIN = Plural("+{n} coin", "+{n} coins")
GAIN_FOR_TEAM = Plural("+{n} coin for {team}", "+{n} coins for {team}")
CLEARS = N_("That clears the table: a Smile, +{n}!")
CAN_TAKE_ONE = N_("It can take one: {cards}.")
CAN_TAKE_UP_TO = N_("It can take up to {n}: {cards}.")
CAN_TAKE = N_("It can take {card}.")
NONE_LIES = N_("No {colour} card lies there.")

DROPS = Plural("The bomb takes the only card", "The bomb takes all there is: {n} cards")
DROPS_NO_SMILE = N_("A bomb always takes everything. To clear the table with it is no Smile.")
BOMB_STAYS = N_("The bomb stays on the table")
BOMB_STAYS_ALONE = N_(
    "It has nothing to take. Only another bomb can take it, and until then no Smile is possible."
)

CLEARED = N_("{name} has cleared the table.")
BOOMED = N_("{name} has dropped a bomb.")
LAID = N_("{name} plays {card}")
TOOK = Plural("{name} takes a card with {card}", "{name} takes {n} cards with {card}")
STAYED = N_("It stays on the table.")
STAYED_BOMB = N_("Only another bomb can take it.")
ONTO_PILE = Plural("{n} coin goes onto {pile}.", "{n} coins go onto {pile}.")

NEWS_TAKEN = Plural(
    "{name} plays {card} and takes {cards}: {n} coin for {team}.",
    "{name} plays {card} and takes {cards}: {n} coins for {team}.",
)
NEWS_BOOM = Plural(
    "BOOM! {name} drops a bomb on the only card: {coins} for {team}.",
    "BOOM! {name} drops a bomb and takes {n} cards: {coins} for {team}.",
)
NEWS_SMILE = N_("The table is clear: a Smile!")
NEWS_DEAL = N_("{name} deals and begins.")

DEAL_TITLE = N_("Deal {deal} of {deals}")
DEALS_AND_BEGINS = N_("{name} deals and plays first")
DEALT_OUT = N_("All hands are empty: everybody gets four new cards, the table none.")
CARDS_LEFT = Plural("{n} card is left in the draw pile", "{n} cards are left in the draw pile")
LAST_DEAL = N_("The draw pile is used up: this is the last deal")

RECKONING = N_("The piles are turned over")
LEFT_TITLE = N_("The last card has been played")
LEFT_NOBODY = Plural(
    "{n} card is left on the table. It belongs to nobody.",
    "{n} cards are left on the table. They belong to nobody.",
)
LEFT_FOR = Plural(
    "{n} card is left on the table. {name} made the last capture, so it goes onto {pile}.",
    "{n} cards are left on the table. {name} made the last capture, so they go onto {pile}.",
)
LEFT_NOTHING = N_("No card is left on the table.")
PILE_OF = N_("the pile of {name}")
TURNED_OVER = Plural("In {pile}: {n} coin.", "In {pile}: {n} coins.")
AND_SMILES = Plural("{n} Smile is worth {points} more.", "{n} Smiles are worth {points} more.")
MAJORITIES = N_("Strictly most cards of a colour: {most} point. All there are of it: {whole} more.")
WINS = N_("{name} wins with {n} points.")
TEAM_WINS = N_("{name} win, {n} to {low}.")
SHARE = N_("{names} share the win with {n} points each.")
ROW_BOMBS = N_("bombs")
ROW_COINS = N_("coins")
ROW_SMILES = N_("Smiles")
ROW_MOST = N_("most of a colour")
ROW_ALL = N_("all of a colour")
ROW_POINTS = N_("points")
COUNT = Plural("{n} card", "{n} cards")
FOR_SMILES = N_("{n} × {each}")


def team(speaker: Speaker, owner: int) -> str:
    """Name whoever a pile belongs to: a player or, in pairs, the captain and the partner."""
    return words_of_game.team(speaker, owner)


def left_over(speaker: Speaker, left: happened.LeftOver | None) -> str:
    """Say what is left on the table at the end, and whose it is (MO-21, MO-40)."""
    say = speaker.words
    if left is None:
        return say(LEFT_NOTHING)
    if left.seat is None or left.owner is None:
        return say(LEFT_NOBODY, n=len(left.cards))
    owner = pile(speaker, left.owner)
    return say(LEFT_FOR, n=len(left.cards), name=speaker.name(left.seat), pile=owner)


def winning(speaker: Speaker, points: Mapping[int, int]) -> str:
    """Say who wins; `points` are by whose pile it is. Equal points share the win (MO-30)."""
    high, low = max(points.values()), min(points.values())
    winners = [team(speaker, owner) for owner, score in points.items() if score == high]
    if len(winners) > 1:
        return speaker.words(SHARE, names=speaker.words.join(winners), n=high)
    message = TEAM_WINS if words_of_game.in_pairs(speaker) else WINS
    return speaker.words(message, name=winners[0], n=high, low=low)


def not_so(speaker: Speaker, view: View, card: int) -> str:
    """Say what a card may take, to whoever has marked something else."""
    could = takeable(view, card, speaker.rules.kinds)
    if card == speaker.rules.kinds.bomb:
        return speaker.words(DROPS, n=len(could))
    if could:
        return can_take(speaker, card, could)
    colour = COLOURS[speaker.rules.kinds.colour[card]].name
    return speaker.words(NONE_LIES, colour=speaker.words(words_of_game.COLOURS[colour]))


def pile(speaker: Speaker, owner: int) -> str:
    """Name a Money pile by whose it is."""
    return speaker.words(PILE_OF, name=team(speaker, owner))


def asking(speaker: Speaker, view: View, seat: int) -> list[str]:
    """Ask the seat to act for a card: a headline, then what helps to choose."""
    say = speaker.words
    lines = [say(ASK, name=speaker.name(seat))]
    if speaker.rules.kinds.bomb in view.table:
        lines.append(say(ASK_BOMB))
    return [*lines, say(ASK_HELP if view.table else ASK_EMPTY)]


def tag(speaker: Speaker, view: View, play: Play) -> str:
    """Say in a word what a legal play would do."""
    ahead = foresee(view, play, speaker.rules.kinds)
    if not ahead.taken:
        return speaker.words(TAG_STAYS)
    if play.card == speaker.rules.kinds.bomb:
        return speaker.words(TAG_BOOM)
    if ahead.smile:
        return speaker.words(TAG_SMILE)
    return speaker.words(TAG_GAIN, n=ahead.coins)


def advice(speaker: Speaker, view: View, play: Play) -> list[str]:
    """Say what a legal play of the seat to act would do: a headline, then line by line."""
    ahead = foresee(view, play, speaker.rules.kinds)
    bomb = play.card == speaker.rules.kinds.bomb
    return list((_bomb_advice if bomb else _advice)(speaker, view, play, ahead))


def _advice(speaker: Speaker, view: View, play: Play, ahead: Foresight) -> Iterator[str]:
    say, card = speaker.words, card_name(speaker, play.card)
    if ahead.taken:
        yield say(TAKES, card=card, cards=list_cards(speaker, ahead.taken))
        yield _gain(speaker, view, ahead)
        if ahead.smile:
            yield say(CLEARS, n=SMILE)
    else:
        yield say(STAYS, card=card)
    could = takeable(view, play.card, speaker.rules.kinds)
    if not could:
        colour = COLOURS[speaker.rules.kinds.colour[play.card]].name
        yield say(NONE_LIES, colour=say(words_of_game.COLOURS[colour]))
    elif _may_differ(speaker, play, could):
        yield can_take(speaker, play.card, could)


def _may_differ(speaker: Speaker, play: Play, could: Sequence[int]) -> bool:
    """Return whether the card could take something else, or more, than the play does."""
    if speaker.rules.kinds.limited(play.card):
        return set(could) != set(play.take)
    return len(could) != len(play.take)


def can_take(speaker: Speaker, card: int, could: Sequence[int]) -> str:
    """Say which table cards a card may take (MO-11, MO-12); there is at least one."""
    say, names = speaker.words, [card_name(speaker, kind) for kind in dict.fromkeys(could)]
    limited = speaker.rules.kinds.limited(card)
    if len(names) == 1 and (limited or len(could) == 1):
        return say(CAN_TAKE, card=names[0])
    if limited:
        return say(CAN_TAKE_ONE, cards=say.either(names))
    return say(CAN_TAKE_UP_TO, n=len(could), cards=list_cards(speaker, could))


def _bomb_advice(speaker: Speaker, view: View, play: Play, ahead: Foresight) -> Iterator[str]:
    say = speaker.words
    if ahead.taken:
        yield say(DROPS, n=len(ahead.taken))
        yield _gain(speaker, view, ahead)
        yield say(DROPS_NO_SMILE)
    else:
        yield say(BOMB_STAYS)
        yield say(BOMB_STAYS_ALONE)


def _gain(speaker: Speaker, view: View, ahead: Foresight) -> str:
    """Say what the capture brings: it lies open, so this tells nothing about a pile (MO-31)."""
    if view.captains.count(ahead.owner) == 1:
        return speaker.words(GAIN, n=ahead.coins)
    return speaker.words(GAIN_FOR_TEAM, n=ahead.coins, team=team(speaker, ahead.owner))


def headline(speaker: Speaker, events: Sequence[Event]) -> str:
    """Say what a play did and what it means, in a sentence or two."""
    told = (_news(speaker, event) for event in events)
    return " ".join(line for line in told if line)


def _news(speaker: Speaker, event: Event) -> str:
    say = speaker.words
    match event:
        case happened.Captured(seat, owner, card, cards):
            return say(
                NEWS_TAKEN,
                name=speaker.name(seat),
                card=card_name(speaker, card),
                cards=list_cards(speaker, cards),
                n=coins_of(speaker, (*cards, card)),
                team=team(speaker, owner),
            )
        case happened.Boom(seat, owner, card, cards):
            coins = say(words_of_game.COINS, n=coins_of(speaker, (*cards, card)))
            return say(
                NEWS_BOOM,
                name=speaker.name(seat),
                n=len(cards),
                coins=coins,
                team=team(speaker, owner),
            )
        case happened.Smiled():
            return say(NEWS_SMILE)
        case happened.DealPassed(dealer):
            return say(NEWS_DEAL, name=speaker.name(dealer))
        case happened.Dealt() | happened.Counted():
            return ""
    return words_of_game.event(speaker, event)


def played(speaker: Speaker, event: Event) -> tuple[str, str]:
    """Say of a play what was played, and what became of it."""
    say = speaker.words
    match event:
        case happened.Captured(seat, owner, card, cards) | happened.Boom(seat, owner, card, cards):
            params = {"name": speaker.name(seat), "card": card_name(speaker, card)}
            coins = coins_of(speaker, (*cards, card))
            return (
                say(TOOK, n=len(cards), **params),
                say(ONTO_PILE, n=coins, pile=pile(speaker, owner)),
            )
        case happened.Laid(seat, card):
            bomb = card == speaker.rules.kinds.bomb
            head = say(LAID, name=speaker.name(seat), card=card_name(speaker, card))
            return head, say(STAYED_BOMB if bomb else STAYED)
    raise AssertionError(event)


def coins_of(speaker: Speaker, cards: Sequence[int]) -> int:
    """Add up the coins on some cards."""
    coins: Sequence[int] = speaker.rules.kinds.coins
    return sum(coins[kind] for kind in cards)


def touches(speaker: Speaker, event: Event, seat: int) -> bool:
    """Return whether a partner's capture joined the pile of `seat`'s team (MO-41)."""
    captures = (happened.Captured, happened.Boom)
    return (
        isinstance(event, captures)
        and event.seat != seat
        and event.owner == speaker.rules.captains[seat]
    )
