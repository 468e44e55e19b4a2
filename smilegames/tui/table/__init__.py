"""What every game's table has: phases, covers, choosing, the chronicle and the keys that work."""
