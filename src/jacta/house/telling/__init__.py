"""The one door: what a chair or a spectator is told of a table, and in which words."""
