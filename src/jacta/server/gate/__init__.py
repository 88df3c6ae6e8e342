"""The gate of a house: how much, how long and by which name one may ask, before the house does
anything for it."""
