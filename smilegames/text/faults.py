"""What is wrong with data from outside, in one sentence for each code."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from smilegames.core.errors import Fault
from smilegames.text.common import explain
from smilegames.text.game_text import Speaker, game_text
from smilegames.text.ui import UNDO_REASONS
from smilegames.text.words import N_, Message, Plural, Words

FAULTS: Mapping[str, Message] = {
    # Files
    "file_missing": N_("there is no such file"),
    "file_permission": N_("permission denied"),
    "file_read_only": N_("the file system is read-only"),
    "file_irregular": N_("it is not a regular file"),
    "file_loop": N_("the symbolic links lead round in a circle"),
    "file_exists": N_("it exists already and is left as it is"),
    "file_large": N_("the file is larger than {most} bytes"),
    "file_empty": N_("the file is empty"),
    "folder_irregular": N_("a folder is needed here, and this is none"),
    "folder_not_writable": N_("the folder can't be written to"),
    "disk_full": N_("no space is left on the disk"),
    "system": N_("{reason}"),
    # Text and shape
    "not_utf8": N_("it is not text in UTF-8"),
    "not_unicode": N_("a text in it is not Unicode"),
    "not_json": N_("it is not valid JSON"),
    "not_toml": N_("it is not valid TOML: {reason}"),
    "nested": N_("it is nested too deeply"),
    "line_long": N_("the line is longer than {most} bytes"),
    "key_twice": N_("“{key}” is given twice"),
    "number": N_("{value} is not a whole number that can stand here"),
    "number_long": N_("a number has too many digits"),
    "missing": N_("it is missing"),
    "unknown": N_("nothing of this name belongs here"),
    "malformed": N_("it is malformed"),
    "not_a_number": N_("it is not a whole number"),
    "not_text": N_("it is not text"),
    "not_a_list": N_("it is not a list"),
    "not_a_table": N_("it is not a table of names and values"),
    "not_a_switch": N_("it is neither true nor false"),
    "not_names": N_("it is not a list of names"),
    "not_plain": N_("dates and times can't stand here"),
    "not_one_of": N_("it is none of {allowed}"),
    "too_small": N_("it is less than {limit}"),
    "too_large": N_("it is more than {limit}"),
    "too_long": N_("it is too long"),
    "too_short": N_("it is too short"),
    "unprintable": N_("it holds characters that can't be shown"),
    # Names, seats, options
    "name_empty": N_("a player's name is empty"),
    "name_character": N_("a player's name can't hold the character {character}"),
    "name_wide": N_("a player's name is {width} columns wide; {most} fit"),
    "name_twice": N_("two players are called {name}"),
    "name_untidy": N_("{name} is not spelled in its composed form, without space around it"),
    "programs_count": Plural(
        "it names {n} seat, but {seats} play", "it names {n} seats, but {seats} play"
    ),
    "seats": Plural(
        "{n} player sits down; the game is for {least} to {most}",
        "{n} players sit down; the game is for {least} to {most}",
    ),
    "option_unknown": N_("there is no such option; there are: {known}"),
    "option_unknown_none": N_("there is no such option; this game has none"),
    "option_seats": N_("the option is only for {seats} players"),
    "option_switch": N_("the option is a switch: true or false"),
    "option_range": N_("the option is a number from {low} to {high}"),
    "game_unknown": N_("there is no game “{game}”; there are: {known}"),
    # Records
    "excerpt_only": N_("it holds what one reader may know: it can be checked, and no more"),
    "no_record": N_("it is not a record of a match"),
    "format": N_("the record is of format {found}; this program reads format {known}"),
    "rules_version": N_(
        "it was played by version {found} of the rules; these are version {known}: "
        "record show still reads it"
    ),
    "moment": N_("it is not a moment like 2026-01-31T20:15:00Z"),
    "permutation": N_("it does not list each number from 0 exactly once"),
    "pick": N_("the number picked is not below the number picked from"),
    "digest": N_("it is not the digest of this deck"),
    "deck_wanted": N_("the deck is missing"),
    "deck_unwanted": N_("this game has no deck of its own"),
    "line_unknown": N_("the line is none of: {known}"),
    "numbering": N_("decision {expected} comes here, not {found}"),
    "notation": N_("“{spelled}” is no action of this game"),
    "illegal": N_("“{spelled}” is not allowed here: {reason}"),
    "turn": N_("seat {found} decides, but seat {expected} is asked"),
    "undo": N_("this can't be taken back: {reason}"),
    "order_size": N_("an order of {n} belongs here, this one has {found}"),
    "order_wanted": N_("an order of {n} belongs here"),
    "pick_size": N_("a pick of {n} belongs here, this one is of {found}"),
    "pick_wanted": N_("a pick of {n} belongs here"),
    "uncalled": N_("the rules do not call for this"),
    "undo_number": N_("the last decision is number {expected}, not {found}"),
    "after_end": N_("the match is over before this"),
    "after_outcome": N_("nothing can come after the outcome"),
    "outcome_early": N_("the match is not over yet"),
    "outcome_differs": N_("the record says {found}; by the rules it is {expected}"),
    "torn": N_("line {line} was never written whole; the record is read without it"),
    "record_gone": N_("the record of this match was gone; it is written again"),
    "record_changed": N_(
        "something else changed the record of this match; it is whole again, "
        "and what was found is in {aside}"
    ),
    "locked": N_("this match is open elsewhere"),
    "locked_since": N_("this match is open elsewhere, since {since}"),
    "locked_from": N_("this match is open elsewhere, since {since} from {origin}"),
    "locked_table": N_("this match is played at table {code}: smilegames join {code}"),
    "holder_unknown": N_("what has this match open is no process of yours on this machine"),
    "holder_stays": N_("what has this match open can't be ended"),
    "finished": N_("this match is over; “record show” tells it"),
    # History
    "history_broken": N_("the history was broken; it is made anew from the records"),
    "history_busy": N_("another program is writing to the history"),
    # Shared tables
    "table_code": N_("“{code}” is no code of a table: four letters, none of them I or O"),
    "table_unknown": N_("there is no table {code}; “smilegames join” lists those that are open"),
    "table_gone": N_("table {code} is gone; its match is kept: smilegames resume"),
    "table_silent": N_("table {code} does not answer"),
    "table_unopened": N_("the table could not be opened"),
    "table_other_version": N_("the table is of another version of smilegames"),
    "table_crowded": N_("no more than {most} can come to a table at once"),
    "table_full": N_("every seat is taken; “smilegames watch” looks on"),
    "table_no_player": N_("nobody called {name} plays at this table"),
    "table_program_seat": N_("{name} is a program"),
    "table_seat_taken": N_("{name}'s seat is taken; the word that came with it takes it again"),
    "table_other_account": N_("{name}'s seat is taken by another account"),
    "table_still_here": N_("{name} is at the table; only a seat whose owner is away can be freed"),
    "table_wrong_word": N_("that is not the word"),
    "table_word_waits": N_("too many wrong words for {name}'s seat; it takes none for a minute"),
    "table_sits_elsewhere": N_("these seats were taken at another terminal, with their word"),
    "table_closed": N_("the table was closed; its match is kept"),
    "nobody_here": N_("somebody has to sit at this terminal"),
    "folder_open": N_("the folder of tables is open to everybody; it needs mode 2770"),
    "not_absolute": N_("it is not an absolute path"),
    # Themes
    "theme_unknown": N_("there is no theme “{theme}”; there are: {known}"),
    "colour": N_("it is no colour: #rrggbb, or one of the terminal's own, as ansi_bright_red"),
    # Config
    "key_taken": N_("the key {key} is needed for “{command}”"),
    "key_reserved": N_("the key {key} is kept for something else"),
    "key_unknown": N_("there is no key called “{key}”"),
    "config_not_writable": N_("the file can't be changed without harm; nothing was written"),
}

MOST_QUOTED = 120
"""Longest piece of a file that a sentence repeats, in characters."""


def fault_text(words: Words, fault: Fault, game_faults: Mapping[str, Message] | None = None) -> str:
    """Say what is wrong, where it stands first.

    `game_faults` are the words for the codes of a game's own deck checks.
    """
    code = fault.code
    params = {name: _bounded(value) for name, value in fault.params.items()}
    if code == "option_unknown" and not params["known"]:
        code = "option_unknown_none"
    if code == "locked" and params["since"]:
        code = "locked_from" if params["origin"] else "locked_since"
        params["since"] = moment(params["since"])
    if code == "illegal":
        params["reason"] = _why_illegal(words, params)
    if code == "undo":
        params["reason"] = words(UNDO_REASONS[params["reason"]])
    message = (game_faults or {}).get(code) or FAULTS.get(code)
    said = code if message is None else words(message, **_listed(words, params))
    return printable(f"{_bounded(fault.where)}: {said}" if fault.where else said)


def moment(spelled: str) -> str:
    """Say a moment of a record (ISO 8601 in UTC) as clocks here show it; else as it is."""
    try:
        return f"{datetime.fromisoformat(spelled).astimezone():%Y-%m-%d %H:%M}"
    except (ValueError, OverflowError):
        return spelled


def printable(text: str) -> str:
    """Return text that can't steer a terminal: controls, formats and surrogates are spelled out."""
    return "".join(_spelled_out(character) for character in text)


def _bounded(value: Any) -> Any:
    """Cut text from a file that would fill the screen."""
    if isinstance(value, str) and len(value) > MOST_QUOTED:
        return f"{value[: MOST_QUOTED - 1]}…"
    return value


def _spelled_out(character: str) -> str:
    if unicodedata.category(character) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"):
        return character
    code = ord(character)
    return (
        f"\\x{code:02x}" if code < 256 else f"\\u{code:04x}" if code < 65536 else f"\\U{code:08x}"
    )


def _why_illegal(words: Words, params: Mapping[str, Any]) -> str:
    speaker = Speaker(words, params["names"], params["rules"])
    return explain(speaker, game_text(params["game"]), params["refusal"])


def _listed(words: Words, params: Mapping[str, Any]) -> dict[str, Any]:
    """Spell lists as sentences do."""
    return {
        name: words.join([str(item) for item in value])
        if isinstance(value, Sequence) and not isinstance(value, str)
        else value
        for name, value in params.items()
    }
