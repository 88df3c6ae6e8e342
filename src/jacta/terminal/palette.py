"""The colours of the terminal: few, and readable on dark and on light ground."""

from __future__ import annotations

__all__ = ["ACCENT", "BANNER", "QUIET", "REFUSED"]

ACCENT = "bold #c8752a"  # what can be done now
BANNER = "bold #2b2320 on #f0a254"  # whose turn it is
REFUSED = "bold #e5695c"
QUIET = "dim"
