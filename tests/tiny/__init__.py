"""Three tiny games that prove the contract: board data, hidden entries, hidden cards."""
