"""What the screens say, game by game matters aside."""

from __future__ import annotations

from smilegames.text.words import N_, Plural

# Shelf
TITLE = "smilegames"
SUBTITLE = N_("Five small games for friends")
SUBTITLE_FEW = N_("Card games for friends")
PLAYERS = N_("{low}–{high} players")
MINUTES = N_("{minutes} min")
WHO_STARTS = N_("Who starts")
UNFINISHED = N_("Unfinished")
TO_DECIDE = N_("{name} to decide")
BROKEN = Plural("{n} record can't be read", "{n} records can't be read")
NOTHING_WAITS = N_("Nothing. A match that you leave waits here.")
YESTERDAY = N_("yesterday")
OTHER_RULES = N_("rules have changed")
ASK_DELETE = N_("Delete this match?")
WHY_DELETE = N_("{game} with {names}. Its record is removed for good.")
DELETE = N_("Delete it")

MORE_FAULTS = Plural("And {n} more.", "And {n} more.")
NOTHING_KEPT = N_("No match can be kept here: {fault}")
ASK_UNSAVED = N_("Play without saving?")
WHY_UNSAVED = N_("The match can't be kept: {fault}. Whoever leaves then loses it.")
PLAY_UNSAVED = N_("Play, nothing is saved")
UNSAVED = N_("not saved")
ASK_TAKE_OVER = N_("Take it over?")
WHY_TAKE_OVER = N_("Now {fault}. It is closed there, and goes on here at the same decision.")
TAKE_OVER = N_("Take it over")

# Evening
THIS_EVENING = N_("This evening")
EVENING_GAMES = Plural("{n} game", "{n} games")
AHEAD = Plural("is ahead.", "are level at the head.")
EVENING_NOTE = N_("Places in each game, and what they add up to: the fewest lead.")
EVENING_SO_FAR = Plural(
    "This evening {names} {ahead} {key} shows the score sheet.",
    "This evening, after {n} games, {names} {ahead} {key} shows the score sheet.",
)
MORE_PLAYERS = Plural("{n} more", "{n} more")
TOGETHER = N_("together")

# History
HISTORY = N_("history")
NOTHING_PLAYED = N_("Nothing has been played to its end yet. What is, is counted here.")
HISTORY_UNKEPT = N_("The history can't be kept, so the records are read each time: {fault}")
ALL_GAMES = N_("all games")
MATCHES = Plural("{n} match", "{n} matches")
COLUMN_PLAYER = N_("player")
COLUMN_GAME = N_("game")
COLUMN_PLAYED = N_("played")
COLUMN_WON = N_("won")
COLUMN_PLACE = N_("place")
COLUMN_SCORE = N_("score")
COLUMN_BEST = N_("best")
COLUMN_STREAK = N_("in a row")
COLUMN_RATING = N_("rating")
FIGURES_NOTE = N_(
    "Place and score are averages; in a row: wins now / at the most. A rating is 0 for a "
    "stranger; it needs {n} matches."
)
PLAYED_MATCHES = N_("What was played")
COLUMN_WHEN = N_("begun")
COLUMN_WINNER = N_("won by")
COLUMN_PLAYERS = N_("before")
KEY_MATCHES = N_("matches")
PLACES_OVER_TIME = N_("Places, match by match")
PLACES_OF = N_("The places of {name}, match by match")
AGAINST = N_("Against")
COLUMN_MET = N_("met")
COLUMN_AHEAD = N_("ahead")
COLUMN_BEHIND = N_("behind")
COLUMN_LEVEL = N_("level")
ASK_DELETE_PLAYER = N_("Delete {name}?")
WHY_DELETE_PLAYER = Plural(
    "{n} match that {name} sits in is removed for good, for those who played along as well.",
    "{n} matches that {name} sits in are removed for good, for those who played along as well.",
)
DELETE_PLAYER = N_("Delete {name}")

# Settings
SETTINGS = N_("Settings")

# Set-up
SETUP = N_("Who sits down?")
PLAYER = N_("Seat {n}")
NAME_HINT = N_("Write a name; an empty chair stays free. Who sits next plays next.")
NAME_FAULTS = {
    "name_wide": N_("{width} columns wide; {most} fit"),
    "name_twice": N_("the name is taken"),
    "name_character": N_("{character} can't stand in a name"),
}
CHAIR_NOTE = N_("Up and down change places with the neighbour; the name goes along.")
STARTS = N_("starts")
PROGRAM = N_("a program: {level}")
PROGRAM_STARTS = N_("a program: {level}; starts")
PROGRAM_NOTE = N_("A program sits here. Write a name, and a person does.")
KEY_PROGRAM = N_("a program")
KEY_STRONGER = N_("how strong")
HINTS = N_("Hints")
HINTS_NOTE = N_("On one's own turn a key tells what would be good, and why.")
FIRST_NOTE = N_("Whoever the answer is starts the first round.")
FIRST_RANDOM = N_("leave it to chance")
POLICY = N_("Secrets")
POLICY_STANDARD = N_("standard")
POLICY_STRICT = N_("strict")
POLICY_OPEN = N_("open")
POLICY_PEEK_NOTE = N_(
    "The table stays up for everybody; a key lifts a corner of one's own secrets."
)
POLICY_CURTAIN_NOTE = N_("The table stays up for everybody; a hand is covered until it is lifted.")
POLICY_STRICT_NOTE = N_("A curtain falls before every turn, whatever there is to hide.")
POLICY_OPEN_NOTE = N_("Friends who don't mind: whoever is to play sees their secrets at once.")
ON = N_("on")
OFF = N_("off")
DEAL = N_("Sit down and deal")
NOT_REMEMBERED = N_("For the next time this can't be remembered. {fault}")

