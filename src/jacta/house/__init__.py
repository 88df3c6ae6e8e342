"""The house: tables on which people and bots play, nothing lost, every die checkable."""
