"""One module a game: its name, what it is, and the questions of set-up."""
