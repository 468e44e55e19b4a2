"""Zones and other pieces that several screens share."""
