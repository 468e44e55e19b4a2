"""`config.toml`: the table's settings and each game's last set-up, remembered between evenings.

Reading never fails: what can't be used is told as faults, and the default stands in for it.
Writing keeps the owner's comments and order, and never touches a file that can't be read.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from smilegames.core.errors import Fault
from smilegames.games import registry
from smilegames.store.errors import Unusable, unusable_file
from smilegames.store.paths import PRIVATE_FILE, config_folder, make_private
from smilegames.store.plain_data import read_toml, with_lines
from smilegames.store.set_ups import SetUp
from smilegames.store.settings import SETTINGS, Settings
from smilegames.store.themes import theme_fault

if TYPE_CHECKING:
    from tomlkit import TOMLDocument

__all__ = [
    "Config",
    "SetUp",
    "Settings",
    "config_file",
    "keep_setting",
    "load",
    "remember",
    "unusable_config",
]


@dataclass(frozen=True, slots=True)
class Config:
    """The file, read."""

    settings: Settings = field(default_factory=Settings)
    games: Mapping[str, SetUp] = field(default_factory=dict)
    """Last set-up by game id."""
    problem: Unusable | None = None
    """What of the file could not be used, with every fault; None: all of it was."""
    tables: Path | None = None
    """The folder in which a group of accounts shares its tables; None: there is none."""

    def dressed(self, theme: str | None) -> Config:
        """Return it with another theme for this time; None: with its own."""
        if theme is None:
            return self
        return replace(self, settings=replace(self.settings, theme=theme))


def config_file() -> Path:
    """Return the path of the file, which need not exist."""
    return config_folder() / "config.toml"


def load() -> Config:
    """Read the file; a missing one is an empty one."""
    path = config_file()
    try:
        data = read_toml(path)
    except Unusable as error:
        missing = error.faults[0].code == "file_missing"
        return Config(problem=None if missing else error)
    from smilegames.store.config_plain import read_set_up, read_settings

    faults = [Fault(key, "unknown") for key in data if key not in ("settings", "games", "tables")]
    settings, more = read_settings(_table(data, "settings", "settings", faults), "settings")
    faults += more
    unknown = theme_fault(settings.theme)
    if unknown is not None:
        settings = replace(settings, theme=Settings().theme)
        faults.append(Fault("settings.theme", unknown.code, unknown.params))
    games = {}
    tables = _table(data, "games", "games", faults)
    for game in tables:
        where = f"games.{game}"
        table = _table(tables, game, where, faults)
        games[game], more = read_set_up(table, where, registry.games().get(game))
        faults += more
    shared = _folder(data, faults)
    return Config(settings, games, unusable_config(faults) if faults else None, shared)


def unusable_config(faults: Sequence[Fault]) -> Unusable:
    """Return what is wrong with the file as an error; each fault gets its line."""
    path = config_file()
    return Unusable(with_lines(faults, path), path)


def _table(data: Mapping[str, Any], key: str, where: str, faults: list[Fault]) -> dict[str, Any]:
    table = data.get(key, {})
    if isinstance(table, dict):
        return table
    faults.append(Fault(where, "not_a_table"))
    return {}


def _folder(data: Mapping[str, Any], faults: list[Fault]) -> Path | None:
    named = data.get("tables")
    if named is None:
        return None
    if not isinstance(named, str):
        faults.append(Fault("tables", "not_text"))
    elif not os.path.isabs(named):
        faults.append(Fault("tables", "not_absolute"))
    else:
        return Path(named)
    return None


def keep_setting(name: str, value: object) -> None:
    """Write one setting, which must be a value that it may have.

    Raises Unusable and leaves the file.
    """
    assert any(setting.name == name and setting.holds(value) for setting in SETTINGS)
    _rewrite(lambda document: _merge(document, ("settings",), {name: value}))


def remember(game: str, set_up: SetUp) -> None:
    """Write a game's set-up for the next time. Raises Unusable and leaves the file."""
    values = {name: value for name, value in asdict(set_up).items() if value is not None}
    values["names"] = list(set_up.names)
    values["options"] = dict(set_up.options)
    values["programs"] = [level or "" for level in set_up.programs]
    values["elsewhere"] = list(set_up.elsewhere)
    _rewrite(lambda document: _merge(document, ("games", game), values))


def _merge(document: TOMLDocument, path: tuple[str, ...], values: Mapping[str, Any]) -> None:
    import tomlkit

    table: Any = document
    for depth, name in enumerate(path):
        if name not in table:
            table[name] = tomlkit.table(is_super_table=depth < len(path) - 1)
        table = table[name]
    for name, value in values.items():
        _put(table, name, value)


def _put(table: Any, name: str, value: Any) -> None:
    """Set a value, or what is another in a table of values: comments beside the rest stay."""
    held = table.get(name)
    if isinstance(held, Mapping) and isinstance(value, Mapping):
        for stranger in held.keys() - value.keys():
            del table[name][stranger]
        for key, item in value.items():
            _put(table[name], key, item)
        return
    plain = held.unwrap() if hasattr(held, "unwrap") else held
    if type(plain) is not type(value) or plain != value:
        table[name] = value


def _rewrite(change: Callable[[TOMLDocument], None]) -> None:
    import tomlkit
    from tomlkit.exceptions import TOMLKitError

    path = config_file()
    text = _text_of(path)
    try:
        document = tomlkit.parse(text)
        change(document)
    except (TOMLKitError, TypeError, AttributeError) as error:
        raise Unusable([Fault("", "config_not_writable")], path) from error
    written = tomlkit.dumps(document)
    if written != text:
        _replace(path, written)


def _text_of(path: Path) -> str:
    """Return the text of a file that reads well as TOML, or nothing where there is none."""
    try:
        read_toml(path)
    except Unusable as error:
        if error.faults[0].code == "file_missing":
            return ""
        raise
    return path.read_text(encoding="utf-8")


def _replace(path: Path, text: str) -> None:
    """Put the new text in place whole or not at all; a link keeps pointing where it did."""
    make_private(path.parent)
    target = Path(os.path.realpath(path))
    try:
        descriptor, name = tempfile.mkstemp(prefix=".config-", dir=target.parent)
        try:
            with open(descriptor, "w", encoding="utf-8", newline="") as file:
                os.fchmod(descriptor, PRIVATE_FILE)
                file.write(text)
                file.flush()
                os.fsync(descriptor)
            os.replace(name, target)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(name)
            raise
    except OSError as error:
        raise unusable_file(path, error) from error
