"""The command line: the only part that prints. Loads what a command needs when it runs."""
