"""Five card games for people who pass one keyboard round a table."""

__version__ = "0.1.0"
