"""HTTP and WebSocket: the house as seen from outside."""
