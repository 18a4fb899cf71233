"""The built browser client: read once into memory, served with the headers it deserves.

Only files that are in the folder have an address, so no address can lead anywhere else. Files
under ``assets/`` carry a hash of their content in their name and may be kept for ever; any
address without a file is a route of the client and gets ``index.html``.
"""

from __future__ import annotations

import hashlib
import mimetypes
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from litestar import Request, Response, get
from litestar.params import Parameter

from archipel.kernel.match import Refused

FOLDER = Path(__file__).parent / "web"
PACKED = {".br": "br", ".gz": "gzip"}  # the best first

UNBUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Archipel</title>
<h1>The browser client is not built</h1>
<p>Run <code>make web</code> in the folder of the project, then start the server again.
The API is there already: <a href="/schema">/schema</a>.</p>
</html>
"""


class Page(NamedTuple):
    """A file of the client."""

    kind: str
    cache: str
    etag: str
    bodies: dict[str, bytes]  # by encoding; "" is the file as it is


def load(folder: Path = FOLDER) -> dict[str, Page]:
    """All files of the built client by their address; empty if it was not built."""
    pages: dict[str, Page] = {}
    if not (folder / "index.html").is_file():
        return pages
    for file in sorted(folder.rglob("*")):
        if not file.is_file() or file.suffix in PACKED:
            continue
        name = file.relative_to(folder).as_posix()
        body = file.read_bytes()
        bodies = {"": body}
        for suffix, encoding in PACKED.items():
            packed = file.with_name(file.name + suffix)
            if packed.is_file():
                bodies[encoding] = packed.read_bytes()
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if kind.startswith("text/") or kind in ("application/javascript", "image/svg+xml"):
            kind += "; charset=utf-8"
        hashed = name.startswith("assets/")
        cache = "public, max-age=31536000, immutable" if hashed else "no-cache"
        etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        pages[name] = Page(kind, cache, etag, bodies)
    return pages


PAGES = load()


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(
    request: Request[Any, Any, Any],
    path: str = "/",
    accept: Annotated[str, Parameter(header="accept-encoding")] = "",
    known: Annotated[str, Parameter(header="if-none-match")] = "",
) -> Response[bytes]:
    """A file of the client, or its index for one of its own routes."""
    name = path.strip("/")
    if not PAGES and "." not in name and not name.startswith(("api/", "schema/")):
        return Response(UNBUILT.encode(), media_type="text/html; charset=utf-8", status_code=503)
    page = PAGES.get(name)
    if page is None:
        if name.startswith(("api/", "assets/", "schema/")) or "." in name.rpartition("/")[2]:
            raise Refused("no-such-page", "there is nothing at this address")
        page = PAGES["index.html"]
    headers = {"cache-control": page.cache, "etag": page.etag, "vary": "Accept-Encoding"}
    if page.etag in known:
        return Response(b"", status_code=304, headers=headers, media_type=page.kind)
    wanted = {part.split(";")[0].strip() for part in accept.split(",")}
    for encoding in PACKED.values():
        if encoding in wanted and encoding in page.bodies:
            headers["content-encoding"] = encoding
            return Response(page.bodies[encoding], headers=headers, media_type=page.kind)
    return Response(page.bodies[""], headers=headers, media_type=page.kind)
