"""The room of Gracias."""
