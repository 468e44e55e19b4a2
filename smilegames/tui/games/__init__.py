"""A room for each game: its screen, its widgets and its drawings."""
