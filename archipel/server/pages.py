"""The built browser client: read once into memory, served with the headers it deserves.

Only files that are in the folder have an address, so no address can lead anywhere else. Files
under ``assets/`` carry a hash of their content in their name and may be kept for ever. The client's
own routes get ``index.html``; so does any other address a person types, but as what it is: 404.
"""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get

from archipel.kernel.match import Refused
from archipel.server.answers import ASK, FOR_EVER, Accepted, Known, lasting
from archipel.server.archive import Kept, kept

FOLDER = Path(__file__).parent / "web"
PACKED = {".br": "br", ".gz": "gzip"}

ROUTES = (
    r"/",
    r"/new(?:/([a-z_]+))?",
    r"/lobby",
    r"/mine",
    r"/table/([a-z0-9]+)",
    r"/review/([a-z0-9]+)",
    r"/learn/([a-z_]+)",
    r"/learn/([a-z_]+)/([a-z0-9-]+)",
    r"/rules(?:/([a-z_]+))?",
    r"/rules/([a-z_]+)/printed",
    r"/settings",
    r"/credits",
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
    return lasting(page.content, page.kind, page.cache, known, accepted, status=status)


def _typed_by_a_person(request: Request[Any, Any, Any], path: str) -> bool:
    """Is it a browser that wants a page? Then the client says that there is none."""
    machine = path.startswith(("/api/", "/assets/", "/schema/")) or "." in path.rpartition("/")[2]
    return not machine and "text/html" in request.headers.get("accept", "")
