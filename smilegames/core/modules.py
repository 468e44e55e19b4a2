"""Finds a module by name that need not be there: what a game's room may hold and may leave out."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType


def module_if_any(name: str) -> ModuleType | None:
    """Return a module, or None where it or a package on the way to it does not exist.

    What goes wrong within it is raised.
    """
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{name}.".startswith(f"{error.name}."):
            return None
        raise
