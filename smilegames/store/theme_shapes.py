"""The shape of a theme's file, checked by pydantic. Importing this module loads pydantic."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    StringConstraints,
    ValidationError,
    create_model,
)
from pydantic_core import PydanticCustomError

from smilegames.store.checking import faults_of
from smilegames.store.errors import Unusable
from smilegames.store.plain_data import read_toml, with_lines
from smilegames.store.theme_data import TONES, ThemeData

_COLOUR = re.compile(
    r"#[0-9a-f]{6}|ansi_(default|(bright_)?(black|red|green|yellow|blue|magenta|cyan|white))"
)


def _colour(text: str) -> str:
    if _COLOUR.fullmatch(text.lower()) is None:
        raise PydanticCustomError("our_colour", "no colour")
    return text.lower()


def _shown(text: str) -> str:
    if not text.isprintable():
        raise PydanticCustomError("our_unprintable", "can't be shown")
    return text


class _Shape(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


_COLOURS: dict[str, Any] = {tone: (Annotated[str, AfterValidator(_colour)], ...) for tone in TONES}
ColoursShape = create_model("ColoursShape", __base__=_Shape, **_COLOURS)
"""`[colours]`: each tone once."""


class ThemeShape(_Shape):
    """The file."""

    name: Annotated[str, StringConstraints(min_length=1, max_length=24), AfterValidator(_shown)]
    dark: bool
    colours: ColoursShape  # type: ignore[valid-type]


def check_theme(path: Path) -> ThemeData:
    """Read and check a theme. Raises Unusable with every fault."""
    try:
        read = ThemeShape.model_validate(read_toml(path))
    except ValidationError as error:
        raise Unusable(with_lines(faults_of(error), path), path) from error
    return ThemeData(path.stem, read.name, read.dark, read.model_dump()["colours"])
