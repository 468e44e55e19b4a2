"""What every game shares. Knows no single game, no sentence, no screen and no file."""
