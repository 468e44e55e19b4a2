"""What stays: where files live, records, decks, settings. Knows no screen."""
