"""What the shared suites are built of: tables to try, random matches, values looked into."""
