"""Screens are looked at in a home of their own and a terminal with all colours."""

from tests.support.homes import home, terminal

__all__ = ["home", "terminal"]
