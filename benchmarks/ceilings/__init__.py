"""Ceilings: how much more somebody has who knows what no player can know.

Würfel Express: a `pupil` of one opponent, two who meet without the luck of the dice (`meeting`).
Verbindung gesucht: a `reader` of what `linker` will do. Dice Trip: who is `clairvoyant`, and knows
all dice beforehand.
"""
