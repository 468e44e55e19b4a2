"""Names: what may sit down."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from wcwidth import wcswidth

from smilegames.store.errors import Unusable
from smilegames.store.names import checked_names, name_fault, names_fault, same_name, tidy

FINE = [
    "Ada",
    "Zoë",
    "Łukasz",
    "Mary Ann",
    "[b]Bo[/b]",
    "{x}",
    "李小龍",
    "अनीता",
    "שרה",
    "Ng",
    "12",
]
WRONG = {
    "": "name_empty",
    " \t ": "name_empty",
    "A\x1bB": "name_character",
    "A\nB": "name_character",
    "A\x9bB": "name_character",
    "A\u200bB": "name_character",
    "A\u200dB": "name_character",
    "\u202eAda": "name_character",
    "\ufeffAda": "name_character",
    "A\ud800": "name_character",
    "A\ufe0f": "name_character",
    "A\u2028B": "name_character",
    "A\u3164": "name_character",
    "A\u00a0B": "name_character",
    "A\U0001f1eb\U0001f1f7": "name_character",
    "A\ue000": "name_character",
    "Ä" + "\u0301" * 4: "name_character",
    "\u0301Ada": "name_character",
    "A" * 13: "name_wide",
    "李" * 7: "name_wide",
}


@pytest.mark.parametrize("name", FINE)
def test_names_that_can_stand(name: str) -> None:
    assert checked_names([name]) == (name,)


@pytest.mark.parametrize("name", WRONG)
def test_names_that_can_not(name: str) -> None:
    fault = name_fault(tidy(name))
    assert fault is not None
    assert fault.code == WRONG[name]


@given(st.text(max_size=14))
def test_whatever_is_let_in_is_tame(text: str) -> None:
    name = tidy(text)
    if name_fault(name) is None:
        assert 1 <= wcswidth(name) <= 12
        assert name.isprintable()
        assert name == unicodedata.normalize("NFC", name) == name.strip()
        assert name.encode()


def test_a_name_is_spelled_one_way() -> None:
    assert checked_names(["  Zoe\u0308 "]) == ("Zo\u00eb",)
    fault = names_fault(["Ada", "Zoe\u0308"])
    assert fault is not None
    assert (fault.where, fault.code) == ("2", "name_untidy")


@pytest.mark.parametrize("other", ["ada", "ADA", " Ada ", "\uff21\uff44\uff41"])
def test_two_of_a_name_are_one_too_many(other: str) -> None:
    assert same_name("Ada", other)
    with pytest.raises(Unusable) as caught:
        checked_names(["Ada", "Ben", other])
    assert caught.value.faults[0].code == "name_twice"
    assert caught.value.faults[0].where == "3"
