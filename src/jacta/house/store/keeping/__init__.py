"""What the keeper has decided and done: bans, and the log of the keeper's deeds."""
