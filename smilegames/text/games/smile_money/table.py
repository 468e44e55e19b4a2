"""What the table of Smile & Money says, and what a play would do in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from smilegames.games.smile_money.actions import Play
from smilegames.games.smile_money.foresight import Foresight, foresee, takeable
from smilegames.games.smile_money.kinds import COLOURS
from smilegames.games.smile_money.scoring import SMILE
from smilegames.games.smile_money.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.smile_money import sentences as words_of_game
from smilegames.text.words import N_, Plural

DEAL = N_("deal {deal} of {deals}")
PLAYS = N_("{name} plays a card")
DRAW_PILE = N_("draw pile {n}")

DEALER = N_("dealer")
HAND = N_("hand")
PILE = N_("pile {n}")
SMILES = Plural("{n} Smile", "{n} Smiles")
PARTNER = N_("with {captain}: one pile for both")
LAST_CAPTURE = N_("last capture")

EMPTY = N_("The table is empty.")
SMILE_WORD = N_("SMILE!")
BOOM_WORD = N_("BOOM!")
SMILED = N_("{name} has cleared the table.")
BOOMED = N_("{name} has dropped a bomb.")

KEY_CARD = N_("card")
KEY_OTHER = N_("other")
KEY_MARK = N_("mark")
KEY_NOTHING = N_("nothing")

TAG_STAYS = N_("stays")
TAG_GAIN = N_("+{n}")
TAG_SMILE = N_("Smile!")
TAG_BOOM = N_("BOOM!")

ASK = N_("{name}, which card do you play?")
ASK_HELP = N_("It takes cards of its colour: red, yellow and grey one, the others any number.")
ASK_EMPTY = N_("There is nothing to take: it stays on the table.")
ASK_BOMB = N_("No Smile is possible while a bomb lies there.")

TAKES = N_("{card} takes {cards}")
STAYS = N_("{card} stays on the table")
GAIN = Plural("+{n} coin", "+{n} coins")
GAIN_FOR = Plural("+{n} coin for the pile of {owner}", "+{n} coins for the pile of {owner}")
CLEARS = N_("That clears the table: a Smile, +{n}!")
CAN_TAKE_ONE = N_("It can take one of {cards}.")
CAN_TAKE_ANY = N_("It can take any of {cards}.")
CAN_TAKE = N_("It can take {cards}.")
NONE_LIES = N_("No {colour} card lies there.")

DROPS = Plural("The bomb takes the only card", "The bomb takes all {n} cards")
DROPS_NO_SMILE = N_("A bomb always takes everything. To clear the table with it is no Smile.")
BOMB_STAYS = N_("The bomb stays on the table")
BOMB_STAYS_ALONE = N_(
    "It has nothing to take. Only another bomb can take it, and until then no Smile is possible."
)


def asking(speaker: Speaker, view: View, seat: int) -> list[str]:
    """Ask the seat to act for a card: a headline, then what helps to choose."""
    say = speaker.words
    lines = [say(ASK, name=speaker.name(seat)), say(ASK_HELP if view.table else ASK_EMPTY)]
    if speaker.rules.kinds.bomb in view.table:
        lines.append(say(ASK_BOMB))
    return lines


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
    say, card = speaker.words, speaker.rules.names[play.card]
    if ahead.taken:
        yield say(TAKES, card=card, cards=_list(speaker, ahead.taken))
        yield _gain(speaker, view, ahead)
        if ahead.smile:
            yield say(CLEARS, n=SMILE)
    else:
        yield say(STAYS, card=card)
    could = takeable(view, play.card, speaker.rules.kinds)
    if not could:
        colour = COLOURS[speaker.rules.kinds.colour[play.card]].name
        yield say(NONE_LIES, colour=say(words_of_game.COLOURS[colour]))
    elif could != ahead.taken:
        limited = speaker.rules.kinds.limited(play.card)
        either = CAN_TAKE_ONE if limited else CAN_TAKE_ANY
        yield say(either if len(could) > 1 else CAN_TAKE, cards=_list(speaker, could))


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
    if ahead.owner == view.to_act:
        return speaker.words(GAIN, n=ahead.coins)
    return speaker.words(GAIN_FOR, n=ahead.coins, owner=speaker.name(ahead.owner))


def _list(speaker: Speaker, kinds: Sequence[int]) -> str:
    return speaker.words.join([speaker.rules.names[kind] for kind in kinds])
