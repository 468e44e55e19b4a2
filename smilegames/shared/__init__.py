"""One table for several terminals: the process that holds the match, and its clients."""
