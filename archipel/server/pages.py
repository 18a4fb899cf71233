"""The built browser client: read once into memory, served with the headers it deserves.

Only files that are in the folder have an address, so no address can lead anywhere else. Files
under ``assets/`` carry a hash of their content in their name and may be kept for ever. The client's
own routes get ``index.html``; so does any other address a person types, but as what it is: 404. The
page of a table brings what the shelf says of its game, so that a browser asks at once for all it
needs, and not only when its first scripts have run.
"""

from __future__ import annotations

import gzip
import html
import mimetypes
import re
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get

from archipel.kernel.match import Refused
from archipel.server.answers import ASK, FOR_EVER, Accepted, Known, lasting
from archipel.server.archive import Kept, kept
from archipel.server.house import House

FOLDER = Path(__file__).parent / "web"
PACKED = {".br": "br", ".gz": "gzip"}

TABLE = r"/table/([a-z0-9]+)"
ROUTES = (
    r"/",
    r"/new(?:/([a-z_]+))?",
    r"/lobby",
    r"/mine",
    TABLE,
    r"/review/([a-z0-9]+)",
    r"/learn/([a-z_]+)",
    r"/learn/([a-z_]+)/([a-z0-9-]+)",
    r"/rules(?:/([a-z_]+))?",
    r"/rules/([a-z_]+)/printed",
    r"/rules/([a-z_]+)/try/([a-z0-9-]+)",
    r"/settings",
    r"/credits",
    r"/sign-in",
    r"/account",
    r"/open",
    r"/people",
    r"/people/([a-z0-9]+)",
    r"/host",
    r"/notices/off/([a-z0-9]+\.[a-f0-9]+)",
)
"""The routes of the client, as web/src/router.svelte.ts has them."""

UNBUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Archipel</title>
<h1>The browser client is not built</h1>
<p>In a clone of the project: run <code>make client</code>, then start the server again.</p>
<p>Installed with pip: this installation was built without the client. In a clone, run
<code>make wheel</code> and install what it puts into <code>dist/</code>.</p>
<p>The API is there already: <a href="/schema">/schema</a>.</p>
</html>
"""


class Page(NamedTuple):
    """A file of the client."""

    kind: str
    cache: str
    content: Kept


def load(folder: Path = FOLDER) -> dict[str, Page]:
    """All files of the built client by their address; empty if it was not built."""
    pages: dict[str, Page] = {}
    if not (folder / "index.html").is_file():
        return pages
    for file in sorted(folder.rglob("*")):
        if not file.is_file() or file.suffix in PACKED:
            continue
        name = file.relative_to(folder).as_posix()
        packed = {
            encoding: beside.read_bytes()
            for suffix, encoding in PACKED.items()
            if (beside := file.with_name(file.name + suffix)).is_file()
        }
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        cache = FOR_EVER if name.startswith("assets/") else ASK
        pages[name] = Page(kind, cache, kept(file.read_bytes(), **packed))
    return pages


PAGES = load()


def is_route(path: str) -> bool:
    """Does the client have a page at this address?"""
    return any(re.fullmatch(route, path) for route in ROUTES)


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(
    request: Request[Any, Any, Any],
    house: House,
    path: str = "/",
    accepted: Accepted = "",
    known: Known = "",
) -> Response[bytes]:
    """A file of the client, or its index for one of its own routes."""
    page, status = PAGES.get(path.strip("/")), 200
    if page is None:
        if not is_route(path):
            status = 404
            if not _typed_by_a_person(request, path):
                raise Refused("no-such-page", "there is nothing at this address")
        if not PAGES:
            return Response(UNBUILT.encode(), media_type="text/html", status_code=503)
        page = PAGES["index.html"]
        if table := re.fullmatch(TABLE, path):
            page = await _opening(house, table[1], page)
    return lasting(page.content, page.kind, page.cache, known, accepted, status=status)


async def _opening(house: House, table: str, index: Page) -> Page:
    """The index as a table gets it; plain, if there is no such table."""
    try:
        game = (await house.table(table)).row.game
    except Refused:
        return index
    card = (await house.shelf()).cards.get(game)
    if card is None:
        return index
    told = html.escape(card.decode())
    head = f'<meta name="opening" content="{told}">'.encode()
    body = index.content.body.replace(b"</head>", head + b"</head>", 1)
    return index._replace(content=kept(body, gzip=gzip.compress(body, 6, mtime=0)))


def _typed_by_a_person(request: Request[Any, Any, Any], path: str) -> bool:
    """Is it a browser that wants a page? Then the client says that there is none."""
    machine = path.startswith(("/api/", "/assets/", "/schema/")) or "." in path.rpartition("/")[2]
    return not machine and "text/html" in request.headers.get("accept", "")
