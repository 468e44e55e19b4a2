"""What the command line says: its help, its reports and its complaints."""

from __future__ import annotations

from smilegames.text.words import N_, Plural

# Help
PROGRAM = N_("Card games for friends who share one keyboard.")
PROGRAM_MORE = N_("Without a command the game selection opens.")
PLAY = N_("Sit down and play GAME. Without --players, set-up asks who plays.")
RESUME = N_("Go on with a match: the one in FILE, or the one played last.")
SIMULATE = N_("Let random players play GAME, without a screen.")
REVIEW = N_(
    "Tell what mattered in a match that is over: everybody's chances, and what would have "
    "been better."
)
REPLAY = N_("See the match of a record again on its table, step by step.")
RECORD = N_("Check a record of a match, or tell it.")
RECORD_CHECK = N_("Check every line of a record against the rules.")
RECORD_SHOW = N_("Tell a match in sentences; an unfinished one as the public saw it.")
RECORD_PICTURE = N_("Write the table at one position as a picture.")
RECORD_CAST = N_("Write a replay as a film for terminals (asciicast).")
RECORD_EXPORT = N_("Write what the public or one player may know of a match.")
DECKS = N_("Write a game's deck to a file, or check one.")
DECKS_EXPORT = N_("Write the deck of GAME to FILE, or to the screen.")
DECKS_CHECK = N_("Check a deck in FILE and name everything that is wrong with it.")
HISTORY = N_(
    "Tell who won how often, of all games or of GAME, or all about PLAYER. “rebuild” reads every "
    "record anew."
)
RULES = N_("Print the rulebook of GAME.")
OPTIONS_OF_GAME = N_("House rules of {game}, for --option")
OPTIONS_WITH_GAME = N_("With a GAME before --help, its house rules are listed as well.")
OPTION_USUAL = N_("{does} Usually {value}.")
OPTION_FOR = N_("{does} For {seats} players.")
OPTION_PLAYERS = N_(
    "Names in clockwise order, as in Ada,Ben,Cleo; easy, normal or hard in place of a name is a "
    "program."
)
OPTION_NO_HINTS = N_("Nobody is told what would be good.")
OPTION_SEED = N_("A number that decides every shuffle.")
OPTION_OPTION = N_("A house rule, as in open_beads=true. Can be given more than once.")
OPTION_FIRST = N_("Who answers the game's opening question, or random.")
OPTION_POLICY = N_("How the table keeps secrets.")
OPTION_THEME = N_("The colours, for this time only.")
OPTION_TAKE_OVER = N_("Where the match is open elsewhere, end it there and go on here.")
OPTION_SEATS = N_("How many play; as few as can where not given.")
OPTION_GAMES = N_("How many games are played.")
OPTION_FIRST_SEED = N_("Seed of the first game; each next one has the next number.")
OPTION_RECORDS = N_("Keep a record of each game in this folder.")
OPTION_JSON = N_("One line of JSON for each game.")
OPTION_JSON_REVIEW = N_("All of it as one line of JSON.")
OPTION_HISTORY_JSON = N_("One line of JSON.")
OPTION_SEAT = N_("Only what this player saw.")
OPTION_PUBLIC = N_("Only what everybody saw.")
OPTION_OPEN = N_("What whoever is next saw; only when the match is over.")
OPTION_FORCE = N_("Write over a file that is there.")
OPTION_AT = N_("After how many decisions; at the end where not given.")
OPTION_SIZE = N_("Columns and rows of the window.")
OPTION_TO = N_("The file to write; its ending says what kind.")
OPTION_PACE = N_("Seconds from one thing to the next.")
OPTION_YES = N_("Ask nothing, though a hand of a match that goes on is shown.")
OPTION_DECK_GAME = N_("Whose deck it is; the file's name tells where it is not given.")

# Questions
PLAY_UNSAVED = N_("This match can't be kept. Play it unsaved, and lose it with the window?")

ASK_HAND = N_("The match is not over: whoever gets this sees the hand of {name}. Write it?")

