"""The room of Smile & Money."""
