"""What is said of a table that several terminals share."""

from __future__ import annotations

from smilegames.text.words import N_

# At the table
TABLE = N_("table {code}")
AWAY = N_("away: {names}")
WAITS = N_("Waiting for {name}.")
WAITS_AWAY = N_("Waiting for {name}, who is away.")
YOUR_TURN = N_("Now {name} is to play.")
BEHIND = N_("The table has gone on meanwhile.")

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
CLOSE = N_("End a shared table. Its record is kept, to be resumed.")
OPTION_HERE = N_("Whose seats are at this terminal, commas between; usually the first player's.")
OPTION_NOBODY_HERE = N_("Sit down nowhere: only open the table.")
OPTION_ABSENT = N_("Who plays for somebody who has been away for a minute; usually all wait.")
OPTION_AS = N_("Whose seats to take, commas between; usually the first free one.")
OPTION_WORD = N_("The word that was given with the seats.")
OPTION_WORD_OWNER = N_("The word of whoever opened the table.")
HERE_IS_SHARED = N_("--here needs --shared")
OPTION_SHARED = N_("Open it as a table that others join.")
