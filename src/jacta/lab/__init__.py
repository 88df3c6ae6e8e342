"""The lab: studies of games, made from the engine and the bots. Nothing here prints."""
