"""People: their accounts, ratings and puzzles, and the keeper of the house."""
