"""Takes the fixtures of these tests from where they are shared."""

from tests.support.homes import coin, home

__all__ = ["coin", "home"]
