"""The terminal: what a table in it is made of. How a game is drawn there, each game says itself."""
