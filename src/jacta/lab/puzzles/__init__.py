"""The search for puzzles in games between bots."""
