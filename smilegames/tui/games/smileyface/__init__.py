"""The room of SmileyFace."""
