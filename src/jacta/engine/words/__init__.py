"""Words: catalogs in three languages, what a game says by them, and its rulebook."""
