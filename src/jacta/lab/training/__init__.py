"""Training: how the mind of a game learns, step by step, and can be gone on with."""
