"""The games on the shelf, and what the browser draws and speaks from: components, texts, rules."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Response, get
from litestar.params import Parameter

from archipel.kernel.match import Refused
from archipel.server.answers import (
    ASK,
    FOR_EVER,
    UNCHANGED,
    Accepted,
    Known,
    lasting,
    refuses,
)
from archipel.server.house import House
from archipel.server.lesson_messages import DiagramCard
from archipel.server.messages import Shelf

Version = Annotated[
    str,
    Parameter(
        query="v",
        max_length=40,
        description="The name of the content, as the shelf tells it: then it may be kept for ever.",
    ),
]


@get("/api/shelf", responses=refuses() | UNCHANGED)
async def shelf(house: House, known: Known = "", accepted: Accepted = "") -> Response[Shelf]:
    """The games, what is learnt soonest first; the levels of computer players, weakest first."""
    return lasting((await house.shelf()).shelf, MediaType.JSON, ASK, known, accepted)


FILE = refuses("no-such-game") | UNCHANGED


@get("/api/games/{game:str}/components", responses=FILE)
async def components(
    house: House, game: str, v: Version = "", known: Known = "", accepted: Accepted = ""
) -> Response[dict[str, Any]]:
    """Every printed value of a game: its components.json, with what an owner has corrected."""
    return await _file(house, game, "components", MediaType.JSON, v, known, accepted)


@get("/api/games/{game:str}/text/{lang:str}", media_type=MediaType.TEXT, responses=FILE)
async def texts(
    house: House, game: str, lang: str, v: Version = "", known: Known = "", accepted: Accepted = ""
) -> Response[str]:
    """The sentences of a game in Project Fluent, those shared by all games included."""
    return await _file(house, game, f"text/{lang}", MediaType.TEXT, v, known, accepted)


@get("/api/games/{game:str}/lessons/{lang:str}", media_type=MediaType.TEXT, responses=FILE)
async def lesson_texts(
    house: House, game: str, lang: str, v: Version = "", known: Known = "", accepted: Accepted = ""
) -> Response[str]:
    """What is said in the lessons of a game, in Project Fluent."""
    return await _file(house, game, f"lessons/{lang}", MediaType.TEXT, v, known, accepted)


@get("/api/games/{game:str}/diagrams", responses=FILE)
async def diagrams(
    house: House, game: str, v: Version = "", known: Known = "", accepted: Accepted = ""
) -> Response[list[DiagramCard]]:
    """The diagrams of the rules of a game; empty if there are none."""
    return await _file(house, game, "diagrams", MediaType.JSON, v, known, accepted)


@get("/api/games/{game:str}/diagrams/{lang:str}", media_type=MediaType.TEXT, responses=FILE)
async def diagram_texts(
    house: House, game: str, lang: str, v: Version = "", known: Known = "", accepted: Accepted = ""
) -> Response[str]:
    """What is said below the diagrams of a game and in their examples, in Project Fluent."""
    return await _file(house, game, f"diagrams/{lang}", MediaType.TEXT, v, known, accepted)


@get("/api/games/{game:str}/rules/{lang:str}", media_type="text/markdown", responses=FILE)
async def rules(
    house: House, game: str, lang: str, v: Version = "", known: Known = "", accepted: Accepted = ""
) -> Response[str]:
    """The rules as Markdown: in the language if they were translated, else as they are."""
    return await _file(house, game, f"rules/{lang}", "text/markdown", v, known, accepted)


async def _file(
    house: House, game: str, part: str, kind: str, version: str, known: str, accepted: str
) -> Response[Any]:
    """A file of a game. An address without the name of its content stays, while that may change."""
    found = (await house.shelf()).files[house.game(game).id].get(part)
    if found is None:
        raise Refused("no-such-page", f"{game} has no {part[:20]}")
    return lasting(found, kind, FOR_EVER if version == found.name else ASK, known, accepted)
