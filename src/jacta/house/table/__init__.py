"""A table: the entries of its log, and their fold. All of it is pure."""
