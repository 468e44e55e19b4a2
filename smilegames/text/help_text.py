"""What every game's help says, and how to find it by the game's id."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from smilegames.core.modules import module_if_any
from smilegames.text.words import Message, Words

Pair: TypeAlias = tuple[str, Message]


class HelpText(NamedTuple):
    """The contents of `smilegames.text.games.<id>.help`. Each message is marked with `N_`."""

    aim: Message
    """`AIM`: what one plays for, in one or two sentences."""
    keys: Sequence[Pair]
    """`KEYS`: commands' ids or keys as they are printed, one or several with spaces between, and
    what they do. Only the table's own: what every table has is added to them."""
    signs: Sequence[Pair]
    """`SIGNS`, or `signs(glyphs)` by the name of the glyphs: a sign as drawn and its meaning."""


def help_text(game: str, glyphs: str) -> HelpText | None:
    """Return the help of a game for a set of glyphs, or None where it has none."""
    module = module_if_any(f"smilegames.text.games.{game}.help")
    if module is None:
        return None
    signs: Callable[[str], Sequence[Pair]] | None = getattr(module, "signs", None)
    return HelpText(module.AIM, module.KEYS, signs(glyphs) if signs else module.SIGNS)


def aim_of(words: Words, game: str) -> str:
    """Say what one plays for, or nothing where the game has no help."""
    found = help_text(game, "unicode")
    return "" if found is None else words(found.aim)
