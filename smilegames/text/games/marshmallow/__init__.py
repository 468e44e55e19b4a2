"""Marshmallow Test in words."""
