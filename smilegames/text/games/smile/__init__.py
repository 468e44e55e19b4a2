"""Smile in words."""
