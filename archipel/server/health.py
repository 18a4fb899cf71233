"""How a server is: alive, ready, and in numbers. For proxies, watchdogs and Prometheus."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from typing import Any

from litestar import Request, Response, get

from archipel.kernel.match import Refused
from archipel.server import metrics
from archipel.server.house import House

PATIENCE = 3.0
"""Seconds after which what does not answer counts as broken."""


@get("/health/live", include_in_schema=False, exclude_from_csrf=True)
async def live() -> Response[bytes]:
    """The process runs and its event loop turns. Who does not get this starts it anew."""
    return Response(b"ok\n", media_type="text/plain", headers=FRESH)


@get("/health/ready", include_in_schema=False, exclude_from_csrf=True)
async def ready(house: House) -> Response[dict[str, str]]:
    """May people be sent here? Every check of the house by its name; 503 if a needed one fails.

    A bus that is away fails nobody: without it people still play, and all servers would be gone
    at once.
    """
    told = await checked(house)
    broken = [name for name in told if house.checks[name].needed and told[name] != "ok"]
    return Response(told, status_code=503 if broken else 200, headers=FRESH)


async def checked(house: House) -> dict[str, str]:
    """Every check of the house by its name: ok or failed."""
    names = list(house.checks)
    found = await asyncio.gather(*(_works(name, house) for name in names))
    return {name: "ok" if works else "failed" for name, works in zip(names, found, strict=True)}


FRESH = {"cache-control": "no-store"}


async def _works(name: str, house: House) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await house.checks[name].ask()
    except Exception as error:
        house.tally.failed(f"not ready: {name}: {error!r}", logging.WARNING)
        return False
    return True


@get("/metrics", include_in_schema=False, exclude_from_csrf=True)
async def numbers(request: Request[Any, Any, Any], house: House) -> Response[bytes]:
    """The numbers, for those that ARCHIPEL_METRICS names; for others there is no such page."""
    if not _may_read(request, house):
        raise Refused("no-such-page", "there is nothing at this address")
    house.measure()
    return Response(metrics.text(), media_type=metrics.KIND, headers=FRESH)


def _may_read(request: Request[Any, Any, Any], house: House) -> bool:
    """Whom do we talk to? Where a proxy asks for somebody, that is not the proxy.

    Behind one we trust the address is already theirs. One we do not know may hide anybody.
    """
    client = request.scope.get("client")
    if client is None or (not house.settings.proxies and "x-forwarded-for" in request.headers):
        return False
    try:
        address = ipaddress.ip_address(client[0])
    except ValueError:
        return False
    return any(address in ipaddress.ip_network(one) for one in house.settings.metrics)
