"""The real program in a real pseudo-terminal, its screen read back."""
