"""Smile & Money in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from smilegames.core.errors import Refusal
from smilegames.core.events import Event
from smilegames.core.outcome import ScoreLine
from smilegames.games.smile_money import events
from smilegames.games.smile_money.actions import Play
from smilegames.games.smile_money.view import View
from smilegames.text.game_text import Speaker, TieBreak
from smilegames.text.words import N_, Message, Plural

ENDINGS: Mapping[str, Message] = {"played_out": N_("All cards have been played.")}
DECIDED: Mapping[str, Message] = {
    "score": N_("The most points win."),
    "shared": N_("Equal points: the win is shared."),
}
TABLE_TALK = N_("Partners don't speak during a hand; smiles and gestures are welcome.")
"""For the cover and the curtain of a match in pairs (MO-41)."""

DECK_FAULTS: Mapping[str, Message] = {
    "out_of_range": N_("{value} is not a number from {low} to {high}"),
    "wrong_length": N_("{cards} cards stand here; a colour has {low} to {high}"),
    "wrong_total": N_("colours and bombs make {cards} cards together, and must make {wanted}"),
}

COLOURS = {
    "red": N_("red"),
    "yellow": N_("yellow"),
    "grey": N_("grey"),
    "purple": N_("purple"),
    "green": N_("green"),
    "light_blue": N_("light blue"),
}

DRAWN = N_("The lot falls on {name}, who deals first.")
DEALS_FIRST = N_("{name} deals first.")
TURNED_UP = N_("Turned up on the table: {cards}.")
DEAL_PASSES = N_("All hands are empty: the deal passes to {name}.")
DEALS = N_("Deal {deal} of {deals}: {name} gives everyone four cards.")
PICKS_UP = N_("{name} picks up {cards}.")
LAYS = N_("{name} plays {card}, which stays.")
LAYS_BOMB = N_("{name} puts a bomb on the empty table, where it stays.")
TAKES = N_("{name} plays {card} and takes {cards}.")
TAKES_FOR = N_("{name} plays {card} and takes {cards} for {owner}.")
BOOM = N_("BOOM! {name} drops a bomb and takes everything: {cards}.")
BOOM_FOR = N_("BOOM! {name} drops a bomb and takes everything for {owner}: {cards}.")
SMILES = Plural(
    "The table is clear: a first Smile for {name}!",
    "The table is clear: another Smile for {name}, who has {n} now!",
)
LEFT_TO_NOBODY = Plural(
    "{cards} is left on the table and belongs to nobody.",
    "{cards} are left on the table and belong to nobody.",
)
LEFT_TO = N_("{name} has made the last capture and gets what is left: {cards}.")
LEFT_TO_TEAM = N_("{name} has made the last capture: {team} get what is left: {cards}.")
COUNTED = N_("The piles are turned over and counted: {piles}.")
PILE = N_("{name} ({found})")
COINS = Plural("{n} coin", "{n} coins")
SMILES_TOO = Plural("{coins} and {n} Smile", "{coins} and {n} Smiles")
TEAM = N_("{captain} & {partner}")
A_BOMB = N_("a bomb")
COPIES = N_("{card} ×{n}")

PLAY_IT = N_("play it")
CARD = N_("card")
CAPTURE = N_("capture")

PLAY = N_("play {card}")
PLAY_AND_LEAVE = N_("play {card} and take nothing")
PLAY_AND_TAKE = N_("play {card} and take {cards}")

REFUSALS: Mapping[str, str] = {
    "over": N_("The match is over."),
    "not_in_hand": N_("{card} is not in the hand of {name}."),
    "bomb_takes_all": N_("A bomb takes everything there is: nothing can be chosen."),
    "not_on_table": N_("{card} is not on the table."),
    "too_few_on_table": N_("There are not that many {card} on the table."),
    "bomb_stays": N_("A bomb on the table can be taken by another bomb only, not by {card}."),
    "other_colour": N_("{card} takes cards of its own colour only, and {taken} is of another."),
    "one_only": N_("{card} takes one card at most: red, yellow and grey are limited."),
    "out_of_order": N_("Name the cards that are taken in ascending order."),
}

SCORE_LINES: Mapping[str, Message] = {
    "coins": Plural("coins on {n} card taken", "coins on {n} cards taken"),
    "leftovers": Plural("coins on {n} card left", "coins on {n} cards left"),
    "smiles": Plural("{n} Smile", "{n} Smiles"),
    "majority": Plural("most {colour} cards ({n})", "most {colour} cards ({n})"),
    "whole_colour": N_("every {colour} card there is"),
}


def event(speaker: Speaker, event: Event) -> str:
    """Tell what happened in one sentence (two where the reader's own hand is dealt)."""
    words, name = speaker.words, speaker.name
    match event:
        case events.FirstDealer(seat, by_lot):
            return words(DRAWN if by_lot else DEALS_FIRST, name=name(seat))
        case events.TableLaid(cards):
            return words(TURNED_UP, cards=list_cards(speaker, cards))
        case events.DealPassed(dealer):
            return words(DEAL_PASSES, name=name(dealer))
        case events.Dealt():
            return _dealt(speaker, event)
        case events.Laid() | events.Captured() | events.Boom():
            return _played(speaker, event)
        case events.Smiled(_, owner, smiles):
            return words(SMILES, name=team(speaker, owner), n=smiles)
        case events.LeftOver():
            return _left_over(speaker, event)
        case events.Counted():
            return _counted(speaker, event)
    raise AssertionError(event)


def action(speaker: Speaker, action: Play) -> str:
    """Name a play in a few words."""
    card = card_name(speaker, action.card)
    if action.take:
        return speaker.words(PLAY_AND_TAKE, card=card, cards=list_cards(speaker, action.take))
    bomb = action.card == speaker.rules.kinds.bomb
    return speaker.words(PLAY if bomb else PLAY_AND_LEAVE, card=card)


def doing(action: Play) -> Message:
    """Say what the key that commits a play does."""
    return PLAY_IT


def deed(action: Play) -> Message:
    """Name what was done in a noun."""
    return CAPTURE if action.take else CARD


def refusal(speaker: Speaker, refusal: Refusal) -> str:
    """Say why a play may not be made."""
    params = {
        key: card_name(speaker, value) for key, value in refusal.params.items() if key != "seat"
    }
    if "seat" in refusal.params:
        params["name"] = speaker.name(refusal.params["seat"])
    return speaker.words(REFUSALS[refusal.code], **params)


def score_line(speaker: Speaker, line: ScoreLine) -> str:
    """Say what a line of the reckoning is for."""
    params = dict(line.params)
    if "colour" in params:
        params["colour"] = speaker.words(COLOURS[str(params["colour"])])
    return speaker.words(SCORE_LINES[line.code], **params)


def tie_breaks(end: View) -> Sequence[TieBreak]:
    """Return nothing: who is level shares the place (MO-30)."""
    return ()


def card_name(speaker: Speaker, kind: int) -> str:
    """Name a card as it is written in sentences."""
    if kind == speaker.rules.kinds.bomb:
        return speaker.words(A_BOMB)
    return str(speaker.rules.names[kind])


def list_cards(speaker: Speaker, kinds: Iterable[int]) -> str:
    """List cards in a sentence, equal ones together (MO-18)."""
    listed = []
    for kind, copies in Counter(kinds).items():
        card = card_name(speaker, kind)
        listed.append(card if copies == 1 else speaker.words(COPIES, card=card, n=copies))
    return speaker.words.join(listed)


def team(speaker: Speaker, owner: int) -> str:
    """Name whoever a pile belongs to: a player or, in pairs, the captain and the partner."""
    names = [speaker.name(owner)]
    for seat, captain in enumerate(speaker.rules.captains):
        if captain == owner and seat != owner:
            names.append(speaker.name(seat))
    return names[0] if len(names) == 1 else speaker.words(TEAM, captain=names[0], partner=names[1])


def in_pairs(speaker: Speaker) -> bool:
    """Return whether partners play for one pile (MO-41)."""
    return len(set(speaker.rules.captains)) < len(speaker.names)


def _dealt(speaker: Speaker, event: events.Dealt) -> str:
    words, name = speaker.words, speaker.name
    told = [words(DEALS, deal=event.deal, deals=event.deals, name=name(event.dealer))]
    for seat, hand in enumerate(event.hands):
        if hand is not None:
            told.append(words(PICKS_UP, name=name(seat), cards=list_cards(speaker, hand)))
    return " ".join(told)


def _played(speaker: Speaker, event: events.Laid | events.Captured | events.Boom) -> str:
    name, card = speaker.name(event.seat), card_name(speaker, event.card)
    if isinstance(event, events.Laid):
        bomb = event.card == speaker.rules.kinds.bomb
        return speaker.words(LAYS_BOMB if bomb else LAYS, name=name, card=card)
    alone, paired = (BOOM, BOOM_FOR) if isinstance(event, events.Boom) else (TAKES, TAKES_FOR)
    return speaker.words(
        paired if in_pairs(speaker) else alone,
        name=name,
        card=card,
        cards=list_cards(speaker, event.cards),
        owner=team(speaker, event.owner),
    )


def _left_over(speaker: Speaker, event: events.LeftOver) -> str:
    words, cards = speaker.words, list_cards(speaker, event.cards)
    if event.seat is None or event.owner is None:
        return words(LEFT_TO_NOBODY, cards=cards, n=len(event.cards))
    message = LEFT_TO_TEAM if in_pairs(speaker) else LEFT_TO
    owner = team(speaker, event.owner)
    return words(message, name=speaker.name(event.seat), team=owner, cards=cards)


def _counted(speaker: Speaker, event: events.Counted) -> str:
    words, piles = speaker.words, []
    for owner, coins, smiles in zip(event.owners, event.coins, event.smiles, strict=True):
        found = words(COINS, n=coins)
        if smiles:
            found = words(SMILES_TOO, coins=found, n=smiles)
        piles.append(words(PILE, name=team(speaker, owner), found=found))
    return words(COUNTED, piles=words.join(piles))
