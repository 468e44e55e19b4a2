"""One table a game, named as the game."""
