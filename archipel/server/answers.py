"""Answers over HTTP that many rooms give: refusals as the OpenAPI document lists them, and bytes
that a browser may keep."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter

from archipel.server.archive import Kept
from archipel.server.messages import Problem
from archipel.server.refusals import STATUS

ANY = ("unreadable", "no-such-page", "too-fast", "full", "not-saved", "broken")
"""What any request may be refused with: a malformed one, one too many, one on a full disk."""

CHANGE = ("forged", "no-name", "too-large")
"""And one that would change something."""

DAY = "private, max-age=86400, immutable"
"""How long a browser keeps what never changes: a day, then it asks whether that is still so."""

ASK = "no-cache"
"""Kept too, but never shown without asking."""

FOR_EVER = "public, max-age=31536000, immutable"
"""Kept by anybody, and never asked for again: the address names the content."""

Known = Annotated[
    str, HeaderParameter(name="if-none-match", description="What the browser has kept.")
]

Accepted = Annotated[
    str, HeaderParameter(name="accept-encoding", description="How it may be packed.")
]

PACKINGS = ("br", "gzip")  # the best first

UNCHANGED = {304: ResponseSpec(None, description="The browser has it already.")}


def refuses(*words: str) -> dict[int, ResponseSpec]:
    """The refusals of an address, for the OpenAPI document: each status with its words."""
    by_status: dict[int, list[str]] = {}
    for word in (*words, *ANY):
        said = by_status.setdefault(STATUS[word], [])
        if word not in said:
            said.append(word)
    return {
        status: ResponseSpec(
            Problem, description=f"Refused: {', '.join(said)}.", generate_examples=False
        )
        for status, said in sorted(by_status.items())
    }


def refuses_change(*words: str) -> dict[int, ResponseSpec]:
    """The same for an address that changes something."""
    return refuses(*words, *CHANGE)


def lasting(
    found: Kept,
    kind: str,
    cache: str,
    known: str,
    accepted: str = "",
    headers: dict[str, str] | None = None,
    status: int = 200,
) -> Response[Any]:
    """Bytes with their name; nothing but the name, if the browser has them already."""
    sent = {"cache-control": cache, "etag": found.etag, **(headers or {})}
    if len(found.bodies) > 1:
        sent["vary"] = "Accept-Encoding"
    if status == 200 and found.etag in known:
        return Response(None, status_code=304, headers=sent)
    wanted = {part.partition(";")[0].strip() for part in accepted.split(",")}
    packing = next((way for way in PACKINGS if way in wanted and way in found.bodies), "")
    if packing:
        sent["content-encoding"] = packing
    return Response(found.bodies[packing], media_type=kind, headers=sent, status_code=status)