# Complaints
PLAYERS_TOO = N_("say who plays with --players, or give nothing but the game to be asked")
NO_TERMINAL = N_("the games need a terminal to be played in; see “smilegames --help” for the rest")
NOTHING_TO_RESUME = N_("no match waits to be resumed")
OPEN_ELSEWHERE = N_("{game} with {names}: {fault}; to go on with it here: {command}")
OPEN_ELSEWHERE_FILE = N_("{fault}; to go on with it here: {command}")
UNKNOWN_GAME = N_("there is no game “{game}”; there are: {known}")
NO_SUCH_PLAYER = N_("“{name}” does not play; there are: {names}")
NO_SUCH_HISTORY = N_("“{who}” has played nothing here; there are: {players}; and the games {games}")
OPTION_FORM = N_("“{text}” is not of the form NAME=VALUE")
OPTION_TWICE = N_("“{name}” is given twice")
SEAT_OR_PUBLIC = N_("choose one of --seat and --public")
ONE_PAIR_OF_EYES = N_("choose one of --seat, --public and --open")
NOT_OPEN_YET = N_("the match is not over: nobody's hand is open yet; choose --public or --seat")
CAST_GOES_ON = N_("the match is not over: only what everybody saw can be filmed")
SIZE_FORM = N_("“{text}” is no size from {least} to {most}")
AT_RANGE = N_("the record has {last} decisions")
SUFFIX = N_("{path}: the file has to end in {known}")
NO_PILLOW = N_("PNG needs Pillow (pip install 'smilegames[pictures]'); .svg and .txt need nothing")
NO_FONT = N_("no monospaced font was found to draw a PNG with; .svg and .txt need none")
NOTHING_WRITTEN = N_("nothing was written")
SEEN_BY_NOBODY = N_(
    "{path}: played by version {found} of the rules; these are version {known}, "
    "and can't tell who saw what"
)
SEATS_RANGE = N_("{game} is for {least} to {most} players")
SEEDS_END = N_("the last seed would be larger than {most}")
NO_DECK = N_("{game} has no deck of its own: its rules fix it")
WHOSE_DECK = N_("say whose deck it is with --game, one of: {known}")
NO_RULEBOOK = N_("the rulebook of {game} is missing from this installation")
STANDARD_OUTPUT = N_("standard output")
AT_LINE = N_("{path}, line {line}: {fault}")
AT_FILE = N_("{path}: {fault}")

# Reports
FINISHED = Plural(
    "finished after {n} decision: {ranking}", "finished after {n} decisions: {ranking}"
)
RANKED = N_("{place}. {name} ({score})")
UNFINISHED = Plural(
    "unfinished, {n} decision, {name} to decide", "unfinished, {n} decisions, {name} to decide"
)
WRITTEN = N_("written: {path}")
EXCERPT_GOES_ON = Plural("unfinished, {n} decision", "unfinished, {n} decisions")
EXCERPT_PUBLIC = N_("as everybody saw it: {stands}; {unchecked}")
EXCERPT_SEAT = N_("as {name} saw it: {stands}; {unchecked}")
UNCHECKED = N_("the form is right; what chance did is not in it, so it can't be replayed")
DECK_FIT = N_("{path}: a deck for {game}, fit for {least} to {most} players")
EXPORTED = N_("the deck of {game} is in {path}")
SHOW_TITLE = N_("{game}: {names}; begun {moment}")
SHOW_OPTION = N_("{label}: {value}")
SHOW_PUBLIC = N_("As everybody saw it:")
SHOW_SEAT = N_("As {name} saw it:")
SHOW_PROGRAMS = N_("Programs: {programs}.")
SHOW_PROGRAM = N_("{name} ({level})")
SHOW_WHOLE = N_("With every secret told:")
SHOW_AS_WRITTEN = N_(
    "Played by version {found} of the rules; these are version {known}. So it can't be replayed "
    "or gone on with, and stands here as it is written, unchecked:"
)
SHOW_DECISION = N_("{number}. {name}: {action}")
SHOW_TAKEN_BACK = N_("{number}. {name}: {action} (taken back)")
SHOW_NO_END = Plural(
    "{n} decision, and no end. Who may know what of it only its own rules can tell.",
    "{n} decisions, and no end. Who may know what of it only its own rules can tell.",
)
SHOW_SCORE = N_("{place}. {name}: {score}")
SHOW_SCORE_LINE = N_("    {points:+d}  {text}")
SIMULATED = Plural(
    "{n} game of {game} with {seats} random players, seed {seed}",
    "{n} games of {game} with {seats} random players, seeds {seed} to {last}",
)
REBUILT = Plural(
    "the history is made anew from the record of {n} match",
    "the history is made anew from the records of {n} matches",
)
HISTORY_OF = N_("{name}: {matches}")
COLUMN_SEAT = N_("seat")
COLUMN_WINS = N_("wins")
COLUMN_SHARE = N_("share")
COLUMN_MEAN = N_("mean score")
COLUMN_LOWEST = N_("lowest")
COLUMN_HIGHEST = N_("highest")
DECISIONS = N_("decisions a game: {least} at least, {median} in the middle, {most} at most")
PROGRESS = N_("Playing")
RANDOM_PLAYER = N_("Player {n}")
