"""SmileyFace in words."""
