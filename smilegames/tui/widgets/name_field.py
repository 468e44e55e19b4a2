"""A field for a name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from textual import events
from textual.widgets import Input

from smilegames.store.names import MOST_CELLS

if TYPE_CHECKING:
    from smilegames.tui.app import SmileApp


class NameField(Input):
    """Takes what is printable; `press` is asked about any other key.

    Keys may come faster than the focus moves: those that waited here go where it is by then.
    """

    def __init__(self, name: str, press: Callable[[str], bool], *, id: str) -> None:
        super().__init__(name, max_length=2 * MOST_CELLS, select_on_focus=False, id=id)
        self._press = press
        self.cursor_blink = False

    async def on_key(self, event: events.Key) -> None:
        here = self.screen.focused
        if here is not None and here is not self:
            here.post_message(events.Key(event.key, event.character))
        elif event.is_printable or not self._press(self._command(event)):
            return
        event.stop()
        event.prevent_default()

    def _command(self, event: events.Key) -> str:
        return cast("SmileApp", self.app).keys.command(event.key)
