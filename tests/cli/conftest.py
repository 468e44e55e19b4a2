"""Takes the fixtures of these tests from where they are shared."""

import pytest

from tests.cli.running import Runner
from tests.support.homes import coin, home

__all__ = ["coin", "home", "smilegames"]


@pytest.fixture
def smilegames(capsys: pytest.CaptureFixture[str]) -> Runner:
    """The program as a function of its words."""
    return Runner(capsys)
