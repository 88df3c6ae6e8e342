"""An endpoint as it is described: where it is, what it takes, and what it gives."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

__all__ = ["Endpoint"]


@dataclass(frozen=True)
class Endpoint:
    """A request that can be made; `handler` answers it, and its docstring says what it is for.

    Somebody whom the keeper does not let in may use it only where `even_banned` says so.
    """

    method: str
    path: str
    handler: Callable[[Any], Awaitable[Any]]
    body: Any = None
    answer: Any = None
    query: Any = None
    status: int = 200
    media: str = "application/json"
    even_banned: bool = False

    @property
    def summary(self) -> str:
        return inspect.getdoc(self.handler) or ""
