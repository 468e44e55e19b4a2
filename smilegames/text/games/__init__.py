"""One module a game: its events, prompts, refusals and reckonings in words."""
