"""The same dice for many, each at a table of their own: days, challenges, and how they compare."""
