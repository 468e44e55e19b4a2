"""The looking-glass of the suites sees everything."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import NamedTuple

import pytest

from tests.support.values import kinds, shared, snapshot


class Point(NamedTuple):
    x: int
    hidden: tuple[int, ...] = ()


@dataclass(slots=True)
class Box:
    items: list[int]
    unseen: list[int] = field(default_factory=list, compare=False)


@dataclass(frozen=True)
class Label:
    boxes: tuple[Box, ...]


class Old:
    def __init__(self) -> None:
        self.secret = [1]


def test_a_snapshot_sees_what_equality_leaves_out() -> None:
    assert Box([1], [2]) == Box([1], [3])
    assert snapshot(Box([1], [2])) != snapshot(Box([1], [3]))
    assert snapshot(Box([1], [2])) == snapshot(Box([1], [2]))


def test_a_snapshot_stays_as_it_was() -> None:
    box = Box([1, 2])
    before = snapshot(Label((box,)))
    box.items.append(3)
    assert snapshot(Label((box,))) != before


def test_kinds_of_containers_count() -> None:
    assert snapshot((1, 2)) != snapshot([1, 2])
    assert snapshot({1: [2]}) == snapshot({1: [2]})
    assert snapshot(deque([1])) != snapshot([1])
    assert snapshot({3, 1}) == snapshot({1, 3})


@pytest.mark.parametrize("thing", [len, lambda: 1, (n for n in [1]), Box, Box([1]).items.append])
def test_what_is_no_value_is_found(thing: object) -> None:
    with pytest.raises(TypeError):
        snapshot(Label((Box([]), thing)))  # type: ignore[arg-type]


def test_shared_things_are_named() -> None:
    box = Box([1])
    assert shared(Label((box,)), Label((box,))) == ["boxes.0", "boxes.0.items", "boxes.0.unseen"]
    assert shared(box, Box(box.items)) == ["items"]
    assert shared(Point(1, (2,)), Point(1, (2,))) == []


def test_old_fashioned_objects_are_opened() -> None:
    assert snapshot(Old()) == snapshot(Old())
    assert kinds([Old()]) == {list, Old, int}