# Table
OVER = N_("The game is over")
DRAW_PILE = N_("draw pile {n}")
CHOOSE_FIRST = N_("Choose something first: {keys}.")
NOTHING_CHOSEN = N_("Nothing chosen yet.")
PEEK_FOR_REASON = N_("That is not possible now. {name} can peek to see why ({key}).")
PEEK_WHETHER = N_("{name} can peek to see whether that is possible now ({key}).")
POSSIBLE = N_("That can be played.")
NOT_SAVED = N_("Not saved, so not played: {cause}. Make room or fix the folder, then commit again.")
LOG_TITLE = N_("What happened")
LOG_LATELY = N_("What happened lately")
TAKEN_BACK = N_("{name} took that back.")
UNDO_REASONS = {
    "nothing": N_("There is nothing to take back."),
    "other": N_("Only whoever decided last can take it back."),
    "chance": N_("It can't be taken back: chance has spoken since."),
    "shown": N_("It can't be taken back: a card was shown."),
    "over": N_("It can't be taken back: the game is over."),
    "seen": N_("It can't be taken back: somebody has looked at secrets since."),
}

THINKS = N_("{name} is thinking.")
HAND_OVER = N_("{last} {arrow} {next}")
NOTHING_AGAIN = N_("There is nothing to show again yet.")
TOO_QUICK = N_("Too quick: that key was thrown away.")

# Keys in the footer
KEY_CHOOSE = N_("choose")
KEY_CONFIRM = N_("do it")
KEY_HINT = N_("hint")
KEY_PEEK = N_("peek")
KEY_PEEK_CLOSE = N_("close")
KEY_COVER = N_("cover")
KEY_LOG = N_("log")
KEY_UNDO = N_("take back {name}'s {deed}")
KEY_WHY = N_("why not")
KEY_PAUSE = N_("pause")
KEY_HELP = N_("help")
KEY_LIFT = N_("lift the hand")
LIFTS = N_("lifts the hand")
KEY_LIFT_CURTAIN = N_("lift the curtain")
KEY_SHOW_AGAIN = N_("show again")
KEY_SIT_DOWN = N_("sit down")
KEY_RESUME = N_("resume")
KEY_LEAVE = N_("leave")
KEY_BACK = N_("back")
KEY_MOVE = N_("move")
KEY_CHANGE = N_("change")
KEY_CHANGE_SEATS = N_("change seats")
KEY_PUT_DOWN = N_("sit down")
KEY_ONWARD = N_("onward")
KEY_DEAL = N_("deal")
KEY_SCROLL = N_("scroll")
KEY_FIND = N_("find")
KEY_NEXT = N_("next")
KEY_SETTINGS = N_("settings")
KEY_HISTORY = N_("history")
KEY_EVENING = N_("score sheet")
KEY_END_EVENING = N_("end the evening")
KEY_DELETE = N_("delete")
KEY_OTHER = N_("other game")
KEY_GAMES = N_("games")
KEY_LOOK = N_("look closer")
KEY_NEXT_SCORE = N_("scores")
KEY_AGAIN = N_("play again")
KEY_HOME = N_("home")
KEY_CLOSE = N_("close")

# Curtain
CURTAIN_NEXT = N_("The table is covered for")
CURTAIN_ALONE = N_("Everybody else looks away.")
CURTAIN_PUBLIC = N_("Everybody may look: only the table comes up.")

# Pause
PAUSED = N_("A pause")
PAUSE_SAVED = N_("Every decision so far is kept. Nothing is lost if you leave.")
PAUSE_RESUME = N_("Go on playing")
PAUSE_RULES = N_("Help and rules")
PAUSE_SETTINGS = N_("Settings")
PAUSE_LEAVE = N_("Leave and keep the game")
PAUSE_UNSAVED = N_("Nothing of this match is saved. Whoever leaves loses it.")
PAUSE_LEAVE_UNSAVED = N_("Leave and lose the game")

# Result
RESULT = N_("the end")
WINS = N_("wins.")
WIN = N_("win.")
SHARE_THE_WIN = N_("share the win.")
CAME_ABOUT = N_("{names}: {points}")
POINTS = Plural("{n} point", "{n} points")
COURSE = N_("points over time")

# Help
RULES_MISSING = N_("The rulebook of this game is missing from the installation.")
FIND_PROMPT = N_("Find: {text}")
FOUND = Plural("{n} line found", "{n} lines found")
NOT_FOUND = N_("“{text}” is not in the rules.")

# Leaving
KEPT = N_("The game is kept. Go on with: smilegames resume")
CRASHED = N_("smilegames broke ({kind}). The game is kept: smilegames resume. Please report:")

# Terminal
TOO_SMALL = N_("The table needs {width} × {height} characters.")
TOO_SMALL_NOW = N_("This window has {width} × {height}. Make it larger; nothing is lost.")
