"""The house: tables on which people and bots play. So far: its dice."""
