"""One module a game: what its table says beside what its rules say."""
