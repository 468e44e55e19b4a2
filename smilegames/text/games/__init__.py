"""One module a game: its name, its events, prompts, refusals and reckonings in words."""
