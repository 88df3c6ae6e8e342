"""The WebSocket: connections, the rooms they watch, and the order in which they are told."""
