"""How each game is played by feel: a module for every game that has one, under the game's id."""
