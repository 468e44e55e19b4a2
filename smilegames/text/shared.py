"""What is said of a table that several terminals share."""

from __future__ import annotations

from smilegames.text.words import N_, Plural

# At the table
TABLE = N_("table {code}")
AWAY = N_("away: {names}")
WAITS = N_("Waiting for {name}.")
WAITS_AWAY = N_("Waiting for {name}, who is away.")
CAME = Plural("{names} is here.", "{names} are here.")
WENT = Plural("{names} is away.", "{names} are away.")
YOUR_TURN = N_("Now {name} is to play.")
BEHIND = N_("The table has gone on meanwhile.")

OTHERS_COME = N_("The others come with: smilegames join {code}. Your own word is {word}.")
COME_BACK = N_("Whoever leaves takes this seat again with the word {word}.")

# The shelf's list of tables, and who sits down at one
KEY_TABLES = N_("tables")
TABLES = N_("Tables")
TABLES_ARE = N_("that several terminals share")
NO_TABLES_YET = N_("No table is open. Set up a game with somebody at another terminal.")
COLUMN_TABLE = N_("table")
COLUMN_FREE = N_("free seats")
COLUMN_TAKEN = N_("at the table")
KEY_GO_THERE = N_("go there")
KEY_LOOK_ON = N_("look on")
KEY_TOO = N_("sits here too")
KEY_NOT_TOO = N_("sits not here")
SITS_WHERE = N_("Table {code}: {game}")
SITS_AS = N_("Who sits at this terminal?")
SEAT_FREE = N_("{name}")
SEAT_LEFT = N_("{name} has left: wants the word")
SEAT_TAKEN = N_("{name} is here: wants the word")
LOOKS_ON = N_("Nobody: only look on")
THE_WORD = N_("The word")
OWNERS_WORD_NOTE = N_("Your own word, if you opened this table: it makes the seat free again.")
KEY_FREE = N_("free the seat")
WORD_NOTE = N_("The word that was told when the seat was taken; the pause shows it.")

# Set-up
ELSEWHERE = N_("at another terminal")
ELSEWHERE_STARTS = N_("at another terminal; starts")
ELSEWHERE_NOTE = N_("Sits down at another terminal of this machine, over SSH for one.")
KEY_ELSEWHERE = N_("at another terminal")
ABSENT = N_("Whoever is away")
ABSENT_WAIT = N_("is waited for")
ABSENT_LEVEL = N_("a program plays: {level}")
ABSENT_NOTE = N_("What happens when somebody has been away for a minute.")

# Result
DEALT_AGAIN = N_("The others play again: {key} sits down.")

# Pause
PAUSE = N_("The others can go on. Whoever leaves comes back to the same seat with:")
PAUSE_WATCHES = N_("The others go on without whoever only looks on.")
LEAVE = N_("Leave the table")

# Commands
COMES_BACK = N_("smilegames join {code} --word {word}")
KEPT = N_("The seat is kept. Come back with: {command}")
OPENED = N_("The table is open. The others come with: smilegames join {code}")
OPENED_ENDS = N_("It ends with: smilegames close {code} --word {word}")
ENDED = N_("Table {code} is closed; its record is kept.")
NO_TABLES = N_("No table is open. One is opened with: smilegames host GAME --players NAMES")
ONE_OF_TABLES = N_("{code}  {game}: {names}{free}")
FREE_SEATS = N_("; free: {names}")
SITS_AT = N_("{names} at table {code}; these seats are taken again with the word {word}")

HOST = N_("Open a table that others join from other terminals of this machine, over SSH for one.")
JOIN = N_("Sit down at a shared table; without a code, list those that are open.")
WATCH = N_("Look on at a shared table: what everybody may see.")
HAND = N_("Sit down at a shared table and see only your own hand, beside a public screen.")
FREE = N_("Make a seat of a shared table free again whose owner is away.")
FREED = N_("{name}'s seat is free: smilegames join takes it.")
OPTION_FREED = N_("Whose seat it is.")
CLOSE = N_("End a shared table. Its record is kept, to be resumed.")
OPTION_HERE = N_("Whose seats are at this terminal, commas between; usually the first player's.")
OPTION_NOBODY_HERE = N_("Sit down nowhere: only open the table.")
OPTION_ABSENT = N_("Who plays for somebody who has been away for a minute; usually all wait.")
OPTION_AS = N_("Whose seats to take, commas between; usually the first free one.")
OPTION_WORD = N_("The word that was given with the seats.")
OPTION_WORD_OWNER = N_("The word of whoever opened the table.")
HERE_OR_NOT = N_("--here and --nobody-here exclude each other")
HERE_IS_SHARED = N_("--here needs --shared")
OPTION_SHARED = N_("Open it as a table that others join.")
