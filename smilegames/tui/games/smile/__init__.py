"""The room of Smile."""
