"""What the application answers where something goes wrong in itself."""

from __future__ import annotations

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from jacta.server.app import create
from jacta.server.headers import security_headers
from jacta.server.hosting.settings import HouseSettings


@pytest.mark.parametrize("address", [None, "https://dice.example"])
async def test_a_failure_is_told_as_such_with_the_security_headers(address: str | None) -> None:
    async def fail(_: Request) -> Response:
        raise ZeroDivisionError("a secret")

    app = create(HouseSettings(public_address=address))
    app.router.routes.insert(0, Route("/api/broken", fail))
    transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
        answer = await client.get("/api/broken", headers={"accept-language": "de"})
    assert (answer.status_code, answer.json()["code"]) == (500, "failed")
    assert answer.headers.items() >= security_headers(address).items()
    assert answer.headers["cache-control"] == "no-store"
    assert "secret" not in answer.text
