"""The application: routes, limits and headers put together."""

from __future__ import annotations

import asyncio
import functools
import logging
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import FormMultiDict, MutableScopeHeaders, State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import ClientException, HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPI, RequestBody, Schema
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send
from sqlalchemy.exc import DataError, SQLAlchemyError

from archipel import __version__
from archipel.kernel.match import Refused
from archipel.server import (
    accounts,
    health,
    lessons,
    logs,
    metrics,
    notes,
    own_time,
    pages,
    shelf,
    sockets,
    tables,
)
from archipel.server.house import House
from archipel.server.limits import MESSAGE, REQUEST, address_of, let_wait
from archipel.server.members import mine, signing_in
from archipel.server.members.desk import Desk
from archipel.server.messages import Guest, Problem
from archipel.server.notices import addresses as notices
from archipel.server.notices.office import Office
from archipel.server.people import hosting, others
from archipel.server.refusals import reason, status
from archipel.server.store import cause

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
            "worker-src 'self'",
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

SCHEMA = "/schema"
"""Where the OpenAPI document is."""

LISTS = ("/api/tables", "/api/tables/mine")
"""Addresses that take more work than others."""

log = logging.getLogger("archipel")


class Asked(Request[Any, Any, Any]):
    """A request whose body may be anything at all."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("the body is nested too deeply") from None
        except UnicodeError as error:
            raise ClientException("the body is no UTF-8") from error

    async def form(self) -> FormMultiDict:
        """We have no forms. The framework would look into one for a token against forgery."""
        return FormMultiDict()


def make(house: House) -> ASGIApp:
    """The server as an ASGI application."""
    settings = house.settings
    members = Desk(house)
    noticing = Office(house, members.letters)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        noticing.open()
        try:
            yield
        finally:
            await noticing.close()
            await members.close()
            await house.close()

    async def the_house() -> House:
        return house

    async def the_desk() -> Desk:
        return members

    async def the_office() -> Office:
        return noticing

    async def who(request: Request[Any, Any, Any]) -> Guest | None:
        guest = await accounts.recognise(request, house)
        request.scope["state"]["guest"] = guest.id if guest else "-"
        return guest

    async def where(request: Request[Any, Any, Any]) -> str:
        """Where it comes from, as limits count it."""
        return address_of(request.scope)

    async def throttle(request: Request[Any, Any, Any]) -> None:
        """Changes over HTTP: by our own pages, so many per second for each guest or address."""
        if request.method == "POST":
            if "origin" in request.headers and not sockets.own_origin(request, house):
                raise Refused("foreign-origin", "a page of another site asks for it")
            guest = await accounts.recognise(request, house)
            who = guest.id if guest else f"address {address_of(request.scope)}"
            if not await house.bus.take(house.requests, who):
                raise Refused("too-fast", "too many changes at once: wait a moment")

    litestar = Litestar(
        route_handlers=[
            accounts.who_am_i,
            accounts.introduce,
            signing_in.by_password,
            signing_in.mail_me,
            signing_in.by_mail,
            signing_in.ask_passkey,
            signing_in.by_passkey,
            signing_in.by_device,
            others.people,
            others.profile,
            others.set_tie,
            others.finish_lesson,
            others.report,
            hosting.view,
            hosting.act,
            notices.notices,
            notices.set_wishes,
            notices.add_push,
            notices.add_webhook,
            notices.drop_way,
            notices.try_way,
            notices.ask_no_letters,
            notices.no_letters,
            notices.waiting,
            notices.invite,
            mine.account,
            mine.export,
            mine.set_password,
            mine.begin_passkey,
            mine.add_passkey,
            mine.drop_passkey,
            mine.set_mail,
            mine.confirm_mail,
            mine.drop_mail,
            mine.begin_totp,
            mine.finish_totp,
            mine.drop_totp,
            mine.new_recovery,
            mine.open_elsewhere,
            mine.end_session,
            mine.sign_out,
            mine.erase,
            shelf.shelf,
            shelf.components,
            shelf.texts,
            shelf.lesson_texts,
            shelf.diagrams,
            shelf.diagram_texts,
            shelf.rules,
            lessons.learn,
            lessons.learn_hint,
            lessons.draw,
            tables.public,
            tables.mine,
            tables.one,
            tables.record,
            tables.story,
            tables.review,
            tables.want_review,
            tables.open_table,
            tables.again,
            tables.join,
            tables.leave,
            notes.mine,
            notes.write,
            notes.drop,
            tables.propose_level,
            tables.take_over,
            tables.come_back,
            own_time.my_time,
            own_time.set_hours,
            own_time.take_vacation,
            own_time.end_vacation,
            tables.edit_seat,
            tables.start,
            tables.table_socket_document,
            tables.lobby_socket_document,
            health.live,
            health.ready,
            health.numbers,
            pages.client,
        ],
        dependencies={
            "house": Provide(the_house, use_cache=True),
            "desk": Provide(the_desk, use_cache=True),
            "office": Provide(the_office, use_cache=True),
            "me": Provide(who),
            "home": Provide(where),
        },
        before_request=throttle,
        lifespan=[lifespan],
        exception_handlers={
            Refused: _refused,
            HTTPException: _http_error,
            SQLAlchemyError: _not_saved,
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
            path=SCHEMA,
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        request_class=Asked,
        request_max_body_size=settings.body_bytes,
        logging_config=None,
        state=State({"house": house}),
    )
    return _guarded(litestar, house, functools.cache(lambda: _write_document(litestar)))


def _write_document(app: Litestar) -> None:
    """The OpenAPI document, complete; the framework keeps it."""
    _complete(app.openapi_schema)
    app.plugins.get(OpenAPIPlugin).provide_openapi_schema()


def _complete(document: OpenAPI) -> None:
    """What the framework does not say in its document, though it is so."""
    for kind in document.components.schemas.values():
        if kind.properties:
            kind.additional_properties = False  # as ``messages.Struct`` has it
    for path in (document.paths or {}).values():
        body = path.post.request_body if path.post else None
        if isinstance(body, RequestBody):
            schemas = [media.schema for media in body.content.values()]
            body.required = not any(isinstance(s, Schema) and s.one_of for s in schemas)  # or null


def _guarded(app: ASGIApp, house: House, write_document: Callable[[], None]) -> ASGIApp:
    """Sockets go their own way; requests over HTTP are counted, every answer has its headers."""

    settings = house.settings
    hinted = bool(settings.proxies)
    writing = asyncio.Lock()

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        nonlocal hinted
        if scope["type"] == ScopeType.WEBSOCKET:
            await sockets.serve(house, scope, receive, send)
            return
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        started = False
        path = scope["path"]
        request = logs.new_request()

        async def with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableScopeHeaders.from_message(message)
                headers["x-request-id"] = request
                if settings.origin.startswith("https:"):
                    headers["strict-transport-security"] = "max-age=31536000"
                _dress(headers, path)
                metrics.REQUESTS.labels(message["status"]).inc()
                log.debug("%s %s: %d", scope["method"], path, message["status"])
            await send(message)

        home = address_of(scope)
        if not hinted and any(name == b"x-forwarded-for" for name, _ in scope["headers"]):
            hinted = True
            log.warning("%s forwards for others: if it is your proxy, set ARCHIPEL_PROXIES", home)
        if not house.bus.take_now(house.visits, home, settings.list_cost if path in LISTS else 1):
            house.tally.note(f"request of {home}: too fast")
            await let_wait(settings.refusal_pause)  # a flood has to wait for its answers
            await house.turns.take(home, MESSAGE)
            refused = Refused("too-fast", "too many requests at once: wait a moment")
            await _answer(with_headers, _problem(refused), 429, house.visits.patience)
            return
        if not all(_is_host(value) for name, value in scope["headers"] if name == b"host"):
            refused = Refused("unreadable", "the header host names no host")
            await _answer(with_headers, _problem(refused), 400)
            return
        if "\0" in path:  # PostgreSQL does not even look for it
            refused = Refused("no-such-page", "there is nothing at this address")
            await _answer(with_headers, _problem(refused), 404)
            return
        try:
            await house.turns.take(home, REQUEST)
            if path == SCHEMA or path.startswith(f"{SCHEMA}/"):
                # Written when it is first asked for: a tenth of a second that no start and nobody
                # else has to wait for.
                async with writing:
                    await asyncio.to_thread(write_document)
            await app(_readable(scope), receive, with_headers)
        except asyncio.CancelledError:
            if not house.closing:
                raise
            if not started:  # we end, and it would have taken too long to wait for this
                await _answer(with_headers, _problem(Refused("full", ENDING)), 503)
        except Exception:
            log.exception("%s %s failed", scope["method"], path)
            if not started:
                problem = Problem(word="broken", message=BROKEN)
                await _answer(with_headers, problem, 500)

    return guarded


def _dress(headers: MutableScopeHeaders, path: str) -> None:
    """The headers of every answer."""
    for name, value in HEADERS.items():
        headers[name] = value
    if path.startswith("/api/") and "cache-control" not in headers:
        headers["cache-control"] = "no-store"
    if "public" in headers.get("cache-control", ""):
        with suppress(KeyError):
            del headers["set-cookie"]  # what others may keep must not hold anybody's cookie
    if "allow" in headers:
        allowed = set(headers["allow"].split(", ")) - {"OPTIONS"}
        if "GET" in allowed:
            allowed.add("HEAD")
        headers["allow"] = ", ".join(sorted(allowed))


HOST = re.compile(rb"(?:\[[0-9A-Fa-f:.]+\]|[\w.-]*)(?::(\d{1,5}))?")
"""A name or an address, and perhaps a port; the framework fails on anything else."""


def _is_host(value: bytes) -> bool:
    found = HOST.fullmatch(value)
    return found is not None and int(found[1] or 0) < 65_536


def _readable(scope: HTTPScope) -> HTTPScope:
    """A request as the framework understands it.

    HEAD is GET: the server leaves the body out. OPTIONS is no method of ours: other sites have
    nothing to ask here. Our own cookies and tokens are ASCII; others are left out, since the
    framework cannot compare them.
    """
    headers = [(name, _ascii(name, value)) for name, value in scope["headers"]]
    method: Any = {"HEAD": "GET", "OPTIONS": "-"}.get(scope["method"], scope["method"])
    return {**scope, "method": method, "headers": headers}


def _ascii(name: bytes, value: bytes) -> bytes:
    if name in (b"cookie", b"x-csrf-token") and not value.isascii():
        return b";".join(part for part in value.split(b";") if part.isascii())
    return value


async def _answer(send: Send, problem: Problem, status: int, patience: int = 0) -> None:
    """A refusal given without asking the framework."""
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if patience:
        headers.append((b"retry-after", b"%d" % patience))
    start: Any = {"type": "http.response.start", "status": status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})


BROKEN = "something went wrong on our side"
ENDING = "this server is about to end: come back in a moment"


def _problem(refused: Refused) -> Problem:
    metrics.refused(refused.word)
    return Problem(word=refused.word, message=reason(refused), rule=refused.rule)


def _refused(request: Request[Any, Any, Any], refused: Refused) -> Response[Problem]:
    house: House = request.app.state.house
    headers: dict[str, str] = {}
    if refused.word == "too-fast":
        house.tally.note(f"{request.method}: too fast")
        headers["retry-after"] = str(house.requests.patience)
    return Response(_problem(refused), status_code=status(refused), headers=headers)


def _not_saved(request: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[Problem]:
    """The database cannot be read or written: the disk is full, or gone.

    PostgreSQL also refuses what no text of ours can hold, such as a zero byte.
    """
    if isinstance(error, DataError):
        refused = Refused("unreadable", "it holds what no text can hold")
        return Response(_problem(refused), status_code=status(refused))
    house: House = request.app.state.house
    house.tally.failed(f"{_named(request)}: the database failed: {cause(error)}")
    refused = Refused("not-saved", "it could not be saved")
    return Response(_problem(refused), status_code=status(refused))


def _http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses: unreadable bodies, unknown addresses, missing CSRF tokens."""
    message = error.detail
    if isinstance(error.extra, list):  # what is wrong with which field
        faults = [fault for fault in error.extra if isinstance(fault, dict)]
        parts = [f"{fault.get('key', '')}: {fault.get('message', '')}" for fault in faults]
        message = "; ".join([message, *parts])
    word = WORDS.get(error.status_code, "broken")
    metrics.refused(word)
    answer = Response(
        Problem(word=word, message=message[:500]),
        status_code=error.status_code,
        headers=error.headers or {},
    )
    if word == "forged":
        answer.delete_cookie("csrf")  # it may be from another server: the next GET brings a new one
    return answer


def _our_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("%s failed", _named(request), exc_info=error)
    metrics.refused("broken")
    return Response(Problem(word="broken", message=BROKEN), status_code=500)


def _named(request: Request[Any, Any, Any]) -> str:
    """A request, for the log."""
    path = request.scope["path"]
    table = re.match("/api/tables/([a-z0-9]{10,24})(/|$)", path)
    guest = request.scope["state"].get("guest", "-")
    return f"table={table[1] if table else '-'} guest={guest} {request.method} {path}"
