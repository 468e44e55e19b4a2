"""Gracias in words."""
