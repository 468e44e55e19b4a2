"""What the table of Smile says."""

from __future__ import annotations

from smilegames.text.words import N_, Plural

AUCTION = N_("auction {auction} of {auctions}")
DECIDES = N_("{name}: bid or back out")
BEADS_HIDDEN = N_("beads ?")
BEADS = Plural("{n} bead", "{n} beads")
OUT_WITH = N_("out · {card}")
CARD_SUM = N_("= {sum}")
PILE = N_("draw pile {n}")

LOW = N_("low")
BID = N_("bid")
TAKE = N_("take")

KEY_BID = N_("bid")
KEY_CARD = N_("take")

ASK = N_("{name}, what do you do?")
ASK_BARE = N_("No card has beads yet, so nobody can back out: a bead goes on {lowest}.")
ASK_EITHER = N_("A bead on {lowest} keeps you in. Or take a card with its beads.")

SELECTED_BID = N_("Bid 1 bead on {card}")
BID_AGAIN = N_("{key} again bids on another card.")
BID_MAKES = Plural("Then {n} bead lies on it.", "Then {n} beads lie on it.")
NEXT_DECIDES = N_("{name} is next.")
SELECTED_TAKE_BARE = N_("Take {card}")
SELECTED_TAKE = Plural("Take {card} and {n} bead", "Take {card} and {n} beads")
PAIR = N_("Your {partner} has the same colour: both leave the game.")
CARDS_AFTER = N_("Your cards then add up to {sum}.")
LAST_TAKES = N_("{name} then gets {card} and starts the next auction.")
LAST_TAKES_PAIR = N_("{name} then gets {card}; it and {partner} both leave.")

PEEK_OFFER = N_("{key}: {name} lifts a corner to see the beads")
PEEK_WHOSE = N_("Only {name} looks")
BORROWED = Plural("{n} borrowed", "{n} borrowed")
SCORE_NOW = N_("score now {score}")
BEADS_AFTER = N_("beads after this: {n}")
BORROWS = N_("No bead left: this bid takes 1 clear and 1 blue bead from the supply.")
