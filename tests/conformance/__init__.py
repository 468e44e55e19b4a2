"""What every registered game must do, whatever its rules (DESIGN 7). Knows no single game."""
