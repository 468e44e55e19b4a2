"""Themes as data: those that we ship, the owner's own, and which of them a name means.

Ours are known to be good and read without a check, for the first frame waits for them.
"""

from __future__ import annotations

from pathlib import Path

from smilegames.core.errors import Fault
from smilegames.store.assets import asset
from smilegames.store.errors import Unusable
from smilegames.store.paths import config_folder
from smilegames.store.plain_data import read_toml
from smilegames.store.settings import Settings
from smilegames.store.theme_data import ThemeData

_LONGEST_NAME = 32
_SUFFIX = ".toml"


def theme_names() -> list[str]:
    """List what the setting can hold: our themes, then those that only the owner has."""
    ours, own = _names_in(asset("themes")), _names_in(_own_folder())
    return [*ours, *(name for name in own if name not in ours)]


def load_theme(name: str) -> ThemeData:
    """Read a theme; one of the owner's stands in for ours of the same name.

    Raises Unusable: `theme_unknown`, or every fault of the owner's file.
    """
    if _may_name(name):
        own = _own_folder() / f"{name}{_SUFFIX}"
        if own.exists() or own.is_symlink():
            from smilegames.store.theme_shapes import check_theme

            return check_theme(own)
        if asset("themes", f"{name}{_SUFFIX}").is_file():
            return _our_theme(name)
    raise Unusable([_unknown(name)])


def theme_fault(name: str) -> Fault | None:
    """Return `theme_unknown` where no theme is called so; a theme's own faults are not looked for.

    The usual one is taken to be there.
    """
    return None if name == Settings().theme or name in theme_names() else _unknown(name)


def usable_theme(name: str) -> tuple[ThemeData, Unusable | None]:
    """Return a theme, or our usual one with the reason why the wanted one can't be had."""
    try:
        return load_theme(name), None
    except Unusable as error:
        return _our_theme(Settings().theme), error


def _our_theme(name: str) -> ThemeData:
    data = read_toml(asset("themes", f"{name}{_SUFFIX}"))
    return ThemeData(name, data["name"], data["dark"], data["colours"])


def _unknown(name: str) -> Fault:
    return Fault("", "theme_unknown", {"theme": name, "known": theme_names()})


def _own_folder() -> Path:
    return config_folder() / "themes"


def _names_in(folder: Path) -> list[str]:
    """List the themes of a folder in the order of the alphabet; of a missing one, none."""
    found = sorted(path.stem for path in folder.glob(f"*{_SUFFIX}"))
    return [name for name in found if _may_name(name)]


def _may_name(name: str) -> bool:
    """Tell whether a theme may be called so: its file lies in the folder, and it can be shown."""
    fits = 0 < len(name) <= _LONGEST_NAME and name.isprintable()
    return fits and not name.startswith(".") and "/" not in name
