"""Smile & Money in words."""
