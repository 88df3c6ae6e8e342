"""People: their accounts, ratings and daily games, and the keeper of the house."""
