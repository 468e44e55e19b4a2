"""Messages and the translator that speaks them.

A message is written in English where it is declared, marked with `N_` (or as a `Plural`) so that
the catalogue builder finds it, and spoken by a `Words`, which belongs to one reader: two seats may
read different languages at once, so there is no global translator.
"""

from __future__ import annotations

import gettext
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

DOMAIN = "smilegames"


@dataclass(frozen=True, slots=True)
class Plural:
    """A message whose form depends on `n`."""

    one: str
    many: str


Message: TypeAlias = str | Plural


def N_(text: str) -> str:  # noqa: N802  (gettext's customary name)
    """Mark a message for the catalogue; return it as it is."""
    return text


LIST_OF_TWO = N_("{first} and {last}")
LIST_OF_TWO_CHOICES = N_("{first} or {last}")
LIST_SEPARATOR = N_(", ")


class Words:
    """Speaks messages in one language."""

    def __init__(self, language: str = "en", locale: Path | None = None) -> None:
        self.language = language
        self._catalogue = gettext.translation(
            DOMAIN, None if locale is None else str(locale), [language], fallback=True
        )

    def __call__(self, message: Message, **params: object) -> str:
        """Return the message in words, its `{fields}` filled from `params`.

        A Plural chooses its form by the parameter `n`.
        """
        if isinstance(message, Plural):
            n = params["n"]
            assert isinstance(n, int)
            spoken = self._catalogue.ngettext(message.one, message.many, n)
        else:
            spoken = self._catalogue.gettext(message)
        return spoken.format(**params) if params else spoken

    def join(self, items: Sequence[str]) -> str:
        """Return items as a list in a sentence: `a`, `a and b`, `a, b and c`."""
        return self._listed(items, LIST_OF_TWO)

    def either(self, items: Sequence[str]) -> str:
        """Return items as a choice in a sentence: `a`, `a or b`, `a, b or c`."""
        return self._listed(items, LIST_OF_TWO_CHOICES)

    def _listed(self, items: Sequence[str], last_two: Message) -> str:
        if len(items) < 2:
            return "".join(items)
        head = self(LIST_SEPARATOR).join(items[:-1])
        return self(last_two, first=head, last=items[-1])
