"""What a house costs: people at its tables, peers beside it, and everything that may slow it."""
