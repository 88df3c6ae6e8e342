"""Puzzles: decisions of played games where what seems good at first sight is clearly not the best.

A game has a stock of them in its folder; `jacta puzzles GAME` makes it.
"""

from __future__ import annotations

from jacta.puzzles.puzzle import Answer, Puzzle, Reason, is_right
from jacta.puzzles.stock import Lot, Stock, lesson_of, read_stock, stock_of, write_stock

__all__ = [
    "Answer",
    "Lot",
    "Puzzle",
    "Reason",
    "Stock",
    "is_right",
    "lesson_of",
    "read_stock",
    "stock_of",
    "write_stock",
]
