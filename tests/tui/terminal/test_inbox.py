"""Keys on their way to an application that may be busy: in order, and only so many."""

from __future__ import annotations

import asyncio
from threading import Thread
from typing import cast

from textual import events
from textual.app import App
from textual.message import Message

from smilegames.tui.terminal.inbox import MOST_WAITING, Inbox


class Pump:
    """As much of an application and of a screen as an inbox asks for."""

    def __init__(self, *stack: Pump) -> None:
        self.message_queue_size = 0
        self.screen_stack = [*stack]
        self.focused: Pump | None = None
        self.heard: list[str] = []

    def hear(self, message: Message) -> None:
        assert isinstance(message, events.Key)
        self.heard.append(message.key)

    def inbox(self) -> Inbox:
        return Inbox(cast("App[int]", self), self.hear)


def keys(count: int) -> list[Message]:
    return [events.Key(str(number), None) for number in range(count)]


def named(first: int, last: int) -> list[str]:
    return [str(number) for number in range(first, last)]


async def until(pump: Pump, count: int) -> list[str]:
    while len(pump.heard) < count:
        await asyncio.sleep(0)
    return pump.heard


async def test_keys_come_from_a_thread_in_order() -> None:
    app = Pump(Pump())
    inbox = app.inbox()
    thread = Thread(target=lambda: [inbox.put([key]) for key in keys(20)])
    thread.start()
    assert await until(app, 20) == named(0, 20)
    thread.join()


async def test_whoever_is_busy_is_left_alone() -> None:
    field = Pump()
    screen, below = Pump(), Pump()
    app = Pump(below, screen)
    screen.focused = field
    inbox = app.inbox()
    for pump in (app, screen, field):
        pump.message_queue_size = 100
        inbox.put(keys(2))
        await asyncio.sleep(0.02)
        assert app.heard == []
        pump.message_queue_size = 0
        assert await until(app, 2) == named(0, 2)
        app.heard.clear()
    below.message_queue_size = 100
    inbox.put(keys(2))
    assert await until(app, 2) == named(0, 2)


async def test_only_so_many_wait() -> None:
    app = Pump()
    app.message_queue_size = 100
    inbox = app.inbox()
    many = 10 * MOST_WAITING
    inbox.put(keys(many))
    app.message_queue_size = 0
    assert await until(app, MOST_WAITING) == named(many - MOST_WAITING, many)


async def test_what_waits_can_be_forgotten() -> None:
    app = Pump()
    app.message_queue_size = 100
    inbox = app.inbox()
    inbox.put(keys(5))
    inbox.empty()
    app.message_queue_size = 0
    inbox.put([events.Key("after", None)])
    assert await until(app, 1) == ["after"]
