"""What a game writes, as JSON Schema and as tables for people."""
