"""What was played and who won: told by the records alone, and remembered in a database.

The records are the only truth. The database saves reading thousands of them again; without it the
same figures come out, only later.
"""
