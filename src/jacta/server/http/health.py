"""Whether the house is alive and ready, and its figures for Prometheus."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from jacta.server.services import Services

__all__ = ["ROUTES"]


async def live(_: Request) -> Response:
    """The process answers."""
    return PlainTextResponse("live\n")


async def ready(request: Request) -> Response:
    """Something can be stored, and the bots are there."""
    services: Services = request.app.state.services
    if (trouble := await services.storage.try_out()) is not None:
        return PlainTextResponse(f"not ready: {trouble.code}\n", 503)
    if not services.is_ready or services.stopping.is_set():
        return PlainTextResponse("not ready: stopping\n", 503)
    if not services.workers.pids:
        return PlainTextResponse("not ready: no bot can think\n", 503)
    return PlainTextResponse("ready\n")


async def metrics(request: Request) -> Response:
    """The figures of this process, for those who may read them; for others there are none."""
    services: Services = request.app.state.services
    if request.client is None or not services.may_read_metrics(request.client.host):
        raise HTTPException(404)
    figures = services.metrics
    figures.rooms(len(services.rooms))
    figures.bots(services.workers.busy, services.workers.waiting)
    await figures.refresh(services.house.store.lobby.counts)
    return Response(figures.render(), media_type="text/plain; version=0.0.4")


ROUTES = [Route("/live", live), Route("/ready", ready), Route("/metrics", metrics)]
