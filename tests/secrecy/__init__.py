"""That nobody is shown what they can't know, in every registered game (DESIGN 7)."""
