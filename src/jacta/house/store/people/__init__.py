"""People as they are stored, and what they have beside the board: one module per concept."""
