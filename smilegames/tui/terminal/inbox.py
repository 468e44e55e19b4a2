"""Messages on their way from the thread that reads them to an application that may be busy."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextvars import copy_context

from textual.app import App
from textual.message import Message

MOST_WAITING = 256
"""Messages that are kept; of more, the oldest go."""
_BUSY = 8
"""Messages an application may have before it when it is given another."""
_BEAT = 0.005
"""Seconds until one that was busy is looked at again."""


class Inbox:
    """Hands on what is put into it, in order. `deliver` is called in the application's loop."""

    def __init__(self, app: App[int], deliver: Callable[[Message], object]) -> None:
        self._app = app
        self._deliver = deliver
        self._waiting: deque[Message] = deque(maxlen=MOST_WAITING)
        self._loop = asyncio.get_running_loop()
        self._context = copy_context()
        self._is_called = False

    def put(self, messages: Sequence[Message]) -> None:
        """Take messages, from any thread."""
        self._waiting.extend(messages)
        if not self._is_called:
            self._is_called = True
            self._loop.call_soon_threadsafe(self._hand_on, context=self._context)

    def empty(self) -> None:
        """Forget what waits."""
        self._waiting.clear()

    def _hand_on(self) -> None:
        self._is_called = False
        while self._waiting and self._backlog() < _BUSY:
            self._deliver(self._waiting.popleft())
        if self._waiting:
            self._is_called = True
            self._loop.call_later(_BEAT, self._hand_on)

    def _backlog(self) -> int:
        """Return how many messages the application has before it."""
        pumps = {self._app, *self._app.screen_stack[-1:]}
        pumps |= {screen.focused for screen in self._app.screen_stack[-1:] if screen.focused}
        return sum(pump.message_queue_size for pump in pumps)
