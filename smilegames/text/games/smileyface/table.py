"""What the table of SmileyFace says."""

from __future__ import annotations

from smilegames.games.smileyface.aiming import Step
from smilegames.text.words import N_, Plural

ROUND = Plural("round {round} of {rounds}, {n} point", "round {round} of {rounds}, {n} points")
PLAYS = N_("{name} plays")
CLEANS_UP = N_("{name} cleans up")
PILE = N_("draw pile {n}")

# Heads of columns, and what stands in them
HEAD_HAND = N_("hand")
HEAD_WON = N_("won")
HEAD_DISPLAY = N_("on display")
PLUS_ONE = N_("+1")
NOTHING = N_(" 0")
BOSS = N_("Boss +1")
NEWBIE = N_("Newbie 0")
PASSED = N_("passed")
DONE = N_("done")
HELPS = N_("helps {name}")
CARDS = Plural("{n} card", "{n} cards")
HEAD_DISCARDED = N_("discarded")
WAS = N_("was")

CARD_TITLES = {
    "mean": N_("Mean"),
    "pirate": N_("Pirate"),
    "shake-up": N_("Shake-\xadup"),
    "thief": N_("Thief"),
    "pickpocket": N_("Pick\xadpocket"),
    "usurper": N_("Usurper"),
    "eraser": N_("Eraser"),
    "swap": N_("Swap"),
    "storm": N_("Storm"),
}
"""Names as they stand on the cards; a soft hyphen says where a long one may be broken."""

# Tags on cards
TAG_PLAY = N_("play")
TAG_AIM = N_("aim")
TAG_NO_TARGET = N_("no target")
TAG_DISCARD = N_("discard")
TAG_KNOWN = N_("known")

# Keys
KEY_CARD = N_("card")
KEY_PASS = N_("pass")
KEY_HELP = N_("lend a hand")
KEY_DONE = N_("done")
KEY_TOKENS = N_("tokens")
KEY_AIM = {
    Step.SEAT: N_("whom"),
    Step.OWN_CARD: N_("which card"),
    Step.THEIR_CARD: N_("which card"),
    Step.SUIT: N_("which suit"),
}
KEY_NEXT = N_("go on")
KEY_MOVE = N_("move")
KEY_CLOSE = N_("close")

# What is asked
ASK = N_("{name}, what do you do?")
ASK_CLEAN_UP = N_("{name}, which Mischief cards go?")
CLEAN_UP_HOW = N_("Discard what you don't want, one at a time, then say you are done.")
ASK_TARGET = {
    ("thief", Step.SEAT): N_("Thief: take whose card?"),
    ("thief", Step.THEIR_CARD): N_("Thief: take which of {other}'s cards?"),
    ("pickpocket", Step.SEAT): N_("Pickpocket: draw from whose hand?"),
    ("usurper", Step.SUIT): N_("Usurper: which suit goes to the top?"),
    ("eraser", Step.SEAT): N_("Eraser: wipe out whose card?"),
    ("eraser", Step.THEIR_CARD): N_("Eraser: wipe out which of {other}'s cards?"),
    ("swap", Step.OWN_CARD): N_("Swap: give which card of yours?"),
    ("swap", Step.SEAT): N_("Swap: {mine} goes to whom?"),
    ("swap", Step.THEIR_CARD): N_("Swap: {mine} for which of {other}'s cards?"),
    ("storm", Step.SUIT): N_("Storm: over which suit?"),
    ("help", Step.SEAT): N_("Pass and help whom?"),
    ("help", Step.OWN_CARD): N_("Give {other} which of your cards?"),
}
NOT_NOW = N_("Not possible now.")
HELP_EFFECT = N_("You are out of this round. If the one you help wins, you draw a Reward token.")

# How it stands
STAKE = Plural(
    "At stake: Round card {round}, {n} point.", "At stake: Round card {round}, {n} points."
)
WOULD_WIN = N_("{name} would win now, with {score}.")
YOU_WOULD_WIN = N_("You would win now, with {score}.")
WOULD_TIE = N_("{names} tie at {score}: nobody would win.")
NOBODY_SCORES = N_("Nobody scores anything yet.")
MEAN_LIES = N_("Mean: only {name}'s Boss cards get +1.")
MEANS_LIE = N_("Mean in {n} displays: no Boss card gets +1.")
LAST_IN = N_("Everybody else has passed.")

# What a choice would change
CHANGE = N_("{suit} {before}{arrow}{after}")
CHANGES = N_("{name}: {changes}")
YOU = N_("You")
NO_CHANGE = N_("No total changes.")
LEADS = N_("{name} leads then, with {score}.")
LEADS_STILL = N_("{name} still leads, with {score}.")
YOU_LEAD = N_("You lead then, with {score}.")
YOU_LEAD_STILL = N_("You still lead, with {score}.")
TIE = N_("{names} tie then at {score}: nobody wins.")
NOBODY_LEADS = N_("Then nobody scores anything.")
CHANCE_RANKS = N_("Chance decides the new ranking; the old one may come up again.")
PICKS = Plural(
    "{name}'s only card. Only the two of you see it.",
    "One of {name}'s {n} cards, at random. Only the two of you see it.",
)
YOU_ARE_OUT = N_("You do nothing more in this round.")
IF_WINS = N_("If {name} wins, you draw a Reward token.")
ENDS_WON = Plural(
    "That ends the round: {name} takes {n} point.", "That ends the round: {name} takes {n} points."
)
ENDS_YOURS = Plural(
    "That ends the round: you take {n} point.", "That ends the round: you take {n} points."
)
ENDS_TIED = N_("That ends the round in a tie: nobody takes the Round card.")
YOUR_REWARD = N_("You draw a Reward token.")
STAYS_IN_HAND = N_("You keep {cards}.")
NO_MISCHIEF_LEFT = N_("No Mischief card stays in your hand.")
IS_NEXT = N_("{name} is next.")
ROUND_BEGINS = N_("Then round {round} begins.")

# Own secrets
ONLY_YOU = N_("Only {name} looks")
NO_TOKENS = N_("You have no Reward token.")
TOKENS = Plural("Reward token {values}: {n} point.", "Reward tokens {values}: {n} points.")
HOLDS_YOURS = N_("{name} holds {cards}, taken from your hand.")
KNOWS_YOURS = N_("{name} knows of {cards} in your hand.")
