"""The application: routes, limits and headers put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from archipel import __version__
from archipel.kernel.match import Refused
from archipel.server import accounts, pages, shelf, sockets, tables
from archipel.server.house import House
from archipel.server.messages import Guest, Problem
from archipel.server.refusals import reason, status
from archipel.server.settings import Settings

MOST_BODY = 16 * 1024

HEADERS = {
    "content-security-policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "style-src-attr 'unsafe-inline'",  # places of pieces; no rule or address can hide there
            "img-src 'self' data:",
            "font-src 'self'",
            "media-src 'self' data:",
            "connect-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

WORDS = {
    400: "unreadable",
    403: "forged",
    404: "no-such-page",
    405: "no-such-method",
    413: "too-large",
    429: "too-fast",
}

log = logging.getLogger("archipel")


def make(settings: Settings) -> ASGIApp:
    """The server as an ASGI application."""
    house = House(settings)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    async def the_house() -> House:
        return house

    async def who(request: Request[Any, Any, Any]) -> Guest | None:
        return await accounts.recognise(request, house)

    async def throttle(request: Request[Any, Any, Any]) -> None:
        """Changes over HTTP, so many per second for each guest or address."""
        if request.method == "POST":
            guest = await accounts.recognise(request, house)
            address = request.client.host if request.client else ""
            if not house.requests.take(guest.id if guest else f"address {address}"):
                raise Refused("too-fast", "too many requests at once: wait a moment")

    litestar = Litestar(
        route_handlers=[
            accounts.who_am_i,
            accounts.introduce,
            shelf.shelf,
            shelf.components,
            shelf.texts,
            shelf.rules,
            tables.public,
            tables.mine,
            tables.one,
            tables.record,
            tables.story,
            tables.open_table,
            tables.again,
            tables.join,
            tables.leave,
            tables.edit_seat,
            tables.start,
            tables.table_socket_document,
            tables.lobby_socket_document,
            pages.client,
        ],
        dependencies={
            "house": Provide(the_house, use_cache=True),
            "me": Provide(who),
        },
        before_request=throttle,
        lifespan=[lifespan],
        exception_handlers={
            Refused: _refused,
            HTTPException: _http_error,
            Exception: _our_fault,
        },
        csrf_config=CSRFConfig(
            secret=house.key.hex(),
            cookie_name="csrf",
            header_name="X-CSRF-Token",
            cookie_secure=settings.origin.startswith("https:"),
            cookie_samesite="lax",
        ),
        openapi_config=OpenAPIConfig(
            title="Archipel",
            version=__version__,
            description="Board games in the browser. docs/protocol.md tells the story around it.",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        request_max_body_size=MOST_BODY,
        logging_config=None,
        state=State({"house": house}),
    )
    return _guarded(litestar, house)


def _guarded(app: ASGIApp, house: House) -> ASGIApp:
    """Sockets go their own way; every answer over HTTP carries the security headers."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await sockets.serve(house, scope, receive, send)
            return
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api/") and "cache-control" not in headers:
                    headers["cache-control"] = "no-store"
            await send(message)

        await app(scope, receive, with_headers)

    return guarded


def _refused(_: Request[Any, Any, Any], refused: Refused) -> Response[Problem]:
    problem = Problem(word=refused.word, message=reason(refused), rule=refused.rule)
    return Response(problem, status_code=status(refused))


def _http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses: unreadable bodies, unknown addresses, missing CSRF tokens."""
    message = error.detail
    if isinstance(error.extra, list):  # what is wrong with which field
        faults = [fault for fault in error.extra if isinstance(fault, dict)]
        parts = [f"{fault.get('key', '')}: {fault.get('message', '')}" for fault in faults]
        message = "; ".join([message, *parts])
    word = WORDS.get(error.status_code, "broken")
    answer = Response(Problem(word=word, message=message[:500]), status_code=error.status_code)
    if word == "forged":
        answer.delete_cookie("csrf")  # it may be from another server: the next GET brings a new one
    return answer


def _our_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    problem = Problem(word="broken", message="something went wrong on our side")
    return Response(problem, status_code=500)
