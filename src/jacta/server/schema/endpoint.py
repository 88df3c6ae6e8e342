"""An endpoint as it is described: where it is, what it takes, and what it gives."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

__all__ = ["Endpoint"]


@dataclass(frozen=True)
class Endpoint:
    """A request that can be made; `handler` answers it, and its docstring says what it is for."""

    method: str
    path: str
    handler: Callable[[Any], Awaitable[Any]]
    body: Any = None
    answer: Any = None
    query: Any = None
    status: int = 200
    media: str = "application/json"

    @property
    def summary(self) -> str:
        return inspect.getdoc(self.handler) or ""
