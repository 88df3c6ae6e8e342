"""The engine: what a game is. It never rolls dice and knows no rules."""
