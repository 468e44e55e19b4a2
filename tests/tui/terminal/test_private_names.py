"""Private names of Textual and Rich: the few that are used are used in one place, and where one of
them is missing the program goes on."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import isfunction
from pathlib import Path
from pkgutil import walk_packages

import pytest
from rich.console import Console
from rich.style import Style
from textual.app import App, ComposeResult
from textual.geometry import Region
from textual.message_pump import MessagePump
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget

import smilegames.tui
from smilegames.tui.terminal.colours import Depth
from smilegames.tui.terminal.driver import SteadyDriver
from smilegames.tui.terminal.host import Host
from smilegames.tui.terminal.regions import forget_regions, measure_anew, repaint

ROOT = Path(smilegames.tui.__file__).parents[1]
PLACE = "smilegames.tui.terminal."


def trees() -> Iterator[tuple[Path, ast.Module]]:
    for path in ROOT.rglob("*.py"):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def test_no_private_module_is_imported() -> None:
    imported = [
        (path.name, node.module, alias.name)
        for path, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
        if node.module.split(".")[0] in ("textual", "rich")
        and any(map(is_private, [*node.module.split("."), alias.name]))
    ]
    assert imported == []


def test_no_private_method_is_replaced_elsewhere() -> None:
    for module in walk_packages(smilegames.tui.__path__, "smilegames.tui."):
        import_module(module.name)
    found = {
        (kind.__module__, name)
        for kind in every_kind(MessagePump)
        if kind.__module__.startswith("smilegames.")
        for name, value in vars(kind).items()
        if is_private(name) and isfunction(value) and any(name in vars(b) for b in foreign(kind))
    }
    assert {name for module, name in found if not module.startswith(PLACE)} == set()
    assert {name for _, name in found} == {"_handle_exception"}


def every_kind(kind: type) -> Iterator[type]:
    each: type
    for each in kind.__subclasses__():
        yield each
        yield from every_kind(each)


def foreign(kind: type) -> list[type]:
    return [base for base in kind.__mro__ if base.__module__.split(".")[0] in ("textual", "rich")]


def test_no_private_attribute_of_others_is_used() -> None:
    theirs = {name for kind in (App, Screen, Widget, Console, Style) for name in dir(kind)}
    used = {
        (path.name, node.attr)
        for path, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and is_private(node.attr) and node.attr in theirs
        if not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls"))
    }
    assert used == set()


# Where they are missing


def test_regions_of_another_name_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    widget = Widget()
    widget.refresh()
    forget_regions(widget)
    assert not widget._dirty_regions
    monkeypatch.delattr(widget, "_dirty_regions")
    forget_regions(widget)


@pytest.mark.parametrize("missing", ["", "_repaint_regions", "_dirty_widgets"])
async def test_a_widget_is_drawn_anew_whatever_the_names(
    missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = Screened()
    async with app.run_test() as pilot:
        line = app.screen.query_one(Line)
        await pilot.pause()
        line.drawn = 0
        refreshed: list[Region] = []
        monkeypatch.setattr(line, "refresh", lambda *regions: refreshed.extend(regions))
        holder = line if missing == "_repaint_regions" else app.screen
        if missing:
            monkeypatch.delattr(holder, missing)
        repaint(line, [Region(0, 0, 2, 1)])
        if missing:
            assert refreshed == [Region(0, 0, 2, 1)]
        else:
            await pilot.pause()
            assert (refreshed, line.drawn) == ([], 1)
        monkeypatch.undo()


@pytest.mark.parametrize("missing", [False, True])
def test_a_widget_is_measured_anew_whatever_the_names(
    missing: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    widget, refreshed = Widget(), list[bool]()
    monkeypatch.setattr(widget, "refresh", lambda *, layout: refreshed.append(layout))
    if missing:
        monkeypatch.delattr(widget, "_box_model_cache")
    measure_anew(widget)
    assert refreshed == [True]


class Line(Widget):
    """Counts how often it is drawn."""

    drawn = 0

    def render_lines(self, crop: Region) -> list[Strip]:
        self.drawn += 1
        return [Strip.blank(crop.width)] * crop.height


class Screened(App[None]):
    """A line on a screen."""

    def compose(self) -> ComposeResult:
        yield Line()


@pytest.mark.parametrize("is_called", [True, False])
async def test_an_error_ends_it_quietly_whether_we_hear_of_it_or_not(
    is_called: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Broken(Host):
        def on_mount(self) -> None:
            hand = "Y-2"
            raise RuntimeError(hand)

    if not is_called:
        monkeypatch.delattr(Host, "_handle_exception")
    app = Broken(Depth.TRUE, SteadyDriver)
    await app.run_async(headless=True)
    assert app.has_crashed
    assert (app.crash is not None) is is_called
    sys.stdout.flush()
    assert capsys.readouterr() == ("", "")
