"""What the arena says: its help, its report and its complaints."""

from __future__ import annotations

from smilegames.text.words import N_, Plural

# Help
ARENA = N_("Let bots play GAME against one another, and report how strong they are.")
OPTION_BOTS = N_(
    "Who plays, as in hard,normal,easy; where they are fewer than the seats, the last one takes "
    "those left. There are random, easy, normal and hard, and hard:800 or hard:0.5s with a budget "
    "of its own."
)
OPTION_SEATS = N_("How many play; as many as bots are named where not given.")
OPTION_BUDGET = N_("What hard may spend on a decision: iterations, as in 800, or a time: 0.5s.")
OPTION_DECK = N_("Play with the deck in this file.")
OPTION_JOBS = N_("How many processes play; as many as there are cores where not given.")
OPTION_DASK = N_(
    "Play on the workers of the Dask scheduler at this address, as in tcp://host:8786."
)
OPTION_JSON = N_("The report as JSON.")

# Complaints
UNKNOWN_BOT = N_("there is no bot “{bot}”; there are: {known}, and {example} with its own budget")
TOO_MANY_BOTS = N_("{bots} bots don't fit on {seats} seats")
BUDGET_FORM = N_("“{text}” is neither a number of iterations nor a time, as in 800 or 0.5s")
NO_DASK = N_("for --dask more must be installed: pip install 'smilegames[arena]'")
NO_SCHEDULER = N_("no Dask scheduler answers at {address}")

# Report
CONTESTED = Plural(
    "{n} game of {game} with {seats} players, seed {seed}",
    "{n} games of {game} with {seats} players, seeds {seed} to {last}",
)
BUDGET = N_("{bot} thinks for {budget} a decision")
ITERATIONS = Plural("{n} iteration", "{n} iterations")
SECONDS = N_("{seconds:g} s")
COLUMN_BOT = N_("bot")
COLUMN_SHARE = N_("wins")
COLUMN_INTERVAL = N_("95 %")
COLUMN_SCORE = N_("mean score")
COLUMN_PLACE = N_("place {place}")
COLUMN_DECISIONS = N_("decisions")
COLUMN_THINKING = N_("thinking")
THINKING = N_("{milliseconds:.2f} ms")
INTERVAL = N_("{low:.1%} to {high:.1%}")
FAIR = N_("A fair share is {share:.1%}. A shared win counts in parts.")
