"""Pydantic's findings as faults of ours, so that nobody else has to know pydantic.

Importing this module loads pydantic.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from smilegames.core.errors import Fault

_CODES = {
    "missing": "missing",
    "extra_forbidden": "unknown",
    "unexpected_keyword_argument": "unknown",
    "int_type": "not_a_number",
    "int_parsing": "not_a_number",
    "int_parsing_size": "not_a_number",
    "int_from_float": "not_a_number",
    "string_type": "not_text",
    "string_unicode": "not_text",
    "list_type": "not_a_list",
    "tuple_type": "not_a_list",
    "dict_type": "not_a_table",
    "model_type": "not_a_table",
    "dataclass_type": "not_a_table",
    "bool_type": "not_a_switch",
    "bool_parsing": "not_a_switch",
    "string_too_long": "too_long",
    "string_too_short": "too_short",
    "too_long": "too_long",
    "too_short": "too_short",
}
_LIMITS = {
    "greater_than_equal": ("too_small", "ge"),
    "less_than_equal": ("too_large", "le"),
}


def faults_of(error: ValidationError) -> list[Fault]:
    """Return every finding as a fault whose `where` is the dotted path of what is wrong."""
    return [_fault(detail) for detail in error.errors(include_url=False, include_input=False)]


def _fault(detail: ErrorDetails) -> Fault:
    where = ".".join(str(part) for part in detail["loc"])
    kind = detail["type"]
    context: Mapping[str, Any] = detail.get("ctx", {})
    if kind in _CODES:
        return Fault(where, _CODES[kind])
    if kind in _LIMITS:
        code, bound = _LIMITS[kind]
        return Fault(where, code, {"limit": context[bound]})
    if kind in ("literal_error", "enum"):
        return Fault(where, "not_one_of", {"allowed": context["expected"]})
    if kind.startswith("our_"):
        return Fault(where, kind.removeprefix("our_"), dict(context))
    return Fault(where, "malformed")
