"""Speed, measured beside a peer in the same run; nothing here is asserted."""
