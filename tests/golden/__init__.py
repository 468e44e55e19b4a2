"""One match of every game and number of players as readable text, to be read in a diff.

`python -m tests.golden` writes them anew.
"""
