"""That the digests in `seeds/`, the code, the tests and the rulebooks name the same rules."""
