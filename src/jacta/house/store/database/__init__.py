"""The database below the store: SQLite or PostgreSQL, the schema and its migrations."""
