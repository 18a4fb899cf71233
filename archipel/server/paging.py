"""Long lists page by page: a place in a list as a word that only we need to understand.

A page begins after a place, not at a number: what comes and goes meanwhile moves nothing.
"""

from __future__ import annotations

import base64
from typing import Annotated

import msgspec
from msgspec import Meta

from archipel.kernel.match import Refused

Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Place = tuple[Number, Number, float, Annotated[str, Meta(pattern="^[a-z0-9]{1,24}$")]]
"""What a list is sorted by; the last is the id of a table, so that no two places are the same."""

_decoder: msgspec.json.Decoder[Place] = msgspec.json.Decoder(Place)


def written(place: Place) -> str:
    """A place as a word for an address."""
    return base64.urlsafe_b64encode(msgspec.json.encode(place)).decode().rstrip("=")


def read(word: str) -> Place:
    """The place a word stands for."""
    try:
        return _decoder.decode(base64.urlsafe_b64decode(word + "=" * (-len(word) % 4)))
    except ValueError as error:
        raise Refused("no-such-page", "there is no such page of this list") from error
