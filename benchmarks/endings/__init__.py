"""Endings of the four games, solved by enumeration: how far the minds are from what is exact."""
